import { expect, test } from 'vitest'
import { draftContext, sketchContext } from '../draft-context.ts'
import { type Household, householdSchema } from '../household.ts'
import { plainText } from '../say.ts'
import { rothChecks } from './roth/checks.ts'
import { rothWork } from './roth/work.ts'

const context = sketchContext(draftContext('2026-11-20'))
const workOf = (household: Household) => rothWork(householdSchema.parse(household), context)
const detailOf = (household: Household) => {
  const found = rothChecks(workOf(household)).find(({ id }) => id === 'tuition')
  return found === undefined ? undefined : plainText(found.detail)
}

const parents: Household = {
  age: 48,
  spouseAge: 47,
  filingStatus: 'married_joint',
  state: 'TX',
  income: 120_000,
  spouseIncome: 65_000,
  dependents: [19, 15],
  contributionRate: 0.1,
  rothOptionAtWork: true,
}
const studying: Household = { ...parents, collegeCosts: [28_000] }

// 185,000 is over the 180,000 at which the credit ends; with 12,000 deferred 7,000 of the 20,000 are left: 2,500 × 7/20.
test('a Traditional dollar brings the tuition credit back, this year and not for good', () => {
  const { now } = workOf(studying)
  expect(now.saved(now.most)).toBeCloseTo(0.22 * 12_000 + 875, 2)
  expect(now.savedLater(now.most)).toBeCloseTo(0.22 * 12_000, 2)
  expect(now.savedOnce(now.most)).toBeCloseTo(875, 2)
  expect(detailOf(studying)).toContain('From $0 a year with all Roth to $875 a year with all Traditional')
})

test('a child of the age for college without a price of one is asked for, where it would count', () => {
  const { now } = workOf(parents)
  expect(now.saved(now.most)).toBeCloseTo(0.22 * 12_000, 2)
  expect(detailOf(parents)).toContain('12.5%')
  expect(detailOf({ ...parents, income: 60_000 })).toBeUndefined()
  expect(detailOf({ ...parents, income: 220_000 })).toBeUndefined()
})

test('spouses who file separately have no such credit, and are not asked', () => {
  expect(detailOf({ ...parents, filingStatus: 'married_separate', income: 60_000 })).toBeUndefined()
  expect(detailOf({ ...studying, filingStatus: 'married_separate', income: 60_000 })).toBeUndefined()
})

test('a price of college for a child at school, or past the first years, is no tuition of this year', () => {
  for (const dependents of [[15], [23]])
    expect(workOf({ ...studying, dependents }).now.before.tuition).toEqual([])
})

test('the price in the order of the children goes to the child who studies', () => {
  const { now } = workOf({ ...parents, dependents: [15, 20], collegeCosts: [40_000, 3_000] })
  expect(now.before.tuition).toEqual([3_000])
})
