import { expect, test } from 'vitest'
import type { Household } from '#engine/household.ts'
import { understand } from './understand.ts'

const read = (message: string) => understand(message, { today: '2026-11-20' })

const rows: [message: string, facts: Household][] = [
  [
    'My card went to collections, 3,100. I also owe 2,400 on a store card at 29%.',
    {
      debts: [
        { kind: 'credit_card', balance: 3_100, isInCollections: true },
        { kind: 'credit_card', name: 'store card', balance: 2_400, rate: 0.29 },
      ],
    },
  ],
  [
    'A collection agency says that I owe 2,750 for an ambulance ride',
    { debts: [{ kind: 'medical', balance: 2_750, isInCollections: true }] },
  ],
  [
    'My old credit card of 4,100 was charged off and is now with a debt buyer',
    {
      behindOnDebts: true,
      debts: [{ kind: 'credit_card', balance: 4_100, isPastDue: true, isInCollections: true }],
    },
  ],
  [
    'A debt collector keeps calling about a $1,900 hospital bill and I only have $350 left',
    {
      savings: 350,
      behindOnDebts: true,
      debts: [{ kind: 'medical', balance: 1_900, isInCollections: true }],
    },
  ],
  [
    'a collector is calling me about $800 and I have $250 left in the bank',
    { savings: 250, behindOnDebts: true, debts: [{ kind: 'other', balance: 800, isInCollections: true }] },
  ],
  [
    'I got a letter from a collection agency. I owe 2,600 on a credit card',
    { behindOnDebts: true, debts: [{ kind: 'credit_card', balance: 2_600, isInCollections: true }] },
  ],
  [
    'I have a card with 5k at 24% and 7k in collections',
    {
      debts: [
        { kind: 'credit_card', balance: 5_000, rate: 0.24 },
        { kind: 'other', balance: 7_000, isInCollections: true },
      ],
    },
  ],
  [
    'I have a $2,400 medical bill in collections and a 5,000 credit card at 24%',
    {
      debts: [
        { kind: 'medical', balance: 2_400, isInCollections: true },
        { kind: 'credit_card', balance: 5_000, rate: 0.24 },
      ],
    },
  ],
  [
    'my old card with 3,100 went to collections',
    { debts: [{ kind: 'credit_card', balance: 3_100, isInCollections: true }] },
  ],
  [
    'midland is suing me over a 3,800 credit card, the court date is Jan 14',
    {
      behindOnDebts: true,
      suedForDebt: true,
      courtAnswerDue: '2027-01-14',
      debts: [{ kind: 'credit_card', balance: 3_800, isInCourt: true }],
    },
  ],
  [
    'I was served court papers on November 16: a debt buyer is suing me over a 6,200 credit card',
    {
      behindOnDebts: true,
      suedForDebt: true,
      debts: [{ kind: 'credit_card', balance: 6_200 }],
    },
  ],
  [
    'Got a court summons from Midland Funding, answer by Dec 10, 3,800. I have 400 bucks in the bank',
    {
      savings: 400,
      behindOnDebts: true,
      suedForDebt: true,
      courtAnswerDue: '2026-12-10',
      debts: [{ kind: 'other', balance: 3_800, isInCourt: true }],
    },
  ],
  [
    'got a court summons for 2,150 from Midland, and I owe 22k on my car loan',
    {
      behindOnDebts: true,
      suedForDebt: true,
      debts: [
        { kind: 'other', balance: 2_150, isInCourt: true },
        { kind: 'auto', balance: 22_000 },
      ],
    },
  ],
  [
    'I owe 22k on my car loan. Got a court summons from Midland for 2,150',
    {
      behindOnDebts: true,
      suedForDebt: true,
      debts: [
        { kind: 'auto', balance: 22_000 },
        { kind: 'other', balance: 2_150, isInCourt: true },
      ],
    },
  ],
  [
    'Got a court summons over a debt to LVNV, hearing on Jan 6, I make 3,800 a month',
    { takeHomeMonthly: 3_800, behindOnDebts: true, suedForDebt: true, courtAnswerDue: '2027-01-06' },
  ],
  [
    'Got a court summons over a debt to LVNV, hearing on Jan 6, 3,800 in savings',
    { savings: 3_800, behindOnDebts: true, suedForDebt: true, courtAnswerDue: '2027-01-06' },
  ],
  [
    "I'm a nurse, sued by Discover for 6,000. Take home 3,000 a month",
    {
      takeHomeMonthly: 3_000,
      behindOnDebts: true,
      suedForDebt: true,
      debts: [{ kind: 'other', balance: 6_000, isInCourt: true }],
    },
  ],
  ['car loan, I have $8,000 left at 6%', { debts: [{ kind: 'auto', balance: 8_000, rate: 0.06 }] }],
]

