import { expect, test } from 'vitest'
import { draftContext, sketchContext } from '../../draft-context.ts'
import type { Household } from '../../household.ts'
import { wholePlan } from '../../plan-for-tests.ts'
import { plainText } from '../../say.ts'
import { nextDollar } from './next-dollar.ts'

const sketch = sketchContext(draftContext('2026-11-26'))
const draft = (household: Household) => wholePlan(nextDollar, household, sketch)
const rowsOf = (household: Household) => {
  const months = draft(household).visualizations.find(({ id }) => id === 'months')
  return months?.type === 'schedule' ? months.rows.map((row) => row.map(plainText)) : []
}

const family: Household = {
  ...{ age: 33, spouseAge: 35, maritalStatus: 'married', filingStatus: 'married_joint', state: 'WA' },
  ...{ income: 58_900, spouseIncome: 47_300, earners: 2, incomeStability: 'steady', dependents: [4] },
  ...{ monthlyExpenses: 6_640, monthlySurplus: 590, childcareMonthly: 1_120, savings: 9_000 },
  ...{
    hasWorkplacePlan: true,
    getsWholeMatch: true,
    spouseHasWorkplacePlan: true,
    spouseGetsWholeMatch: true,
  },
  debts: [],
}

// 0.67 × 1,120 = 750 is free from the fall of 2027 on: 590 + 750 = 1,340 a month.
test('what child care no longer takes joins the sum of a month when a child goes to school, with a day in the plan', () => {
  const plan = draft(family)
  expect(plainText(plan.summary)).toContain(
    'Child care costs less once a child goes to school: that frees about $750 a month from Sep 2027 on. The months below count on it.',
  )
  const step = plan.nextSteps.find(({ id }) => id === 'care-ends')
  expect(step?.dueDate).toBe('2027-09-26')
  expect(plainText(step?.how ?? '')).toContain('From then on each month: $1,340 to the emergency fund.')
  expect(rowsOf(family).map(([until, , sum]) => [until, sum])).toContainEqual(['Aug 2027', '$590'])
})

// The child takes 1,350 less its credits of 271, and 489 of it is missing from September 2027 on: 750 is free a year later.
test('a month that a child on the way leaves short is short until an older one goes to school', () => {
  const expecting = { ...family, dependents: [3], expecting: true, newChildMonthly: 1_350 }
  expect(plainText(draft(expecting).summary)).toContain('so that nothing is missing any more')
  const sums = rowsOf(expecting).map(([until, , sum]) => [until, sum])
  expect(sums).toContainEqual(['Aug 2028', '$0'])
  // 590 − 1,079 + 750.
  expect(sums[2]?.[1]).toBe('$261')
})

// The most that the plan leaves to pay, 6,800: school begins in the month after the birth, so that no month is short.
test('cash for the months after a birth is kept for those that are short', () => {
  const expecting = { ...family, expecting: true, newChildMonthly: 1_350, outOfPocketMaximum: 6_800 }
  const starter = draft(expecting).figures.find(({ id }) => id === 'starter')
  expect(starter?.value).toBe(6_800)
})

// 300 is missing: of the 750 that are free then, 450 are left to place.
test('what is missing in a month is filled by it first', () => {
  const { monthlySurplus: _, ...told } = family
  const short = { ...told, takeHomeMonthly: 6_340 }
  expect(plainText(draft(short).summary)).toContain(
    'that frees about $750 a month from Sep 2027 on, which first fills the $300 a month that is missing',
  )
})

/*
 * A child of two frees dollars at 5 and at 13, a car loan ends and two IRAs take more from 50 on: more changes than are read
 * in one table. Of 1,290 at 5.95% nothing of 208,000 is left after 325 months: the last payment is that of December 2053.
 */
test('a table that leaves changes out ends with the month from which the money goes where it stays', () => {
  const rows = rowsOf({
    ...family,
    ...{ age: 31, spouseAge: 30, state: 'OH', income: 62_000, spouseIncome: 48_000, dependents: [2] },
    ...{ monthlyExpenses: 5_600, monthlySurplus: 700, childcareMonthly: 1_100, homeValue: 255_000 },
    debts: [
      { kind: 'mortgage', balance: 208_000, rate: 0.0595, minPayment: 1_290 },
      { kind: 'auto', balance: 13_800, rate: 0.064, minPayment: 335 },
    ],
  })
  expect(rows.length).toBe(9)
  // 700 + 1,100 of care + 335 + 1,290.
  expect([rows.at(-1)?.[0], rows.at(-1)?.[2]]).toEqual(['From Jan 2054 on', '$3,425'])
})
