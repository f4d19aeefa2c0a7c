/** What is assumed about health cover. */
import { known } from '../tax/tax-year.ts'
import { contributionLimitYears } from '../tax/years.ts'
import type { Fallbacks } from './fallback.ts'

const typicalDeductible = 1_500

const withoutEmployer = ['self_employed', 'unemployed', 'retired'] as const

export const healthFallbacks = {
  chronicIllness: () => ({ value: false, why: 'Found no mention of any.' }),
  ableAccount: () => ({ value: false, why: 'Found no mention of one.' }),
  cannotWork: () => ({ value: false, why: 'Found no mention of one.' }),
  deductible: (_household, resolve) => {
    const limits = contributionLimitYears.at(-1)
    if (resolve('hsaEligible') !== true || limits === undefined)
      return {
        value: typicalDeductible,
        why: 'A common deductible. Look at your health, car and home policies.',
      }
    const { selfOnly, family } = known(limits.hsa).minimumDeductible
    return {
      value: resolve('hsaFamilyCoverage') ? family : selfOnly,
      why: 'The least deductible that the law asks of a health plan with an HSA. Yours may be higher.',
    }
  },
  hsaEligible: () => ({ value: false, why: 'Found no mention of a health plan that allows an HSA.' }),
  hsaFamilyCoverage: () => ({
    value: false,
    why: 'Counted as cover for one person unless you say otherwise.',
  }),
  onMedicare: () => ({ value: false, why: 'Found no mention of Medicare.' }),
  marketplaceCoverage: (household, resolve) => ({
    value: false,
    why: 'Found no mention of Marketplace cover.',
    isDerived:
      household.onMedicare === true || !withoutEmployer.some((work) => work === resolve('employment')),
  }),
} satisfies Fallbacks
