import { expect, test } from 'vitest'
import { draftContext } from '../draft-context.ts'
import type { Household } from '../household.ts'
import { wholePlan } from '../plan-for-tests.ts'
import { nextDollar } from './next-dollar/next-dollar.ts'

const couple: Household = {
  ...{ age: 36, spouseAge: 35, maritalStatus: 'married', filingStatus: 'married_joint', state: 'ID' },
  ...{ dependents: [6, 3], income: 67_200, spouseIncome: 29_400, employment: 'self_employed', earners: 2 },
  ...{ monthlyExpenses: 4_960, monthlySurplus: 900, savings: 8_900, debts: [] },
}
const each = (more: Household) => {
  const { figures } = wholePlan(nextDollar, { ...couple, ...more }, draftContext('2026-11-26'))
  return Number(figures.find(({ id }) => id === 'estimated.each')?.value)
}

/*
 * Self-employment tax on 67,200 is 9,495. 96,600 − 4,747 − 32,200 = 59,653, less a fifth of it for the business 47,722:
 * 5,231 of tax, of which two children take 4,400. 10,326 in all; nothing is withheld of 29,400 below a deduction of 32,200.
 */
test('beside a spouse’s low pay the tax of a business is what the year owes, and children make it less', () => {
  // A few dollars of interest on the cash are in it.
  expect(Math.abs(each({}) - 10_326 / 4)).toBeLessThan(15)
  expect(each({ dependents: [] })).toBeGreaterThan(each({}) + 1_000)
})
