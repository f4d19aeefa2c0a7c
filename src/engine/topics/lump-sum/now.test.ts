import { expect, test } from 'vitest'
import { draftContext, sketchContext } from '../../draft-context.ts'
import type { Household } from '../../household.ts'
import { wholePlan } from '../../plan-for-tests.ts'
import { plainText } from '../../say.ts'
import { lumpSumInvest } from './lump-sum-invest.ts'
import { lumpSumWork } from './work.ts'

const context = sketchContext(draftContext('2026-11-22'))
const drafted = (household: Household) => wholePlan(lumpSumInvest, household, context)

const car: Household = {
  amount: 30_000,
  goal: 'car',
  horizonYears: 0,
  age: 34,
  filingStatus: 'single',
  income: 61_000,
  monthlyExpenses: 2_600,
  savings: 4_000,
  earners: 1,
  numDependents: 0,
  debts: [{ kind: 'credit_card', balance: 2_500, rate: 0.27, minPayment: 80 }],
}

// The card takes 2,500; four months of 2,600 are 10,400, of which 4,000 is there: 6,400; 21,100 is left.
test('money that is needed now stays at hand, and nothing is said of years in which it grows', () => {
  const plan = drafted(car)
  expect(plan.allocations.map(({ label, amount }) => [plainText(label), amount])).toEqual([
    ['Pay off the credit card', 2_500],
    // Without 4 × the $80 of the card that is paid off.
    ['Emergency fund', 6_080],
    ['Insured savings, at hand', 21_420],
  ])
  expect(plainText(plan.title)).toBe('Keep $30,000 at hand')
  expect(plan.visualizations.map(({ type }) => type)).toEqual(['timeline'])
  expect(plan.alternatives).toEqual([])
  expect(plan.nextSteps.map(({ id }) => id)).not.toContain('bills')
  expect(JSON.stringify(plan.visualizations)).not.toContain('0 years')
  expect(plainText(plan.summary)).not.toMatch(/\b0 years|whatever stocks do/u)
})

test('money for next year is laid out by its date as before', () => {
  const plan = drafted({ ...car, horizonYears: 1 })
  expect(plainText(plan.title)).toBe('Keep $30,000 safe for 1 year')
  expect(plan.alternatives.length).toBeGreaterThan(1)
})

// The three years of “not in stocks” are whole: on the last day of them as before.
test('money that is needed in just three years is all in cash, wherever the plan speaks of it', () => {
  const work = lumpSumWork({ ...car, goal: 'home', horizonYears: 3 }, context)
  expect(work.reach).toBe('short')
  expect(work.glide).toEqual(Array.from({ length: 3 }, () => ({ stocks: 0, bonds: 0, cash: 1 })))
  expect(lumpSumWork({ ...car, goal: 'home', horizonYears: 4 }, context).mix.stocks).toBeGreaterThan(0)
})

test('money to live on from now on is not needed all at once', () => {
  const retired: Household = {
    amount: 120_000,
    goal: 'income',
    age: 70,
    employment: 'retired',
    ssMonthly: 2_400,
  }
  const [now, open] = [drafted({ ...retired, horizonYears: 0 }), drafted(retired)]
  expect(plainText(now.title)).toBe(plainText(open.title))
  expect(plainText(now.title)).toMatch(/^Make \$120,000 last \d+ years$/)
})
