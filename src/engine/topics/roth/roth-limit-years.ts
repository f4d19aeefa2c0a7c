/**
 * The income limit of a Roth IRA on two sides: this year, whose pay checks mostly carried what goes in today, and those
 * that follow, which have the plan from their first pay check on.
 */
import { yearOf } from '../../calendar.ts'
import type { Figure } from '../../figure.ts'
import type { Check } from '../../plan.ts'
import { join, nothing, say, type Text, words } from '../../say.ts'
import { known } from '../../tax/tax-year.ts'
import type { Dollars } from '../../units.ts'
import { check } from '../check.ts'
import { deferredThisYear } from './deferred-this-year.ts'
import { contributionYear } from './ira-so-far.ts'
import type { Places } from './places.ts'
import { isNextUnlike } from './review-step.ts'
import type { RothWork } from './work.ts'
import type { YearNow } from './year-now.ts'

type Side = 'open' | 'part' | 'over'

/** Income as the limit of a Roth IRA looks at it, before what an IRA takes off. */
export const incomeAtLimit = ({ tax: { federal }, places }: YearNow): Dollars =>
  Math.round(
    federal.agi + federal.studentLoanInterestDeduction + places.iraTraditional + places.spouseTraditional,
  )

interface LimitYears {
  /** Income of this year, with the setting of the plan for the pay checks that are left. */
  readonly thisYear: Dollars
  readonly side: Side
  /** On which side the years that follow are; undefined where they are unlike this one beside what goes in. */
  readonly ahead: Side | undefined
}

/** Undefined where this year is on the side of a whole year with the plan. */
export function limitYears(work: RothWork): LimitYears | undefined {
  const { context, status, decision, now } = work
  if (status === 'married_separate') return undefined
  const { from, to } = known(context.limits.ira).rothPhaseOut[status]
  const sideOf = (income: Dollars): Side => (income <= from ? 'open' : income < to ? 'part' : 'over')
  const { places } = decision.year
  const thisYear = incomeAtLimit(now.yearOf({ ...places, ...deferredThisYear(work, places) }))
  const side = sideOf(thisYear)
  const withPlan = sideOf(incomeAtLimit(decision.year))
  if (side === withPlan) return undefined
  return { thisYear, side, ahead: isNextUnlike(work) ? undefined : withPlan }
}

export const incomeOfThisYear = (
  { sheet, income }: RothWork,
  inputs: readonly Figure[],
  value: Dollars,
): Figure =>
  sheet.computed(
    'agi.this-year',
    'Income that this limit looks at this year, estimated',
    'usd-per-year',
    'the same, with what goes in as Traditional today for the pay checks before a new setting holds',
    [income, ...inputs],
    value,
  )

interface Limits {
  /** A whole year with the plan. */
  readonly agi: Figure
  readonly from: Figure
  readonly to: Figure
  /** What is not in that income. */
  readonly untold: Text
  /** How a Roth IRA is filled above the limit. */
  readonly around: Text
}

const titles: Readonly<Record<Side, string>> = {
  open: 'A Roth IRA is open to you this year, and less so from January on',
  part: 'Inside the income limit of a Roth IRA this year',
  over: 'Over the income limit of a Roth IRA this year',
}

const fillsIra = ({ iraRoth, iraConversion, spouseRoth, spouseConversion, outside }: Places): boolean =>
  iraRoth + iraConversion + spouseRoth + spouseConversion + outside > 0

/** What holds for this year, and what from the next one on. */
export function limitYearsCheck(
  work: RothWork,
  { thisYear, side, ahead }: LimitYears & { readonly ahead: Side },
  { agi, from, to, untold, around }: Limits,
): Check {
  const { sheet, context, takesRoth, places } = work
  const next = sheet.computed(
    'limit.next-year',
    'The year after this one',
    'year',
    'this year + one',
    [],
    yearOf(context.today) + 1,
  )
  const meaning: Readonly<Record<Side, Text>> = {
    open: say`no more than ${from}: a direct contribution is open`,
    part: say`between ${from} and ${to}: only a part may go in directly`,
    over: say`over ${to}: a direct contribution is not allowed`,
  }
  const spare =
    ahead === 'open'
      ? say`That is ${sheet.computed(
          'limit.spare',
          'Income that a direct contribution leaves room for',
          'usd',
          'where the limit begins − income with this plan',
          [from, agi],
          from.value - agi.value,
        )} below where the limit begins: a raise, a bonus or a gain can close it again, so add up the income of each year first.`
      : nothing
  return check(
    'limit',
    takesRoth && !fillsIra(places) ? 'pass' : 'warn',
    titles[side],
    join([
      say`For ${contributionYear(work)} your income is about ${incomeOfThisYear(work, [agi], thisYear)}, ${meaning[side]}. From ${next} on, with what this plan puts in before tax all year, it is about ${agi}, ${meaning[ahead]}.${untold}`,
      spare,
      side === 'over' || ahead === 'over' ? around : nothing,
    ]),
  )
}

/** That a conversion is the way of this year alone. */
export const untilDirectInWords = (work: RothWork): Text =>
  words(
    limitYears(work)?.ahead === 'open'
      ? ' With this plan all year your income is below the limit: from the next year on put it in directly.'
      : '',
  )
