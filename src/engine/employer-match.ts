/** What an employer adds to what its employee puts into the plan at work. */
import type { FactValue } from './household.ts'
import { deferralRoom } from './tax/deferral-room.ts'
import { type ContributionLimits, known } from './tax/tax-year.ts'
import type { Dollars, Share, Years } from './units.ts'

/** What the employer adds, as a share of pay, when this share of pay is contributed: both tiers of the match. */
export function employerAdds(match: FactValue<'employerMatch'>, contributed: Share): Share {
  const first = Math.min(contributed, match.upTo ?? contributed)
  const beyond = match.next === undefined ? 0 : Math.min(match.next.upTo, contributed - first)
  return match.rate * first + (match.next?.rate ?? 0) * beyond
}

interface YearAtWork {
  readonly match: FactValue<'employerMatch'>
  readonly limits: ContributionLimits
  readonly pay: Dollars
  /** Age reached in the year. */
  readonly age: Years
}

/**
 * The least that earns the whole match of a year: the matched share of pay, as far as a plan may count pay (IRC
 * §401(a)(17)), and no more than the law lets anybody defer.
 */
export function wholeMatchTakes({ match, limits, pay, age }: YearAtWork): Dollars {
  const matched = (match.upTo ?? 0) + (match.next?.upTo ?? 0)
  const counted = Math.min(pay, known(limits.employerPlan).compensationLimit)
  return Math.min(counted * matched, deferralRoom({ limits, age, compensation: pay }).limit)
}

/**
 * What the employer adds in a year to these contributions. They are measured against pay as far as a plan may count
 * it, and stop at the limit on deferrals.
 */
export function matchOfYear({
  match,
  limits,
  pay,
  age,
  contributed,
}: YearAtWork & { readonly contributed: Dollars }): Dollars {
  const counted = Math.min(pay, known(limits.employerPlan).compensationLimit)
  if (counted <= 0) return 0
  const deferred = Math.min(contributed, deferralRoom({ limits, age, compensation: pay }).limit)
  return counted * employerAdds(match, deferred / counted)
}
