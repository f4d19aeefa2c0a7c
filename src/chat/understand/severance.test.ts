import { expect, test } from 'vitest'
import type { FactKey, Household } from '#engine/household.ts'
import { understand } from './understand.ts'

const told = (message: string, openQuestion?: FactKey): Household =>
  understand(message, { today: '2026-11-20', openQuestion }).facts

const rows: [message: string, facts: Household][] = [
  [
    'laid off with a 36k severance, we have 22k saved. should i invest the severance or what',
    { severance: 36_000, savings: 22_000 },
  ],
  ['I got laid off and get 12 weeks of severance', { severanceWeeks: 12 }],
  ['laid off with a severance of $20k', { severance: 20_000 }],
  [
    'I was laid off last week, severance pay of 18,500 and 9k in savings',
    { severance: 18_500, savings: 9_000 },
  ],
  ['lost my job, $24,000 severance package, 6k saved', { severance: 24_000, savings: 6_000 }],
  ['laid off, 12 weeks severance, salary was 90k', { severanceWeeks: 12, formerPay: 90_000 }],
  ['laid off today, 8 weeks of severance at 104k salary', { severanceWeeks: 8, formerPay: 104_000 }],
  ['I got laid off with 12 weeks of severance at 1,900 a week', { severanceWeeks: 12, formerPay: 98_800 }],
  ['they let me go with 3 months severance, i made 80k', { severanceWeeks: 13, formerPay: 80_000 }],
  ['if I lost my job I would get 8 weeks of severance', { severanceWeeks: 8 }],
  [
    'I was let go in Texas. Severance 6 weeks, $9,600 gross, 14k in savings',
    { severanceWeeks: 6, severance: 9_600, savings: 14_000 },
  ],
  ['laid off, severance of 6 weeks (9,600)', { severanceWeeks: 6, severance: 9_600 }],
  ['I was let go. Severance is 3 months’ pay', { severanceWeeks: 13 }],
  ['they laid me off with two months of severance', { severanceWeeks: 9 }],
]

test.each(rows)('"%s"', (message, facts) => {
  const found = told(message)
  expect(found).toMatchObject(facts)
  expect(found.amount).toBeUndefined()
})

const otherSums: string[] = [
  'I got a severance of 24k and want to invest it',
  'I got a 24k severance and start a new job on Monday, what should I do with it?',
]

test.each(otherSums)('"%s" is a sum to place', (message) => {
  expect(told(message)).toMatchObject({ amount: 24_000 })
  expect(told(message).severance).toBeUndefined()
})

test.each([
  'laid off, my brother got $30,000 of severance',
  'I was laid off without severance, 9k in savings',
  'laid off 12 weeks ago',
])('"%s" tells of no severance of one’s own', (message) => {
  expect(told(message).severance).toBeUndefined()
  expect(told(message).severanceWeeks).toBeUndefined()
})

test('the question about severance is answered in dollars, in weeks, or with none', () => {
  expect(told('15,000', 'severance')).toEqual({ severance: 15_000 })
  expect(told('10 weeks', 'severance')).toEqual({ severanceWeeks: 10 })
  expect(told('no', 'severance')).toEqual({ severance: 0 })
})

test('whoever lost work and got severance is given the plan that makes cash last', () => {
  const { topics } = understand('laid off with a severance of 24k, 6k in savings, how long will it last', {
    today: '2026-11-20',
  })
  expect(topics[0]?.slug).toBe('emergency_fund')
})

test('unemployment benefits are neither pay nor Social Security', () => {
  const monthly = (week: number) => Math.round((week * 52) / 12)
  for (const [message, week] of [
    ['laid off, unemployment is 504 a week', 504],
    ['unemployment pays 450/week', 450],
    ['my unemployment benefit will be $380 a week', 380],
    ['he gets 380 a week unemployment', 380],
    ['she was laid off, gets $380/week UI', 380],
    ['I lost my job and get $410 a week from unemployment', 410],
  ] as const) {
    const { income, ssMonthly, unemploymentMonthly } = told(message)
    expect([message, income, ssMonthly, unemploymentMonthly]).toEqual([
      message,
      undefined,
      undefined,
      monthly(week),
    ])
  }
})

test('the pay of the lost job is heard without an "I" before it', () => {
  const { facts } = understand(
    'I got laid off last Tuesday. 8 weeks severance, made 96k, wife makes 52k, 14k saved',
    {
      today: '2026-11-20',
    },
  )
  expect([facts.severanceWeeks, facts.formerPay, facts.spouseIncome]).toEqual([8, 96_000, 52_000])
})
