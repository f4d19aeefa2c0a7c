import { expect, test } from 'vitest'
import type { TopicSlug } from '#engine/topic-slugs.ts'
import { understand } from './understand.ts'

const today = '2026-11-20'
const factsOf = (message: string) => understand(message, { today }).facts
const topicOf = (message: string) => understand(message, { today }).topics[0]?.slug

test('the general facts are read from their usual forms', () => {
  expect(factsOf('I have $100k').amount).toBe(100_000)
  expect(factsOf('I inherited 1.2 mil from my aunt').amount).toBe(1_200_000)
  expect(factsOf('My credit card has $5,000 at 24.99% APR').debts).toEqual([
    { kind: 'credit_card', balance: 5_000, rate: 0.2499 },
  ])
  expect(factsOf("I'm 41, my wife is 38")).toEqual({ age: 41, spouseAge: 38, maritalStatus: 'married' })
  expect(factsOf('kids 3 and 5').dependents).toEqual([3, 5])
  expect(factsOf('$2k/mo').amountMonthly).toBe(2_000)
  expect(factsOf('we want to buy a house in 18 months').horizonYears).toBe(1.5)
})

test('a correction replaces what was told before and says so', () => {
  const turn = understand("actually I'm 45", { today, household: { age: 44 }, topic: 'lump_sum_invest' })
  expect(turn.facts.age).toBe(45)
  expect(turn.corrections).toEqual(['age'])
  expect(turn.intent).toBe('correct')
})

test('a bare reply answers the open question', () => {
  expect(understand('45', { today, openQuestion: 'age' }).facts.age).toBe(45)
  expect(understand('about 4k', { today, openQuestion: 'monthlyExpenses' }).facts.monthlyExpenses).toBe(4_000)
  expect(understand('yes', { today, openQuestion: 'hsaEligible' }).facts.hsaEligible).toBe(true)
  expect(understand('I am', { today, openQuestion: 'hardToReplaceJob' }).facts.hardToReplaceJob).toBe(true)
  expect(understand('I am 45', { today, openQuestion: 'hardToReplaceJob' }).facts).toEqual({ age: 45 })
  expect(understand('no debts', { today, openQuestion: 'debts' }).facts.debts).toEqual([])
  expect(understand('next year', { today, openQuestion: 'horizonYears' }).facts.horizonYears).toBe(1)
  expect(understand('married', { today, openQuestion: 'maritalStatus' }).facts.maritalStatus).toBe('married')
})

test('each pill and quick prompt leads to its topic', () => {
  const rows: [string, TopicSlug][] = [
    ['401(k) rollover', 'rollover_401k'],
    ['One time invest', 'lump_sum_invest'],
    ['Build a term-life plan', 'term_life'],
    ['Roth vs Traditional', 'roth_vs_traditional'],
    ['Debt management', 'debt_payoff'],
    ['College savings (529)', 'college_529'],
    ['I have $100k — how should I invest?', 'lump_sum_invest'],
    ['Roth or Traditional for me?', 'roth_vs_traditional'],
    ['Build an emergency fund plan.', 'emergency_fund'],
  ]
  for (const [message, slug] of rows) expect([message, topicOf(message)]).toEqual([message, slug])
})

test.each([
  ["three cards about 14k total, I can put 650 a month, how long till I'm done", 'debt_payoff'],
  ['truck loan 17,200 at 9.1%, I have 11k saved, do I pay it off or invest', 'debt_payoff'],
  ['we spend about 4k a month and have 12k saved, both of us work. Is 12k enough?', 'emergency_fund'],
  ["I'm a realtor and pay jumps around. Bills are 4,000, I have 3 months saved. Enough?", 'emergency_fund'],
  ['I was on SAVE and owe 80k, what do I do now', 'student_loans'],
  ['420k mortgage. I have 400k term already and she has nothing, two kids, how much more', 'term_life'],
  ['should I pay extra on our 3.2% mortgage (bal 205k) or invest', 'mortgage'],
  ['wife getting laid off in january, we spend 5200 a month, got 17k saved. are we ok', 'emergency_fund'],
  ['3-6 months of 4800? we have 10k and save 600 a month', 'emergency_fund'],
  ['kids grown, house paid. still need my 250k term that costs 140/mo?', 'term_life'],
  ['Owe 265k on the house. 300k policy from work. Need more?', 'term_life'],
  [
    'stay at home dad, wife makes 92k, kids 6 and 4. Do I even need insurance if I earn nothing?',
    'term_life',
  ],
  ['our son, 20, will always live with us and is on Medicaid. How much insurance?', 'term_life'],
  ['60k in student loans, federal, pregnant. we can pay 60 a month for life insurance', 'term_life'],
  ['wife and kids are on my health insurance. How much insurance do we need?', 'insurance_other'],
  ['both pensions, not social security. I have a 300k term ending next year. renew it?', 'term_life'],
  ['we just bought a house with 5% down, a second due in June. what term and how much?', 'term_life'],
  ["I'm a cop, 3 kids, not in social security. how much term?", 'term_life'],
  ['how much term loan debt is too much', 'debt_payoff'],
  ['where should I put 14k', 'lump_sum_invest'],
  ['is $900k enough', 'retirement_readiness'],
  ['where should the money go?', 'budgeting'],
  ['my wife lost her job, I make 71k, 4k in savings. how long will our money last?', 'emergency_fund'],
  ["we're 58 and 55, make 180k together. where should our money go?", 'budgeting'],
  ['where does the next 3k a month go? 401k and IRA are maxed', 'budgeting'],
  ['We have 22,000 dollars in savings and 700 dollars a month left. What should we do with it?', 'budgeting'],
  ['I fill my TSP and have 800 dollars a month I do not need. What comes next?', 'budgeting'],
  [
    'I have 220,000 dollars from my husband’s life insurance, he died. How should I invest it?',
    'lump_sum_invest',
  ],
  ['We have 9,000 dollars in savings. Where should the 2,200 dollars go each month?', 'budgeting'],
  ['I have 50k in savings. where should the money go?', 'lump_sum_invest'],
  ['I inherited 100k, where should the money go?', 'windfall'],
])('"%s" is about %s', (message, slug) => {
  expect(topicOf(message)).toBe(slug)
})

test('what is told on the side leads to no topic of its own', () => {
  const rows: [string, TopicSlug][] = [
    [
      '401k loan 9k and 6k on a card. Is it smart to take more from the 401k to kill the card?',
      'debt_payoff',
    ],
    ['35k in an old 401k, owe 11k on cards, 650 a month free. Debt first or retirement first?', 'budgeting'],
    [
      'I make 185k plus rsus, wife is home with 3 kids. I have 1 million in term already. Enough?',
      'term_life',
    ],
    ['70k in savings, over a year of bills. Is that too much? No debt but the mortgage', 'emergency_fund'],
    ['I was laid off in October and have 41k in cash. How long will this last?', 'emergency_fund'],
    ['Is 10k enough of a cushion? 5k deductible on my health plan (HDHP)', 'emergency_fund'],
    ['First job at 55k, 26k student loan, 3% match. What is a good order to do things?', 'budgeting'],
    ['my rsus vest in March, 40k, sell?', 'equity_comp'],
    ['How long will it take to pay off my 300k mortgage', 'mortgage'],
    ['can I open an hsa with an hdhp', 'hsa'],
  ]
  for (const [message, slug] of rows) expect([message, topicOf(message)]).toEqual([message, slug])
})
