import { expect, test } from 'vitest'
import { draftContext } from '../draft-context.ts'
import type { Household } from '../household.ts'
import { wholePlan } from '../plan-for-tests.ts'
import { plainText } from '../say.ts'
import { collegeSavings } from './college/college-savings.ts'
import { debtPayoffTopic } from './debt-payoff/debt-payoff.ts'
import { emergencyFund } from './emergency-fund/emergency-fund.ts'
import { nextDollar } from './next-dollar/next-dollar.ts'

const family: Household = {
  ...{ age: 35, spouseAge: 34, maritalStatus: 'married', filingStatus: 'married_joint', state: 'OH' },
  ...{ income: 98_000, spouseIncome: 71_000, earners: 2, incomeStability: 'steady', dependents: [5, 2] },
  ...{ monthlyExpenses: 8_900, monthlySurplus: 900, savings: 14_000, childcareMonthly: 3_150 },
  debts: [{ kind: 'auto', balance: 14_000, rate: 0.064, minPayment: 340 }],
}

// The child of two is five in 2029.
test('what child care costs is said to end about when the youngest goes to school, in every plan that counts months', () => {
  for (const topic of [nextDollar, emergencyFund, debtPayoffTopic, collegeSavings]) {
    const said = (more: Household) => {
      const found = wholePlan(topic, { ...family, ...more }, draftContext('2026-11-26')).checks
      return plainText(found.find(({ id }) => id === 'child-care-ends')?.detail ?? '')
    }
    expect(said({})).toContain('The $3,150 a month that it costs today')
    expect(said({})).toContain('about 2029')
    // In school already, on the way, or not told.
    expect(said({ dependents: [9, 6] })).toBe('')
    expect(said({ expecting: true })).toBe('')
    expect(said({ childcareMonthly: 0 })).toBe('')
  }
})
