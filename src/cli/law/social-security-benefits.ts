import { z } from 'zod'
import { averageIndexedMonthlyEarnings, indexedEarnings } from '#engine/tax/average-earnings.ts'
import {
  claimingFactor,
  fullRetirementAgeMonths,
  spouseClaimingFactor,
  spouseExcess,
  survivorClaimingFactor,
} from '#engine/tax/claiming-age.ts'
import { coveredEarnings, creditsEarned } from '#engine/tax/covered-earnings.ts'
import { withheldForEarnings } from '#engine/tax/earnings-test.ts'
import { bendPoints, primaryInsuranceAmount } from '#engine/tax/primary-insurance-amount.ts'
import { socialSecurity } from '#engine/tax/social-security-law.ts'
import { type Answer, type LawCase, noAnswer, type Suite } from './suite.ts'

const claim = z.object({ fraMonths: z.number(), claimMonths: z.number() })
const phases = { under: 'before', yearOfFra: 'year_of_full_retirement_age', after: 'after' } as const

const kinds: Record<string, (input: LawCase['input']) => Answer> = {
  fra(given) {
    const { birthYear } = z.object({ birthYear: z.number() }).parse(given)
    return { fraMonths: fullRetirementAgeMonths(birthYear) }
  },
  bend(given) {
    const { eligibilityYear } = z.object({ eligibilityYear: z.number() }).parse(given)
    return bendPoints(eligibilityYear)
  },
  index(given) {
    const input = z
      .object({ earnings: z.number(), earningsYear: z.number(), indexToYear: z.number() })
      .parse(given)
    const { earnings, earningsYear: year, indexToYear: indexYear } = input
    return { indexedEarnings: indexedEarnings({ earnings, year, indexYear }) }
  },
  'aime-pia'(given) {
    const input = z.object({ birthYear: z.number(), earnings: z.record(z.string(), z.number()) }).parse(given)
    const averageEarnings = averageIndexedMonthlyEarnings(input)
    const eligibilityYear = input.birthYear + socialSecurity.averaging.value.lastYearBeforeAge
    return { aime: averageEarnings, pia: primaryInsuranceAmount({ eligibilityYear, averageEarnings }) }
  },
  pia(given) {
    const { eligibilityYear, aime } = z.object({ eligibilityYear: z.number(), aime: z.number() }).parse(given)
    return { pia: primaryInsuranceAmount({ eligibilityYear, averageEarnings: aime }) }
  },
  claimFactor(given) {
    const { fraMonths: fullRetirementMonths, claimMonths } = claim.parse(given)
    return { factor: claimingFactor({ fullRetirementMonths, claimMonths }) }
  },
  retirementBenefit(given) {
    const input = claim.extend({ pia: z.number() }).parse(given)
    const { fraMonths: fullRetirementMonths, claimMonths } = input
    return { monthly: input.pia * claimingFactor({ fullRetirementMonths, claimMonths }) }
  },
  spousalFactor(given) {
    const { fraMonths: fullRetirementMonths, claimMonths } = claim.parse(given)
    return { factor: spouseClaimingFactor({ fullRetirementMonths, claimMonths }) }
  },
  spousalExcess(given) {
    const { pias } = z.object({ pias: z.tuple([z.number(), z.number()]) }).parse(given)
    const [workerAmount, ownAmount] = [Math.max(...pias), Math.min(...pias)]
    return { excessAtFra: spouseExcess({ workerAmount, ownAmount }) }
  },
  survivorFactor(given) {
    const input = z.object({ survivorFraMonths: z.number(), claimMonths: z.number() }).parse(given)
    const { survivorFraMonths: fullRetirementMonths, claimMonths } = input
    return { factor: survivorClaimingFactor({ fullRetirementMonths, claimMonths }) }
  },
  covered(given) {
    const input = z.object({ year: z.number(), wages: z.number(), selfEmployment: z.number() }).parse(given)
    const { year, wages, selfEmployment: selfEmploymentEarnings } = input
    const earnings = coveredEarnings({ year, wages, selfEmploymentEarnings })
    return { coveredEarnings: earnings, quarters: creditsEarned({ year, earnings }) }
  },
  earningsTest(given) {
    const { phase, ...input } = z
      .object({
        year: z.number(),
        earnings: z.number(),
        annualBenefit: z.number(),
        phase: z.enum(['under', 'yearOfFra', 'after']),
      })
      .parse(given)
    return { withheld: withheldForEarnings({ ...input, phase: phases[phase] }) }
  },
}

export const socialSecurityBenefits: Suite = {
  name: 'social-security-benefits',
  answer: (question) => kinds[question.kind ?? '']?.(question.input) ?? noAnswer,
}
