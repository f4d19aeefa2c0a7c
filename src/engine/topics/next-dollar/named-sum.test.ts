import { expect, test } from 'vitest'
import { draftContext, sketchContext } from '../../draft-context.ts'
import type { Household } from '../../household.ts'
import { plainText } from '../../say.ts'
import { nextDollar } from './next-dollar.ts'

const context = sketchContext(draftContext('2026-11-26'))
const draft = (household: Household) => nextDollar.draft(household, context)
const household: Household = {
  age: 34,
  maritalStatus: 'single',
  state: 'WI',
  income: 84_000,
  takeHomeMonthly: 5_200,
  monthlyExpenses: 3_800,
  savings: 9_000,
  debts: [],
}
const budgetOf = (told: Household) => {
  const found = draft(told).checks.find(({ id }) => id === 'budget')
  return found === undefined ? undefined : plainText(found.title)
}

test('the sum of a month that was named to decide on is what the plan decides on', () => {
  expect(draft({ ...household, amountMonthly: 900 }).totalAmount).toBe(900)
  // Take-home pay less costs leaves 1,400: 500 of it were not named.
  expect(budgetOf({ ...household, amountMonthly: 900 })).toBe('More is left than the sum that you named')
  expect(budgetOf({ ...household, amountMonthly: 1_400 })).toBeUndefined()
  expect(budgetOf({ ...household, amountMonthly: 1_900 })).toBe('The numbers do not meet')
})

test('what is left of a month, where that was told, comes before it, and pay less costs stands in for neither', () => {
  expect(draft({ ...household, amountMonthly: 900, monthlySurplus: 1_100 }).totalAmount).toBe(1_100)
  expect(draft(household).totalAmount).toBe(1_400)
  const { takeHomeMonthly: _pay, ...untold } = household
  const named = draft({ ...untold, amountMonthly: 700 })
  expect(named.totalAmount).toBe(700)
  expect(plainText(named.summary)).not.toContain('middle figure')
})
