import { expect, test } from 'vitest'
import { draftContext, sketchContext } from '../../draft-context.ts'
import type { Household } from '../../household.ts'
import { wholePlan } from '../../plan-for-tests.ts'
import { plainText } from '../../say.ts'
import { lumpSumInvest } from './lump-sum-invest.ts'

const context = sketchContext(draftContext('2026-11-26'))

const retired: Household = {
  ...{ age: 62, spouseAge: 60, birthYear: 1964, maritalStatus: 'married', filingStatus: 'married_joint' },
  ...{ state: 'TN', dependents: [], employment: 'retired', earners: 0, income: 0, spouseIncome: 0 },
  ...{ ssMonthly: 2_100, ssFromAge: 62, spouseSsMonthly: 1_190, spouseSsFromAge: 65 },
  ...{ pensionMonthly: 910, pensionFromAge: 60, monthlyExpenses: 4_870, savings: 23_900 },
  ...{ amount: 156_000, moneySource: 'home_sale', homeLivedIn: true, saleGain: 98_000, goal: 'income' },
  ...{ horizonYears: 22, retirementSavings: 242_000, pretaxIraBalance: 242_000, onMedicare: false },
  ...{ marketplaceCoverage: true, deductible: 500 },
  debts: [{ kind: 'mortgage', balance: 64_200, rate: 0.0649, minPayment: 560 }],
}

const draft = (more: Household = {}) => wholePlan(lumpSumInvest, { ...retired, ...more }, context)
const figure = (id: string, more: Household = {}) =>
  draft(more).figures.find((one) => one.id === id)?.value as number
const check = (more: Household = {}) =>
  plainText(draft(more).checks.find(({ id }) => id === 'drawn-gap')?.detail ?? '')

// 4,870 − 2,100 − 910 = 1,860 a month; the mortgage that is paid off closes 560 of it. Of D dollars drawn beside 10,920 of
// pension and the interest I, half of Social Security, 12,600, makes 0.5 × (23,520 + I + D − 32,000) of it taxable: income of
// 10,920 + I + D + that reaches the 32,200 of the deduction at D = (25,520 − 1.5 × I) ÷ 1.5, in steps of 100.
test('what debts leave of the gap of a month comes first out of what the deductions leave untaxed, then out of this money', () => {
  expect(figure('gap.left')).toBe(1_300)
  const most = (32_200 - 10_920 + 4_240 - 1.5 * (figure('yearly-income') + figure('unearned-income'))) / 1.5
  expect(figure('gap.untaxed')).toBeGreaterThan(most - 101)
  expect(figure('gap.untaxed')).toBeLessThanOrEqual(most + 1)
  expect(figure('gap.rest')).toBe(15_600 - figure('gap.untaxed'))
  expect(plainText(draft().summary)).toContain('You still spend $1,300 a month more than comes in')
  expect(draft().nextSteps.some(({ id }) => id === 'drawn-gap')).toBe(true)
})

// The Social Security of the spouse, 1,190 a month, begins in five years.
test('it says when the gap falls', () => {
  expect(check()).toContain('From about 2031 on more is paid for life, and about $110 a month is missing')
})

// 84,600 is the limit of two; the pension, all of Social Security and the interest count, and what comes out of the IRA.
test('what comes out counts for the credit of the Marketplace', () => {
  const counted = 10_920 + 25_200 + figure('yearly-income') + figure('unearned-income')
  const room = 84_600 - counted - figure('gap.untaxed')
  expect(Math.abs(figure('gap.marketplace-room') - room)).toBeLessThan(2)
  expect(check({ marketplaceCoverage: false })).not.toContain('Marketplace')
})

test('nothing is drawn where nothing is missing, where nothing is saved, and for a day of its own', () => {
  expect(check({ monthlyExpenses: 3_500 })).toBe('')
  expect(check({ retirementSavings: 0, pretaxIraBalance: 0 })).toBe('')
  // Money that is needed on a day is not there to live on.
  expect(check({ horizonYears: 5 })).toBe('')
})

// A gain of 60,000 makes 85% of Social Security taxable: 10,920 + 21,420 − 32,200 leaves 140 beside the gain, which is taxed
// at nothing. So what comes out of the IRA this year is taxed at 10%: of 15,600 × 35 of 365 days about 150.
test('beside a gain this money pays until the year ends, and the deductions of the next one come first from January on', () => {
  const sold: Household = { moneySource: 'stock_sale', saleGain: 60_000 }
  expect(figure('gap.cost-now', sold)).toBeGreaterThanOrEqual(145)
  expect(figure('gap.cost-now', sold)).toBeLessThanOrEqual(155)
  const most =
    (32_200 - 10_920 + 4_240 - 1.5 * (figure('yearly-income', sold) + figure('unearned-income', sold))) / 1.5
  expect(figure('gap.untaxed', sold)).toBeGreaterThan(most - 101)
  expect(figure('gap.untaxed', sold)).toBeLessThanOrEqual(most + 1)
  expect(check(sold)).toContain('Until Dec 31, 2026 that comes out of this money')
  expect(check(sold)).toContain('From January on your deductions are not used up')
  const step = draft(sold).nextSteps.find(({ id }) => id === 'drawn-gap')
  expect(step?.dueDate).toBe('2027-01-04')
})

test('a gain that nobody told costs a sum that nobody knows', () => {
  const open: Household = { moneySource: 'stock_sale', saleGain: undefined }
  expect(check(open)).toContain('counts beside the gain of this sale.')
})
