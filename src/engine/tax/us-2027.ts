import { type IncomeTaxYear, unknown } from './tax-year.ts'
import { us2026 } from './us-2026.ts'

const indexed = 'The IRS figures for 2027 (Rev. Proc. 2026-35) have not been read.'
const perStatus = (joint: number, separate: number) => ({
  single: joint,
  married_joint: joint,
  married_separate: separate,
  head_of_household: joint,
  surviving_spouse: joint,
})

/** Federal income tax of 2027, as far as statutes set it or leave it unindexed. The rest waits for the IRS. */
export const us2027 = {
  year: 2027,
  ordinaryBrackets: unknown(indexed),
  standardDeduction: unknown(indexed),
  agedOrBlindAddition: unknown(indexed),
  dependentStandardDeduction: unknown(indexed),
  seniorDeduction: us2026.seniorDeduction,
  capitalGains: unknown(indexed),
  capitalLossLimit: us2026.capitalLossLimit,
  netInvestmentIncomeTax: us2026.netInvestmentIncomeTax,
  payroll: unknown(
    'The wage base of 2027 rests on one secondary source and has not been read at ssa.gov; the rates are those of 2026.',
  ),
  socialSecurityTaxability: us2026.socialSecurityTaxability,
  childTaxCredit: unknown(indexed),
  earnedIncomeCredit: unknown(indexed),
  saversCredit: unknown('The saver’s match replaces the credit from 2027 on (IRC §6433).'),
  studentLoanInterest: unknown(indexed),
  saltDeduction: {
    value: {
      cap: perStatus(40_804, 20_402),
      phaseDownStart: perStatus(510_050, 255_025),
      phaseDownRate: 0.3,
      floor: perStatus(10_000, 5_000),
    },
    source: 'P.L. 119-21 §70120',
    note: 'One percent above 2026, as the statute says.',
  },
  charity: us2026.charity,
  itemizedDeductionLimit: us2026.itemizedDeductionLimit,
  medicalFloorShareOfAgi: us2026.medicalFloorShareOfAgi,
  mortgageInterest: us2026.mortgageInterest,
  alternativeMinimumTax: unknown(indexed),
  qualifiedBusinessIncome: unknown(indexed),
  tipsDeduction: us2026.tipsDeduction,
  overtimeDeduction: us2026.overtimeDeduction,
  carLoanInterestDeduction: us2026.carLoanInterestDeduction,
  dependentCareCredit: us2026.dependentCareCredit,
  americanOpportunityCredit: us2026.americanOpportunityCredit,
  lifetimeLearningCredit: us2026.lifetimeLearningCredit,
  premiumTaxCredit: unknown('The IRS table of applicable percentages for 2027 has not been read.'),
} as const satisfies IncomeTaxYear
