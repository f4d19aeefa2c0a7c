import { expect, test } from 'vitest'
import type { Household } from '#engine/household.ts'
import { understand } from './understand.ts'

const rows: [message: string, facts: Household][] = [
  ['I have $40,000 for a car in 3 years', { amount: 40000, goal: 'car', horizonYears: 3 }],
  ['30k for our first house in 18 months', { amount: 30000, goal: 'home', horizonYears: 1.5 }],
  ['I need the money in about 2 years for a wedding', { horizonYears: 2 }],
  ['We plan on buying a home within 3-5 years', { goal: 'home', horizonYears: [3, 5] }],
  ["won't touch this for at least 20 years", { horizonYears: 20 }],
  ['time horizon 10+ years', { horizonYears: 10 }],
  [
    'I have 200k saved and it has to last at least 25 years',
    { savings: 200000, goal: 'income', horizonYears: 25 },
  ],
  ['the car has to last 5 years', {}],
  ['need it by June 2028', { horizonYears: 2 }],
  ['would like to retire in 12 years', { horizonYears: 12 }],
  ['I am 61 and plan to retire in four years', { age: 61, horizonYears: 4, retirementAge: 65 }],
  [
    'We are 63 and 61 and retiring next year',
    { age: 63, spouseAge: 61, maritalStatus: 'married', retirementAge: 64 },
  ],
  ['I am 61 and plan to buy a home in four years', { age: 61, goal: 'home', horizonYears: 4 }],
  ['I’m 61 and retiring in March', { age: 61, retirementAge: 61 }],
  ['I’m 59, still working there until 62', { age: 59, retirementAge: 62 }],
  ['I’m 61 and my husband is retiring in March', { age: 61, maritalStatus: 'married' }],
  ['Planning to retire to Florida around 60', { retirementAge: 60, retirementState: 'FL' }],
  ['hoping to stop working at 57', { retirementAge: 57 }],
  ['retire between 62 and 65', { retirementAge: [62, 65] }],
  ['I plan to work till 68', { retirementAge: 68 }],
  ['I will not be able to continue at my job until our target retirement at 66', {}],
  ['I can’t wait until I retire at 61', { retirementAge: 61 }],
  ['bought it 5 years ago', {}],
  ['my loan ends in 4 years', {}],
]

test('horizons and retirement ages are read, other times are not', () => {
  for (const [message, facts] of rows)
    expect([message, understand(message, { today: '2026-11-20' }).facts]).toEqual([message, facts])
})
