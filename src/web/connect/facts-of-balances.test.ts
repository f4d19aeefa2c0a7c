import { expect, test } from 'vitest'
import { factsOfBalances } from './facts-of-balances.ts'

const asOf = '2026-11-20'

test('balances of one kind add up to one fact, in whole dollars', () => {
  expect(
    factsOfBalances([
      { label: 'Joint', kind: 'checking', balance: 1_000.4, asOf },
      { label: 'Rainy day', kind: 'savings', balance: 9_000.3, asOf },
      { label: '401(k)', kind: 'retirement_pretax', balance: 50_000, asOf },
      { label: 'Roth', kind: 'retirement_roth', balance: 7_000, asOf },
      { label: 'Funds', kind: 'brokerage', balance: 300, asOf },
    ]),
  ).toEqual({ savings: 10_001, retirementSavings: 57_000, taxableInvestments: 300 })
})

test('what is owed or has no fact of its own is left out, and nothing falls below nothing', () => {
  expect(
    factsOfBalances([
      { label: 'Card', kind: 'credit_card', balance: 900, asOf },
      { label: 'Joint', kind: 'checking', balance: -50, asOf },
    ]),
  ).toEqual({ savings: 0 })
})
