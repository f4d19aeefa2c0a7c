import { expect, test } from 'vitest'
import type { Household } from '#engine/household.ts'
import { understand } from './understand.ts'

const today = '2026-11-20'
const two = (amount: number, nearGoal: Household['nearGoal'], more: Household = {}): Household => ({
  amount,
  goal: 'retirement',
  ...(nearGoal === undefined ? {} : { nearGoal }),
  ...more,
})

test.each<[string, Household]>([
  [
    'We have $80k: 30k for a car in 2 years, the rest for retirement. How should we invest it?',
    two(80_000, 'car', { nearGoalSum: 30_000, nearGoalYears: 2 }),
  ],
  [
    'We have $80k: part for a car in 2 years, the rest for retirement. How should we invest it?',
    two(80_000, 'car', { nearGoalYears: 2 }),
  ],
  [
    'I have 100k to invest. 25k is for a house down payment in 3 years and the rest is for retirement',
    two(100_000, 'home', { nearGoalSum: 25_000, nearGoalYears: 3 }),
  ],
  [
    'I have 80k. I want to use 20k for a car next year and invest the rest for retirement',
    two(80_000, 'car', { nearGoalSum: 20_000, nearGoalYears: 1 }),
  ],
  [
    'I have 60k to invest, 15k of it is for the roof in 1 year, the rest long term',
    two(60_000, 'general', { nearGoalSum: 15_000, nearGoalYears: 1 }),
  ],
])('a sum for two purposes is heard with both: %s', (message, facts) => {
  const { twoAdults: _two, ...found } = understand(message, { today }).facts
  expect(found).toEqual(facts)
})

test.each([
  'I have 80k for a car in 2 years',
  'I have 80k for retirement and a car loan of 10k',
  'I want to buy a car in 2 years and retire at 60. I have 80k to invest',
  'I put 20k down on a car last year and have 80k to invest for retirement',
])('one purpose is no two: %s', (message) => {
  expect(understand(message, { today }).facts.nearGoal).toBeUndefined()
})
