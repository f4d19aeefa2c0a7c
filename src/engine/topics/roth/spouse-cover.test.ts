import { expect, test } from 'vitest'
import { plainText } from '../../say.ts'
import { detailOf, planOf } from './setup-for-tests.ts'

const apart = {
  age: 45,
  income: 60_000,
  filingStatus: 'married_separate',
  maritalStatus: 'married',
  spouseIncome: 80_000,
  state: 'TX',
  hasWorkplacePlan: false,
  iraMonthly: 500,
} as const
const partsOf = (household: Parameters<typeof planOf>[0]) =>
  planOf(household).allocations.map(({ label }) => plainText(label))

// IRC §219(g)(3)(B)(iii), Pub. 590-A table 1-3: covered through a spouse, a separate filer deducts nothing from 10,000 on.
test('a separate filer deducts no traditional IRA beside a plan of the spouse', () => {
  expect(partsOf({ ...apart, spouseHasWorkplacePlan: true })).not.toContain('Your traditional IRA, deducted')
  expect(partsOf({ ...apart, spouseHasWorkplacePlan: false })).toContain('Your traditional IRA, deducted')
})

test('where nobody said whether the spouse has a plan, the plan takes the safe side and says so', () => {
  const plan = planOf(apart)
  expect(plan.allocations.map(({ label }) => plainText(label))).not.toContain(
    'Your traditional IRA, deducted',
  )
  expect(detailOf(plan, 'limit')).toContain('Nobody said whether your spouse has one')
  expect(detailOf(planOf({ ...apart, spouseHasWorkplacePlan: true }), 'limit')).not.toContain('Nobody said')
})

// A plan of the spouse that is full has no room left, and still counts as cover: the range of 2026 ends at 252,000.
test('a full plan of the spouse covers the one who has none', () => {
  const joint = {
    age: 45,
    spouseAge: 45,
    income: 180_000,
    spouseIncome: 90_000,
    filingStatus: 'married_joint',
    state: 'TX',
    hasWorkplacePlan: false,
    amountMonthly: 500,
  } as const
  expect(partsOf({ ...joint, filledAccounts: ['spouse_plan'] })).not.toContain(
    'Your traditional IRA, deducted',
  )
})
