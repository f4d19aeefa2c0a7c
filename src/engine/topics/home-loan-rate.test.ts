import fc from 'fast-check'
import { expect, test } from 'vitest'
import { draftContext, sketchContext } from '../draft-context.ts'
import { factReader } from '../fact-reader.ts'
import type { Household } from '../household.ts'
import { wholePlan } from '../plan-for-tests.ts'
import { plainText } from '../say.ts'
import { worksheet } from '../worksheet.ts'
import { costAfterTax, readDebts } from './debts.ts'
import { withDeduction } from './home-loan-rate.ts'
import { lumpSumInvest } from './lump-sum/lump-sum-invest.ts'
import { nextDollar } from './next-dollar/next-dollar.ts'
import { taxPicture } from './tax-picture.ts'

const context = sketchContext(draftContext('2026-11-26'))
const owner: Household = {
  ...{ age: 55, maritalStatus: 'divorced', filingStatus: 'head_of_household', state: 'CT' },
  ...{ adultDependents: 1, familySize: 2, employment: 'employed', income: 238_400, contributionRate: 0.09 },
  ...{ hasWorkplacePlan: true, getsWholeMatch: true, monthlyExpenses: 8_360, monthlySurplus: 4_870 },
  ...{ savings: 42_000, retirementSavings: 612_400, retirementAge: 65, hsaEligible: false },
  debts: [{ kind: 'mortgage', balance: 286_100, rate: 0.0599, minPayment: 2_184 }],
}
const owing = (balance: number, rate = 0.0599): Household => ({
  ...owner,
  debts: [{ kind: 'mortgage', balance, rate, minPayment: 2_184 }],
})
const costOf = (
  household: Household,
  above = 0.05,
  ahead?: { sum: number; years: number },
): number | undefined => {
  const sheet = worksheet()
  const reader = factReader(sheet, household, context.today)
  const [debt] = readDebts(sheet, reader, { assumeBalances: true })
  const limit = sheet.assumed('above', 'A rate', 'rate', above, 'For this test.')
  const taxes = taxPicture(sheet, reader, context)
  const asked = {
    ...{ sheet, reader, context, taxes },
    ahead: ahead && { sum: sheet.told('amount', 'sum', 'Sum', 'usd', ahead.sum), years: ahead.years },
  }
  return debt && costAfterTax(withDeduction(asked, debt, limit)).value
}

/*
 * 286,100 at 5.99% are some 16,850 of interest in the first year, and 11,697 of Connecticut tax: some 4,400 more than the 24,150 of
 * a head of household. The interest falls and the standard deduction rises by 2.3% a year, so after five years nothing is
 * deducted. One payment of 2,184 ahead loses 24% of its interest in those five years, 32, 34, 36, 39 and 41 dollars: over
 * the 18 years of the loan it earns 5.593% a year.
 */
test('a home loan whose interest is deducted costs less by the bracket, for as long as it is deducted', () => {
  expect(costOf(owner)).toBeCloseTo(0.05593, 5)
})

/*
 * 90,000 ahead over the ten years until work ends: of its 5,541 of interest in the first year only what is above the standard
 * deduction is lost, 1,063 of tax; then 857, 640, 413, 175 and nothing. It earns 5.677% a year.
 */
test('a large sum loses no more of the deduction than there is, so it earns nearer the rate', () => {
  expect(costOf(owner, 0.05, { sum: 90_000, years: 10 })).toBeCloseTo(0.05677, 5)
})

test('what is paid ahead earns between the rate and what a whole deduction would leave of it', () => {
  fc.assert(
    fc.property(
      fc.integer({ min: 150_000, max: 740_000 }),
      fc.double({ min: 0.03, max: 0.079, noNaN: true }),
      fc.integer({ min: 500, max: 200_000 }),
      fc.integer({ min: 1, max: 20 }),
      (balance, rate, sum, years) => {
        const cost = costOf(owing(balance, rate), 0, { sum, years }) ?? Number.NaN
        expect(cost).toBeLessThanOrEqual(rate + 1e-9)
        // The bracket above the one of today is 32%.
        expect(cost).toBeGreaterThanOrEqual(rate * 0.68 - 1e-9)
      },
    ),
    { numRuns: 40 },
  )
})

// 150,000 are 8,985 of interest: with the tax of the state still below 24,150. Texas has no such tax.
test('with the standard deduction it costs its rate, and so does one over the cap of the law', () => {
  expect(costOf(owing(150_000))).toBe(0.0599)
  expect(costOf({ ...owner, state: 'TX' })).toBe(0.0599)
  expect(costOf(owing(751_000))).toBe(0.0599)
  expect(costOf(owner, 0.06)).toBe(0.0599)
})

