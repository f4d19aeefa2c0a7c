/** What a college plan says of the years from the first bill on: loans, the credit, withdrawals, and money nobody used. */

import { expect, test } from 'vitest'
import { draftContext } from '../../draft-context.ts'
import type { Household } from '../../household.ts'
import type { Draft } from '../../plan.ts'
import { wholePlan } from '../../plan-for-tests.ts'
import { plainText } from '../../say.ts'
import { collegeSavings } from './college-savings.ts'

const draft = (household: Household): Draft =>
  wholePlan(collegeSavings, household, draftContext('2026-11-20'))
const figure = (plan: Draft, id: string): number => {
  const value = plan.figures.find((candidate) => candidate.id === id)?.value
  return typeof value === 'number' ? value : Number.NaN
}
const loansOf = (plan: Draft) =>
  plainText(plan.alternatives.find(({ id }) => id === 'loans')?.detail ?? 'there is no such way')

const family: Household = {
  maritalStatus: 'married',
  income: 60_000,
  spouseIncome: 40_000,
  savings: 80_000,
  monthlyExpenses: 4_000,
  retirementOnTrack: true,
}

// By hand: 65,000 at 4% a year is 67,600 + 70,304 + 73,116 + 76,041 = 287,061; Parent PLUS lends 20,000 a year, 65,000 in all.
test('a plan to borrow says what Parent PLUS does not lend', () => {
  const plan = draft({ ...family, dependents: [17], collegeTarget: 'private', collegeFundShare: 1 })
  expect(figure(plan, 'parent-loan.beyond')).toBeCloseTo(222_061, -1)
  expect(loansOf(plan)).toContain('would have to be private loans')
})

// A third of 30,990 is some 11,000 to 12,000 a year and 45,600 in all: within both limits.
test('what fits into Parent PLUS is not sent to private lenders', () => {
  expect(loansOf(draft({ ...family, dependents: [17] }))).not.toContain('private loans')
})

// IRC §25A: $2,500 a year; a student of twenty has two of the four years ahead.
test('the tuition credit counts only the years that are ahead', () => {
  expect(figure(draft({ ...family, dependents: [20] }), 'credit.whole')).toBe(5_000)
  expect(figure(draft({ ...family, dependents: [8, 20] }), 'credit.whole')).toBe(15_000)
  const credit = draft({ ...family, dependents: [8] }).checks.find(({ id }) => id === 'credit')
  expect(plainText(credit?.detail ?? '')).toContain(
    'shrinks from $160,000 of income on and is gone at $180,000',
  )
})

test('only who pays bills soon is told how to take money out', () => {
  const stepsOf = (age: number) => draft({ ...family, dependents: [age] }).nextSteps.map(({ id }) => id)
  expect(stepsOf(17)).toContain('bills-year')
  expect(stepsOf(9)).not.toContain('bills-year')
})

// By hand from the table of mixes and the market assumptions: fifteen years on the way to cash earn 46% above inflation.
test('what nobody uses goes on growing until the account is old enough for a Roth IRA', () => {
  const plan = draft({ ...family, dependents: [3], amountMonthly: 300 })
  expect(figure(plan, 'outcome.unused') / figure(plan, 'outcome.middle')).toBeCloseTo(1.46, 2)
})

// The form for a school year opens on the first of October before it and looks two years back from its beginning.
test('a student who has begun fills in the newest form that is open', () => {
  const baseYear = (today: string) =>
    figure(wholePlan(collegeSavings, { ...family, dependents: [19] }, draftContext(today)), 'aid.base-year')
  expect(baseYear('2026-03-01')).toBe(2024)
  expect(baseYear('2026-11-20')).toBe(2025)
})

test('grandparents are not asked about a match at work, and parents are', () => {
  const asks = (forGrandchild: boolean) =>
    draft({ ...family, dependents: [5], forGrandchild, collegeGift: 30_000 }).checks.some(
      ({ id }) => id === 'match',
    )
  expect([asks(true), asks(false)]).toEqual([false, true])
})

test('an academy and a brother or sister are named beside a scholarship', () => {
  const plan = draft({ ...family, dependents: [18, 13], ownScholarship: true })
  const detail = plainText(plan.checks.find(({ id }) => id === 'scholarship')?.detail ?? '')
  expect(detail).toContain('military academy')
  expect(detail).toContain('brother or sister')
})
