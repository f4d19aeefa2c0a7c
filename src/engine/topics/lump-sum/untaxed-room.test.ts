import { expect, test } from 'vitest'
import { draftContext, sketchContext } from '../../draft-context.ts'
import type { Household } from '../../household.ts'
import { wholePlan } from '../../plan-for-tests.ts'
import { plainText } from '../../say.ts'
import { lumpSumInvest } from './lump-sum-invest.ts'

const context = sketchContext(draftContext('2026-11-26'))
const widow: Household = {
  amount: 100_000,
  moneySource: 'inheritance',
  goal: 'income',
  age: 69,
  birthYear: 1957,
  maritalStatus: 'single',
  filingStatus: 'single',
  state: 'FL',
  dependents: [],
  income: 0,
  employment: 'retired',
  ssMonthly: 0,
  pensionMonthly: 600,
  monthlyExpenses: 1_500,
  savings: 0,
  retirementSavings: 290_000,
  pretaxIraBalance: 290_000,
  taxableInvestments: 0,
  onMedicare: true,
  debts: [],
}
const draft = (more: Household = {}) => wholePlan(lumpSumInvest, { ...widow, ...more }, context)
const figure = (id: string, more: Household = {}) =>
  draft(more).figures.find((one) => one.id === id)?.value as number
const detail = (more: Household = {}) =>
  plainText(draft(more).checks.find(({ id }) => id === 'untaxed-room')?.detail ?? '')

// 2026, single and past 65: 16,100 + 2,050 + 6,000 = 24,150 of deductions. 7,200 of pension and what the money pays in the 35 of
// 365 days that are left of the year leave the rest of it; without Social Security nothing else becomes taxable.
test('what the deductions leave unused can come out of pre-tax savings untaxed, and the required year is named', () => {
  const room = figure('untaxed-room')
  const brings = figure('yearly-income')
  const left = 24_150 - 7_200 - (brings * 35) / 365
  expect(room).toBeGreaterThan(left - 110)
  expect(room).toBeLessThanOrEqual(left + 10)
  const ofNext = 24_150 - 7_200 - brings
  expect(figure('untaxed-room.next')).toBeGreaterThan(ofNext - 101)
  expect(figure('untaxed-room.next')).toBeLessThanOrEqual(ofNext)
  expect(detail()).toContain('Next year, with a whole year of what this money brings, it is about')
  expect(detail()).toContain('From 73, in 2030, withdrawals are required')
})

// 900,000 brings more in a whole year than the 16,950 that are left of the deductions, and in 35 days about a tenth of it.
test('a sum that fills the deductions of a whole year leaves room in the one that is nearly over', () => {
  const large: Household = { amount: 900_000 }
  expect(figure('yearly-income', large)).toBeGreaterThan(16_950)
  expect(figure('untaxed-room', large)).toBeGreaterThan(10_000)
  expect(detail(large)).toContain('hardly any of it is left')
})

// North Carolina taxes retirement pay at 3.99 % beyond 12,750 a year, which a pension of 13,200 fills: every dollar is taxed.
// Illinois and Florida take nothing of it (35 ILCS 5/203(a)(2)(F); no income tax).
test('what the state takes of it is named, where it takes something', () => {
  const carolina: Household = { state: 'NC', pensionMonthly: 1_100 }
  const room = figure('untaxed-room', carolina)
  expect(figure('untaxed-room.state', carolina)).toBe(Math.round(0.0399 * room))
  expect(detail(carolina)).toContain('North Carolina takes about $')
  expect(detail({ state: 'IL' })).not.toContain('Illinois')
  expect(detail()).not.toContain('takes')
  expect(detail({ state: undefined })).toContain('Look at what your state takes of it.')
})

// 12,000 of pension are below 12,750; what the money brings reaches beyond.
test('the rate of the state is that beside what the money brings', () => {
  const rate = figure('state.rate.with.yearly-income', { state: 'NC', pensionMonthly: 1_000 })
  expect(rate).toBe(0.0399)
})

test('the room that ends with the year has a step with that day', () => {
  const stepOf = (more: Household = {}) => draft(more).nextSteps.find(({ id }) => id === 'untaxed-room')
  expect(stepOf()?.dueDate).toBe('2026-12-31')
  expect(plainText(stepOf()?.why ?? '')).toContain('is lost with the year')
  expect(stepOf({ pensionMonthly: 3_000 })).toBeUndefined()
})

test('no more than there is comes out, and nothing is said beside pay, a full bracket or a health credit', () => {
  expect(figure('untaxed-room', { retirementSavings: 6_000, pretaxIraBalance: 6_000 })).toBe(6_000)
  const isSaid = (more: Household) => draft(more).checks.some(({ id }) => id === 'untaxed-room')
  expect(isSaid({ pensionMonthly: 3_000 })).toBe(false)
  expect(isSaid({ employment: 'employed', income: 9_000 })).toBe(false)
  expect(isSaid({ age: 62, birthYear: 1964, onMedicare: false, marketplaceCoverage: true })).toBe(false)
  expect(isSaid({ moneySource: 'home_sale', saleGain: 400_000 })).toBe(false)
})

// 24,150 of deductions less 7,200 of pension leave 16,950, less what the sum pays in 35 of 365 days. Without Social Security each
// dollar of interest on the 20,000 of cash (more than 1 % of it) takes one of room, and no more than one.
test('what told cash and investments earn in a year takes of the same room, and is named', () => {
  const cash: Household = { savings: 20_000 }
  const both: Household = { ...cash, taxableInvestments: 100_000 }
  const beside = figure('unearned-income', cash)
  expect(beside).toBeGreaterThan(200)
  const brings = (figure('yearly-income', cash) * 35) / 365
  const left = 24_150 - 7_200 - brings - beside
  expect(figure('untaxed-room', cash)).toBeGreaterThan(left - 110)
  expect(figure('untaxed-room', cash)).toBeLessThanOrEqual(left + 10)
  expect(figure('unearned-income', both)).toBeGreaterThan(beside)
  expect(detail(both)).toContain('of interest and dividends from the cash and investments that you have')
  expect(detail()).not.toContain('We counted about')
})

// 2,350 a month of Social Security beside a pension of 900: every dollar of dividends makes Social Security taxable as well.
test('more investments never leave more room beside Social Security', () => {
  const rooms = [0, 40_000, 200_000, 400_000].map(
    (taxableInvestments) =>
      figure('untaxed-room', { ssMonthly: 2_350, pensionMonthly: 900, taxableInvestments }) ?? 0,
  )
  expect([...rooms].sort((a, b) => b - a)).toEqual(rooms)
  expect(rooms[0]).toBeGreaterThan(rooms[2] as number)
})
