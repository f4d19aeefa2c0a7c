import { expect, test } from 'vitest'
import type { Household } from '../../household.ts'
import { plainText } from '../../say.ts'
import { detailOf, planOf, statusOf, workOf } from './plan-for-tests.ts'

const graduate: Household = {
  ...{ age: 31, state: 'CO', maritalStatus: 'single', filingStatus: 'single', dependents: [] },
  ...{ income: 88_600, agi: 84_170, employment: 'employed', takeHomeMonthly: 5_330, monthlyExpenses: 4_010 },
  ...{ savings: 5_300, debtPaymentMonthly: 2_079, deductible: 1_700, outOfPocketMaximum: 5_500 },
  debts: [
    { kind: 'student_loan', loanType: 'federal', balance: 68_400, rate: 0.0612, minPayment: 502 },
    { kind: 'auto', balance: 14_900, rate: 0.0719, minPayment: 338 },
  ],
  ...{ incomeDrivenPlan: 'ibr', newStudentBorrower: true, incomePlanPayments: 52, publicServiceJob: false },
  ...{ newLoanTaken: false, newLoanPlanned: false, behindOnDebts: false, getsWholeMatch: true },
  ...{ refinanceRate: 0.0549, refinanceYears: 10 },
}

// (84,170 − 23,940) × 10 % ÷ 12 = 501.92 for 188 months is 94,361, and 20,308 forgiven at 22 % is 4,468 of tax: 98,829.
// The Standard payment of 763.5 for 120 months is 91,621, and the month has 2,079 − 338.
test('a loan of which little is forgiven for more than it costs to pay it off is paid like any other debt', () => {
  const { loans, targets } = workOf(graduate)
  expect(loans?.chosen.plan).toBe('income_based')
  expect(loans?.isApart).toBe(false)
  expect(targets.map(({ kind }) => kind)).toContain('student_loan')
  const plan = planOf(graduate)
  expect(detailOf(plan, 'forgiveness')).toContain('$94,361 in 15.7 years and $4,468 of tax')
  expect(statusOf(plan, 'lower-income')).toBeUndefined()
  expect(plainText(plan.summary)).not.toContain('Decline the offer')
})

test('where the month has not the fixed payment, or it costs more in all, the plan by income is kept', () => {
  expect(workOf({ ...graduate, debtPaymentMonthly: 1_000 }).loans?.isApart).toBe(true)
  const lower = {
    ...graduate,
    agi: 60_000,
    debts: [{ ...graduate.debts![0]!, minPayment: 300 }, graduate.debts![1]!],
  }
  expect(workOf(lower).loans?.isApart).toBe(true)
  expect(workOf({ ...graduate, publicServiceJob: true, pslfPayments: 52 }).loans?.isApart).toBe(true)
})
