import { expect, test } from 'vitest'
import { draftContext } from '../../draft-context.ts'
import type { Household } from '../../household.ts'
import type { Draft } from '../../plan.ts'
import { wholePlan } from '../../plan-for-tests.ts'
import { plainText } from '../../say.ts'
import { collegeSavings } from './college-savings.ts'

const drafted = (household: Household): Draft =>
  wholePlan(collegeSavings, household, draftContext('2026-11-20'))
const figure = (draft: Draft, id: string) => draft.figures.find((one) => one.id === id)?.value

// By hand: 30,990 × 1.04^3 is 34,859.53, less 12,000. Of 11,950 × 1.04^3 = 13,442 of tuition 1,442 is left, of 13,980 1,980,
// both earning all of themselves; of 14,539 2,539 and of 15,121 3,121 earn 2,000 and a quarter of the rest: 2,135 and 2,280.
test('a scholarship comes off each bill, and tuition that it pays earns no credit', () => {
  const household: Household = {
    retirementOnTrack: true,
    debts: [],
    collegeTarget: 'public_in_state',
    dependents: [15],
    income: 60_000,
    scholarshipYearly: 12_000,
  }
  const draft = drafted(household)
  expect(figure(draft, 'child.0.first-bill')).toBe(22_860)
  expect(figure(draft, 'credit.whole')).toBe(1_442 + 1_980 + 2_135 + 2_280)
  expect(figure(draft, 'child.0.scholarship.all')).toBe(48_000)
  expect(plainText(draft.checks.find(({ id }) => id === 'scholarship')?.detail ?? '')).toContain(
    'without the 10%',
  )
  expect(plainText(draft.summary)).toContain('after the scholarship')
  expect(figure(drafted({ ...household, dependents: [15, 8] }), 'child.1.first-bill')).toBe(45_873)
})
