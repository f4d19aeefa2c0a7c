import { expect, test } from 'vitest'
import type { Household } from '../../household.ts'
import { detailOf, planOf } from './plan-for-tests.ts'

const borrower = (agi: number, more: Household): Household => ({
  debts: [{ kind: 'student_loan', loanType: 'federal', balance: 90_000, rate: 0.06 }],
  agi,
  maritalStatus: 'single',
  numDependents: 0,
  monthlySurplus: 300,
  ...more,
})
const stepsAt = (agi: number) => detailOf(planOf(borrower(agi, { incomeDrivenPlan: 'rap' })), 'steps')

// 8% of 80,400 over 12 is 536; at 80,000 it is 7%, 466.67; a dollar over 90,000 9%, 675.01.
test('whoever is a little above a step of the assistance plan hears how to come below it', () => {
  expect(stepsAt(80_400)).toContain('You are $400 above a step: at $80,000 a year it would be $467 a month')
  expect(stepsAt(80_400)).toContain('A dollar over $90,000 a year makes it $675 a month')
  expect(stepsAt(85_000)).not.toContain('above a step')
  expect(stepsAt(9_000)).not.toContain('above a step')
})

// 15% of each 1,000 is 150 a year, and 10% for a new borrower 100.
test('a pre-tax dollar takes a share off the payment where what is left is forgiven', () => {
  const lower = (more: Household) => detailOf(planOf(borrower(64_000, more)), 'lower-income')
  expect(lower({ incomeDrivenPlan: 'ibr' })).toContain(
    'about $150 a year off what Income-Based Repayment asks for',
  )
  expect(lower({ incomeDrivenPlan: 'ibr', newStudentBorrower: true })).toContain('about $100 a year')
  expect(lower({ incomeDrivenPlan: 'rap' })).toBe('')
  expect(lower({ incomeDrivenPlan: 'ibr', employment: 'retired' })).toBe('')
})
