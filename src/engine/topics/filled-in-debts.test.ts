import { expect, test } from 'vitest'
import { draftContext, sketchContext } from '../draft-context.ts'
import type { Debt } from '../facts/debts.ts'
import type { Household } from '../household.ts'
import { wholePlan } from '../plan-for-tests.ts'
import { emergencyFund } from './emergency-fund/emergency-fund.ts'
import { lumpSumInvest } from './lump-sum/lump-sum-invest.ts'
import { nextDollar } from './next-dollar/next-dollar.ts'
import { termLife } from './term-life/term-life.ts'
import type { Topic } from './topic.ts'

const context = sketchContext(draftContext('2026-11-20'))
const card: Debt = { kind: 'credit_card', balance: 5_200, rate: 0.24 }
const household: Household = {
  age: 34,
  spouseAge: 33,
  maritalStatus: 'married',
  income: 82_000,
  spouseIncome: 40_000,
  dependents: [4, 1],
  monthlyExpenses: 5_200,
  monthlySurplus: 700,
  savings: 20_000,
  amount: 30_000,
  debts: [{ kind: 'mortgage', balance: 240_000 }, card],
}
const listed = (topic: Topic, one: Household = household): string | undefined =>
  wholePlan(topic, one, context).assumptions.find(({ fact }) => fact === 'debts')?.shown

// A month's interest of 104 and a hundredth of 5,200.
test.each([nextDollar, lumpSumInvest, termLife])(
  'whatever plan counts a payment that nobody told lists it, with the term of a loan: $slug',
  (topic) => {
    expect(listed(topic)).toContain('credit card: $5,200 at 24%, minimum payment about $156 a month')
    expect(listed(topic)).toMatch(
      /mortgage: \$240,000 at about [\d.]+%, minimum payment about \$[\d,]+ a month, as if 25 years were left/,
    )
  },
)

test('a fund lists the payment that ends, and nothing of a loan that it does not touch', () => {
  expect(listed(emergencyFund)).toContain('minimum payment about $156 a month')
  expect(listed(emergencyFund)).not.toContain('as if')
})

test('nothing is listed where all of it was told', () => {
  expect(listed(nextDollar, { ...household, debts: [{ ...card, minPayment: 150 }] })).toBeUndefined()
})
