import { expect, test } from 'vitest'
import type { Household } from '#engine/household.ts'
import { understand } from './understand.ts'

test.each<[string, Household['debts']]>([
  [
    'debts: 6500 card at 29%, 12000 car at 7%',
    [
      { kind: 'credit_card', balance: 6_500, rate: 0.29 },
      { kind: 'auto', balance: 12_000, rate: 0.07 },
    ],
  ],
  ['I have 4 cards and 2 loans', undefined],
  [
    '2 car loans 480 and 390 a month',
    [
      { kind: 'auto', minPayment: 480 },
      { kind: 'auto', minPayment: 390 },
    ],
  ],
  [
    'thinking of paying off 11k student loan at 4.1% with my savings of 26k',
    [{ kind: 'student_loan', balance: 11_000, rate: 0.041 }],
  ],
  [
    'My student loans went to default, 23k',
    [{ kind: 'student_loan', balance: 23_000, isInCollections: true }],
  ],
  [
    'rent 1100 and 2 cards 3k and 1800',
    [
      { kind: 'credit_card', balance: 3_000 },
      { kind: 'credit_card', balance: 1_800 },
    ],
  ],
  ['My employer switched plans and I still have $22,300 in the old one.', undefined],
  ['I still have $22,300 on the old card.', [{ kind: 'credit_card', balance: 22_300 }]],
  [
    'I have $2,300 on a Best Buy card at 30 percent and $4,000 that I borrowed from my uncle.',
    [
      { kind: 'credit_card', name: 'Best Buy', balance: 2_300, rate: 0.3 },
      { kind: 'family', balance: 4_000 },
    ],
  ],
  ['He has 4,000 that he borrowed from my uncle.', undefined],
  [
    'We fell behind on our car payment, which is $465. We owe $16,800 on the car.',
    [{ kind: 'auto', balance: 16_800, minPayment: 465, isPastDue: true }],
  ],
  ['We spend around $6,500 a month with the mortgage and two kids.', undefined],
  [
    'We owe $6,800 on a Capital One card at 24 percent and $15,000 on a minivan at 6 percent.',
    [
      { kind: 'credit_card', name: 'Capital One', balance: 6_800, rate: 0.24 },
      { kind: 'auto', balance: 15_000, rate: 0.06 },
    ],
  ],
  ['We saved $15,000 on a minivan.', undefined],
  [
    'My ex left me with a $5,600 loan at OneMain at 31 percent, and the payment is $215.',
    [{ kind: 'personal', balance: 5_600, rate: 0.31, minPayment: 215 }],
  ],
  ['My ex left me with a $5,600 car.', undefined],
  [
    'I have $22,000 left on my student loans at 5.5% and $14,000 sitting in a savings account.',
    [{ kind: 'student_loan', balance: 22_000, rate: 0.055 }],
  ],
  ['My parents cosigned $38,000 of my student loans.', [{ kind: 'student_loan', balance: 38_000 }]],
  ['My parents cosigned $38,000 of student loans of my brother.', undefined],
  ['House 520k at 6.875, 28 years left', [{ kind: 'mortgage', balance: 520_000, rate: 0.06875 }]],
  ['House 520k at 6.875?', undefined],
  ['mortgage with 18 years left, 240k', [{ kind: 'mortgage', balance: 240_000 }]],
  ['mortgage, 18 years left, and 240k to invest', undefined],
  ['2 cards with a combined 4,300 balance', [{ kind: 'credit_card', balance: 4_300 }]],
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
  [
    '3 cards 5k 7k and 2k at 21 24 and 27 percent',
    [
      { kind: 'credit_card', balance: 5_000, rate: 0.21 },
      { kind: 'credit_card', balance: 7_000, rate: 0.24 },
      { kind: 'credit_card', balance: 2_000, rate: 0.27 },
    ],
  ],
  ['9k card at 22 and 3% is my raise', [{ kind: 'credit_card', balance: 9_000 }]],
  // Two rates for three cards: nobody knows whose they are.
  [
    'cards of 5k, 7k and 2k at 21 and 27 percent',
    [
      { kind: 'credit_card', balance: 5_000 },
      { kind: 'credit_card', balance: 7_000 },
      { kind: 'credit_card', balance: 2_000 },
    ],
  ],
  ['1 card: 12k. 26%. min 310', [{ kind: 'credit_card', balance: 12_000, rate: 0.26, minPayment: 310 }]],
  ['a card, 12k. 26% of pay goes to rent', [{ kind: 'credit_card', balance: 12_000 }]],
  [
    'owed 19k on cards last year down to 11k now at 23%',
    [{ kind: 'credit_card', balance: 11_000, rate: 0.23 }],
  ],
  [
    'my loans: 28k sub/unsub 4.99%, 15k grad plus 7.6%, 9k sallie mae 11%',
    [
      { kind: 'student_loan', balance: 28_000, rate: 0.0499, loanType: 'federal' },
      { kind: 'student_loan', balance: 15_000, rate: 0.076, loanType: 'federal' },
      { kind: 'student_loan', balance: 9_000, rate: 0.11, loanType: 'private' },
    ],
  ],
  [
    'visa 8,200 at 23.9, wifes car 17k at 8.1 (399/mo)',
    [
      { kind: 'credit_card', name: 'Visa', balance: 8_200, rate: 0.239 },
      { kind: 'auto', balance: 17_000, rate: 0.081, minPayment: 399 },
    ],
  ],
  [
    'The van is worth 14k and we owe 19k at 10.5%, 480 a month. Also 2,800 in card debt',
    [
      { kind: 'auto', balance: 19_000, rate: 0.105, minPayment: 480, worth: 14_000 },
      { kind: 'credit_card', balance: 2_800 },
    ],
  ],
  ['owe 24k on a truck worth 17, at 11.9%', [{ kind: 'auto', balance: 24_000, rate: 0.119, worth: 17_000 }]],
  // A card of one's own names its sum, and an article makes what is to be paid one that is owed.
  ['4,100 on my amex', [{ kind: 'credit_card', name: 'Amex', balance: 4_100 }]],
  [
    'should i pay the 1,900 hospital bill or the 2,300 visa first',
    [
      { kind: 'medical', balance: 1_900 },
      { kind: 'credit_card', name: 'Visa', balance: 2_300 },
    ],
  ],
  ['spent 1,200 on my visa last month', undefined],
  ['I put 500 on my amex every month', undefined],
  ['I pay the 1,200 hotel bill with points', undefined],
  [
    '6 grand on a car at 7, 11k on the visa (22 percent)',
    [
      { kind: 'auto', balance: 6_000, rate: 0.07 },
      { kind: 'credit_card', name: 'Visa', balance: 11_000, rate: 0.22 },
    ],
  ],
  ['thinking of 8k on a car', undefined],
  [
    'i bought a 30k truck, 24k left on it at 8 percent and 480 a month',
    [{ kind: 'auto', balance: 24_000, rate: 0.08, minPayment: 480 }],
  ],
  [
    '7k on a Home Depot card at 29.99',
    [{ kind: 'credit_card', name: 'Home Depot', balance: 7_000, rate: 0.2999 }],
  ],
  [
    'private student loan, 38k at 11.2%, and i also got 22k in federal at 5.5',
    [
      { kind: 'student_loan', balance: 38_000, rate: 0.112, loanType: 'private' },
      { kind: 'student_loan', balance: 22_000, rate: 0.055, loanType: 'federal' },
    ],
  ],
  [
    'my student loan is in default. 19k, federal',
    [{ kind: 'student_loan', balance: 19_000, isInCollections: true }],
  ],
  // A private policy is cover, not a loan.
  ['do we have enough life insurance? she has 100k private', undefined],
  ['Roth or not? I’m on IBR going for PSLF with 42k of loans', [{ kind: 'student_loan', balance: 42_000 }]],
  ['she has a 250k private policy and 40k in student loans', [{ kind: 'student_loan', balance: 40_000 }]],
  // Rates told after the balances are of the cards that they name.
  [
    'amex with 4,100, citi with 2,750 and best buy 1,300. Amex 21.24%, citi 27.49%, best buy is 0 till may then 31',
    [
      { kind: 'credit_card', name: 'Amex', balance: 4_100, rate: 0.2124 },
      { kind: 'credit_card', name: 'Citi', balance: 2_750, rate: 0.2749 },
      {
        kind: 'credit_card',
        name: 'Best Buy',
        balance: 1_300,
        rate: 0.31,
        promoEnds: '2027-05-01',
        promoRate: 0,
      },
    ],
  ],
  [
    'visa 3k, discover 5k, chase 1k. rates: discover 24, visa 19, chase 28',
    [
      { kind: 'credit_card', name: 'Visa', balance: 3_000, rate: 0.19 },
      { kind: 'credit_card', name: 'Discover', balance: 5_000, rate: 0.24 },
      { kind: 'credit_card', name: 'Chase', balance: 1_000, rate: 0.28 },
    ],
  ],
  ['visa takes 3 days, discover takes 24', undefined],
  ['Bought car 32k at 11%. refi?', [{ kind: 'auto', balance: 32_000, rate: 0.11 }]],
])('%s', (message, debts) => {
  expect(understand(message, { today: '2026-11-20' }).facts.debts).toEqual(debts)
})
