import { expect, test } from 'vitest'
import { draftContext, sketchContext } from '../../draft-context.ts'
import type { Household } from '../../household.ts'
import { wholePlan } from '../../plan-for-tests.ts'
import { plainText } from '../../say.ts'
import { lumpSumInvest } from './lump-sum-invest.ts'

const context = sketchContext(draftContext('2026-11-20'))
const saver: Household = {
  amount: 80_000,
  goal: 'retirement',
  nearGoal: 'car',
  nearGoalSum: 30_000,
  nearGoalYears: 2,
  age: 38,
  filingStatus: 'single',
  state: 'TX',
  income: 95_000,
  hasWorkplacePlan: false,
  savings: 40_000,
  monthlyExpenses: 4_000,
  debts: [],
}
const draft = (more: Household = {}) => wholePlan(lumpSumInvest, { ...saver, ...more }, context)
const parts = (more: Household = {}) =>
  draft(more).allocations.map(({ label, amount }) => [plainText(label), amount])

// 80,000 − 30,000 for the car − 7,500, the limit of an IRA in 2026 (Notice 2025-67).
test('the part for the car waits safely for its day, and the rest is invested', () => {
  expect(parts()).toEqual([
    ['Kept for the car', 30_000],
    ['Your traditional IRA', 7_500],
    ['Invested in broad index funds', 42_500],
  ])
  const plan = draft()
  expect(plainText(plan.summary)).toContain('Keep $30,000 for the car')
  const step = plan.nextSteps.find(({ id }) => id === 'near-goal')
  expect(plainText(step?.how ?? '')).toContain('before Nov 2028')
})

test('the emergency fund and a card come before both', () => {
  const more: Household = {
    savings: 1_000,
    debts: [{ kind: 'credit_card', balance: 60_000, rate: 0.24, minPayment: 1_500 }],
  }
  const [first, second, third, fourth] = parts(more)
  expect([first?.[0], second, third?.[0], fourth?.[0]]).toEqual([
    'Starter cushion',
    ['Pay off the credit card', 60_000],
    'Emergency fund',
    'Kept for the car',
  ])
})

test('what a part comes to is asked for, and half of the sum stands in until it is told', () => {
  const { nearGoalSum: _sum, ...without } = saver
  const plan = wholePlan(lumpSumInvest, without, context)
  expect(plan.allocations[0]?.amount).toBe(40_000)
  expect(plan.assumptions.map(({ fact }) => fact)).toContain('nearGoalSum')
})

test('the nearer part is gone whatever is done with the rest, so no way of using it counts it', () => {
  const rowOf = (more: Household) => {
    const { figures } = draft(more)
    return figures.find(({ id }) => id === 'ledger.all-in.middle')?.value
  }
  expect(rowOf({})).toBe(rowOf({ amount: 50_000, nearGoal: undefined }))
})

// 20,000 pays a card of 16,000 and the rest is the fund's: all 30,000 are missing, 1,250 a month for 24 months, and 500 are free.
test('a purpose that the money does not reach is named with what a month would have to bring', () => {
  const checkOf = (more: Household) => draft(more).checks.find(({ id }) => id === 'near-goal')
  const short = checkOf({
    amount: 20_000,
    savings: 1_000,
    debts: [{ kind: 'credit_card', balance: 16_000, rate: 0.24, minPayment: 500 }],
  })
  expect(plainText(short?.title ?? '')).toBe('Nothing is left for the car')
  const detail = plainText(short?.detail ?? '')
  expect(detail).toContain('the $30,000 that you named for the car')
  expect(detail).toContain('By Nov 2028 that takes $1,250 a month')
  expect(detail).toContain('free $500 a month')
  // 40,000 of cash are the fund: 22,000 of the 30,000 are kept.
  const part = plainText(checkOf({ amount: 22_000 })?.detail ?? '')
  expect(part).toContain('$22,000 of the $30,000 for the car is kept, and $8,000 is missing')
  expect(checkOf({})).toBeUndefined()
})
