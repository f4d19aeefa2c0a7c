import { expect, test } from 'vitest'
import { draftContext, sketchContext } from '../draft-context.ts'
import type { Household } from '../household.ts'
import { wholePlan } from '../plan-for-tests.ts'
import { plainText } from '../say.ts'
import { lumpSumInvest } from './lump-sum/lump-sum-invest.ts'
import { birthYearsAt } from './newborn-check.ts'
import { nextDollar } from './next-dollar/next-dollar.ts'

const context = sketchContext(draftContext('2026-11-26'))

const parent: Household = {
  amount: 10_000,
  goal: 'general',
  age: 30,
  filingStatus: 'single',
  income: 60_000,
  employment: 'employed',
  monthlyExpenses: 3_000,
  monthlySurplus: 500,
  savings: 5_000,
  debts: [],
}

// By Aug 2027 at the latest, nine months from November 2026; a child of 2029 has no first sum.
test('parents of a child on the way read of the form that its birth calls for, as long as the law gives the sum', () => {
  const saidOn = (today: string, more: Household = {}) =>
    wholePlan(nextDollar, { ...parent, expecting: true, ...more }, sketchContext(draftContext(today)))
      .checks.filter(({ id }) => id === 'newborn')
      .map(({ detail }) => plainText(detail))
  expect(saidOn('2026-11-26')).toEqual([expect.stringContaining('Once it is born')])
  expect(saidOn('2026-11-26')).toEqual([expect.stringContaining('$1,000')])
  expect(saidOn('2026-11-26', { dependents: [0] })).toEqual([
    expect.stringContaining('Do the same for the child on the way'),
  ])
  expect(saidOn('2026-11-26', { expecting: false })).toEqual([])
  expect(saidOn('2028-10-01')).toEqual([])
})

// IRC §6434: born from 2025 to 2028, $1,000.
test('the parent of a child born in 2025 or 2026 reads of the form for the first sum, whichever plan is asked for', () => {
  // Not a year old on November 26, 2026, a child was born on November 27, 2025 or later.
  expect(birthYearsAt(0, context)).toEqual([2025, 2026])
  expect(birthYearsAt(1, context)).toEqual([2024, 2025])
  for (const topic of [nextDollar, lumpSumInvest]) {
    const said = (dependents: readonly number[]) =>
      wholePlan(topic, { ...parent, dependents: [...dependents], numDependents: dependents.length }, context)
        .checks.filter(({ id }) => id === 'newborn')
        .map(({ detail }) => plainText(detail))
    expect(said([0, 4])).toEqual([expect.stringContaining('File Form 4547')])
    expect(said([0, 4])).toEqual([expect.stringContaining('$1,000')])
    // A year old may be of 2024, and the form is named where a plan for the child is asked for.
    expect(said([1])).toEqual([])
    expect(said([])).toEqual([])
  }
})