test('a paper of the court about an old debt is about debts, and a jury’s or a divorce’s is not', () => {
  const topicOf = (message: string) => understand(message, { today: '2026-11-20' }).topics[0]?.slug
  for (const message of [
    'Got a court summons from Midland, answer by Dec 10. I take home 3,100',
    'I was served court papers by LVNV funding',
    'Midland sued me for 3,800',
  ])
    expect([message, topicOf(message)]).toEqual([message, 'debt_payoff'])
  for (const message of ['I got a court summons for jury duty', 'I was served court papers for a divorce'])
    expect(topicOf(message)).not.toBe('debt_payoff')
})

test('what a collector asks for is a debt that is behind, and what is left is cash', () => {
  for (const [message, facts] of rows) {
    expect(read(message).facts, message).toEqual(facts)
    expect(read(message).topics[0]?.slug, message).toBe('debt_payoff')
  }
})

test('a lawsuit of long ago is no letter of a court', () => {
  expect(read('I was sued years ago and paid it').facts).toEqual({})
})

const court = { behindOnDebts: true, suedForDebt: true } as const
const suits: [message: string, facts: Household][] = [
  [
    'Midland is suing me over a credit card for 3,800',
    { ...court, debts: [{ kind: 'credit_card', balance: 3_800, isInCourt: true }] },
  ],
  [
    'Capital One is suing me. I owe Capital One 4,200 at 29% and Discover 3,000 at 24%',
    {
      ...court,
      debts: [
        { kind: 'credit_card', name: 'Capital One', balance: 4_200, rate: 0.29, isInCourt: true },
        { kind: 'credit_card', name: 'Discover', balance: 3_000, rate: 0.24 },
      ],
    },
  ],
  [
    'I have a Visa 5,000 at 22%, a store card 1,900 that they are suing me over, and a car loan 9k',
    {
      ...court,
      debts: [
        { kind: 'credit_card', name: 'Visa', balance: 5_000, rate: 0.22 },
        { kind: 'credit_card', name: 'store card', balance: 1_900, isInCourt: true },
        { kind: 'auto', balance: 9_000 },
      ],
    },
  ],
  [
    "I have 6k on a card at 24% and I'm being sued by Midland for an old medical bill of 1,400",
    {
      ...court,
      debts: [
        { kind: 'credit_card', balance: 6_000, rate: 0.24 },
        { kind: 'medical', balance: 1_400, isInCourt: true },
      ],
    },
  ],
  // Near misses: nobody said which debt, it is decided, it is long over, it is only feared.
  [
    "I'm being sued. Card 3,800 at 24% min 110, car loan 12k at 7%",
    {
      ...court,
      debts: [
        { kind: 'credit_card', balance: 3_800, rate: 0.24, minPayment: 110 },
        { kind: 'auto', balance: 12_000, rate: 0.07 },
      ],
    },
  ],
  [
    'I was sued for 3,800 on an old card and they got a judgment. I also have a car loan of 9k',
    {
      ...court,
      debts: [
        { kind: 'credit_card', balance: 3_800 },
        { kind: 'auto', balance: 9_000 },
      ],
    },
  ],
  [
    'I was sued years ago over a card. Now I owe 5,000 on a card at 22%',
    { debts: [{ kind: 'credit_card', balance: 5_000, rate: 0.22 }] },
  ],
  [
    'can they sue me over a 5k card at 22%?',
    { debts: [{ kind: 'credit_card', balance: 5_000, rate: 0.22 }] },
  ],
]

test.each(suits)('%s', (message, facts) => {
  expect(read(message).facts).toEqual(facts)
})
