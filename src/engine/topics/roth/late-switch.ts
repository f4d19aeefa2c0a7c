/** A kind that is changed at work while the year runs: what went in as Roth stays so, and few pay checks carry the rest. */
import { yearOf } from '../../calendar.ts'
import type { DateFigure, Figure } from '../../figure.ts'
import { planningRules as rules } from '../../planning-rules.ts'
import { join, nothing, say, type Text } from '../../say.ts'
import { filingDay } from '../../tax/deadlines.ts'
import { saversCreditRate } from '../../tax/savers-credit.ts'
import type { Dollars } from '../../units.ts'
import type { DecidedWork } from './decided-work.ts'
import { deductibleRooms } from './ira-rooms.ts'
import { contributionYear } from './ira-so-far.ts'
import { isEarly, payChecksLeft, payChecksOfYear } from './pay-checks-left.ts'
import type { YearNow } from './year-now.ts'

interface LateSwitch {
  /** Traditional dollars that pay still carries this year. */
  readonly left: Figure
  /** The year as it ends if nothing more is done. */
  readonly year: YearNow
}

const roundTo: Dollars = 10

/** Undefined where pay goes in as Traditional already, or will not. */
export function lateSwitch({
  sheet,
  reader,
  context,
  places,
  now,
  ownPlan,
  left: yearLeft,
}: DecidedWork): LateSwitch | undefined {
  const { planTraditional } = places
  if (reader.told('contributionKind') !== 'roth' || planTraditional <= 0) return undefined
  if (ownPlan !== undefined || yearLeft !== undefined) return undefined
  const payChecks = payChecksLeft(context.today)
  if (isEarly(payChecks)) return undefined
  const left = sheet.computed(
    'payroll.left',
    'Traditional through the pay checks that are left this year, about',
    'usd',
    'Traditional dollars of a whole year at work × the pay checks that come after the setting holds ÷ those of a year, as many as most people get',
    [],
    Math.round((planTraditional * payChecks) / payChecksOfYear),
  )
  return {
    left,
    year: now.yearOf({
      ...places,
      planTraditional: left.value,
      planRoth: places.planRoth + planTraditional - left.value,
    }),
  }
}

/** That the sums of this page are those of a whole year. */
export function lateSwitchInWords(work: DecidedWork): Text {
  const late = lateSwitch(work)
  return late === undefined
    ? nothing
    : say`What went in as Roth this year stays so, and the pay checks that are left carry about ${late.left} as Traditional: what is saved here is counted for a whole year.`
}

export interface StepCure {
  /** Into a deductible traditional IRA, for this year. */
  readonly ira: Figure
  readonly saves: Figure
  /** The same dollars through pay, where that saves clearly more: the earned income credit looks at earned income too. */
  readonly throughPay: Figure | undefined
  readonly until: DateFigure
  readonly year: Figure
}

/** What an IRA has to take for the step of the saver's credit that pay no longer reaches; undefined where it cannot. */
export function creditStepCure(work: DecidedWork): StepCure | undefined {
  const { sheet, context, status, now, decision } = work
  const late = lateSwitch(work)
  if (late === undefined) return undefined
  const rateAt = (agi: Dollars) => saversCreditRate({ law: context.law, status, agi })
  const wanted = rateAt(decision.year.tax.federal.agi)
  const { agi } = late.year.tax.federal
  if (rateAt(agi) >= wanted) return undefined
  const { own: room } = deductibleRooms(work, now.before, late.year.places)
  let dollars = roundTo
  while (dollars <= room && rateAt(agi - dollars) < wanted) dollars += roundTo
  if (dollars > room) return undefined
  const savedIn = (place: 'iraTraditional' | 'planTraditional') => {
    const cured = now.yearOf({ ...late.year.places, [place]: late.year.places[place] + dollars })
    return Math.round(now.saved(cured) - now.saved(late.year))
  }
  const saved = savedIn('iraTraditional')
  const savedThroughPay = savedIn('planTraditional')
  if (saved < rules.leastPart.value) return undefined
  const ira = sheet.computed(
    'savers.ira',
    'Into a deductible traditional IRA, to reach the step of the saver’s credit',
    'usd',
    'this year’s income with the pay checks that are left − the income at the step, rounded up',
    [work.income, late.left],
    dollars,
  )
  return {
    ira,
    saves: sheet.computed(
      'savers.ira-saves',
      'What that saves this year',
      'usd',
      'tax less credits without it − with it',
      [ira],
      saved,
    ),
    throughPay:
      savedThroughPay - saved < rules.leastPart.value
        ? undefined
        : sheet.computed(
            'savers.pay-saves',
            'What as much more through the last pay checks saves this year',
            'usd',
            'tax less credits without it − with it; less earned income, which an IRA does not lower, makes the earned income credit larger',
            [ira],
            savedThroughPay,
          ),
    until: sheet.date(
      'savers.ira-until',
      'Last day for it',
      'the filing day of this year',
      [],
      filingDay(yearOf(context.today)),
    ),
    year: contributionYear(work),
  }
}

/** Whether this year's credit is above what it is with all Roth, of those who change the kind too late for pay to reach it. */
export const missesStep = (work: DecidedWork): boolean => {
  const late = lateSwitch(work)
  const { least } = work.now
  const of = ({ tax }: YearNow) => tax.federal.saversCredit
  return late !== undefined && of(work.decision.year) > of(least) && of(late.year) < of(work.decision.year)
}

/** How the setting at work meets what went in before, and what more it may still reach. */
export function settingInWords(work: DecidedWork): Text {
  const cure = missesStep(work) ? creditStepCure(work) : undefined
  return join([
    lateSwitchInWords(work),
    cure?.throughPay === undefined
      ? nothing
      : say`Let them take ${cure.ira} more this once, if you can spare it: that reaches the step of the saver’s credit and saves about ${cure.throughPay}.`,
  ])
}

/** The deed that still reaches it, in words. */
export function stepCureInWords(work: DecidedWork): Text {
  const cure = creditStepCure(work)
  const late = lateSwitch(work)
  if (late === undefined) return nothing
  return cure === undefined
    ? say`What went in as Roth stays so, and the pay checks that are left carry about ${late.left}: that does not reach it this year, unless the last ones take much more.`
    : say`What went in as Roth stays so, and the pay checks that are left carry about ${late.left}. Put ${cure.ira} more in as Traditional and you reach it still: through the last pay checks${cure.throughPay === undefined ? nothing : say`, which saves about ${cure.throughPay}`}, or into a deductible traditional IRA for ${cure.year} by ${cure.until}, which saves about ${cure.saves}. With interest or overtime put in as much more.`
}
