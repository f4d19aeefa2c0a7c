import { expect, test } from 'vitest'
import type { Household } from '#engine/household.ts'
import { understand } from './understand.ts'

test.each<[string, Household]>([
  ['union job, they give us 30k of life insurance', { employerCoverage: '30000' }],
  ['my work covers me for twice my pay, which is 68,000', { employerCoverage: '2x salary', income: 68_000 }],
  ['my work covers me on holidays', {}],
  [
    '220k left on mortgage, 50k policy thru work',
    { debts: [{ kind: 'mortgage', balance: 220_000 }], employerCoverage: '50000' },
  ],
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
  ['SGLI of 500k, is that enough life insurance', { employerCoverage: 'SGLI 500000' }],
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
  ['100k group life policy at my job', { employerCoverage: '100000' }],
  [
    'He has a $500,000 term policy that ends in 4 years and 2x salary at work',
    { spouseCoverageAmount: 500_000, coverageYearsLeft: 4, spouseEmployerCoverage: '2x salary' },
  ],
  ['a 300k term policy through work', { employerCoverage: '300000' }],
  ['I have 3x salary life insurance there (salary 90k)', { employerCoverage: '3x salary', income: 90_000 }],
  ['my friend has 3x salary through work', {}],
  ['does work give 2x salary usually?', {}],
])('cover through work is read: %s', (message, facts) => {
  expect(understand(message, { today: '2026-11-20' }).facts).toEqual(facts)
})
