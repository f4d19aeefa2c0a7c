/** The Repayment Assistance Plan beside a bill by income that the month meets. */
import { expect, test } from 'vitest'
import type { Household } from '../../household.ts'
import { detailOf, planOf, statusOf } from './plan-for-tests.ts'

const father: Household = {
  ...{
    age: 43,
    dependents: [16],
    maritalStatus: 'divorced',
    filingStatus: 'single',
    state: 'NV',
    familySize: 1,
  },
  ...{ employment: 'employed', income: 55_300, supportPaidMonthly: 510, monthlyExpenses: 3_590 },
  ...{
    debtPaymentMonthly: 1_392,
    monthlySurplus: 185,
    savings: 3_120,
    deductible: 3_000,
    behindOnDebts: false,
  },
  ...{ incomeDrivenPlan: 'ibr', newStudentBorrower: false, incomePlanPayments: 118 },
  debts: [
    { kind: 'credit_card', balance: 9_240, rate: 0.2349, minPayment: 286 },
    { kind: 'personal', balance: 5_100, rate: 0.1499, minPayment: 178 },
    { kind: 'auto', balance: 12_600, rate: 0.114, minPayment: 351 },
    { kind: 'student_loan', loanType: 'federal', balance: 31_600, rate: 0.062, minPayment: 392 },
  ],
}

/*
 * The plan asks for a twelfth of 5% of an income above 50,000 and up to 60,000. Worked out apart in cents: 9,120 of
 * the card at 23.49% with 286 + 185 a month are gone after 25 months; with 168 more from the third on after 18.
 */
test('where a lower payment frees money for a card and loses nothing, it is weighed', () => {
  const detail = detailOf(planOf(father), 'assistance-weighed')
  expect(detail).toMatch(/It would ask for \$2\d\d a month instead of the \$392 a month/)
  expect(detail).toContain('the credit card is gone by May 2028 instead of Dec 2028')
  expect(detail).toContain('the payment has no cap when your income rises')
})

test('with nothing costly, with public service, or with something late there is nothing to weigh', () => {
  const [, , , loan] = father.debts ?? []
  const others: Household[] = [
    { ...father, debts: loan === undefined ? [] : [loan], debtPaymentMonthly: 577 },
    { ...father, publicServiceJob: true },
    { ...father, behindOnDebts: true },
    { ...father, incomeDrivenPlan: 'rap' },
  ]
  for (const household of others) expect(statusOf(planOf(household), 'assistance-weighed')).toBeUndefined()
})
