/** What a plan says of savings that college does not take. */
import { expect, test } from 'vitest'
import { draftContext, sketchContext } from '../../draft-context.ts'
import type { Household } from '../../household.ts'
import type { Draft } from '../../plan.ts'
import { wholePlan } from '../../plan-for-tests.ts'
import { plainText } from '../../say.ts'
import { collegeSavings } from './college-savings.ts'

const context = sketchContext(draftContext('2026-11-20'))
const drafted = (household: Household): Draft => wholePlan(collegeSavings, household, context)
const rothOf = (draft: Draft): string[][] => {
  const card = draft.visualizations.find(({ id }) => id === 'college-roth')
  return card?.type === 'schedule' ? card.rows.map((row) => row.map(plainText)) : []
}

const over: Household = {
  dependents: [19],
  collegeCosts: [30_000],
  collegeSaved: 210_000,
  income: 160_000,
  maritalStatus: 'married',
  retirementOnTrack: true,
  debts: [],
  collegeAccountYears: 17,
}

// IRC §529(c)(3)(E), Notice 2025-67: $35,000 ever, $7,500 of 2026 a year: four times 7,500 and once 5,000.
test('what moves to a Roth IRA is told year by year', () => {
  expect(rothOf(drafted(over)).map(([, year, moved]) => [year, moved])).toEqual([
    ['2026', '$7,500'],
    ['2027', '$7,500'],
    ['2028', '$7,500'],
    ['2029', '$7,500'],
    ['2030', '$5,000'],
  ])
  // Twelve years open: three more to wait.
  expect(rothOf(drafted({ ...over, collegeAccountYears: 12 }))[0]?.[1]).toBe('2029')
  expect(rothOf(drafted({ ...over, collegeSaved: 60_000 }))).toEqual([])
})

test('the other uses and the cost of taking it out are a step', () => {
  const draft = drafted(over)
  const step = draft.nextSteps.find(({ id }) => id === 'over')
  const how = plainText(step?.how ?? '')
  for (const use of ['change the beneficiary', 'Roth IRA', 'grandchild', 'scholarship'])
    expect(how).toContain(use)
  // The second term of 15,000, and 31,200 and 32,448 nine and 21 months off, in cash at 3.4% less 0.15%, are worth 76,146:
  // 133,854 is over. Two fifths of it are taken to be earnings: 22% of 53,542 is 11,779, 10% is 5,354.
  expect(plainText(step?.title ?? '')).toContain('$133,854')
  expect(how).toContain('about $17,133: $11,779 of income tax at your bracket and $5,354 of extra tax')
  expect(drafted({ ...over, collegeSaved: 60_000 }).nextSteps.map(({ id }) => id)).not.toContain('over')
})

test('where more is saved than college costs, all of college is the target', () => {
  const draft = drafted(over)
  expect(draft.assumptions.find(({ fact }) => fact === 'collegeFundShare')?.value).toBe(1)
  expect(draft.allocations.map(({ amount }) => amount)).toEqual([76_146, 35_000, 98_854])
})
