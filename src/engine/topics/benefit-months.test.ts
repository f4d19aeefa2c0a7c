import { expect, test } from 'vitest'
import { draftContext, sketchContext } from '../draft-context.ts'
import type { Household } from '../household.ts'
import { wholePlan } from '../plan-for-tests.ts'
import { plainText } from '../say.ts'
import { emergencyFund } from './emergency-fund/emergency-fund.ts'

const sketch = sketchContext(draftContext('2026-11-26'))

const waiter: Household = {
  age: 40,
  filingStatus: 'single',
  state: 'FL',
  dependents: [],
  employment: 'unemployed',
  income: 0,
  separationDate: '2026-11-06',
  unemploymentMonthly: 1_190,
  monthlyExpenses: 3_000,
  emergencyFund: 14_000,
  debts: [],
}

const runwayIn = (state: Household['state']) => {
  const { figures, checks } = wholePlan(emergencyFund, { ...waiter, state }, sketch)
  return {
    months: figures.find(({ id }) => id === 'runway')?.value,
    words: plainText(checks.find(({ id }) => id === 'runway')?.detail ?? ''),
  }
}

// A bare 2,700 less 1,071 = 1,629. Twelve weeks from November 6 end on January 29, two whole months from now: 14,000 − 3,258
// = 10,742, then 2,700 a month for 3.97 more. Twenty-six weeks leave five months: 14,000 − 8,145 = 5,855, and 2.16 more.
test('unemployment benefits end when the state stops paying them', () => {
  const florida = runwayIn('FL')
  expect(florida.months).toBe(5.9)
  expect(florida.words).toContain('Benefits are counted for 12 weeks, the most that Florida pays')
  const ohio = runwayIn('OH')
  expect(ohio.months).toBe(7.1)
  expect(ohio.words).toContain('Benefits are counted for 26 weeks, the most that most states pay')
})
