import type { Dollars, Months, Share } from '#engine/units.ts'
import { type AgeByBirthYear, socialSecurity } from './social-security-law.ts'

function monthsFor(table: readonly AgeByBirthYear[], birthYear: number): Months {
  let months = 0
  for (const row of table) if (birthYear >= row.bornFrom) months = row.months
  return months
}

/**
 * Full retirement age in months: 42 USC 416(l). A person born on 1 January counts with the year before.
 * @example fullRetirementAgeMonths(1958) // 800
 */
export const fullRetirementAgeMonths = (birthYear: number): Months =>
  monthsFor(socialSecurity.fullRetirementAge.value, birthYear)

/**
 * The age at which a widow or widower has the whole survivor benefit.
 * @example survivorFullRetirementAgeMonths(1957) // 794
 */
export const survivorFullRetirementAgeMonths = (birthYear: number): Months =>
  monthsFor(socialSecurity.survivorFullRetirementAge.value, birthYear)

/**
 * The share of the primary insurance amount a worker gets who claims at an age in months: 42 USC 402(q), (w).
 * Nobody claims before 62, and waiting beyond 70 adds nothing.
 * @example claimingFactor({ fullRetirementMonths: 804, claimMonths: 744 }) // 0.7
 * @example claimingFactor({ fullRetirementMonths: 804, claimMonths: 840 }) // 1.24
 */
export function claimingFactor(p: { fullRetirementMonths: Months; claimMonths: Months }): Share {
  const law = socialSecurity.claiming.value
  const claim = Math.min(Math.max(p.claimMonths, law.earliestMonths), law.latestMonths)
  const late = claim - p.fullRetirementMonths
  if (late >= 0) return 1 + late * law.delayedCredit
  return 1 - reduction(-late, law.reductionFirst, law.reductionBeyond)
}

/**
 * The share of the full spouse's benefit for a spouse who claims at an age in months: no credit for waiting.
 * @example spouseClaimingFactor({ fullRetirementMonths: 804, claimMonths: 780 }) // 0.833333
 */
export function spouseClaimingFactor(p: { fullRetirementMonths: Months; claimMonths: Months }): Share {
  const law = socialSecurity.spouse.value
  const claim = Math.max(p.claimMonths, socialSecurity.claiming.value.earliestMonths)
  return 1 - reduction(Math.max(0, p.fullRetirementMonths - claim), law.reductionFirst, law.reductionBeyond)
}

/** What claiming `early` months too soon takes: one rate for the first months, a lower one beyond. */
function reduction(early: Months, first: Share, beyond: Share): Share {
  const months = Math.min(early, socialSecurity.claiming.value.firstMonthsEarly)
  return months * first + (early - months) * beyond
}

/**
 * The share of the survivor benefit at an age in months: from its least at 60 in a straight line to all of it.
 * @example survivorClaimingFactor({ fullRetirementMonths: 792, claimMonths: 756 }) // 0.8575
 */
export function survivorClaimingFactor(p: { fullRetirementMonths: Months; claimMonths: Months }): Share {
  const law = socialSecurity.survivor.value
  const waited = (p.claimMonths - law.earliestMonths) / (p.fullRetirementMonths - law.earliestMonths)
  return law.shareAtEarliest + (1 - law.shareAtEarliest) * Math.min(1, Math.max(0, waited))
}

/**
 * What a spouse gets at full retirement age on top of an own benefit: half the worker's amount less the own one.
 * @example spouseExcess({ workerAmount: 2_800, ownAmount: 1_000 }) // 400
 */
export function spouseExcess(p: { workerAmount: Dollars; ownAmount: Dollars }): Dollars {
  return Math.max(0, socialSecurity.spouse.value.shareOfWorker * p.workerAmount - p.ownAmount)
}
