import type { Cited } from './tax-year.ts'

/**
 * Figures of the law that no yearly document changes: deadlines, shares and ages that stand in a statute or a
 * regulation. Explanations quote them; those that a plan computes with stand in tables of their own.
 */
export const lastingLaw = {
  mortgageInsuranceRequestShare: {
    value: 0.8,
    source: '12 USC 4901-4902 (Homeowners Protection Act)',
    note: 'Of the original value of the home, for a borrower with a good payment record.',
  },
  mortgageInsuranceEndShare: { value: 0.78, source: '12 USC 4901-4902 (Homeowners Protection Act)' },
  creditReportYears: { value: 7, source: '15 USC 1681c(a) (Fair Credit Reporting Act)' },
  bankruptcyReportYears: { value: 10, source: '15 USC 1681c(a)(1) (Fair Credit Reporting Act)' },
  debtValidationDays: { value: 30, source: '15 USC 1692g (Fair Debt Collection Practices Act)' },
  cardAge: {
    value: 21,
    source: '15 USC 1637(c)(8) (Truth in Lending Act)',
    note: 'Younger applicants need income of their own or a co-signer.',
  },
  continuedCoverElectionDays: { value: 60, source: '29 USC 1165' },
  continuedCoverMonths: { value: 18, source: '29 USC 1162(2)(A)', note: 'After leaving a job.' },
  marketplaceEnrollmentDays: { value: 60, source: '45 CFR 155.420(c)' },
  parentsPlanAge: { value: 26, source: '42 USC 300gg-14' },
  stockPurchaseDiscount: {
    value: 0.15,
    source: 'IRC §423(b)(6)',
    note: 'The price may not be below 85% of the value.',
  },
  stockGrantYears: { value: 2, source: 'IRC §§422(a)(1), 423(a)(1)' },
  stockElectionDays: { value: 30, source: 'IRC §83(b)(2)' },
  washSaleDays: { value: 30, source: 'IRC §1091(a)' },
  longTermMonths: { value: 12, source: 'IRC §1222', note: 'Held for more than this.' },
  homeSaleExclusion: { value: 250_000, source: 'IRC §121(b)(1)' },
  homeSaleExclusionJoint: { value: 500_000, source: 'IRC §121(b)(2)' },
  homeSaleYears: { value: 2, source: 'IRC §121(a)' },
  homeSaleWindowYears: { value: 5, source: 'IRC §121(a)' },
  supplementalWithholdingRate: { value: 0.22, source: 'IRS Pub. 15; P.L. 119-21' },
  refundClaimYears: { value: 3, source: 'IRC §6511(a)' },
  iraFirstHome: { value: 10_000, source: 'IRC §72(t)(8)(B)', note: 'Over a lifetime.' },
  planLoanMaximum: { value: 50_000, source: 'IRC §72(p)(2)(A)' },
  planLoanShare: { value: 0.5, source: 'IRC §72(p)(2)(A)' },
  planLoanYears: {
    value: 5,
    source: 'IRC §72(p)(2)(B)',
    note: 'A loan to buy your main home may run longer.',
  },
  estimatedTaxFloor: { value: 1_000, source: 'IRC §6654(e)(1)' },
  estimatedTaxShare: { value: 0.9, source: 'IRC §6654(d)(1)(B)' },
  estimatedTaxHighIncomeShare: {
    value: 1.1,
    source: 'IRC §6654(d)(1)(C)',
    note: 'Of last year’s tax, when last year’s income was above $150,000.',
  },
  householdCostShare: { value: 0.5, source: 'IRC §2(b)(1)' },
  withholdingFormRedesigned: { value: 2020, source: 'IRS Form W-4' },
  unemploymentReliefYear: {
    value: 2020,
    source: 'P.L. 117-2 §9042 (IRC §85(c))',
    note: 'Up to $10,200 of that year’s benefits was left out of income; no other year.',
  },
  medicaidLookBackYears: { value: 5, source: '42 USC 1396p(c)(1)(B)' },
  supplementalIncomeAssets: { value: 2_000, source: '42 USC 1382(a)(3)', note: 'For one person.' },
  ableDisabilityAge: { value: 46, source: 'IRC §529A(e)(1)' },
  divorcedSpouseYears: { value: 10, source: '42 USC 416(d)' },
  retroactiveBenefitMonths: { value: 6, source: '42 USC 402(j)(1)' },
  benefitApplicationMonths: { value: 4, source: '20 CFR 404.620; SSA, applying for benefits' },
  medicareWindowMonths: { value: 3, source: '42 USC 1395p(d)' },
  medicareBackdatingMonths: { value: 6, source: '42 USC 426; IRS Pub. 969' },
  savingsBondMaximum: { value: 10_000, source: '31 CFR 363.52' },
  studentLoanDefaultDays: { value: 270, source: '34 CFR 685.102' },
  educationCreditYears: { value: 4, source: 'IRC §25A(b)(2)' },
} as const satisfies Record<string, Cited<number>>
