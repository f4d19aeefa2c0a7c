import type { Dollars, Years } from '#engine/units.ts'
import { type ContributionLimits, known } from './tax-year.ts'

export interface DeferralRoom {
  /** What the person may defer in the year over all employers, catch-up included. */
  readonly limit: Dollars
  /** The part of the limit that is catch-up. */
  readonly catchUp: Dollars
  /** What is left to defer. */
  readonly room: Dollars
  /** Whether the catch-up may only go into the Roth account of the plan. */
  readonly catchUpMustBeRoth: boolean
  /** What may still go in as after-tax or employer money under the limit on annual additions. */
  readonly annualAdditionsRoom: Dollars
}

/** The catch-up contribution to a 401(k), 403(b) or governmental 457(b) at an age reached in the year: IRC §414(v). */
export function catchUpContribution(p: { limits: ContributionLimits; age: Years }): Dollars {
  const law = known(p.limits.employerPlan)
  if (p.age < law.catchUpFromAge) return 0
  const higher = p.age >= law.higherCatchUpFromAge && p.age <= law.higherCatchUpThroughAge
  return higher ? law.higherCatchUp : law.catchUp
}

/**
 * How much a person may still defer into a 401(k) or 403(b) this year: IRC §§402(g), 414(v), 415(c).
 * Nobody defers more than their compensation. `priorYearWagesHere` are last year's FICA wages from this
 * employer; without them the catch-up is taken to be free of the Roth rule.
 * @example deferralRoom({ limits: limits2026, age: 61, compensation: 200_000 }).limit // 35_750
 */
export function deferralRoom(p: {
  limits: ContributionLimits
  age: Years
  compensation: Dollars
  deferred?: Dollars
  employerContributions?: Dollars
  afterTaxContributions?: Dollars
  priorYearWagesHere?: Dollars
}): DeferralRoom {
  const law = known(p.limits.employerPlan)
  const rothAbove = known(p.limits.rothCatchUpWagesAbove)
  const compensation = Math.max(0, p.compensation)
  const catchUp = catchUpContribution(p)
  const limit = Math.min(law.electiveDeferral + catchUp, compensation)
  const deferred = p.deferred ?? 0
  const additions =
    Math.min(deferred, law.electiveDeferral) + (p.employerContributions ?? 0) + (p.afterTaxContributions ?? 0)
  return {
    limit,
    catchUp: Math.min(catchUp, Math.max(0, limit - law.electiveDeferral)),
    room: Math.max(0, limit - deferred),
    catchUpMustBeRoth: catchUp > 0 && rothAbove !== null && (p.priorYearWagesHere ?? 0) > rothAbove,
    annualAdditionsRoom: Math.max(0, Math.min(law.annualAdditions, compensation) - additions),
  }
}
