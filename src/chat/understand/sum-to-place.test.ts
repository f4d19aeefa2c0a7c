import { expect, test } from 'vitest'
import type { Household } from '#engine/household.ts'
import type { TopicSlug } from '#engine/topic-slugs.ts'
import { understand } from './understand.ts'

const today = '2026-11-20'
const read = (message: string, household: Household = {}) => understand(message, { today, household })

const outOfWork: [message: string, facts: Household][] = [
  ['I lost my job and there is $9,500 in my savings, rent is 1,300. Please help', { savings: 9_500 }],
  ['I lost my job and have $12,000 in savings', { savings: 12_000 }],
  ['lost my job, 8k saved, what now', { savings: 8_000 }],
  ['I was laid off, have 7k in the bank', { savings: 7_000 }],
]

test.each(outOfWork)('"%s" is about the emergency fund, and the money is cash', (message, facts) => {
  const { topics, facts: told } = read(message)
  expect(topics[0]?.slug).toBe('emergency_fund')
  expect(topics.map(({ slug }) => slug)).not.toContain('lump_sum_invest')
  expect(told).toMatchObject({ ...facts, employment: 'unemployed' })
  expect(told.amount).toBeUndefined()
})

const others: [message: string, household: Household, topic: TopicSlug][] = [
  ['I have $20,000 to invest, I am unemployed', {}, 'lump_sum_invest'],
  ['I have $9,000 in savings', { employment: 'unemployed' }, 'emergency_fund'],
  ['I have $9,000 in savings', {}, 'lump_sum_invest'],
  ['I have $0', {}, 'budgeting'],
  ['I can put 900 a month aside, 60k in savings, no debt. where should my next dollar go', {}, 'budgeting'],
  [
    'We are 58 and 57, Marketplace health insurance, 60k in savings. Where should our next dollar go?',
    {},
    'budgeting',
  ],
  ['I want to invest 20k now and 500 a month', {}, 'lump_sum_invest'],
  ['an extra 650 each month, a car loan of 4k, where should it go first', {}, 'budgeting'],
  ['am I behind at 45? 130k in the 401k, I contribute 8% and they match 4', {}, 'retirement_readiness'],
  ['am I behind on my mortgage if I skip one? I have a 401k', {}, 'mortgage'],
  ['sold our house, cleared 180k, where do I put the money meanwhile', {}, 'lump_sum_invest'],
  [
    'I have 100k in cash from an inheritance and 30k of credit card debt at 24%. I make 75k. What do I do with it?',
    {},
    'lump_sum_invest',
  ],
  [
    'We sold our house and have 180,000 left. We want to buy again in two years. What to do with the money?',
    {},
    'lump_sum_invest',
  ],
  ['I have 30k of credit card debt at 24% and 10k from an inheritance. Which card first?', {}, 'debt_payoff'],
]

test.each(others)('"%s" of %j is about %s', (message, household, topic) => {
  expect(read(message, household).topics[0]?.slug).toBe(topic)
})

test('someone who says they have $0 has no cash, and names no sum to place', () => {
  expect(read('I have $0').facts).toEqual({ savings: 0 })
})

const besideCash: [message: string, facts: Household][] = [
  [
    'my mom died and left me her house, we sold it, $212k after fees. I have 6k in savings. what do I do with it',
    { amount: 212_000, savings: 6_000 },
  ],
  // Two sums that may have come in, none that is larger than the cash, and no money that came in at all.
  ['my dad left me a condo, I have 40k in savings. what do I do with it', { amount: 40_000 }],
  ['I have 6k in savings and a $212k condo. what do I do with it', { amount: 6_000 }],
]

test.each(besideCash)('"%s" is about what came in, and else about the cash', (message, facts) => {
  const { amount, savings } = read(message).facts
  expect(JSON.parse(JSON.stringify({ amount, savings }))).toEqual(facts)
})

test('a Roth IRA or the loans, with a sum each month, asks where each dollar goes', () => {
  const { topics, facts } = read(
    'Living with my parents so I have like 600 a month extra. 24k of student loans around 5%, company matches 5%. Should I do a Roth IRA or pay loans or what',
  )
  expect(topics[0]?.slug).toBe('budgeting')
  expect(facts.monthlySurplus).toBe(600)
})

test('a matured certificate is asked about, not the Social Security that is told beside it', () => {
  const { topics } = read(
    'We are retired, pension and social security cover the bills. A 120k CD just matured. What should we do with that money?',
  )
  expect(topics[0]?.slug).toBe('lump_sum_invest')
})

test('the money of each month is asked about, and what lies in savings is the fund', () => {
  const { topics, facts } = read(
    'We dump 1300 a month in savings and have 40k there now. Are we doing this right, where should the 1300 go?',
  )
  expect(topics[0]?.slug).toBe('budgeting')
  expect([facts.monthlySurplus, facts.savings, facts.amount]).toEqual([1_300, 40_000, undefined])
})

test('a sum that came in is placed where the order of things is asked and no monthly sum is told', () => {
  const { topics } = read(
    'My ex is buying me out of the house, I get 45k. I owe 6k on cards at 24% and have no emergency fund. What order should I do things in?',
  )
  expect(topics[0]?.slug).toBe('lump_sum_invest')
})

test.each([
  'ER nurse. After bills I have around $900 every month. I make 78k.',
  'got a raise so theres 900 more a month now',
])('"%s" tells what a month leaves', (message) => {
  expect(read(message).facts.monthlySurplus).toBe(900)
})

test('a refund that came back is placed, and not explained', () => {
  const { topics } = read(
    'Getting back $6,200 on my taxes this year. I have a card with 5,100 at 28%. What is the smartest thing to do with the refund?',
  )
  expect(topics[0]?.slug).toBe('lump_sum_invest')
})

test.each([
  ['Both 34, making 82k and 59k', 82_000, 59_000],
  ['I make 70k, wife is 61 and still working for 55k', 70_000, 55_000],
])('"%s" tells two pays', (message, income, spouseIncome) => {
  const { facts } = read(message)
  expect([facts.income, facts.spouseIncome]).toEqual([income, spouseIncome])
})

test('a sum in savings that the question names again is the sum to place, whatever a month leaves', () => {
  const read = (message: string) => understand(message, { today: '2026-11-20' })
  const named = read(
    'I have 40k in savings at 4% and about 1,500 left over each month. What is the best use of the 40k?',
  )
  expect(named.facts.amount).toBe(40_000)
  expect(named.topics[0]?.slug).toBe('lump_sum_invest')
  const other = read(
    'I have 40k in savings at 4% and about 1,500 left over each month. What is the best use of the 1,500?',
  )
  expect(other.facts.amount).toBeUndefined()
})
