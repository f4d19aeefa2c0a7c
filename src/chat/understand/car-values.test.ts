import { expect, test } from 'vitest'
import type { Debt } from '#engine/facts/debts.ts'
import { understand } from './understand.ts'

const today = '2026-11-20'
const debtsOf = (message: string, debts?: Debt[]) =>
  understand(message, { today, household: debts === undefined ? {} : { debts } }).facts.debts

const rows: [message: string, debts: Debt[]][] = [
  [
    'I still owe 19,500 at 13% on a car that would sell for 14,000',
    [{ kind: 'auto', balance: 19_500, rate: 0.13, worth: 14_000 }],
  ],
  [
    'I owe 22,000 on my truck at 9%, and I could get 16,500 for it',
    [{ kind: 'auto', balance: 22_000, rate: 0.09, worth: 16_500 }],
  ],
  ['car loan of 9,000, and we could get 500 a month from overtime', [{ kind: 'auto', balance: 9_000 }]],
  [
    'I owe 22k on my car loan at 9%, the car is worth 15k',
    [{ kind: 'auto', balance: 22_000, rate: 0.09, worth: 15_000 }],
  ],
  [
    "upside down on my truck, owe 31k and it's worth 24k, payment 640",
    [{ kind: 'auto', balance: 31_000, minPayment: 640, worth: 24_000 }],
  ],
  ['car loan 18,500 at 11%, kbb says 13k', [{ kind: 'auto', balance: 18_500, rate: 0.11, worth: 13_000 }]],
  [
    'car loan 12k at 6%, trade in value is about 9,500',
    [{ kind: 'auto', balance: 12_000, rate: 0.06, worth: 9_500 }],
  ],
  ['negative equity of 6k on my car loan of 21k', [{ kind: 'auto', balance: 21_000, worth: 15_000 }]],
  [
    "I'm underwater on my car by 7k, owe 25k at 8%",
    [{ kind: 'auto', balance: 25_000, rate: 0.08, worth: 18_000 }],
  ],
  [
    'I owe 22k on a car worth 15k, 480 a month',
    [{ kind: 'auto', balance: 22_000, minPayment: 480, worth: 15_000 }],
  ],
  [
    'truck loan 20k, truck worth 14k, paying 500 a month',
    [{ kind: 'auto', balance: 20_000, minPayment: 500, worth: 14_000 }],
  ],
  ['truck loan 20k, truck worth 14k, 500 a month extra', [{ kind: 'auto', balance: 20_000, worth: 14_000 }]],
  ['truck loan 20k, truck worth 14k, 900 a month rent', [{ kind: 'auto', balance: 20_000, worth: 14_000 }]],
  // Near misses: another thing is worth it, a debt is "worth" a sum, nobody says which car.
  ['car loan 9k at 7%, house worth 300k', [{ kind: 'auto', balance: 9_000, rate: 0.07 }]],
  [
    'car loan 9k at 7% and 5k worth of credit card debt at 24%',
    [
      { kind: 'auto', balance: 9_000, rate: 0.07 },
      { kind: 'credit_card', balance: 5_000, rate: 0.24 },
    ],
  ],
  [
    'two car loans, 9k at 7% and 20k at 6%, one is worth 15k',
    [
      { kind: 'auto', balance: 9_000, rate: 0.07 },
      { kind: 'auto', balance: 20_000, rate: 0.06 },
    ],
  ],
  ['car worth 15k paid off, cards 6k at 22%', [{ kind: 'credit_card', balance: 6_000, rate: 0.22 }]],
  ["car loan 12k at 6%, it's worth it to me", [{ kind: 'auto', balance: 12_000, rate: 0.06 }]],
]

test.each(rows)('%s', (message, debts) => {
  expect(debtsOf(message)).toEqual(debts)
})

test('what the car is worth is told after its loan, too', () => {
  const loan: Debt = { kind: 'auto', balance: 22_000, rate: 0.09 }
  expect(debtsOf('the car is worth about 15k', [loan])).toEqual([{ ...loan, worth: 15_000 }])
  expect(debtsOf('my home is worth 300k', [loan])).toBeUndefined()
})
