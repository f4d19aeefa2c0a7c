/** A graduate program has rules of its own: another credit, other loans, and parents whom student aid does not ask. */
import { expect, test } from 'vitest'
import { draftContext, sketchContext } from '../../draft-context.ts'
import type { Household } from '../../household.ts'
import { wholePlan } from '../../plan-for-tests.ts'
import { plainText } from '../../say.ts'
import { allOfMonth } from './all-of-month-for-tests.ts'
import { collegeSavings } from './college-savings.ts'

const context = sketchContext(draftContext('2026-11-26'))
const drafted = (household: Household) => wholePlan(collegeSavings, allOfMonth(household), context)
const detailOf = (household: Household, id: string): string =>
  plainText(drafted(household).checks.find((check) => check.id === id)?.detail ?? '')

const parents: Household = {
  maritalStatus: 'married',
  age: 52,
  spouseAge: 50,
  state: 'PA',
  income: 115_000,
  spouseIncome: 40_000,
  dependents: [21],
  graduateProgram: true,
  collegeMonthly: 300,
  collegeSaved: 28_000,
  collegeCosts: [60_000],
  collegeFundShare: 0.5,
  retirementOnTrack: true,
  savings: 60_000,
  monthlyExpenses: 5_000,
  debts: [],
}

// At 4% more a year the two years cost 62,400 and 64,896, the first in a year from now, the second in two: at what cash
// earns about 121,000 today, of which 28,000 is 46% of half.
test('two years from the next autumn are counted, and not the rest of a first degree', () => {
  for (const age of [21, 22, 24]) {
    const draft = drafted({ ...parents, dependents: [age] })
    expect(plainText(draft.horizonLabel)).toBe('College from Sep 2027')
    expect(plainText(draft.summary)).toContain('Paying all of a graduate program at $60,000 a year')
    expect(plainText(draft.title)).toBe('Save $300 a month toward 50% of college')
    const worth = draft.figures.find(({ id }) => id === 'whole-worth' || id === 'child.0.whole-worth')
    expect(worth?.value).toBeGreaterThan(118_000)
    expect(worth?.value).toBeLessThan(124_000)
  }
})

// IRC §25A(c): 20% of up to 10,000 = 2,000, whole up to 160,000 of income on a joint return; here 155,000.
test('the credit after the first degree is the other one', () => {
  const credit = detailOf(parents, 'credit')
  expect(credit).toContain('lifetime learning credit gives back up to $2,000 a year where $10,000 of tuition')
  expect(detailOf({ ...parents, income: 160_000 }, 'credit')).toContain('lifetime learning credit is closed')
})

test('no parent is lent to or asked for a graduate student', () => {
  const { alternatives } = drafted(parents)
  expect(detailOf(parents, 'borrowing')).toContain('Parent PLUS is not for a graduate program')
  expect(detailOf(parents, 'borrowing')).not.toMatch(/27,000|31,000/)
  expect(detailOf(parents, 'aid')).toContain('counts as independent')
  expect(alternatives.map(({ id }) => id)).not.toContain('loans')
  expect(detailOf(parents, 'graduate-loans')).toContain('2 years from Sep 2027 on are counted')
})

test('a younger child whose parents speak of a graduate program goes to college first', () => {
  const young = { ...parents, dependents: [12] }
  expect(detailOf(young, 'credit')).toContain('American opportunity credit then gives back')
  expect(detailOf(young, 'graduate-loans')).not.toContain('are counted')
})
