import { expect, test } from 'vitest'
import type { Household } from '../../household.ts'
import { plainText } from '../../say.ts'
import { detailOf, figureOf, planOf, statusOf } from './setup-for-tests.ts'

const couple: Household = {
  age: 29,
  spouseAge: 31,
  maritalStatus: 'married',
  filingStatus: 'married_joint',
  state: 'FL',
  income: 71_900,
  spouseIncome: 48_600,
  spouseContributionRate: 0,
  debts: [{ kind: 'student_loan', loanType: 'federal', balance: 58_200, rate: 0.061, minPayment: 400 }],
  incomeDrivenPlan: 'ibr',
  newStudentBorrower: true,
  publicServiceJob: true,
  pslfPayments: 46,
  contributionRate: 0.05,
  contributionKind: 'roth',
  employerMatch: { rate: 1, upTo: 0.05 },
  rothOptionAtWork: true,
}

/*
 * By hand, with all Roth. Jointly 120,500 less 2,500 of interest and 32,200 are 85,800: 2,480 + 12% of 61,000, 9,800; ten
 * percent of 118,000 less 32,460 is more than the payment of the Standard plan, 649.06 a month, 7,789. Apart 55,800 and
 * 32,500: 6,988 + 3,652; the loan asks for 10% of 71,900 less 23,940, 4,796. So 17,589 against 15,436. Of a dollar before
 * tax 22% and 10% are saved then.
 */
test('a couple is told what separate returns make of the loan, the tax and the kind of their dollars', () => {
  const plan = planOf(couple)
  expect(figureOf(plan, 'filing.joint.tax')).toBe(9_800)
  expect(figureOf(plan, 'filing.joint.loans')).toBe(7_789)
  expect(figureOf(plan, 'filing.apart.tax')).toBe(10_640)
  expect(figureOf(plan, 'filing.apart.loans')).toBe(4_796)
  expect(Math.abs(Number(figureOf(plan, 'filing.kept')) - 2_153)).toBeLessThanOrEqual(1)
  expect(figureOf(plan, 'filing.rate')).toBe(0.32)
  expect(statusOf(plan, 'filing')).toBe('act')
  expect(plainText(plan.summary)).toContain('if you file so, Traditional is the answer, and not Roth')
  expect(plan.nextSteps.find(({ id }) => id === 'separate-returns')?.dueDate).toBe('2027-04-15')
})

// In Texas each return carries half of 120,500: 10% of 60,250 less 23,940.
test('in a community property state the loan follows half of both pays', () => {
  expect(figureOf(planOf({ ...couple, state: 'TX' }), 'filing.apart.loans')).toBe(3_631)
})

// 10% of 79,400 less 32,460 is less than 4,796.
test('beside a small second pay the joint return is said to be the better one', () => {
  const plan = planOf({ ...couple, spouseIncome: 10_000 })
  expect(statusOf(plan, 'filing')).toBe('pass')
  expect(detailOf(plan, 'filing')).toContain('That would cost')
  expect(plan.nextSteps.map(({ id }) => id)).not.toContain('separate-returns')
})

test('nothing is said of it without a second pay, on separate returns, or where nothing is forgiven', () => {
  for (const more of [
    { spouseIncome: 0 },
    { filingStatus: 'married_separate' },
    { publicServiceJob: false, income: 150_000 },
  ] as const)
    expect(figureOf(planOf({ ...couple, ...more }), 'filing.kept')).toBeUndefined()
})
