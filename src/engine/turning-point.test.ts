import { expect, test } from 'vitest'
import { draftContext, sketchContext } from './draft-context.ts'
import type { Draft } from './plan.ts'
import { wholePlan } from './plan-for-tests.ts'
import { nextDollar } from './topics/next-dollar/next-dollar.ts'
import { turningPoint } from './turning-point.ts'

// After a filing day, when a year of room lies ahead and the raise at work has its place in the first month.
const context = sketchContext(draftContext('2026-04-22'))
const drafted = (contributionRate: number): Draft =>
  wholePlan(
    nextDollar,
    {
      age: 58,
      filingStatus: 'single',
      income: 88_000,
      monthlyExpenses: 3_600,
      monthlySurplus: 1_500,
      savings: 30_000,
      employerMatch: { rate: 0.5, upTo: 0.06 },
      contributionRate,
      debts: [],
    },
    context,
  )

const between = (from: number, to: number) =>
  turningPoint({ base: drafted(from), from, to, other: drafted(to), draftAt: drafted })

// The match ends at 6 % of pay: a hair less than 6 % misses a dollar of it, which nobody wants to read.
test('where any change at all turns a plan, no point is named', () => {
  expect(between(0.06, 0.045)).toBeUndefined()
})

test('where it turns on the way, the point is named', () => {
  const turn = between(0.08, 0.04)
  expect(turn?.value).toBeLessThan(0.06)
  expect(turn?.value).toBeGreaterThan(0.059)
})
