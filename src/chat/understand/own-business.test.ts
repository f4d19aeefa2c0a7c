import { expect, test } from 'vitest'
import type { Household } from '#engine/household.ts'
import { understand } from './understand.ts'

const today = '2026-11-20'
const own = { employment: 'self_employed', incomeStability: 'self_employed' } as const

const rows: [message: string, facts: Household][] = [
  ['Self employed, net about 95k, where should my next dollar go?', { income: 95_000, ...own }],
  ["I'm a freelancer, clear 95k a year after expenses", { income: 95_000, ...own }],
  ['I drive Uber and made 42k after expenses', { income: 42_000, ...own }],
  ['1099 contractor, netted 72,000 last year', { income: 72_000, ...own }],
  ['my own business, profit is about 6,500 a month', { income: 78_000, ...own }],
  ['etsy shop profit 45k a year, where should my next dollar go?', { income: 45_000, ...own }],
  // Near misses: what arrives after tax, a sale, somebody with a boss.
  ["I'm a freelancer, net 5,000 a month after taxes", { takeHomeMonthly: 5_000, ...own }],
  ['I make 4,000 a month net', { takeHomeMonthly: 4_000 }],
]

test.each(rows)('%s', (message, facts) => {
  const { debts: _debts, ...found } = understand(message, { today }).facts
  expect(found).toEqual(facts)
})

test('the profit of a sale is no pay', () => {
  const { facts } = understand('I sold my business at a profit of 80k', { today })
  expect(facts.income).toBeUndefined()
})

test('the profit of a husband is his', () => {
  const { facts } = understand('My husband is self-employed and nets 60k a year, I make 50k', { today })
  expect(facts).toMatchObject({ income: 50_000, spouseIncome: 60_000 })
})

test.each([
  ['if I make 67,000 and have 9k on cards at 24 percent, how do I get out?', 67_000],
  ['how much house can I afford if I make 85k', 85_000],
  ['what if I make 20 extra payments on my card', undefined],
  ['what if I make 15,000 extra on the side', undefined],
])('%s', (message, income) => {
  expect(understand(message, { today }).facts.income).toEqual(income)
})
