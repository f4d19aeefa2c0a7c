import { expect, test } from 'vitest'
import { howInFull } from '../figure.ts'
import { worksheet } from '../worksheet.ts'
import { groupTermLife } from './group-term-life.ts'
import { lastingLaw } from './lasting-law.ts'
import { saversMatchLaw } from './savers-match.ts'
import { socialSecurity } from './social-security-law.ts'
import { stateContributionRules } from './state-contribution-rules.ts'
import { stateLawOf } from './states/all.ts'
import { studentLoanLaw } from './student-loan-law.ts'
import type { Cited } from './tax-year.ts'

/** The figures that were found in what was read for this law, with the value found. All others are from general knowledge. */
const read = new Map<string, number>([
  ['continuedCoverElectionDays', 60],
  ['ableDisabilityAge', 46],
  ['supplementalIncomeAssets', 2_000],
  ['medicareBackdatingMonths', 6],
  ['disclaimerMonths', 9],
  ['educationCreditYears', 4],
  // savingsbonds.gov, cashing Series I savings bonds.
  ['savingsBondMaximum', 10_000],
  ['savingsBondLockedMonths', 12],
  ['savingsBondFullInterestYears', 5],
  ['savingsBondLostMonths', 3],
  // fdic.gov: deposit insurance; death of an account owner (12 CFR 330.3(j)).
  ['depositInsurance', 250_000],
  ['depositInsuranceAfterDeathMonths', 6],
  // sipc.org, what SIPC protects.
  ['brokerProtection', 500_000],
  ['brokerCashProtection', 250_000],
  // ncua.gov, Homeowners Protection Act.
  ['mortgageInsuranceRequestShare', 0.8],
  ['mortgageInsuranceEndShare', 0.78],
  // azcourts.gov, credit history; consumeraction.gov, negative information in your credit report.
  ['creditReportYears', 7],
  ['bankruptcyReportYears', 10],
  // Where 29 USC 626(f)(1) is quoted: 21 days for one person, 45 for a group, 7 to revoke, from 40 on.
  ['waiverAge', 40],
  ['waiverConsiderationDays', 21],
  ['waiverRevocationDays', 7],
  // Where IRC §6651(h) is quoted: half of 0.5% a month.
  ['latePaymentMonthlyShare', 0.0025],
  // irs.gov, Topic 306.
  ['estimatedTaxFloor', 1_000],
  // irs.gov, simple payment plans; ftb.ca.gov, personal payment plan terms and conditions.
  ['taxPlanMost', 50_000],
  ['taxPlanYears', 10],
  ['californiaTaxPlanMost', 25_000],
  ['californiaTaxPlanMonths', 60],
  // ssa.gov, Understanding SSI, as quoted; 42 USC 1396p(d)(4)(A) and (c)(1) as quoted by elder-law offices.
  ['supplementalIncomeAssetsOfCouple', 3_000],
  ['ableSavingsFreeOfSupport', 100_000],
  ['medicaidLookBackYears', 5],
  ['ownTrustAge', 65],
  ['divorcedSpouseYears', 10],
  // U.S. Department of Labor, FAQs on COBRA and its guide for employers.
  ['continuedCoverEmployees', 20],
  ['continuedCoverPriceShare', 1.02],
  // Insurers and benefit offices that name the times of special enrollment.
  ['marketplaceEnrollmentDays', 60],
  ['employerPlanEnrollmentDays', 30],
  ['parentsPlanAge', 26],
  // J.K. Lasser; Rev. Rul. 2008-5 as quoted.
  ['washSaleDays', 30],
  // IRC §423 as checked in July 2026 by others.
  ['stockPurchaseDiscount', 0.15],
  // P.L. 115-174 §601, its text.
  ['coSignerReleasedSince', 2018],
  // benefits.va.gov, news on life insurance.
  ['servicemembersLifeDays', 120],
  ['veteransLifeDays', 240],
  // In the law of the year and in the plan of 529 already, from P.L. 119-21 §70204 and IRC §529(c)(3)(D).
  ['childAccountUnlockAge', 18],
  ['collegeRefundDays', 60],
  ['waiverGroupDays', 45],
  // National Disability Institute, as reported in January 2026.
  ['ableYearly', 20_000],
  // IRS Pub. 523 as quoted; fedweek.com; jklasser.com.
  ['homeSaleExclusion', 250_000],
  ['homeSaleExclusionJoint', 500_000],
  ['homeSaleExclusionWidowed', 500_000],
  ['homeSaleWidowedYears', 2],
  ['homeSaleYears', 2],
  ['homeSaleWindowYears', 5],
  ['estimatedTaxShare', 0.9],
  ['estimatedTaxHighIncomeShare', 1.1],
])

const figures: [string, Cited<number>][] = Object.entries(lastingLaw)

test('every lasting figure names its section', () => {
  for (const [key, { source }] of figures) expect(source, key).toMatch(/\d/)
})

test('a lasting figure was read with this value, or says that it was not checked and what may be off', () => {
  for (const [key, { value, approximated }] of figures) {
    const found = read.get(key)
    if (found === undefined)
      expect(approximated, key).toMatch(/not checked against its source|general knowledge/)
    else {
      expect(value, key).toBe(found)
      expect(approximated ?? '', key).not.toContain('not checked')
    }
  }
  expect(figures.filter(([key]) => read.has(key))).toHaveLength(read.size)
})

test('what is approximated is said on the receipt of the figure', () => {
  const figure = worksheet().law('leave', 'Months', 'months', lastingLaw.continuedCoverMonths)
  expect(figure.how).toContain('After leaving a job.')
  expect(howInFull(figure)).toContain('approximated: From general knowledge')
  expect(howInFull(worksheet().law('able', 'Age', 'age', lastingLaw.ableDisabilityAge))).toBe(
    'From 2026 on; before, it was 26.',
  )
})

test('every rule that its sources leave unconfirmed is marked as approximated, with what may be off', () => {
  const unconfirmed: Record<string, { readonly approximated?: string | undefined }> = {
    tieredStandard: studentLoanLaw.tieredStandard,
    tieredStandardCounts: studentLoanLaw.tieredStandardCountsForPublicService,
    buyback: studentLoanLaw.publicServiceBuyback,
    parentPlus: studentLoanLaw.parentPlus,
    incomeContingent: studentLoanLaw.incomeContingent,
    paymentsCarryOver: studentLoanLaw.paymentsCarryOver,
    rehabilitation: studentLoanLaw.rehabilitation,
    saversMatch: saversMatchLaw,
    familyMaximum: socialSecurity.familyMaximum,
    trustFund: socialSecurity.trustFund,
    groupTermLife,
    washington: stateLawOf('WA').years.find(({ year }) => year === 2026) ?? {},
    newYork: stateLawOf('NY').years.find(({ year }) => year === 2026) ?? {},
    ...stateContributionRules,
  }
  for (const [name, { approximated }] of Object.entries(unconfirmed))
    expect(approximated ?? '', name).not.toBe('')
})
