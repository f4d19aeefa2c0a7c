import { expect, test } from 'vitest'
import type { Household } from '../../household.ts'
import { plainText } from '../../say.ts'
import { detailOf, planOf, statusOf, stepIds } from './plan-for-tests.ts'

const family: Household = {
  age: 36,
  spouseAge: 35,
  maritalStatus: 'married',
  filingStatus: 'married_joint',
  state: 'MO',
  dependents: [10, 7],
  income: 54_000,
  spouseIncome: 0,
  spouseOutOfWork: true,
  spouseFormerPay: 39_000,
  spouseSeparationDate: '2026-11-13',
  takeHomeMonthly: 3_700,
  monthlyExpenses: 4_900,
  savings: 2_600,
  debtPaymentMonthly: 1_350,
  debts: [
    { kind: 'credit_card', name: 'Store card', balance: 1_500, rate: 0.2999, minPayment: 50 },
    { kind: 'auto', balance: 13_200, rate: 0.074, minPayment: 345 },
  ],
}

// A bare month of 4,900 × 90% is 4,410; 3,700 go on, and 2,600 fill 710 a month for 3.66 months.
test('where a spouse lost the job nothing goes to a debt beyond what is asked, and the claim comes first', () => {
  const plan = planOf(family)
  expect(plainText(plan.title)).toBe('Hold the debts steady until pay returns')
  expect(plan.totalAmount).toBe(395)
  expect(plainText(plan.summary)).toContain(
    'Have your spouse apply for unemployment this week, and settle your health cover. While your spouse is out of work',
  )
  expect(stepIds(plan)[0]).toBe('unemployment')
  expect(stepIds(plan)).toContain('health')
  for (const id of ['extra', 'cash', 'autopay']) expect(stepIds(plan)).not.toContain(id)
  expect(detailOf(plan, 'runway')).toMatch(
    /^At a bare \$4,410 a month with \$3,700 a month of your own pay after tax it lasts 3\.6 months/,
  )
  // What was brought home until then is more than the other pay: that pay is counted after tax by the law instead.
  expect(detailOf(planOf({ ...family, takeHomeMonthly: 6_200 }), 'runway')).not.toContain('$6,200')
  // Paid again, the family pays ahead.
  expect(stepIds(planOf({ ...family, spouseIncome: 39_000 }))).toContain('extra')
})

test('the sum that somebody named for debts is not sent once their own pay is gone', () => {
  const plan = planOf({
    ...family,
    employment: 'unemployed',
    income: 0,
    formerPay: 54_000,
    separationDate: '2026-11-13',
    spouseOutOfWork: false,
    spouseIncome: 39_000,
    unemploymentMonthly: 1_300,
    takeHomeMonthly: 2_900,
  })
  expect(plan.totalAmount).toBe(395)
  expect(plainText(plan.summary)).toContain('Settle your health cover. While your own pay is gone')
  // Benefits that run are not claimed again, and cover has its days all the same.
  expect(stepIds(plan)).not.toContain('unemployment')
  expect(stepIds(plan)).toContain('health')
  expect(statusOf(plan, 'runway')).toBeDefined()
})
