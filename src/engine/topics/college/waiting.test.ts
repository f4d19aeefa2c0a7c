/** College that waits for something else: where the money goes then, and what the state gives for it. */
import { expect, test } from 'vitest'
import { draftContext, sketchContext } from '../../draft-context.ts'
import type { Household } from '../../household.ts'
import { wholePlan } from '../../plan-for-tests.ts'
import { plainText } from '../../say.ts'
import { collegeSavings } from './college-savings.ts'

const context = sketchContext(draftContext('2026-11-20'))
const drafted = (household: Household) => wholePlan(collegeSavings, household, context)

const waiting: Household = {
  dependents: [8, 10],
  maritalStatus: 'married',
  filingStatus: 'married_joint',
  income: 98_000,
  spouseIncome: 46_000,
  state: 'VA',
  collegeMonthly: 500,
  collegeSaved: 38_000,
  collegeTarget: 'public_in_state',
  collegeAccountYears: 7,
  hasWorkplacePlan: true,
  getsWholeMatch: true,
  spouseGetsWholeMatch: true,
  retirementOnTrack: true,
  debts: [],
  savings: 23_000,
  monthlyExpenses: 6_000,
  monthlySurplus: 600,
}

// By hand: 24,000 is the fund, filled by January. Then 600 × 12 = 7,200 a year goes into two accounts, of which Virginia
// deducts up to 4,000 each, at 5.75%: $414.
test('what goes into a 529 after the emergency fund earns the state’s deduction, in the account that is there', () => {
  const draft = drafted(waiting)
  expect(draft.figures.find(({ id }) => id === 'benefit.yearly')?.value).toBe(414)
  const [plan] = draft.alternatives
  expect(plan?.ledger?.map(({ value }) => plainText(value))).toContain('$414 a year')
  const step = draft.nextSteps.find(({ id }) => id === 'later-account')
  expect(plainText(step?.how ?? '')).toBe(
    'Let the same transfer go into the 529 that is there, and choose its age-based mix. Virginia rewards its own plan only.',
  )
  expect(draft.nextSteps.map(({ id }) => id)).not.toContain('state-deadline')
})

test('whoever has no 529 opens one when the wait is over', () => {
  const draft = drafted({ ...waiting, collegeSaved: 0, collegeAccountYears: undefined })
  const step = draft.nextSteps.find(({ id }) => id === 'later-account')
  expect(plainText(step?.how ?? '')).toMatch(/^Open a 529 sold directly/)
})

test('the transfer that goes to college today is changed first, and comes back too late for stocks', () => {
  const step = (household: Household, id: string) => {
    const found = drafted(household).nextSteps.find((one) => one.id === id)
    return found === undefined ? undefined : plainText(found.how)
  }
  expect(step(waiting, 'cushion')).toContain('The $500 a month that goes to college comes here until then')
  const { collegeMonthly, ...nothingYet } = waiting
  expect(step(nothingYet, 'cushion')).not.toContain('change that transfer')
  expect(step(waiting, 'later-account')).toContain('529 that is there')
  // 18 in 2028: the first bill comes while the fund is still filling.
  const near = step(
    { ...waiting, dependents: [16], collegeMonthly: 300, monthlySurplus: 300, savings: 15_000 },
    'later-account',
  )
  expect(near).toContain('straight to the school')
  expect(near).not.toContain('529')
})
