/** Facts as ordinary people tell them, beside near words that tell none: each row states every fact of its message. */
import { expect, test } from 'vitest'
import type { Household } from '#engine/household.ts'
import { understand } from './understand.ts'

const rows: readonly (readonly [string, Household])[] = [
  // A bill named after its sum: 1,700 + 900 + 350.
  [
    'We pay 1,700 in rent, about 900 on food, 350 for gas and insurance',
    { monthlyRent: 1_700, monthlyExpenses: 2_950 },
  ],
  ['I spent 900 on food for the party', {}],
  // The list is named at its end.
  [
    'I have balances of 7,100, 5,600 and 4,100 on three cards',
    {
      debts: [
        { kind: 'credit_card', balance: 7_100 },
        { kind: 'credit_card', balance: 5_600 },
        { kind: 'credit_card', balance: 4_100 },
      ],
    },
  ],
  [
    'Card at 27% with 3,900 on it, another at 19% with 1,450',
    {
      debts: [
        { kind: 'credit_card', rate: 0.27, balance: 3_900 },
        { kind: 'credit_card', rate: 0.19, balance: 1_450 },
      ],
    },
  ],
  // One sum for all payments is that of none.
  [
    'I have 2 cards: 2,100 at 26% and 900 at 31%. Minimums total 90 and I can do 600.',
    {
      debts: [
        { kind: 'credit_card', balance: 2_100, rate: 0.26 },
        { kind: 'credit_card', balance: 900, rate: 0.31 },
      ],
      debtPaymentMonthly: 600,
    },
  ],
  ['I owe 600 to a friend', { debts: [{ kind: 'family', balance: 600 }] }],
  // Pay of a part of the year, or of its best months, is no pay of the year.
  ['I make 3,200 a month from November to April', {}],
  ['I clear maybe 3,300 in a good month', {}],
  ['My son got 3,000 for graduation and works part time earning 900 a month', {}],
  ['We bring in 5,200 after taxes', { takeHomeMonthly: 5_200 }],
  ["So we're down to my 82k", { income: 82_000 }],
  ["Rent's 1,150, other bills 900", { monthlyRent: 1_150, monthlyExpenses: 2_050 }],
  ['We have about 14 months of expenses in cash, 75k', { emergencyFundMonths: 14, emergencyFund: 75_000 }],
  ['Hubby passed in May', { maritalStatus: 'widowed' }],
  ['Hubby passed the bar in May', { maritalStatus: 'married' }],
  // Ages that stand beside other numbers.
  ['Should I go Roth? 52k, 27, single.', { income: 52_000, age: 27, maritalStatus: 'single' }],
  ['At 34 I earn 98k', { age: 34, income: 98_000 }],
  ['At 34 I bought a house', {}],
]

test.each(rows)('%s', (message, facts) => {
  expect(understand(message, { today: '2026-11-23' }).facts).toEqual(facts)
})

const days: readonly (readonly [string, string | undefined])[] = [
  ['I left the hospital in March with 61k in a 403b', '2026-03-01'],
  ['Changed jobs in September. My old plan has 18,500 in a 401k', '2026-09-01'],
  ['I left my husband in March and have a 401k', undefined],
  ['I quit smoking in March and have a 401k', undefined],
  ['We left home in May to see what an old 401k is', undefined],
]
test.each(days)('the day of leaving: %s', (message, date) => {
  expect(understand(message, { today: '2026-11-23' }).facts.separationDate).toBe(date)
})
