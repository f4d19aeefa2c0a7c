/** Each row states all sums that are there; what is only wished for is none of them. */
import { expect, test } from 'vitest'
import { understand } from './understand.ts'

const keys = [
  'savings',
  'emergencyFund',
  'emergencyFundMonths',
  'retirementSavings',
  'collegeSaved',
  'coverageAmount',
] as const

const rows: readonly (readonly [string, Partial<Record<(typeof keys)[number], number>>])[] = [
  ["We'd like to have 20k in the emergency fund, right now it's at 6,500", { emergencyFund: 6_500 }],
  ['I want to get 15,000 into savings before the baby comes. We have 4k now.', { savings: 4_000 }],
  ['My goal is 30k in the emergency fund. I spend 3,800 a month.', {}],
  ['How do I get to 10k in savings? I make 3,100 a month after tax.', {}],
  ["I was told to have 6 months of expenses saved. I've got 8k in savings.", { savings: 8_000 }],
  ['My husband thinks we need 40k in the emergency fund, we have 18k.', { emergencyFund: 18_000 }],
  ["I'm hoping to have 1 million in my 401k by 60. I'm 44.", {}],
  ['Is 3 months of expenses enough if we both work?', {}],
  ["I've never had 3 months of expenses saved.", {}],
  ['Do I need 500k of life insurance? I have two kids.', {}],
  ['I want a 750k policy. I make 90k.', {}],
  ["I'd love to have 50k saved for college. She's 6 and we have 8k.", { collegeSaved: 8_000 }],
  // What there is, whatever is wanted of it.
  ['We want to use the 12k in our savings to pay off the car.', { savings: 12_000 }],
  ['We need the 20k in our emergency fund for a roof.', { emergencyFund: 20_000 }],
  ['I have 3 months of expenses saved and want more.', { emergencyFundMonths: 3 }],
  ['Still need my 250k term policy? The kids are grown.', { coverageAmount: 250_000 }],
  [
    'I have 35k in cash and want to keep 10k as my emergency fund',
    { savings: 35_000, emergencyFund: 10_000 },
  ],
]

test.each(rows)('%s', (message, expected) => {
  const { facts } = understand(message, { today: '2026-11-23' })
  expect(
    Object.fromEntries(keys.flatMap((key) => (facts[key] === undefined ? [] : [[key, facts[key]]]))),
  ).toEqual(expected)
})
