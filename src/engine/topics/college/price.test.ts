/** A college that savings and federal loans cannot carry, while it can still be chosen. */
import { expect, test } from 'vitest'
import { draftContext, sketchContext } from '../../draft-context.ts'
import type { Household } from '../../household.ts'
import { wholePlan } from '../../plan-for-tests.ts'
import { plainText } from '../../say.ts'
import { collegeSavings } from './college-savings.ts'

const context = sketchContext(draftContext('2026-11-26'))
const plan = (household: Household) => wholePlan(collegeSavings, household, context)

const virginia: Household = {
  maritalStatus: 'married',
  age: 51,
  spouseAge: 50,
  state: 'VA',
  income: 130_000,
  spouseIncome: 65_000,
  dependents: [17],
  collegeSaved: 22_000,
  collegeMonthly: 600,
  collegeCosts: [82_000],
  collegeFundShare: 1,
  contributionRate: 0.08,
  spouseContributionRate: 0.05,
  retirementOnTrack: false,
  savings: 45_000,
  monthlyExpenses: 7_200,
  debts: [],
}

const price = (household: Household) => plan(household).checks.find(({ id }) => id === 'price')

// By hand: 22,000 of 334,041 is 6.59%, so 76,599 a year is not saved, 306,396 in four. Less 27,000 and 65,000: 214,396.
test('what savings and federal loans leave of a price is said first, with a cheaper college beside it', () => {
  const draft = plan(virginia)
  const check = price(virginia)
  expect(check?.status).toBe('act')
  expect(plainText(check?.detail ?? '')).toContain('leave $214,396 of it at today’s price')
  expect(plainText(check?.detail ?? '')).toContain('about $30,990 a year before aid, $51,010 a year less')
  expect(plainText(draft.summary)).toContain('leave $214,396 of this college’s price open')
  const due = new Map(draft.nextSteps.map(({ id, dueDate }) => [id, dueDate]))
  expect(due.get('net-price')).toBe('2026-12-10')
  expect(due.get('offers')).toBe('2027-05-01')
  expect(due.has('aid-form')).toBe(true)
  // The first bill comes in September.
  expect(due.get('bills-year')).toBe('2027-08-01')
})

// A college at 30,990, of which nothing is saved: 123,960 − 92,000 = 31,960 is open; at 20,000 the loans reach.
test('a college that loans can carry, or that is years away, is no alarm', () => {
  const without = { ...virginia, collegeSaved: 0, collegeMonthly: 0 }
  expect(plainText(price({ ...without, collegeCosts: [30_990] })?.detail ?? '')).toContain(
    'leave $31,960 of it',
  )
  expect(price({ ...without, collegeCosts: [20_000] })).toBeUndefined()
  expect(price({ ...virginia, dependents: [12] })).toBeUndefined()
})

// Virginia counts 4,000 for each child at 5.75%.
test('what pays bills from pay can earn the state’s deduction on its way', () => {
  const state = plan(virginia).checks.find(({ id }) => id === 'state')
  expect(plainText(state?.detail ?? '')).toContain('up to $4,000 a year saves about $230 a year of state tax')
})
