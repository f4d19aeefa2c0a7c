import type { Dollars, Months } from '#engine/units.ts'
import { claimingFactor, survivorClaimingFactor } from './claiming-age.ts'
import { downToDime } from './counting.ts'
import { familyMaximum } from './primary-insurance-amount.ts'
import { socialSecurity } from './social-security-law.ts'

/**
 * A widow's or widower's monthly benefit by age: 42 USC 402(e), (f). It is the dead worker's amount, with the delayed
 * credits the worker earned, reduced for the survivor's own age; when the worker had claimed early it is at most
 * the larger of the worker's own benefit and 82.5% of the amount.
 * `workerClaimed` is for a worker who had claimed, or who died past full retirement age and was waiting.
 * @example widowBenefit({ workerAmount: 2_000, fullRetirementMonths: 804, claimMonths: 720 }) // 1_430
 * @example widowBenefit({ workerAmount: 2_000, workerClaimed: { atMonths: 744, fullRetirementMonths: 804 }, fullRetirementMonths: 804, claimMonths: 804 }) // 1_650
 */
export function widowBenefit(p: {
  workerAmount: Dollars
  workerClaimed?: { atMonths: Months; fullRetirementMonths: Months }
  /** The survivor's own ages, in months. */
  fullRetirementMonths: Months
  claimMonths: Months
}): Dollars {
  const ownFactor = survivorClaimingFactor(p)
  if (p.workerClaimed === undefined) return downToDime(p.workerAmount * ownFactor)
  const { atMonths, fullRetirementMonths } = p.workerClaimed
  const workerFactor = claimingFactor({ fullRetirementMonths, claimMonths: atMonths })
  if (workerFactor >= 1) return downToDime(p.workerAmount * workerFactor * ownFactor)
  const limit = Math.max(workerFactor, socialSecurity.survivor.value.limitShareOfPrimary)
  return downToDime(p.workerAmount * Math.min(ownFactor, limit))
}

export interface SurvivingFamily {
  /** What each child gets a month. */
  readonly perChild: Dollars
  /** What the parent who cares for them gets a month, before the earnings test. */
  readonly parent: Dollars
  readonly total: Dollars
  readonly familyMaximum: Dollars
}

/**
 * What children, and the parent who cares for them, get a month after a worker dies: 42 USC 402(d), (g), 403(a).
 * Each has a share of the worker's amount; together they have at most the family maximum, shared evenly.
 * `children` are those still entitled; `caringParent` ends when the youngest is 16, and then nothing comes until 60.
 * @example survivingFamilyBenefit({ year: 2026, workerAmount: 2_479, children: 2, caringParent: true }).total // 4_589.1
 */
export function survivingFamilyBenefit(p: {
  year: number
  workerAmount: Dollars
  children: number
  caringParent: boolean
}): SurvivingFamily {
  const law = socialSecurity.survivingFamily.value
  const most = familyMaximum({ year: p.year, primaryInsuranceAmount: p.workerAmount })
  const child = p.children > 0 ? law.childShare * p.workerAmount : 0
  const parent = p.caringParent && p.children > 0 ? law.parentShare * p.workerAmount : 0
  const wanted = child * p.children + parent
  const kept = wanted > most ? most / wanted : 1
  const perChild = downToDime(child * kept)
  const forParent = downToDime(parent * kept)
  return { perChild, parent: forParent, total: perChild * p.children + forParent, familyMaximum: most }
}

/**
 * Credits a worker who dies needs so that the whole family is insured: one for each year after the year of 21
 * through the year before death (42 USC 414(a)). Fewer may still insure children and the parent who cares for them.
 * @example creditsToInsureSurvivors({ birthYear: 1991, deathYear: 2026 }) // 13
 */
export function creditsToInsureSurvivors(p: { birthYear: number; deathYear: number }): number {
  const law = socialSecurity.survivorInsured.value
  const years = p.deathYear - 1 - p.birthYear - socialSecurity.averaging.value.firstYearAfterAge
  return Math.min(law.mostCredits, Math.max(law.fewestCredits, years))
}
