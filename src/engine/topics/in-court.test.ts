import { expect, test } from 'vitest'
import { draftContext, sketchContext } from '../draft-context.ts'
import type { Household } from '../household.ts'
import { wholePlan } from '../plan-for-tests.ts'
import { plainText } from '../say.ts'
import { lumpSumInvest } from './lump-sum/lump-sum-invest.ts'
import { nextDollar } from './next-dollar/next-dollar.ts'

const sketch = sketchContext(draftContext('2026-11-26'))

/** A card on which six payments were missed, and over which its lender sues. */
const sued: Household = {
  age: 40,
  filingStatus: 'single',
  state: 'OH',
  income: 72_000,
  employment: 'employed',
  monthlyExpenses: 3_000,
  monthlySurplus: 650,
  savings: 6_000,
  behindOnDebts: true,
  suedForDebt: true,
  courtAnswerDue: '2026-12-08',
  debts: [
    {
      kind: 'credit_card',
      balance: 4_200,
      rate: 0.249,
      minPayment: 130,
      isPastDue: true,
      monthsBehind: 6,
      isInCourt: true,
    },
  ],
}

test('the next dollar and a sum answer the court first, and pay nothing of what is late on that debt', () => {
  for (const plan of [
    wholePlan(nextDollar, sued, sketch),
    wholePlan(lumpSumInvest, { ...sued, amount: 20_000, goal: 'retirement' }, sketch),
  ]) {
    const [first] = plan.nextSteps
    expect(plainText(first?.title ?? '')).toBe('Answer the court paper by Dec 8, 2026')
    expect(plan.nextSteps.map(({ id }) => id)).not.toContain('late')
    expect(plan.nextSteps.map(({ id }) => id)).not.toContain('past-due')
    expect(plan.checks.map(({ title }) => title)).not.toContain('No debt at a high rate')
    expect(plan.checks.find(({ id }) => id === 'late')).toBeUndefined()
  }
})

// The starter is $3,000 and there: of $20,000 the $4,200 that the suit asks for come before the rest of the fund.
test('a sum keeps what the suit may cost in cash, before the rest of the fund', () => {
  const plan = wholePlan(lumpSumInvest, { ...sued, amount: 20_000, goal: 'retirement' }, sketch)
  const [first] = plan.allocations
  expect(plainText(first?.label ?? '')).toBe('Kept for the credit card in court')
  expect(first?.amount).toBe(4_200)
  expect(plainText(plan.summary)).toMatch(/^Keep \$4,200 for what the suit over the credit card may cost/)
})
