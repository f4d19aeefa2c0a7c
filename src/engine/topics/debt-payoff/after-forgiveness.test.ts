import { expect, test } from 'vitest'
import type { Household } from '../../household.ts'
import { plainText } from '../../say.ts'
import { planOf, workOf } from './plan-for-tests.ts'

/** In public service, on Income-Based Repayment; three of the 120 payments are left. */
const teacher: Household = {
  age: 37,
  spouseAge: 38,
  state: 'NM',
  maritalStatus: 'married',
  filingStatus: 'married_joint',
  dependents: [9, 6],
  familySize: 4,
  employment: 'employed',
  income: 51_000,
  spouseIncome: 47_000,
  agi: 93_000,
  monthlyExpenses: 5_000,
  savings: 2_000,
  deductible: 2_000,
  employerMatch: { rate: 0 },
  debtPaymentMonthly: 1_150,
  incomeDrivenPlan: 'ibr',
  newStudentBorrower: false,
  publicServiceJob: true,
  pslfPayments: 117,
  debts: [
    { kind: 'student_loan', loanType: 'federal', balance: 62_000, rate: 0.058, minPayment: 544 },
    { kind: 'credit_card', balance: 5_400, rate: 0.219, minPayment: 215 },
    { kind: 'auto', balance: 12_000, rate: 0.072, minPayment: 298 },
  ],
}

// By hand: 1,150 − 543.75 − 298 leave 308.25 for the card in three months, and 852 from then on.
test('the payment of loans that are forgiven goes where the rest goes', () => {
  const { plan, paid } = workOf(teacher)
  const card = paid.findIndex(({ kind }) => kind === 'credit_card')
  const payments = plan.schedule.map((month) => Math.round(month.payments[card] ?? 0))
  expect(payments.slice(0, 5)).toEqual([308, 308, 308, 852, 852])
  expect(plan.debts[card]?.months).toBe(9)
  expect(plainText(planOf(teacher).summary)).toContain(
    'Once the federal loans are forgiven, about Feb 2027, their $544 a month goes where the rest goes',
  )
})

test('while most payments are still to come, the card is paid from what the month has beside them', () => {
  const { plan, paid } = workOf({ ...teacher, pslfPayments: 74 })
  const card = paid.findIndex(({ kind }) => kind === 'credit_card')
  expect(plan.debts[card]?.months).toBe(22)
})
