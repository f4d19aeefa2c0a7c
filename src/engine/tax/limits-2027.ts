import { limits2026 } from './limits-2026.ts'
import { type ContributionLimits, unknown } from './tax-year.ts'

const notPublished = 'The plan limits of 2027 have not been published, or not been read.'

/** What may be contributed in 2027, as far as statutes set it. */
export const limits2027 = {
  year: 2027,
  employerPlan: unknown(notPublished),
  rothCatchUpWagesAbove: unknown(notPublished),
  simplePlan: unknown(notPublished),
  sep: unknown(notPublished),
  ira: unknown(notPublished),
  hsa: unknown('The limits of 2027 (Rev. Proc. 2026-24) have not been read.'),
  healthFsa: unknown(notPublished),
  dependentCareFsa: limits2026.dependentCareFsa,
  qualifiedCharitableDistribution: unknown(notPublished),
  qualifiedLongevityAnnuity: unknown(notPublished),
  gifts: unknown('The exclusions of 2027 (Rev. Proc. 2026-35) have not been read.'),
  plan529: limits2026.plan529,
  earlyWithdrawal: limits2026.earlyWithdrawal,
  trumpAccount: limits2026.trumpAccount,
} as const satisfies ContributionLimits
