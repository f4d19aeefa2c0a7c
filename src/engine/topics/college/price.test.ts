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

// By hand: 22,000 of 336,719 is 6.53%, so 76,642 a year is not saved, 306,568 in four. Less 27,000 and 65,000: 214,568.
test('what savings and federal loans leave of a price is said first, with a cheaper college beside it', () => {
  const draft = plan(virginia)
  const check = price(virginia)
  expect(check?.status).toBe('act')
  expect(plainText(check?.detail ?? '')).toContain('leave $214,568 of it at today’s price')
  expect(plainText(check?.detail ?? '')).toContain('about $30,990 a year before aid, $51,010 a year less')
  expect(plainText(draft.summary)).toContain('leave $214,568 of this college’s price open')
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

const maryland: Household = {
  age: 50,
  spouseAge: 49,
  maritalStatus: 'married',
  filingStatus: 'married_joint',
  state: 'MD',
  income: 125_000,
  spouseIncome: 85_000,
  dependents: [17, 15],
  monthlyExpenses: 9_200,
  monthlySurplus: 1_500,
  savings: 42_000,
  contributionRate: 0.1,
  spouseContributionRate: 0.08,
  getsWholeMatch: true,
  spouseGetsWholeMatch: true,
  retirementOnTrack: true,
  collegeSavedEach: [95_000, 60_000],
  collegeMonthly: 800,
  collegeTarget: 'private',
  collegeOwner: 'parent',
  debts: [],
}

// By hand: the older's 45 transfers of 1,001 are worth 42.354 of them today, so 95,000 + 42,396 of 266,911 is paid,
// 51.48%, and 65,000 × 48.52% = 31,540 a year is not: 126,160 in four, less 27,000 and 65,000 is 34,160. The younger's
// 60,000 + 499 × 62.952, with the older's 1,001 × 20.598 after that, of 270,830 is 41.37%: 38,112 × 4 − 92,000 = 60,448.
// Together 94,608.
// 130,000 at 8.94% ÷ 12 = 0.745% a month: 968.50 ÷ (1 − 1.00745^−120) = 968.50 ÷ 0.58963 = 1,642.6.
test('what is open is the sum over the children, each by what its own account holds', () => {
  const summary = plainText(plan(maryland).summary)
  expect(summary).toContain(
    'Savings and federal loans, $130,000 of Parent PLUS among them, leave $94,608 of these colleges’ price open: $34,160 for the child aged 17 and $60,448 for the child aged 15',
  )
  const detail = plainText(price(maryland)?.detail ?? '')
  expect(detail).toContain('$54,000 of the students’ own loans and $130,000 of Parent PLUS leave $94,608')
  expect(detail).toContain('Repaying the Parent PLUS takes about $1,643 a month for 10 years')
  const borrowing = plan(maryland).checks.find(({ id }) => id === 'borrowing')
  expect(plainText(borrowing?.detail ?? '')).toContain(
    'About $31,540 a year for the child aged 17 and $38,112 a year for the child aged 15 would come from grants',
  )
})

test('a child has the same price open beside a brother or sister as alone', () => {
  const alone = { ...maryland, dependents: [17], collegeSavedEach: [95_000], monthlySurplus: 1_001 }
  expect(plainText(plan(alone).summary)).toContain('leave $34,160 of this college’s price open, so')
})

test('a child whose college is years away is counted only beside one who chooses soon', () => {
  expect(price({ ...maryland, dependents: [15, 13] })).toBeUndefined()
})
