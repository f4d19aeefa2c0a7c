import { expect, test } from 'vitest'
import type { Household } from '#engine/household.ts'
import { understand } from './understand.ts'

test.each<[string, Household['debts']]>([
  [
    'two cards maxed: 3k and 2,200, about 28% both',
    [
      { kind: 'credit_card', balance: 3_000, rate: 0.28 },
      { kind: 'credit_card', balance: 2_200, rate: 0.28 },
    ],
  ],
  [
    'Best Buy 0% promo 1,400 ends in May, visa 5k at 26%',
    [
      { kind: 'credit_card', name: 'Best Buy', balance: 1_400, rate: 0, promoEnds: '2027-05-01' },
      { kind: 'credit_card', name: 'Visa', balance: 5_000, rate: 0.26 },
    ],
  ],
  [
    'visa 24% 3,000 and amex 19% 1,200',
    [
      { kind: 'credit_card', name: 'Visa', balance: 3_000, rate: 0.24 },
      { kind: 'credit_card', name: 'Amex', balance: 1_200, rate: 0.19 },
    ],
  ],
  ['chase 24%, 300 a month', [{ kind: 'credit_card', name: 'Chase', rate: 0.24 }]],
  // What comes back to the lender is what is owed.
  ['borrowed 500 payday, owe 575 on Friday', [{ kind: 'payday', balance: 575 }]],
  ['payday loan 500, have to pay back 575 on the 1st', [{ kind: 'payday', balance: 575 }]],
  [
    'two payday loans, 500 and 300',
    [
      { kind: 'payday', balance: 500 },
      { kind: 'payday', balance: 300 },
    ],
  ],
  ['payday is Friday, 900 comes in', undefined],
  [
    '2 payday loans 400 and 600, rent 1,300',
    [
      { kind: 'payday', balance: 400 },
      { kind: 'payday', balance: 600 },
    ],
  ],
  ['owe 4k fed tax', [{ kind: 'tax', balance: 4_000 }]],
  ['we get 4k federal tax refund', undefined],
  [
    '31k federal at 5.3%, 12k private at 9%',
    [
      { kind: 'student_loan', balance: 31_000, rate: 0.053, loanType: 'federal' },
      { kind: 'student_loan', balance: 12_000, rate: 0.09, loanType: 'private' },
    ],
  ],
  ['I make 31k federal pay', undefined],
  // A year is no sum, and what is owed on a home or a car is no card.
  ['my 401k at the old company (left 2019) has 34,500', undefined],
  [
    'cards 27k at 24%. our home is worth 400k and we owe 210k at 3.1%. pay min 790 total',
    [
      { kind: 'credit_card', balance: 27_000, rate: 0.24 },
      { kind: 'mortgage', balance: 210_000, rate: 0.031 },
    ],
  ],
  ['Bought car 32k at 11%. refi?', [{ kind: 'auto', balance: 32_000, rate: 0.11 }]],
])('%s', (message, debts) => {
  expect(understand(message, { today: '2026-11-20' }).facts.debts).toEqual(debts)
})
