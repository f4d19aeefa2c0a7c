import { expect, test } from 'vitest'
import { draftContext, sketchContext } from '../../draft-context.ts'
import type { Household } from '../../household.ts'
import { wholePlan } from '../../plan-for-tests.ts'
import { plainText } from '../../say.ts'
import { nextDollar } from './next-dollar.ts'
import { dollarWork } from './work.ts'

// After a filing day, when a year of room lies ahead.
const context = sketchContext(draftContext('2026-04-20'))
const saver: Household = {
  nearGoal: 'car',
  nearGoalSum: 12_000,
  nearGoalYears: 2,
  monthlySurplus: 1_200,
  age: 34,
  filingStatus: 'single',
  state: 'TX',
  income: 82_000,
  employerMatch: { rate: 1, upTo: 0.06 },
  contributionRate: 0.06,
  savings: 12_000,
  monthlyExpenses: 3_000,
  debts: [],
}
const work = (more: Household = {}) => dollarWork({ ...saver, ...more }, context)
const draft = (more: Household = {}) => wholePlan(nextDollar, { ...saver, ...more }, context)
const placed = (more: Household = {}) => work(more).placements.map(({ id, amount }) => [id, amount.value])
const checkOf = (id: string, more: Household = {}) => {
  const found = draft(more).checks.find((one) => one.id === id)
  return [found?.status, plainText(found?.detail ?? '')]
}

// 12,000 / 24 = 500 a month; 7,500 / 12 = 625 into an IRA (Notice 2025-67); 75 are left for the plan at work.
test('what is needed by a day gets its level month before accounts that would lock it in', () => {
  expect(placed()).toEqual([
    ['near-goal', 500],
    ['ira.own', 625],
    ['deferral', 75],
  ])
  expect(work().course.filled[0]).toBe(24)
  const [status, detail] = checkOf('near-goal')
  expect([status, detail]).toEqual([
    'pass',
    expect.stringContaining('until Apr 2028 the car takes $500 a month'),
  ])
  expect(plainText(draft().summary)).toContain('the money for the car is there in Apr 2028')
})

test('a down payment with a day is one of them, and without a day it waits for the accounts', () => {
  const home: Household = { nearGoal: undefined, downPayment: 18_000, goal: 'home' }
  expect(placed({ ...home, horizonYears: 3 })[0]).toEqual(['goal', 500])
  expect(placed(home).map(([id]) => id)).not.toContain('goal')
  // The years until retirement are not those until a home.
  expect(work({ ...home, goal: 'retirement', horizonYears: 30 }).needs.map(({ id }) => id)).toContain('goal')
})

// 10% of 90,000 are 9,000, 250 a month for three years; 20%, where no share was told, 500.
test('a price says what a down payment takes a month, and a share that is assumed is named', () => {
  const home: Household = { nearGoal: undefined, homePrice: 90_000, goal: 'home', horizonYears: 3 }
  expect(placed({ ...home, downPaymentRate: 0.1 })[0]).toEqual(['goal', 250])
  expect(checkOf('goal', { ...home, downPaymentRate: 0.1 })[1]).not.toContain('assumed')
  expect(placed(home)[0]).toEqual(['goal', 500])
  expect(checkOf('goal', home)[1]).toContain('so 20% is assumed')
  // Of a home that is not saved for, such as one that is there, nothing is guessed.
  expect(placed({ ...home, goal: 'retirement' }).map(([id]) => id)).not.toContain('goal')
})

// 3,000 are missing from the fund: 1,200, 1,200 and 600, so 12,000 is left for 22 months.
test('the fund fills first, and the months that are left carry more', () => {
  const { course, needs } = work({ savings: 9_000 })
  const at = needs.findIndex(({ id }) => id === 'near-goal')
  expect(course.placed.slice(0, 2).map((row) => row[at])).toEqual([0, 0])
  expect(course.placed[2]?.[at]).toBeCloseTo(12_000 / 22, 1)
  expect(course.filled[at]).toBe(24)
})

test('a month that cannot carry it says so, and when the money is there instead', () => {
  const [status, detail] = checkOf('near-goal', { monthlySurplus: 400 })
  expect(status).toBe('warn')
  expect(detail).toContain('there in Oct 2028')
})

// 12,000 of 24,000 lie beyond a fund of four months of 3,000: all of the car.
test('cash beyond the fund is for the purpose first, and is not called idle', () => {
  expect(placed({ savings: 24_000 }).map(([id]) => id)).not.toContain('near-goal')
  expect(checkOf('near-goal', { savings: 24_000 })[0]).toBe('pass')
  const plan = draft({ savings: 24_000 })
  expect(plainText(plan.summary)).toContain('From your cash, set $12,000 for the car apart')
  expect(plan.nextSteps.map(({ id }) => id)).toContain('goal-cash')
  expect(plan.checks.map(({ id }) => id)).not.toContain('idle')
  // 5,000 of 17,000: 7,000 / 24 = 291.67.
  expect(placed({ savings: 17_000 })[0]).toEqual(['near-goal', 292])
})

test('a part of a sum that is there already takes no monthly dollar', () => {
  expect(placed({ amount: 80_000 }).map(([id]) => id)).not.toContain('near-goal')
})

test('a purpose many years away is invested with the rest', () => {
  expect(placed({ nearGoalYears: 12 }).map(([id]) => id)).not.toContain('near-goal')
  expect(checkOf('goal', { nearGoalYears: 12 })[1]).toContain('invested with the rest')
})
