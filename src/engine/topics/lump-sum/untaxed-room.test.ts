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

// 2026, single and past 65: 16,100 + 2,050 + 6,000 = 24,150 of deductions. 7,200 of pension and what the money pays leave the
// rest of it; without Social Security nothing else becomes taxable.
test('what the deductions leave unused can come out of pre-tax savings untaxed, and the required year is named', () => {
  const room = figure('untaxed-room')
  const brings = figure('yearly-income')
  expect(room).toBeGreaterThan(24_150 - 7_200 - brings - 100)
  expect(room).toBeLessThanOrEqual(24_150 - 7_200 - brings)
  const detail = plainText(draft().checks.find(({ id }) => id === 'untaxed-room')?.detail ?? '')
  expect(detail).toContain('From 73, in 2030, withdrawals are required')
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
