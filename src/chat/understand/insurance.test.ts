import { expect, test } from 'vitest'
import type { Household } from '#engine/household.ts'
import { understand } from './understand.ts'

const rows: [message: string, facts: Household][] = [
  ['his work gives 2x salary life insurance', {}],
  [
    'wife 57 retired. still need my 250k term?',
    { spouseAge: 57, maritalStatus: 'married', coverageAmount: 250000 },
  ],
  ['life insurance: a 500k 20yr term', { coverageAmount: 500000, termYears: 20 }],
  [
    '20 year term for $750,000 costs me 62 a month',
    { premiumMonthly: 62, coverageAmount: 750000, termYears: 20 },
  ],
  ['I have 1x salary life insurance through work', { employerCoverage: '1x salary' }],
  ['100k group life policy at my job', { employerCoverage: '100000' }],
  ['car insurance 178/month for two cars', { premiumMonthly: 178 }],
  ['homeowners insurance is $2,400 a year', { premiumMonthly: 200 }],
]

test('cover, premiums and cover through work are told apart', () => {
  for (const [message, facts] of rows)
    expect([message, understand(message, { today: '2026-11-20' }).facts]).toEqual([message, facts])
})