test('the next dollar and a sum hold that rate against the mix', () => {
  const { checks, summary } = wholePlan(nextDollar, owner, context)
  const check = checks.find(({ id }) => id === 'mortgage')
  expect(plainText(check?.title ?? '')).toBe('The mortgage is paid as agreed')
  expect(plainText(check?.detail ?? '')).toContain('At 5.99% it costs about 5.59% after tax')
  expect(plainText(summary)).not.toContain('to the mortgage')
  const given: Household = { ...owner, amount: 90_000, considersPayoff: true }
  const said = plainText(wholePlan(lumpSumInvest, given, context).summary)
  // Still more than the 5.62% of the mix.
  expect(said).toContain('it costs about 5.68% after tax')
  expect(said).toContain('on the mortgage')
  const standard: Household = { ...given, state: 'TX' }
  expect(plainText(wholePlan(lumpSumInvest, standard, context).summary)).toContain(
    'paying it down comes out ahead',
  )
})

/*
 * 385,000 at 6.75% are some 25,960 of interest in the first year, and New Jersey takes 6,750 of pay: some 400 more than the
 * 32,200 of a couple, 90 dollars of tax in that year and nothing in the next. Over 15 years that moves no rate.
 */
test('a few dollars that are deducted in the first year alone are no lower rate', () => {
  const couple: Household = {
    ...{ age: 41, spouseAge: 40, maritalStatus: 'married', filingStatus: 'married_joint', state: 'NJ' },
    ...{ income: 118_000, spouseIncome: 67_000, contributionRate: 0.06, spouseContributionRate: 0.05 },
    debts: [{ kind: 'mortgage', balance: 385_000, rate: 0.0675, minPayment: 2_600 }],
  }
  expect(costOf(couple, 0.0578, { sum: 93_800, years: 15 })).toBe(0.0675)
})

const borrower: Household = {
  ...{ age: 34, maritalStatus: 'single', filingStatus: 'single', state: 'CO', income: 78_000 },
  ...{ employment: 'employed', contributionRate: 0.04, savings: 3_000, monthlyExpenses: 3_900 },
  debts: [{ kind: 'student_loan', balance: 18_000, rate: 0.055, minPayment: 240 }],
}

// IRC §221: 78,000 less 4% and 16,100 stays in the 22% bracket through all years, and Colorado takes 4.4% of the same income:
// 5.5% × (1 − 26.4%) = 4.048%. At 120,000 of income nothing is deducted, and of another loan never.
test('a student loan whose interest comes off income costs less by the brackets of both', () => {
  expect(costOf(borrower)).toBeCloseTo(0.04048, 4)
  // No tie with a rate that it does not reach.
  expect(costOf(borrower, 0.056)).toBeCloseTo(0.04048, 4)
  expect(costOf({ ...borrower, income: 120_000 })).toBe(0.055)
  expect(
    costOf({ ...borrower, debts: [{ kind: 'personal', balance: 18_000, rate: 0.055, minPayment: 240 }] }),
  ).toBe(0.055)
})

// 80,000 at 5.5% are 4,400 of interest in the first year; 2,500 of it are deducted whether or not 10,000 are paid ahead.
test('student-loan interest beyond the limit of the law is not deducted, so paying it ahead loses nothing', () => {
  const large: Household = {
    ...borrower,
    debts: [{ kind: 'student_loan', balance: 80_000, rate: 0.055, minPayment: 560 }],
  }
  expect(costOf(large, 0.05, { sum: 10_000, years: 3 })).toBe(0.055)
})

test('a sum counts what paying a student loan ahead loses of its deduction', () => {
  const sum: Household = { ...borrower, savings: 20_000, amount: 60_000, moneySource: 'inheritance' }
  const firstOf = (kind: 'student_loan' | 'personal') => {
    const debts: Household['debts'] = [{ kind, balance: 18_000, rate: 0.055, minPayment: 240 }]
    return wholePlan(lumpSumInvest, { ...sum, debts }, context)
  }
  const studies = firstOf('student_loan')
  expect(plainText(studies.summary)).toContain(
    'at 5.5%, about 4.05% after tax, costs less than this mix is expected to earn',
  )
  expect(plainText(firstOf('personal').summary)).toContain('paying it ahead is as good')
})
