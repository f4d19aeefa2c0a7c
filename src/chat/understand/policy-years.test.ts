import { expect, test } from 'vitest'
import type { Household } from '#engine/household.ts'
import { understand } from './understand.ts'

test.each<[string, Household]>([
  ['Would 20 years of term be enough?', { termYears: 20 }],
  ['She has 20 years of term limits behind her', {}],
  [
    "I'm 50 and I've a 300,000 term policy until I'm 58",
    { age: 50, coverageAmount: 300_000, coverageYearsLeft: 8 },
  ],
  ["I'm 50 and my lease is good until I'm 58", { age: 50 }],
  ['my own life policy runs for another nine years', { coverageYearsLeft: 9 }],
  ['the car runs for another nine years', {}],
  [
    'got a 500k 20 yr policy back then so it runs out in 2 years',
    { coverageAmount: 500_000, termYears: 20, coverageYearsLeft: 2 },
  ],
  [
    'kids 12 and 15, my husband works, he has a 500k term policy with 8 years left',
    { dependents: [12, 15], maritalStatus: 'married', spouseCoverageAmount: 500_000, coverageYearsLeft: 8 },
  ],
  ['life insurance: a 500k 20yr term', { coverageAmount: 500000, termYears: 20 }],
  ['what would a 20 year term for 500k cost?', { termYears: 20, amount: 500_000 }],
  [
    '20 year term for $750,000 costs me 62 a month',
    { premiumMonthly: 62, coverageAmount: 750000, termYears: 20 },
  ],
  ['my 300k term policy expires in 6 years', { coverageAmount: 300_000, coverageYearsLeft: 6 }],
  ['I have a 300k term ending next year', { coverageAmount: 300_000, coverageYearsLeft: 1 }],
  [
    "I'm 37 and have a 20 year 500k policy I got when I was 30",
    { age: 37, coverageAmount: 500_000, coverageYearsLeft: 13 },
  ],
  [
    'we have a 30 year term life policy for 400k we bought in 2019',
    { coverageAmount: 400_000, coverageYearsLeft: 23 },
  ],
  ['a 15 year 250k term policy I took out 5 years ago', { coverageAmount: 250_000, coverageYearsLeft: 10 }],
  ['she has 400k of term till 2041', { coverageYearsLeft: 15, spouseCoverageAmount: 400_000 }],
  ['8 years on a 500k term policy', { coverageAmount: 500_000, coverageYearsLeft: 8 }],
  ['about 12 years left on my term policy', { coverageYearsLeft: 12 }],
  ["I'm 44, 9 years on the mortgage", { age: 44 }],
  ['the lease runs till 2041', {}],
  ['a 20 or a 30 year term?', {}],
  ['the lease runs until 67', {}],
])('the years of a policy are read: %s', (message, facts) => {
  expect(understand(message, { today: '2026-11-20' }).facts).toEqual(facts)
})
