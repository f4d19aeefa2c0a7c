import { expect, test } from 'vitest'
import type { Household } from '../../household.ts'
import { plainText } from '../../say.ts'
import { planOf } from './plan-for-tests.ts'

const plumber: Household = {
  ...{ age: 45, state: 'CO', income: 71_000, employment: 'self_employed', incomeStability: 'self_employed' },
  ...{ monthlyExpenses: 3_900, deductible: 3_000, debtPaymentMonthly: 1_100, emergencyFund: 9_000 },
  debts: [
    { kind: 'credit_card', balance: 11_000, rate: 0.215, minPayment: 275 },
    { kind: 'personal', balance: 8_000, rate: 0.119, minPayment: 220 },
  ],
}
const howOf = (household: Household) =>
  plainText(planOf(household).nextSteps.find(({ id }) => id === 'spare')?.how ?? '')

// The fourth payment of estimated tax of 2026 is due on January 15, 2027 (IRC §6654(c)(2)).
test('cash of whoever works for themselves is not sent to a card before the tax in it is kept apart', () => {
  const words =
    'tax on what you have earned since the last payment, keep that part: it is due by Jan 15, 2027.'
  expect(howOf(plumber)).toContain(words)
  expect(howOf({ ...plumber, emergencyFund: 30_000 })).toContain(words)
  expect(howOf({ ...plumber, employment: 'employed', spouseSelfEmployed: true })).toContain(words)
})

test('nobody with a pay check alone reads of it, and it is not said of a refund', () => {
  expect(howOf({ ...plumber, employment: 'employed', incomeStability: 'steady' })).not.toContain('tax')
  const { emergencyFund: _, ...untold } = plumber
  expect(howOf({ ...untold, debtPaymentOnce: 2_000 })).not.toContain('tax')
})

/*
 * 3,800 of profit: 92.35% of it at 15.3% is 536.92 of self-employment tax and no income tax, less than the 1,000 of
 * IRC §6654(e)(1); the return of 2026 is due on April 15, 2027.
 */
test('tax too little for payments during the year is due with the return', () => {
  const small = howOf({ ...plumber, income: 3_800, monthlyExpenses: 300, emergencyFund: 9_000 })
  expect(small).toContain('it is due by Apr 15, 2027.')
})
