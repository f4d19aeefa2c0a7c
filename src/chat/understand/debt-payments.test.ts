import { expect, test } from 'vitest'
import type { Household } from '#engine/household.ts'
import { understand } from './understand.ts'

test.each<[string, Household]>([
  [
    'a car loan 9,800 at 7.9% paying 290, and 3,100 on a credit card at 24% paying 95',
    {
      debts: [
        { kind: 'auto', balance: 9_800, rate: 0.079, minPayment: 290 },
        { kind: 'credit_card', balance: 3_100, rate: 0.24, minPayment: 95 },
      ],
    },
  ],
  [
    'I owe 1,400 on a store card at 28% and pay 45 on it',
    { debts: [{ kind: 'credit_card', name: 'store card', balance: 1_400, rate: 0.28, minPayment: 45 }] },
  ],
  [
    'a card of 1,400 at 28%, paying 45 percent of it soon',
    { debts: [{ kind: 'credit_card', balance: 1_400, rate: 0.28 }] },
  ],
  [
    'a car at 7.9% with $14,300 left ($389 a month) and a personal loan of $6,000 at 15%, which costs me 210',
    {
      debts: [
        { kind: 'auto', balance: 14_300, rate: 0.079, minPayment: 389 },
        { kind: 'personal', balance: 6_000, rate: 0.15, minPayment: 210 },
      ],
    },
  ],
  [
    'a car at 7.9% with $14,300 left and $389 a month extra',
    { debts: [{ kind: 'auto', balance: 14_300, rate: 0.079 }] },
  ],
  ['I am paying 45 hours of work for it', {}],
  [
    'two cars (380 each)',
    {
      debts: [
        { kind: 'auto', minPayment: 380 },
        { kind: 'auto', minPayment: 380 },
      ],
    },
  ],
  ['insurance on two cars (180 each)', {}],
  [
    'visa 4500 min 130 and amex 2100 min 65',
    {
      debts: [
        { kind: 'credit_card', name: 'Visa', balance: 4_500, minPayment: 130 },
        { kind: 'credit_card', name: 'Amex', balance: 2_100, minPayment: 65 },
      ],
    },
  ],
  [
    'got 2 cards 4500 at 26.99 and 2100 at 22.5, min 130 and 65',
    {
      debts: [
        { kind: 'credit_card', balance: 4_500, rate: 0.2699, minPayment: 130 },
        { kind: 'credit_card', balance: 2_100, rate: 0.225, minPayment: 65 },
      ],
    },
  ],
  [
    'behind on my truck, payment is 520, owe 19k at 11%',
    {
      behindOnDebts: true,
      debts: [{ kind: 'auto', balance: 19_000, rate: 0.11, minPayment: 520, isPastDue: true }],
    },
  ],
  ['8k on a visa at 25', { debts: [{ kind: 'credit_card', name: 'Visa', balance: 8_000, rate: 0.25 }] }],
  ['8k on a visa in 25 months', { debts: [{ kind: 'credit_card', name: 'Visa', balance: 8_000 }] }],
  [
    'HELOC 40k at 8.5% pays 150, visa 6k at 24% pays 140',
    {
      debts: [
        { kind: 'heloc', balance: 40_000, rate: 0.085, minPayment: 150 },
        { kind: 'credit_card', name: 'Visa', balance: 6_000, rate: 0.24, minPayment: 140 },
      ],
    },
  ],
  [
    '31k fed at 5.3% pays 330, car 12k at 7% pays 280',
    {
      debts: [
        { kind: 'student_loan', balance: 31_000, rate: 0.053, minPayment: 330, loanType: 'federal' },
        { kind: 'auto', balance: 12_000, rate: 0.07, minPayment: 280 },
      ],
    },
  ],
  [
    'truck 18k at 9%, costs me 410',
    { debts: [{ kind: 'auto', balance: 18_000, rate: 0.09, minPayment: 410 }] },
  ],
  [
    'two cards, 6,800 and 9,100, both at 24%, i pay 150 and 200 on them',
    {
      debts: [
        { kind: 'credit_card', balance: 6_800, rate: 0.24, minPayment: 150 },
        { kind: 'credit_card', balance: 9_100, rate: 0.24, minPayment: 200 },
      ],
    },
  ],
  [
    '150 and 200 a month minimums on two cards, 6,800 and 9,100',
    {
      debts: [
        { kind: 'credit_card', balance: 6_800, minPayment: 150 },
        { kind: 'credit_card', balance: 9_100, minPayment: 200 },
      ],
    },
  ],
  [
    'minimum payments of 45 and 80, cards are 1,900 and 3,600',
    {
      debts: [
        { kind: 'credit_card', balance: 1_900, minPayment: 45 },
        { kind: 'credit_card', balance: 3_600, minPayment: 80 },
      ],
    },
  ],
  [
    'the irs says i owe 7,400 and i have a payment plan for 210 a month',
    { debts: [{ kind: 'tax', balance: 7_400, minPayment: 210 }] },
  ],
  // Two payments and three debts: nobody knows whose they are.
  [
    'cards of 2,000, 3,000 and 4,000, i pay 50 and 70 on them',
    {
      debts: [
        { kind: 'credit_card', balance: 2_000 },
        { kind: 'credit_card', balance: 3_000 },
        { kind: 'credit_card', balance: 4_000 },
      ],
    },
  ],
  ["i'm paying 900 total for 3 cards", {}],
  ['i pay 300 and 200 for daycare and camp', {}],
  ['the plan for 210 a month was too much', {}],
  // Who pays and what for is another thing than the card.
  [
    'card 3k at 20%. my side job pays 400 a month',
    { debts: [{ kind: 'credit_card', balance: 3_000, rate: 0.2 }], takeHomeMonthly: 400 },
  ],
  ['card 3k at 20%, paying 400 extra', { debts: [{ kind: 'credit_card', balance: 3_000, rate: 0.2 }] }],
  ['the bank pays 150 for a new account', {}],
  ['my dad can pay back 300 a month', {}],
])('%s', (message, facts) => {
  const read = understand(message, { today: '2026-11-20' }).facts
  expect({ debts: read.debts, takeHomeMonthly: read.takeHomeMonthly }).toEqual({
    debts: facts.debts,
    takeHomeMonthly: facts.takeHomeMonthly,
  })
})
