/**
 * What went into the Roth part of a plan comes out of a Roth IRA before what it earned, free of tax and of the penalty at any
 * age: it pays an early need first. From a plan each payment holds a part of the earnings instead.
 */
import type { Figure } from '../../figure.ts'
import { planningRules as rules } from '../../planning-rules.ts'
import { say, type Text } from '../../say.ts'
import { monthsPerYear } from '../../tax/counting.ts'
import type { RolloverWork } from './work.ts'

export interface RothFirst {
  readonly contributed: Figure
  /** How long it pays the need. */
  readonly months: Figure
  /** On what is needed after them, until the penalty ends. */
  readonly penalty: Figure
  /** It pays until the penalty ends. */
  readonly paysAll: boolean
}

/** Undefined where there is no Roth money or no need that every place charges the penalty on. Reg. §1.408A-6 Q&A-8, §1.408A-10 Q&A-3. */
export function rothFirstOf({
  sheet,
  reader,
  gates,
  sources,
  penaltyRate,
}: RolloverWork): RothFirst | undefined {
  const need = gates.earlyNeed
  if (need?.penalized === undefined || need.penalty === undefined || sources.roth.value <= 0) return undefined
  const earned = reader.rule(
    'roth.earnings-share',
    'Share of the Roth money that it earned',
    'share',
    rules.rothEarningsShare,
  )
  const contributed = sheet.computed(
    'roth-first',
    'What you put into the Roth money, about',
    'usd',
    'Roth money × (one − the share that it earned)',
    [sources.roth, earned],
    Math.round(sources.roth.value * (1 - earned.value)),
  )
  const years = Math.min(need.years.value, contributed.value / need.net)
  return {
    contributed,
    months: sheet.computed(
      'roth-first.months',
      'Months of the need that it pays',
      'months',
      'what you put in ÷ a month of what has to be left, no longer than until the penalty ends',
      [contributed, need.left, need.years],
      Math.floor(years * monthsPerYear),
    ),
    penalty: sheet.computed(
      'roth-first.penalty',
      'Penalty on what you need before it ends, Roth contributions first',
      'usd',
      'a year of it with its tax and penalty × the years that Roth contributions do not pay, × the penalty',
      [need.penalized, need.years, contributed, penaltyRate],
      Math.round(need.penalized.value * (need.years.value - years) * penaltyRate.value),
    ),
    paysAll: years === need.years.value,
  }
}

/** Where the Roth money goes to a Roth IRA by the plan, and no check pays the first year. */
export const plannedRothFirst = (work: RolloverWork): RothFirst | undefined =>
  work.keptOfCheck === undefined &&
  work.placements.some(({ source, destination }) => source === 'roth' && destination === 'rothIra')
    ? rothFirstOf(work)
    : undefined

export const rothPaysFirst = ({ contributed, months }: RothFirst): Text =>
  say`What you put into the Roth money, about ${contributed}, comes out of the Roth IRA before what it earned, free of tax and penalty: it pays the first ${months}.`
