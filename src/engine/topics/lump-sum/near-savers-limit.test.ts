import { expect, test } from 'vitest'
import { draftContext, sketchContext } from '../../draft-context.ts'
import type { Household } from '../../household.ts'
import { wholePlan } from '../../plan-for-tests.ts'
import { plainText } from '../../say.ts'
import { lumpSumInvest } from './lump-sum-invest.ts'

const context = sketchContext(draftContext('2026-11-28'))

/** One works; all of the gain on their home is free. */
const sellers: Household = {
  age: 62,
  spouseAge: 60,
  maritalStatus: 'married',
  filingStatus: 'married_joint',
  state: 'FL',
  amount: 185_000,
  moneySource: 'home_sale',
  homeLivedIn: true,
  saleGain: 140_000,
  goal: 'retirement',
  income: 50_000,
  spouseIncome: 0,
  employment: 'employed',
  retirementAge: 66,
  retirementSavings: 480_000,
  savings: 35_000,
  monthlyExpenses: 4_800,
  debts: [],
  hasWorkplacePlan: true,
  contributionRate: 0.06,
  getsWholeMatch: true,
  riskTolerance: 'conservative',
}
function draftAt(income: number, more: Household = {}) {
  const { figures, checks } = wholePlan(lumpSumInvest, { ...sellers, income, ...more }, context)
  const figure = (id: string) => Number(figures.find((one) => one.id === id)?.value)
  return { figure, check: (id: string) => checks.find((one) => one.id === id) }
}

// Rev. Proc. 2025-32, Notice 2025-67: a couple's credit is a tenth between 52,500 and 80,500. 70,000 less 6% is 65,800, and
// what savings earn brings it to some 67,000. 10% of 2,000 at work and of 2,000 in the spouse's IRA is 400.
test('a gain that is all free of tax takes no credit away, and far from its limits none is named', () => {
  const { figure, check } = draftAt(70_000)
  expect(figure('savers.running')).toBe(400)
  expect(plainText(check('savers')?.detail ?? '')).toContain('Form 8880')
  expect(check('savers-limit')).toBeUndefined()
  expect(check('cliffs')?.status).toBe('pass')
})

// 50,000 less 6% is 47,000; interest brings it over 48,500, where half of 4,000 comes back below and a fifth, 800, above. Below
// it the credit is the whole tax: a tenth of what is left of income after 32,200.
test('a little above a limit of the saver’s credit some dollars of an IRA are to go in before tax', () => {
  const { figure, check } = draftAt(50_000)
  const income = figure('savers.income')
  expect(income).toBeGreaterThan(48_500)
  expect(income).toBeLessThan(48_900)
  const more = Math.ceil((income - 48_500) / 10) * 10
  expect(figure('savers.limit.more')).toBe(more)
  expect(Math.abs(figure('savers.limit.gain') - (0.1 * (income - more - 32_200) - 800))).toBeLessThan(1.5)
  // A tenth of those dollars comes on top.
  expect(Math.abs(figure('savers.limit.saves') - figure('savers.limit.gain') - 0.1 * more)).toBeLessThan(1.5)
  expect(check('savers-limit')?.status).toBe('act')
  expect(check('cliffs')).toBeUndefined()
  expect(plainText(check('ira')?.detail ?? '')).toContain('only the dollars that reach the limit')
})

// 49,000 less 6% is 46,060. A dollar above the limit the credit falls from the whole tax to 800.
test('a little below a limit of the saver’s credit it is said what a dollar more costs', () => {
  const { figure, check } = draftAt(49_000)
  const income = figure('savers.income')
  expect(income).toBeLessThan(48_500)
  expect(figure('savers.limit.below')).toBe(48_500 - income)
  expect(Math.abs(figure('savers.limit.lost') - (0.1 * (income - 32_200) - 800))).toBeLessThan(1.5)
  expect(check('savers-limit')?.status).toBe('warn')
  expect(check('cliffs')).toBeUndefined()
  expect(draftAt(49_000, { inSchool: true }).check('savers-limit')).toBeUndefined()
})
