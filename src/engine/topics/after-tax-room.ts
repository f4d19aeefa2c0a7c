/**
 * After-tax contributions to the plan at work that are converted to Roth, for those who have filled everything else (the
 * "mega backdoor"): what the limit on all money of a year leaves beside one's own contributions and the employer's.
 */
import type { Figure } from '../figure.ts'
import { deferralRoom } from '../tax/deferral-room.ts'
import { type ContributionLimits, known } from '../tax/tax-year.ts'
import type { Dollars } from '../units.ts'
import type { Worksheet } from '../worksheet.ts'
import { sourceOf } from './tax-picture.ts'

interface YearOfPlan {
  readonly limits: ContributionLimits
  readonly age: number
  readonly pay: Dollars
  /** One's own contributions of the year, catch-up included. */
  readonly deferred: Dollars
  readonly employer: Dollars
}

/** IRC §415(c): the smaller of the limit and pay, less what is in; a catch-up does not count. */
export const afterTaxDollars = ({ limits, age, pay, deferred, employer }: YearOfPlan): Dollars =>
  Math.floor(
    deferralRoom({ limits, age, compensation: pay, deferred, employerContributions: employer })
      .annualAdditionsRoom,
  )

export interface AfterTaxRoom {
  readonly room: Figure
  readonly limit: Figure
}

export function afterTaxRoom(
  sheet: Worksheet,
  year: Omit<YearOfPlan, 'pay' | 'employer'> & {
    readonly pay: Figure
    readonly employer: Figure | undefined
  },
): AfterTaxRoom {
  const { limits, pay, employer, deferred } = year
  const law = known(limits.employerPlan)
  const limit = sheet.law('additions.limit', 'Limit on all money that goes into a plan in a year', 'usd', {
    value: law.annualAdditions,
    source: sourceOf(limits.employerPlan),
    note: 'Your own contributions before any catch-up, what the employer adds and after-tax money together, and never more than pay.',
  })
  const own = sheet.computed(
    'additions.own',
    'Your own contributions of the year, before any catch-up',
    'usd-per-year',
    'what goes in as Traditional or Roth, up to the limit before any catch-up',
    [pay],
    Math.min(deferred, law.electiveDeferral),
  )
  const room = sheet.computed(
    'after-tax.room',
    'Room for after-tax contributions at work',
    'usd-per-year',
    'the limit on all money of a year, or pay when that is less − your own contributions − what the employer adds, as far as it was named',
    [limit, pay, own, ...(employer === undefined ? [] : [employer])],
    afterTaxDollars({ ...year, pay: pay.value, employer: employer?.value ?? 0 }),
  )
  return { room, limit }
}
