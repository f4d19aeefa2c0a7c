import { expect, test } from 'vitest'
import type { Household } from '../../household.ts'
import { plainText } from '../../say.ts'
import { planOf, stepIds } from './plan-for-tests.ts'

const mother: Household = {
  age: 32,
  filingStatus: 'head_of_household',
  income: 41_000,
  dependents: [4, 8],
  debts: [
    { kind: 'credit_card', name: 'Walmart', balance: 1_450, rate: 0.3149, minPayment: 48 },
    { kind: 'auto', balance: 12_800, rate: 0.119, minPayment: 345 },
  ],
  debtPaymentMonthly: 500,
}

// Child credits of 4,400 less the tax of 10% on 41,000 − 24,150 are 2,715; the earned income credit is 7,316 less 21.06%
// of 41,000 − 23,890, 3,713: 6,428 in all.
test('the credits that a family gets back are sent to its first debt', () => {
  const step = planOf(mother).nextSteps.find(({ id }) => id === 'credits')
  expect(plainText(step?.why ?? '')).toContain('pay out about $6,400 beyond')
  expect(plainText(step?.how ?? '')).toContain('Send what comes back to the Walmart credit card.')
})

test('no refund is named on a guess, or where none is paid out', () => {
  const { filingStatus: _status, ...untold } = mother
  expect(stepIds(planOf(untold))).not.toContain('credits')
  expect(stepIds(planOf({ ...mother, income: 110_000 }))).not.toContain('credits')
  expect(stepIds(planOf({ ...mother, employment: 'unemployed' }))).not.toContain('credits')
})
