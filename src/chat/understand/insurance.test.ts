import { expect, test } from 'vitest'
import type { Household } from '#engine/household.ts'
import { understand } from './understand.ts'

const rows: [message: string, facts: Household][] = [
  [
    'my husband makes 72k, im home with our 3 kids. no life insurance besides 50k from his company',
    {
      maritalStatus: 'married',
      income: 0,
      spouseIncome: 72_000,
      stayAtHomeParent: true,
      numDependents: 3,
      spouseEmployerCoverage: '50000',
    },
  ],
  [
    'no life insurance on either of us except her job gives 1 times her 64k salary, wife is pregnant',
    {
      maritalStatus: 'married',
      expecting: true,
      spouseIncome: 64_000,
      coverageAmount: 0,
      spouseCoverageAmount: 0,
      spouseEmployerCoverage: '1x salary',
    },
  ],
  ['my brother is beneficiary on my 300k work policy', { employerCoverage: '300000' }],
  ['my brother has a 300k work policy', {}],
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
  [
    'got a 500k 20 yr policy back then so it runs out in 2 years',
    { coverageAmount: 500_000, termYears: 20, coverageYearsLeft: 2 },
  ],
  ['still pay 180/mo for 500k term. drop it?', { premiumMonthly: 180, coverageAmount: 500_000 }],
  ['still pay 180/mo for 500 channels, life insurance?', {}],
  [
    'wife 40k part time. 250k term from 2019. more life insurance?',
    { maritalStatus: 'married', spouseIncome: 40_000, coverageAmount: 250_000 },
  ],
  [
    'i make 74k she makes 58k, 3x from my job 1x from hers. life insurance?',
    {
      income: 74_000,
      spouseIncome: 58_000,
      maritalStatus: 'married',
      employerCoverage: '3x salary',
      spouseEmployerCoverage: '1x salary',
    },
  ],
  ['life got 3x from my stocks', {}],
  ['no car insurance on either of the cars', {}],
  ['his work gives 2x salary life insurance', { spouseEmployerCoverage: '2x salary' }],
  [
    'how much term life? I have 1x salary of cover through work, his work gives him 2x',
    { employerCoverage: '1x salary', spouseEmployerCoverage: '2x salary' },
  ],
  [
    'term life: wife has 100k life insurance through her job and I have 50k through mine',
    { maritalStatus: 'married', employerCoverage: '50000', spouseEmployerCoverage: '100000' },
  ],
  [
    'My husband makes 120k and has 3x his salary in life insurance from work. I make 60k',
    {
      maritalStatus: 'married',
      income: 60_000,
      spouseIncome: 120_000,
      spouseEmployerCoverage: '3x salary',
    },
  ],
  [
    'my husband is in the army with SGLI of 500k',
    { maritalStatus: 'married', spouseEmployerCoverage: 'SGLI 500000' },
  ],
  // A list that has gone on is of the household again; what others have is none of theirs.
  [
    'I earn 90k, wife stays home with kids 3 and 5, mortgage 300k, 2x salary life insurance at work',
    {
      dependents: [3, 5],
      maritalStatus: 'married',
      stayAtHomeParent: true,
      income: 90_000,
      spouseIncome: 0,
      debts: [{ kind: 'mortgage', balance: 300_000 }],
      employerCoverage: '2x salary',
    },
  ],
  ['my brother has 2x salary life insurance through work', {}],
  ['is 10x salary of life insurance enough', {}],
  ['her work is far away and life is hard', {}],
  ['life insurance: decide between a 20 and a 30 year term', {}],
  ['a 20 year term or 30 for life insurance', {}],
  ['neither of us has life insurance', { coverageAmount: 0, spouseCoverageAmount: 0 }],
  [
    'I have 500k of life insurance, my wife has none',
    { maritalStatus: 'married', coverageAmount: 500_000, spouseCoverageAmount: 0 },
  ],
  ['she has none of my patience, need life insurance', {}],
  ["I'm 39, smoke a bit, how much term life", { age: 39, smoker: true }],
  ['they smoke out the bees, how much term life', {}],
  ['SGLI of 500k, is that enough life insurance', { employerCoverage: 'SGLI 500000' }],
  [
    'kids 12 and 15, my husband works, he has a 500k term policy with 8 years left',
    { dependents: [12, 15], maritalStatus: 'married', spouseCoverageAmount: 500_000, coverageYearsLeft: 8 },
  ],
  ['My ex is the beneficiary of 250k by court order. Life insurance?', { decreeCoverage: 250_000 }],
  ['20 years left on the mortgage, do I need life insurance', {}],
  [
    'My divorce decree says I must keep 400k of life insurance',
    { maritalStatus: 'divorced', decreeCoverage: 400_000 },
  ],
  [
    'I have a business loan of 300k and need term life insurance',
    { debts: [{ kind: 'other', balance: 300_000 }] },
  ],
  [
    'wife 57 retired. still need my 250k term?',
    { spouseAge: 57, maritalStatus: 'married', coverageAmount: 250000 },
  ],
  ['life insurance: a 500k 20yr term', { coverageAmount: 500000, termYears: 20 }],
  ['what would a 20 year term for 500k cost?', { termYears: 20, amount: 500_000 }],
  [
    '20 year term for $750,000 costs me 62 a month',
    { premiumMonthly: 62, coverageAmount: 750000, termYears: 20 },
  ],
  ['I have 1x salary life insurance through work', { employerCoverage: '1x salary' }],
  [
    '19k car loan, group life 1x salary at work, 31k savings',
    { debts: [{ kind: 'auto', balance: 19_000 }], employerCoverage: '1x salary', savings: 31_000 },
  ],
  ['my company has a 2x salary life policy (120k)', { employerCoverage: '120000' }],
  [
    'how much term life: mortgage 265k, 100k thru work',
    { debts: [{ kind: 'mortgage', balance: 265_000 }], employerCoverage: '100000' },
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
  ['100k group life policy at my job', { employerCoverage: '100000' }],
  [
    'He has a $500,000 term policy that ends in 4 years and 2x salary at work',
    { spouseCoverageAmount: 500_000, coverageYearsLeft: 4, spouseEmployerCoverage: '2x salary' },
  ],
  ['my 300k term policy expires in 6 years', { coverageAmount: 300_000, coverageYearsLeft: 6 }],
  ['a 300k term policy through work', { employerCoverage: '300000' }],
  ['the lease on my car ends in 4 years', {}],
  ['I have a 300k term ending next year', { coverageAmount: 300_000, coverageYearsLeft: 1 }],
  ['I have 3x salary life insurance there (salary 90k)', { employerCoverage: '3x salary', income: 90_000 }],
  ['my lease is ending next year', {}],
  ['a term paper ending next year', {}],
  ['car insurance 178/month for two cars', { premiumMonthly: 178 }],
  ['homeowners insurance is $2,400 a year', { premiumMonthly: 200 }],
]

test('cover, premiums and cover through work are told apart', () => {
  for (const [message, facts] of rows)
    expect([message, understand(message, { today: '2026-11-20' }).facts]).toEqual([message, facts])
})
