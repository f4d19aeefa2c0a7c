import { expect, test } from 'vitest'
import type { Household } from '#engine/household.ts'
import { understand } from './understand.ts'

const rows: [message: string, facts: Household][] = [
  ['the court wants me to carry 300,000 of life insurance', { decreeCoverage: 300_000 }],
  [
    'My divorce decree says I must keep 300k of life insurance for 8 more years',
    { maritalStatus: 'divorced', decreeCoverage: 300_000, decreeYears: 8 },
  ],
  [
    'The court ordered me to carry $250,000 of life insurance until 2034. What term?',
    { decreeCoverage: 250_000, decreeYears: 8 },
  ],
  [
    'The decree asks for 250k life insurance. I want a 20 year term',
    { decreeCoverage: 250_000, termYears: 20 },
  ],
  [
    'The decree asks for 300k of life insurance and my 150k term policy runs until 2034',
    { decreeCoverage: 300_000, coverageAmount: 150_000, coverageYearsLeft: 8 },
  ],
  ['my agent wants me to carry an umbrella', {}],
  ['I could pay 55 a month for a policy', { insuranceBudgetMonthly: 55 }],
  ['I pay 55 a month for a term policy', { premiumMonthly: 55 }],
  [
    'neither my husband nor I have any life insurance',
    { maritalStatus: 'married', coverageAmount: 0, spouseCoverageAmount: 0 },
  ],
  ['neither my brother nor my sister has life insurance', {}],
  ['I am 35 and an agent offers me a $500,000 policy. I have 2 kids', { age: 35, numDependents: 2 }],
  ['my brother has a 300k work policy', {}],
  ['62 and married, the insurance guy wants me to buy a 250k policy', { age: 62, maritalStatus: 'married' }],
  ['should I get a 500k term policy? I am 33', { age: 33 }],
  ['I need to know if my 250k policy is enough', { coverageAmount: 250_000 }],
  [
    'We have a 500k 20 year term on my husband that ends in 3 years',
    { maritalStatus: 'married', spouseCoverageAmount: 500_000, coverageYearsLeft: 3, termYears: 20 },
  ],
  [
    'we have 400k on each of us through state farm, life insurance ok?',
    { coverageAmount: 400_000, spouseCoverageAmount: 400_000 },
  ],
  ['would 400k on each of us be enough life insurance', {}],
  [
    'my wife and i want life insurance. she has 100k private',
    { maritalStatus: 'married', spouseCoverageAmount: 100_000 },
  ],
  ['life insurance at a private school', {}],
  ['still pay 180/mo for 500k term. drop it?', { premiumMonthly: 180, coverageAmount: 500_000 }],
  ['still pay 180/mo for 500 channels, life insurance?', {}],
  [
    'wife 40k part time. 250k term from 2019. more life insurance?',
    { maritalStatus: 'married', spouseIncome: 40_000, coverageAmount: 250_000 },
  ],
  ['life got 3x from my stocks', {}],
  ['no car insurance on either of the cars', {}],
  ['my brother has 2x salary life insurance through work', {}],
  ['is 10x salary of life insurance enough', {}],
  ['her work is far away and life is hard', {}],
  ['life insurance: decide between a 20 and a 30 year term', {}],
  ['a 20 year term or 30 for life insurance', {}],
  ['neither of us has life insurance', { coverageAmount: 0, spouseCoverageAmount: 0 }],
  ['I have no life insurance', { coverageAmount: 0 }],
  ['I have no life insurance through work', {}],
  [
    'I have 500k of life insurance, my wife has none',
    { maritalStatus: 'married', coverageAmount: 500_000, spouseCoverageAmount: 0 },
  ],
  ['she has none of my patience, need life insurance', {}],
  ["I'm 39, smoke a bit, how much term life", { age: 39, smoker: true }],
  ['they smoke out the bees, how much term life', {}],
  ['My ex is the beneficiary of 250k by court order. Life insurance?', { decreeCoverage: 250_000 }],
  ['20 years left on the mortgage, do I need life insurance', {}],
  [
    'My divorce decree says I must keep 400k of life insurance',
    { maritalStatus: 'divorced', decreeCoverage: 400_000 },
  ],
  [
    "I'm 41 and divorced. The decree asks for 250k life insurance. What term?",
    { age: 41, maritalStatus: 'divorced', decreeCoverage: 250_000 },
  ],
  [
    'divorced, I have 250k of life insurance, and she asks for more',
    { maritalStatus: 'divorced', coverageAmount: 250_000 },
  ],
  [
    'I have a business loan of 300k and need term life insurance',
    { debts: [{ kind: 'other', balance: 300_000 }] },
  ],
  [
    'wife 57 retired. still need my 250k term?',
    { spouseAge: 57, maritalStatus: 'married', coverageAmount: 250000 },
  ],
  [
    'how much term life: two cards, 9k and 4k',
    {
      debts: [
        { kind: 'credit_card', balance: 9_000 },
        { kind: 'credit_card', balance: 4_000 },
      ],
    },
  ],
  [
    'How much life insurance do I need? I make 98k, my husband has 15 years left on his $250k.',
    { income: 98_000, maritalStatus: 'married', spouseCoverageAmount: 250_000 },
  ],
  [
    'How much life insurance do I need? I make 98k, my husband has 15 years left on his $250k mortgage.',
    { income: 98_000, maritalStatus: 'married', debts: [{ kind: 'mortgage', balance: 250_000 }] },
  ],
  ['the lease on my car ends in 4 years', {}],
  ['my lease is ending next year', {}],
  ['a term paper ending next year', {}],
  ['car insurance 178/month for two cars', { premiumMonthly: 178 }],
  ['homeowners insurance is $2,400 a year', { premiumMonthly: 200 }],
]

test('cover, premiums and cover through work are told apart', () => {
  for (const [message, facts] of rows)
    expect([message, understand(message, { today: '2026-11-20' }).facts]).toEqual([message, facts])
})

test.each([
  ['My husband and I each have 300k term policies. Is that enough?', 300_000, 300_000],
  ['We both have 400k of term life and three kids, do we need more?', 400_000, 400_000],
  ['Each of us has a 250,000 term policy, 2 kids', 250_000, 250_000],
  ['Each of us has a 500k policy through our jobs, 2 kids', undefined, undefined],
  ['My husband has a 300k term policy. Is that enough?', undefined, 300_000],
])('a policy that each of two has covers both: %s', (message, own, theirs) => {
  const { coverageAmount, spouseCoverageAmount } = understand(message, { today: '2026-11-20' }).facts
  expect([coverageAmount, spouseCoverageAmount]).toEqual([own, theirs])
})
