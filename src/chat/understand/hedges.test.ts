import { expect, test } from 'vitest'
import type { FactKey, Household } from '#engine/household.ts'
import { understand } from './understand.ts'

const rows: [question: FactKey, reply: string, facts: Household][] = [
  ['savings', 'idk maybe 4k', { savings: 4_000 }],
  ['savings', 'not much, like 900', { savings: 900 }],
  ['savings', 'nothing really, maybe 150 bucks', { savings: 150 }],
  ['savings', 'honestly hardly anything. 250 maybe', { savings: 250 }],
  ['savings', 'not sure, 5 or 6 thousand', { savings: [5_000, 6_000] }],
  ['savings', 'last i checked 7k and change', { savings: 7_000 }],
  ['savings', 'no idea', {}],
  ['monthlySurplus', 'i’d guess 250, tops', { monthlySurplus: 250 }],
  ['monthlySurplus', 'could probably do 450', { monthlySurplus: 450 }],
  ['savings', 'basically nothing', { savings: 0 }],
  ['monthlyExpenses', 'prob 3300ish all in', { monthlyExpenses: 3_300 }],
  ['monthlyExpenses', '4k if i’m honest', { monthlyExpenses: 4_000 }],
  ['horizonYears', 'when i retire, so 25 years', { horizonYears: 25 }],
  ['income', 'i think i grossed 67 last year', { income: 67_000 }],
  ['income', 'we do about 112 combined', { householdIncome: 112_000, twoAdults: true }],
  // Nobody lives on so little: it is what can be put aside.
  ['income', 'maybe 300 a month', { monthlySurplus: 300 }],
  ['income', 'depends on the season but usually 70k', { income: 70_000 }],
  ['income', 'it varies, 45 to 55k', { income: [45_000, 55_000] }],
  ['income', 'hard to say, around 62', { income: 62_000 }],
  [
    'income',
    '85 and my husband makes 60',
    { income: 85_000, spouseIncome: 60_000, maritalStatus: 'married' },
  ],
  ['spouseIncome', 'maybe 38k, she’s part time', { spouseIncome: 38_000, maritalStatus: 'married' }],
  ['spouseIncome', 'he’s a plumber, like 70', { spouseIncome: 70_000, maritalStatus: 'married' }],
  ['horizonYears', 'idk 5 years?', { horizonYears: 5 }],
  ['horizonYears', 'not any time soon', {}],
  ['horizonYears', 'pretty soon', { horizonYears: 0.5 }],
  ['monthlyExpenses', 'around 4100 with the mortgage', { monthlyExpenses: 4_100 }],
  ['monthlyExpenses', '3k including rent', { monthlyExpenses: 3_000 }],
  ['monthlyExpenses', '5k but that includes daycare', { monthlyExpenses: 5_000 }],
  ['monthlySurplus', 'id say 150', { monthlySurplus: 150 }],
  ['income', 'no income right now', { income: 0 }],
  ['monthlyExpenses', 'never added it up, 3500?', { monthlyExpenses: 3_500 }],
]
test.each(rows)('to the question for %s, “%s” tells %j', (openQuestion, reply, facts) => {
  expect(understand(reply, { today: '2026-11-20', openQuestion, topic: 'emergency_fund' }).facts).toEqual(
    facts,
  )
})

test('a monthly sum without the home is no sum of a month', () => {
  const told = understand('without the mortgage about 2600', {
    today: '2026-11-20',
    openQuestion: 'monthlyExpenses',
    topic: 'emergency_fund',
  })
  expect(told.facts).toEqual({})
})

test('what is said to be in a 401(k) is no cash', () => {
  const told = understand('9k, but that’s in my 401k', {
    today: '2026-11-20',
    openQuestion: 'savings',
    topic: 'debt_payoff',
  })
  expect(told.facts.savings).toBeUndefined()
})
