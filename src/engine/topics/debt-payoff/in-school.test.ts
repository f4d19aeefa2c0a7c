import { expect, test } from 'vitest'
import type { Household } from '../../household.ts'
import { plainText } from '../../say.ts'
import { amountOf, planOf, stepIds } from './plan-for-tests.ts'

const student: Household = {
  debts: [{ kind: 'student_loan', loanType: 'federal', balance: 19_000, rate: 0.06 }],
  income: 11_000,
  inSchool: true,
}

// 19,000 × 0.06 ÷ 12 is 95 a month.
test('nothing is asked of a federal loan while its borrower studies, and the next loan is what matters', () => {
  const plan = planOf(student)
  expect(plainText(plan.title)).toContain('Nothing is due while you study')
  expect(plainText(plan.summary)).toContain('at most $95 a month')
  expect(amountOf(plan, 'Student loan')).toBeUndefined()
  expect(stepIds(plan)).toEqual(expect.arrayContaining(['in-school-account', 'in-school-aid']))
  expect(stepIds(plan)).not.toContain('autopay')
  expect(plan.checks.filter(({ id }) => id === 'new-loan')).toHaveLength(1)
})

test('a card beside it is paid, and a private loan too', () => {
  const plan = planOf({
    ...student,
    debts: [
      ...(student.debts ?? []),
      { kind: 'credit_card', balance: 3_000, rate: 0.26 },
      { kind: 'student_loan', loanType: 'private', balance: 5_000, rate: 0.1, minPayment: 60 },
    ],
    monthlySurplus: 150,
  })
  expect(amountOf(plan, 'Credit card')).toBeGreaterThan(150)
  expect(plan.allocations).toHaveLength(2)
})

test('an offer to refinance is weighed once while its borrower studies', () => {
  const { checks } = planOf({ ...student, refinanceRate: 0.05 })
  expect(checks.filter(({ id }) => id === 'refinance')).toHaveLength(1)
})

// 3,900 − 3,600 is 300, and nothing is asked of the loan: no payment is unmet.
test('a month that is short while nothing is due is said, and no payment is carried for it', () => {
  const plan = planOf({ ...student, takeHomeMonthly: 3_600, monthlyExpenses: 3_900, savings: 1_500 })
  expect(plainText(plan.summary)).toContain('You spend $300 a month more than you bring home')
  expect(plainText(plan.summary)).not.toContain('your debts ask for')
  expect(stepIds(plan)).not.toContain('bridge')
})

test('a student compares grants and the subsidized part, and no loan for a child', () => {
  const step = planOf({ ...student, newLoanPlanned: true }).nextSteps.find(({ id }) => id === 'new-loan')
  expect(plainText(step?.why ?? '')).not.toContain('Parent PLUS')
  expect(plainText(step?.how ?? '')).toContain('the subsidized part of the loan alone')
})
