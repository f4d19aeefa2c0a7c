import { expect, test } from 'vitest'
import type { Household } from '#engine/household.ts'
import { understand } from './understand.ts'

const keys = [
  'income',
  'formerPay',
  'payThisYear',
  'separationDate',
  'spouseIncome',
  'spouseFormerPay',
  'spousePayThisYear',
  'spouseSeparationDate',
  'householdIncome',
  'takeHomeMonthly',
] as const

function payIn(message: string, household?: Household): Household {
  const { facts } = understand(message, { today: '2026-11-20', household })
  return Object.fromEntries(keys.flatMap((key) => (facts[key] === undefined ? [] : [[key, facts[key]]])))
}

const rows: [message: string, facts: Household][] = [
  [
    'I was laid off in October. I was making 115k. I have 640k in my old 401k',
    { formerPay: 115_000, separationDate: '2026-10-01' },
  ],
  ['I was let go on October 14. My salary was 98,000.', { formerPay: 98_000, separationDate: '2026-10-14' }],
  ['I quit my job in June, I used to make $72k a year', { formerPay: 72_000, separationDate: '2026-06-01' }],
  ['I earned 84k this year before I was let go', { payThisYear: 84_000 }],
  [
    'I got laid off last month. Made 70k so far this year.',
    { payThisYear: 70_000, separationDate: '2026-10-20' },
  ],
  ['lost my job, year to date earnings are 61,500', { payThisYear: 61_500 }],
  ['So far this year I made 55k, then I was laid off', { payThisYear: 55_000 }],
  ['until I was laid off in March I made 6k a month', { formerPay: 72_000, separationDate: '2026-03-01' }],
  ['I was laid off from my 130k job', { formerPay: 130_000 }],
  ['I retired in July, my salary was 140k', { formerPay: 140_000, separationDate: '2026-07-01' }],
  ['laid off in May, was making 115', { formerPay: 115_000, separationDate: '2026-05-01' }],
  ['laid off, 85k salary', { formerPay: 85_000 }],
  ['I just got laid off, I make 92k', { formerPay: 92_000 }],
  ['out of work since June, last salary was 66k', { formerPay: 66_000, separationDate: '2026-06-01' }],
  ['I lost my job in August. It paid 58k.', { formerPay: 58_000, separationDate: '2026-08-01' }],
  [
    'My wife lost her job in June, she made 64k. I make 80k.',
    { spouseFormerPay: 64_000, spouseIncome: 0, spouseSeparationDate: '2026-06-01', income: 80_000 },
  ],
  [
    'My husband was laid off in September. He was making 90k. I earn 55k.',
    { spouseFormerPay: 90_000, spouseIncome: 0, spouseSeparationDate: '2026-09-01', income: 55_000 },
  ],
  ['I was laid off. My wife makes 70k.', { spouseIncome: 70_000 }],
  ['I was laid off, I was making 110k, my wife makes 70k', { formerPay: 110_000, spouseIncome: 70_000 }],

  [
    'I quit my job in August after earning 62k this year',
    { payThisYear: 62_000, separationDate: '2026-08-01' },
  ],
  ['I was laid off last year, made 95k then', { payThisYear: 0 }],
  [
    'My husband died in March. He earned 30k this year before he passed. I make 60k. Roth or traditional 401k?',
    { spousePayThisYear: 30_000, income: 60_000 },
  ],
  [
    'My wife passed away in August, she had made 45,000 so far this year. I make 110k, roth 401k?',
    { spousePayThisYear: 45_000, income: 110_000 },
  ],
  ['I lost my wife in June, she was paid 41k this year until then. Roth?', { spousePayThisYear: 41_000 }],
  ['I got laid off in 2025 and live on savings', { payThisYear: 0 }],
  ['I was laid off about two years ago', {}],

  // Near misses: no job that ended, another year, money in hand, somebody else.
  ['I was making 60k and now I make 85k', { income: 85_000 }],
  ['I used to make 45k', {}],
  ['I make 92k and worry about a layoff', { income: 92_000 }],
  ['I was laid off in 2019, I was making 80k then', {}],
  ['I was laid off, my brother was making 90k', {}],
  ['laid off, took home 3,800 a month before', {}],
  ['laid off, I make 30k driving Uber', { income: 30_000 }],
  ['I left a tip of 60k points', {}],
  ['if I was laid off I was making 90k', {}],
  ['I saved 70k so far this year', {}],
  ['My mom was laid off, she was making 64k', {}],
  ['my wife used to make 64k before the kids', {}],
  ['what if I get laid off? I make 90k', { income: 90_000 }],
  ['I was laid off and my house was 450k', {}],
  ['I was laid off. I owe 15k', {}],
  ['I was let go and have 30k in savings', {}],
  ['laid off, we made 20k on the house', {}],
  ['I was laid off and the IRA was at 80k', {}],
  ['My husband died in May, he was making 90k', {}],
  ['My dad died in March and made 30k this year', {}],
  ['my husband died and I got 30k this year from the insurance', {}],
]

test.each(rows)('"%s"', (message, facts) => {
  expect(payIn(message)).toEqual(facts)
})

test('what was told before says whose pay it was', () => {
  expect(payIn('I was making 115k', { employment: 'unemployed' })).toEqual({ formerPay: 115_000 })
  expect(payIn('my salary was 98k', { employment: 'employed' })).toEqual({ income: 98_000 })
})

test('the open question is answered with a sum of the year', () => {
  const answer = (message: string) =>
    understand(message, {
      today: '2026-11-20',
      openQuestion: 'payThisYear',
      household: { employment: 'unemployed' },
      topic: 'rollover_401k',
    }).facts
  expect(answer('84k')).toEqual({ payThisYear: 84_000 })
  expect(answer('about 52,000')).toEqual({ payThisYear: 52_000 })
  expect(answer('84')).toEqual({ payThisYear: 84_000 })
  expect(answer('nothing')).toEqual({ payThisYear: 0 })
})
