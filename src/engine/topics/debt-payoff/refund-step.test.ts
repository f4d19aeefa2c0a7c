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

test('where there is no place for the step, what comes back is a check', () => {
  const offer: Household = {
    ...{
      debtOfferKind: 'transfer',
      debtOfferRate: 0,
      debtOfferMonths: 18,
      debtOfferFee: 0.04,
      debtOfferSum: 7_000,
    },
    ...{ age: 38, spouseAge: 36, maritalStatus: 'married', filingStatus: 'married_joint', state: 'GA' },
    ...{
      income: 78_000,
      spouseIncome: 0,
      dependents: [2, 5, 9],
      employment: 'employed',
      getsWholeMatch: true,
    },
    ...{
      monthlyExpenses: 5_100,
      monthlySurplus: 350,
      savings: 4_000,
      deductible: 3_000,
      behindOnDebts: false,
    },
    debts: [
      { kind: 'credit_card', name: 'Chase', balance: 8_000, rate: 0.249, minPayment: 240 },
      { kind: 'credit_card', name: 'Citi', balance: 6_500, rate: 0.2199, minPayment: 195 },
      { kind: 'credit_card', name: 'Target', balance: 3_500, rate: 0.2799, minPayment: 110 },
      { kind: 'auto', balance: 21_000, rate: 0.069, minPayment: 480 },
    ],
  }
  const isCheck = (household: Household) => planOf(household).checks.some(({ id }) => id === 'credits')
  expect([stepIds(planOf(offer)).includes('credits'), isCheck(offer)]).toEqual([false, true])
  expect([stepIds(planOf(mother)).includes('credits'), isCheck(mother)]).toEqual([true, false])
})
