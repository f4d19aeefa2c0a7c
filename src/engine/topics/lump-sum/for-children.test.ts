import { expect, test } from 'vitest'
import { draftContext, sketchContext } from '../../draft-context.ts'
import type { Household } from '../../household.ts'
import { wholePlan } from '../../plan-for-tests.ts'
import { plainText } from '../../say.ts'
import { lumpSumInvest } from './lump-sum-invest.ts'

const context = sketchContext(draftContext('2026-11-20'))
const parents: Household = {
  amount: 50_000,
  moneySource: 'gift',
  goal: 'children',
  dependents: [4, 7],
  age: 38,
  spouseAge: 37,
  maritalStatus: 'married',
  filingStatus: 'married_joint',
  state: 'OH',
  income: 110_000,
  spouseIncome: 0,
  hasWorkplacePlan: true,
  savings: 40_000,
  monthlyExpenses: 5_000,
  debts: [],
}
const draft = (more: Household = {}) => wholePlan(lumpSumInvest, { ...parents, ...more }, context)
const labels = (more: Household = {}) => draft(more).allocations.map(({ label }) => plainText(label))

test('money for the children goes to college accounts for them, and to no IRA or plan of their parents', () => {
  expect(labels()).toEqual(['A 529 for each child'])
  expect(labels({ goal: 'education' })).toEqual(['A 529 for each child'])
  // Beyond what the usual part of college takes it stays free, in the parents' own name.
  expect(labels({ amount: 250_000 })).toEqual(['A 529 for each child', 'Invested in broad index funds'])
  const titles = draft({ dependents: [4] }).nextSteps.map(({ title }) => plainText(title))
  expect(titles.some((title) => title.startsWith('Open a 529 plan, and put $'))).toBe(true)
})

test('children whose ages nobody told get no IRA of their parents either, and their ages are asked', () => {
  const { dependents: _ages, ...untold } = parents
  const plan = wholePlan(lumpSumInvest, untold, context)
  expect(plan.allocations.map(({ label }) => plainText(label))).toEqual(['Invested in broad index funds'])
  const { detail } = plan.checks.find(({ id }) => id === 'children') ?? {}
  expect(plainText(detail ?? '')).toContain('Say how old they are')
})

// What is saved already is not put in again, dollar for dollar.
test('the sum that a 529 takes is what college savings lack today', () => {
  const takes = (collegeSaved: number) => draft({ amount: 250_000, collegeSaved }).allocations[0]?.amount ?? 0
  expect(takes(0) - takes(20_000)).toBeGreaterThan(19_000)
  expect(takes(0) - takes(20_000)).toBeLessThan(21_000)
})

test('a family without a fund fills it first, and reads in whose name the rest stands', () => {
  expect(labels({ savings: 0 })[0]).toBe('Emergency fund')
  const said = plainText(draft().checks.find(({ id }) => id === 'children')?.detail ?? '')
  // Two parents give 2 × 19,000 in 2026 (Rev. Proc. 2025-32); a Trump account takes 5,000 (IRC §530A).
  for (const text of ['UTMA', '$5,000 a year for each child', 'Above $38,000 a year'])
    expect(said).toContain(text)
  expect(draft({ goal: 'retirement' }).checks.map(({ id }) => id)).not.toContain('children')
})

test('a taxable part beside children names what college lacks, and gives it its place once retirement is on track', () => {
  const more: Household = {
    goal: 'retirement',
    amount: 200_000,
    filledAccounts: ['plan', 'ira', 'spouse_ira'],
  }
  const family = draft(more).checks.find(({ id }) => id === 'family')
  expect(labels(more)).toEqual(['Invested in broad index funds'])
  expect(plainText(family?.detail ?? '')).toContain('a 529 comes before the taxable part')
  expect(labels({ ...more, retirementOnTrack: true })).toEqual([
    'A 529 for each child',
    'Invested in broad index funds',
  ])
})

// Virginia counts 4,000 for each child's account; $50,000 between two is below 38,000 each, all of it for one is not.
test('the step splits what a state counts for each child, and names Form 709 above the gifts of a year', () => {
  const how = (more: Household) =>
    plainText(draft({ state: 'VA', ...more }).nextSteps.find(({ id }) => id === 'college')?.how ?? '')
  expect(how({})).toContain('up to $8,000 of a year for all your children together')
  expect(how({})).not.toContain('Form 709')
  expect(how({ dependents: [4], collegeFundShare: 1 })).toContain('Above $38,000 a year for one child')
})
