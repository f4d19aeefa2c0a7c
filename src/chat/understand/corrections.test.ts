import { expect, test } from 'vitest'
import type { Household } from '#engine/household.ts'
import { understand } from './understand.ts'

const card = (balance: number, rate = 0.22): Household => ({
  debts: [{ kind: 'credit_card', balance, rate }],
})
const rows: [message: string, known: Household, facts: Household][] = [
  ['wait it was 48k not 38', { amount: 38_000 }, { amount: 48_000 }],
  ['its 48,000, not 38', { amount: 38_000 }, { amount: 48_000 }],
  ['its 48 not 38', { amount: 38_000 }, { amount: 48_000 }],
  ['i make 80k, not 70', { income: 70_000 }, { income: 80_000 }],
  ['its 7k not 5', card(5_000), card(7_000)],
  ['its 25 not 22', card(5_000), card(5_000, 0.25)],
  ['not 38, 4m', { amount: 38_000 }, {}],
]
test.each(rows)('“%s”, after %j, tells %j', (message, household, facts) => {
  const told = understand(message, { today: '2026-11-20', household, topic: 'debt_payoff' }).facts
  expect(told).toMatchObject(facts)
  expect(told.amount ?? 0).toBeLessThan(1_000_000)
})
