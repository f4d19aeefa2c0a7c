import { expect, test } from 'vitest'
import type { Debt } from '#engine/facts/debts.ts'
import { understand } from './understand.ts'

const today = '2026-11-20'

const rows: [message: string, debts: Debt[]][] = [
  [
    'I bought furniture for 3,200 at a store with no interest if paid in full within 18 months, otherwise 29.99% from the first day, owe it all',
    [
      {
        kind: 'credit_card',
        balance: 3_200,
        rate: 0.2999,
        promoMonths: 18,
        promoRate: 0,
        deferredInterest: true,
      },
    ],
  ],
  [
    'Card with 6,000 at 0% till June 2027, another card 4,200 at 24.99%',
    [
      { kind: 'credit_card', balance: 6000, rate: 0, promoEnds: '2027-06-01' },
      { kind: 'credit_card', balance: 4200, rate: 0.2499 },
    ],
  ],
  [
    'I owe $5,200 on a Citi card at 0% for 12 more months, then 26%',
    [
      {
        kind: 'credit_card',
        name: 'Citi',
        balance: 5200,
        rate: 0.26,
        promoRate: 0,
        promoEnds: '2027-11-20',
      },
    ],
  ],
  [
    'Balance transfer 7,800, promo ends in March, then 27.99%. And Chase 3,000 at 22%.',
    [
      { kind: 'credit_card', balance: 7800, rate: 0.2799, promoEnds: '2027-03-01' },
      { kind: 'credit_card', name: 'Chase', balance: 3000, rate: 0.22 },
    ],
  ],
  [
    'store card 2,400, deferred interest 29.99%, promo ends 3/15/2027',
    [
      {
        kind: 'credit_card',
        name: 'store card',
        balance: 2400,
        rate: 0.2999,
        promoEnds: '2027-03-15',
        deferredInterest: true,
      },
    ],
  ],
  [
    'Home Depot card $3,000 no interest if paid in full by April 2027, 29% otherwise',
    [
      {
        kind: 'credit_card',
        name: 'Home Depot',
        balance: 3000,
        rate: 0.29,
        promoRate: 0,
        promoEnds: '2027-04-01',
        deferredInterest: true,
      },
    ],
  ],
  [
    'I have a 0% APR card until 8/2027 with 9k on it',
    [{ kind: 'credit_card', balance: 9000, rate: 0, promoEnds: '2027-08-01' }],
  ],
  [
    'my discover is 0 percent through next september, owe 3400',
    [{ kind: 'credit_card', name: 'Discover', balance: 3400, rate: 0, promoEnds: '2027-09-30' }],
  ],
  [
    '0% intro apr expires in 5 months, balance 4500, goes to 24% after',
    [{ kind: 'credit_card', balance: 4500, rate: 0.24, promoRate: 0, promoEnds: '2027-04-20' }],
  ],
  // The day on which it began was not said, so the months are kept as months.
  [
    'I owe 6,000 on a card that is 0% for 18 months, then 27%',
    [{ kind: 'credit_card', balance: 6000, rate: 0.27, promoRate: 0, promoMonths: 18 }],
  ],
  [
    'card 6k, 0% for 18 months, opened in March 2026, then 27%',
    [{ kind: 'credit_card', balance: 6000, rate: 0.27, promoRate: 0, promoEnds: '2027-09-01' }],
  ],
  [
    'card 6k, 0% for another 6 months, then 27%',
    [{ kind: 'credit_card', balance: 6000, rate: 0.27, promoRate: 0, promoEnds: '2027-05-20' }],
  ],
  // Near misses: what is offered, another card's free months, a loan that costs nothing to its end.
  [
    'I have 8k on a card at 24%. I was offered 0% until June 2027 with a 3% fee.',
    [{ kind: 'credit_card', balance: 8000, rate: 0.24 }],
  ],
  [
    'card 8k at 24%, should I get a card with 0% for 15 months?',
    [{ kind: 'credit_card', balance: 8000, rate: 0.24 }],
  ],
  [
    'car at 0% for 60 months, 18k left. card 5k at 22%',
    [
      { kind: 'auto', balance: 18000, rate: 0 },
      { kind: 'credit_card', balance: 5000, rate: 0.22 },
    ],
  ],
  ['card 5k at 22%, then I get paid', [{ kind: 'credit_card', balance: 5000, rate: 0.22 }]],
]

test.each(rows)('%s', (message, debts) => {
  expect(understand(message, { today }).facts.debts).toEqual(debts)
})
