/** What a state pays of tuition itself is named where its terms are known, and by the income that it asks. */
import { expect, test } from 'vitest'
import { draftContext, sketchContext } from '../../draft-context.ts'
import type { Household } from '../../household.ts'
import { wholePlan } from '../../plan-for-tests.ts'
import { plainText } from '../../say.ts'
import type { states } from '../../states.ts'
import { stateTuitionGrants } from '../../tax/state-tuition-grants.ts'
import { collegeSavings } from './college-savings.ts'

const context = sketchContext(draftContext('2026-11-27'))
const checkOf = (household: Household) =>
  wholePlan(collegeSavings, household, context).checks.find(({ id }) => id === 'state-grant')
const detailOf = (household: Household) => plainText(checkOf(household)?.detail ?? '')

const family: Household = {
  age: 38,
  spouseAge: 36,
  maritalStatus: 'married',
  filingStatus: 'married_joint',
  state: 'GA',
  dependents: [10, 6],
  income: 91_300,
  spouseIncome: 33_800,
  earners: 2,
  collegeTarget: 'public_in_state',
  collegeSaved: 18_100,
  collegeMonthly: 250,
  savings: 24_600,
  monthlyExpenses: 5_320,
  retirementOnTrack: true,
  debts: [],
}

// gafutures.org: a grade average of 3.0 for HOPE, whatever the parents earn.
test('a family in Georgia hears that HOPE pays toward the tuition for good grades', () => {
  expect(plainText(checkOf(family)?.title ?? '')).toBe('Georgia may pay tuition itself: HOPE')
  expect(detailOf(family)).toContain(
    'The HOPE Scholarship pays toward the tuition for a grade average of 3 or more',
  )
  expect(detailOf({ ...family, income: 400_000 })).toContain('HOPE')
})

// hesc.ny.gov: adjusted gross income of at most 125,000; a quarter above it is within what pay and plans at work move.
test('a grant that goes by income is named up to it and a little above, and not beyond', () => {
  const inNewYork = (income: number) => detailOf({ ...family, state: 'NY', income, spouseIncome: 0 })
  expect(inNewYork(108_000)).toContain('leaves no tuition to pay at SUNY and CUNY up to $125,000')
  expect(inNewYork(108_000)).not.toContain('you are above that today')
  expect(inNewYork(140_000)).toContain('you are above that today')
  expect(inNewYork(200_000)).toBe('')
})

test('nothing is said of the state of whoever saves for a grandchild, or for a college elsewhere', () => {
  expect(checkOf({ ...family, forGrandchild: true, collegeOwner: 'grandparent' })).toBe(undefined)
  expect(checkOf({ ...family, collegeTarget: 'public_out_of_state' })).toBe(undefined)
  expect(checkOf({ ...family, state: 'WY' })).toBe(undefined)
})

test('the terms of every state can be said, each number with its receipt', () => {
  for (const state of Object.keys(stateTuitionGrants) as (keyof typeof states)[])
    expect(detailOf({ ...family, state, income: 40_000 }), state).toMatch(/^[^{}]{100,}$/)
})
