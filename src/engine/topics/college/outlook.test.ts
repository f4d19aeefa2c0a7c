import { expect, test } from 'vitest'
import { draftContext, sketchContext } from '../../draft-context.ts'
import type { Household } from '../../household.ts'
import { wholePlan } from '../../plan-for-tests.ts'
import { plainText } from '../../say.ts'
import { collegeSavings } from './college-savings.ts'

const context = sketchContext(draftContext('2026-11-22'))
const drafted = (household: Household) => wholePlan(collegeSavings, household, context)

// The savings of the last half year join the account after the yearly count: without them the curve ends months short.
test('the curve of the savings ends where the words say that college starts', () => {
  const plan = drafted({
    dependents: [15],
    collegeTarget: 'private',
    collegeSaved: 60_000,
    collegeMonthly: 700,
    retirementOnTrack: true,
    debts: [],
  })
  const said = Number(plan.figures.find(({ id }) => id === 'outcome.middle')?.value)
  const card = plan.visualizations.find(({ type }) => type === 'projection')
  const middle =
    card?.type === 'projection' ? card.bands.find(({ percentile }) => percentile === 50) : undefined
  // What is said is rounded to three digits.
  expect(Math.abs((middle?.values.at(-1) ?? 0) - said)).toBeLessThanOrEqual(50)
})

const grandparents: Household = {
  forGrandchild: true,
  collegeOwner: 'grandparent',
  dependents: [0],
  state: 'PA',
  age: 68,
  maritalStatus: 'married',
  employment: 'retired',
  collegeGift: 50_000,
  collegeTarget: 'public_in_state',
  retirementOnTrack: true,
  debts: [],
}

test('a grandparent asks the parents for the form of the Trump account', () => {
  const step = drafted(grandparents).nextSteps.find(({ id }) => id === 'trump-account')
  expect(plainText(step?.title ?? '')).toBe('Ask the parents to file Form 4547 for the free $1,000')
  expect(plainText(step?.how ?? '')).not.toContain('employer')
})

// Pennsylvania does not tax pensions and Social Security: retired people without pay have no tax to lower.
test('nobody is told to wait for a state deduction that saves nothing', () => {
  const ways = (household: Household) => drafted(household).alternatives.map(({ id }) => id)
  expect(ways(grandparents)).not.toContain('at-once')
  expect(ways({ ...grandparents, employment: 'employed', income: 90_000 })).toContain('at-once')
})
