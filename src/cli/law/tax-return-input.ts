import { z } from 'zod'
import type { TaxReturn } from '#engine/tax/tax-return.ts'
import { filingStatus } from './filing-status.ts'

const dollars = z.number().default(0)

/** The input fields of the federal and state suites. */
export const taxReturnInput = z.object({
  year: z.number(),
  filingStatus,
  age: z.number(),
  spouseAge: z.number().optional(),
  dependentAges: z.array(z.number()).default([]),
  wages: dollars,
  spouseWages: dollars,
  interest: dollars,
  qualifiedDividends: dollars,
  nonQualifiedDividends: dollars,
  shortTermGain: dollars,
  longTermGain: dollars,
  pensionIncome: dollars,
  iraDistributions: dollars,
  rothConversion: dollars,
  paidBeforeRetirement: dollars,
  socialSecurity: dollars,
  selfEmploymentNet: dollars,
  mortgageInterest: dollars,
  propertyTax: dollars,
  stateIncomeTaxPaid: dollars,
  charityCash: dollars,
  studentLoanInterest: dollars,
  iraDeduction: dollars,
  hsaDeduction: dollars,
})

export function taxReturnOf(input: z.infer<typeof taxReturnInput>): TaxReturn {
  const { year: _, filingStatus: status, spouseAge, selfEmploymentNet, ...same } = input
  return {
    ...same,
    status,
    selfEmploymentProfit: selfEmploymentNet,
    ...(spouseAge === undefined ? {} : { spouseAge }),
  }
}
