/**
 * What would still keep the Marketplace credit where this money does not reach the limit alone: a deducted IRA takes money
 * of the year until its return is due (IRC §219(f)(3)), and the months until then bring some.
 */
import { monthsBetween, yearOf } from '../../calendar.ts'
import type { DateFigure, Figure } from '../../figure.ts'
import { filingDay } from '../../tax/deadlines.ts'
import { creditMarginFigure, marketplaceLimitFigure, safeBelow } from '../marketplace.ts'
import { placedIn } from '../order-of-operations.ts'
import { roomInIras } from './for-credit.ts'
import type { Outlook } from './outlook.ts'
import { forCreditOf } from './own-plan-steps.ts'
import type { LumpSumWork } from './work.ts'
import { yearAfter } from './year-after.ts'

export interface CreditByFilingDay {
  /** Before tax, beside what the plan puts in. */
  readonly missing: Figure
  readonly until: DateFigure
  /** What the months until then leave, where it was told and is enough. */
  readonly months: Figure | undefined
}

/** Undefined where the credit is kept or not worth it, where the money is needed before an IRA gives it back, and where the IRAs have no room for what is missing. */
export function creditByFilingDay(
  work: LumpSumWork,
  outlook: Outlook | undefined,
): CreditByFilingDay | undefined {
  const { sheet, reader, context, taxes, placements, ownPlans, irasForCredit, isNeededEarly } = work
  const asked = forCreditOf(ownPlans) ?? irasForCredit?.least
  if (reader.told('marketplaceCoverage') !== true || asked === undefined || isNeededEarly) return undefined
  const { income, untaxedBenefits } = yearAfter(work, outlook)
  const limit = marketplaceLimitFigure(work)
  const over = income.value + untaxedBenefits - limit.value
  const left = roomInIras(work, taxes.iraIncome) - placedIn(placements, 'ira')
  const value = Math.ceil(income.value + untaxedBenefits - safeBelow(limit.value))
  if (over <= 0 || value > left) return undefined
  const missing = sheet.computed(
    'marketplace.missing',
    'Before tax that is missing for the Marketplace credit',
    'usd',
    'income with what the plan adds, untaxed Social Security included − the limit of the credit + what is kept free below it',
    [income, limit, creditMarginFigure(reader)],
    value,
  )
  const until = sheet.date(
    'marketplace.iras-until',
    'Last day for an IRA of this year',
    'the filing day of this year’s return',
    [],
    filingDay(yearOf(context.today)),
  )
  return { missing, until, months: untilThen(work, missing, until) }
}

function untilThen(
  { sheet, reader, context, out }: LumpSumWork,
  missing: Figure,
  until: DateFigure,
): Figure | undefined {
  const surplus = reader.some('monthlySurplus')
  if (surplus === undefined || out !== undefined) return undefined
  const leaves = sheet.computed(
    'marketplace.until-filed',
    'What the months leave until that day',
    'usd',
    'what a month leaves × the whole months until the last day for an IRA',
    [surplus, until],
    surplus.value * monthsBetween(context.today, until.value),
  )
  return leaves.value >= missing.value ? leaves : undefined
}
