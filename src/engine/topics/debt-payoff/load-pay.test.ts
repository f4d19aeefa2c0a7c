import { expect, test } from 'vitest'
import type { Household } from '../../household.ts'
import { plainText } from '../../say.ts'
import { detailOf, planOf, stepIds, workOf } from './plan-for-tests.ts'

const mother: Household = {
  age: 34,
  dependents: [8],
  maritalStatus: 'single',
  filingStatus: 'head_of_household',
  state: 'MO',
  employment: 'employed',
  income: 47_600,
  expectedPay: 39_200,
  expectedPayFrom: 2027,
  monthlyExpenses: 3_080,
  monthlyRent: 1_080,
  monthlySurplus: 168,
  savings: 2_516,
  behindOnDebts: false,
  debts: [
    { kind: 'credit_card', balance: 4_470, rate: 0.2799, minPayment: 134 },
    { kind: 'medical', balance: 1_890, rate: 0, minPayment: 60 },
    { kind: 'auto', balance: 8_700, rate: 0.0939, minPayment: 261, worth: 9_800 },
    { kind: 'personal', balance: 5_000, rate: 0.07, minPayment: 102 },
  ],
}

// 557 of payments and 1,080 of rent are 19,644 a year: 41 % of 47,600, and 50 % of 39,200; above 43 % a counselor comes first.
test('a lower pay that begins within a year is the pay that payments are weighed against', () => {
  const plan = planOf(mother)
  expect(plainText(plan.title)).toBe('See a nonprofit credit counselor first')
  expect(stepIds(plan)).toContain('counselor')
  expect(detailOf(plan, 'payments')).toContain('50% of the lower pay that you expect, before tax')
  const { expectedPay: _, expectedPayFrom: __, ...today } = mother
  expect(workOf(today).stage).toBe('payoff')
  expect(detailOf(planOf(today), 'payments')).toContain('41% of pay before tax')
  // Years off, or higher, it changes nothing of that.
  expect(workOf({ ...mother, expectedPayFrom: 2029 }).stage).toBe('payoff')
  expect(workOf({ ...mother, expectedPay: 56_000 }).stage).toBe('payoff')
})

// 733 of payments and 1,290 of rent are 24,276 a year: 50% of 48,200, and 42% of 57,400.
test('a higher pay that begins within a few months is the pay that payments are weighed against', () => {
  const soon: Household = {
    ...mother,
    ...{ income: 48_200, expectedPay: 57_400, monthlyRent: 1_290, monthlyExpenses: 3_890 },
    debts: [
      { kind: 'credit_card', balance: 4_470, rate: 0.2799, minPayment: 310 },
      { kind: 'auto', balance: 8_700, rate: 0.0939, minPayment: 321, worth: 9_800 },
      { kind: 'personal', balance: 5_000, rate: 0.07, minPayment: 102 },
    ],
  }
  expect(workOf(soon).stage).toBe('payoff')
  expect(detailOf(planOf(soon), 'payments')).toContain('42% of the higher pay that you expect, before tax')
  const { expectedPay: _, expectedPayFrom: __, ...today } = soon
  expect(workOf(today).stage).toBe('counsel')
  // More than a few months off, the load of today comes first.
  expect(workOf({ ...soon, expectedPayFrom: 2028 }).stage).toBe('counsel')
})
