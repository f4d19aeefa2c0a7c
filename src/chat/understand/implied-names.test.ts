import { expect, test } from 'vitest'
import { type UnderstandContext, understand } from './understand.ts'

const inSum = { topic: 'lump_sum_invest', household: { amount: 25_000 } } as const
const mortgage = { kind: 'mortgage', balance: 405_000 } as const
const owed = { household: { debts: [mortgage] } }
const house = { kind: 'mortgage', balance: 380_000, rate: 0.0425 } as const
const rows: [message: string, context: Partial<UnderstandContext>, debts: unknown][] = [
  ['no debt besides house 4.25% 380k', inSum, [house]],
  ['house 380k at 4.25%', inSum, [house]],
  ['house 380k at 4.25%', { topic: 'home_buying' }, undefined],
  ['house 380k at 4.25%', {}, [house]],
  ['first time buyer, house 380k at 4.25%', {}, undefined],
  ['looking at a house 380k at 6.5%', {}, undefined],
  ['house is 400k at 20% down', inSum, undefined],
  [
    'car is 16k at 8.4%, 410 a month',
    { topic: 'college_529' },
    [{ kind: 'auto', balance: 16_000, rate: 0.084, minPayment: 410 }],
  ],
  ['car is 16k', { topic: 'college_529' }, undefined],
  [
    'behind on 2 cards, collector called. 3k and 7k, both like 28%',
    {},
    [
      { kind: 'credit_card', balance: 3_000, rate: 0.28 },
      { kind: 'credit_card', balance: 7_000, rate: 0.28 },
    ],
  ],
  ['2 cards. 3k and 7k in savings', {}, undefined],
  ['paid off 2 cards, now what. 3k and 7k a month pay', {}, undefined],
  ['no other debt', owed, owed.household.debts],
  ['no debt otherwise', owed, owed.household.debts],
  ['no debt anymore, paid it all off', owed, []],
  ['no other debts', {}, []],
]

test.each(rows)('“%s” in the light of %j tells the debts %j', (message, context, debts) => {
  const { facts } = understand(message, { today: '2026-11-20', ...context })
  expect(facts.debts).toEqual(debts)
  expect(facts.amount).toBeUndefined()
})
