import { expect, test } from 'vitest'
import type { FactKey, Household } from '#engine/household.ts'
import { type UnderstandContext, understand } from './understand.ts'

const rows: [question: FactKey, reply: string, facts: Household][] = [
  ['savings', 'no', { savings: 0 }],
  ['savings', 'none', { savings: 0 }],
  ['monthlySurplus', 'nothing', { monthlySurplus: 0 }],
  ['checkAmount', 'no', { checkAmount: 0 }],
  ['planLoanBalance', 'nope', { planLoanBalance: 0 }],
  ['employerMatch', 'no', { employerMatch: { rate: 0 } }],
  ['income', 'no', {}],
  ['income', '0', { income: 0 }],
  ['monthlyExpenses', 'no', {}],
  ['amount', 'no', {}],
  ['age', 'no', {}],
  ['separationAge', 'no', {}],
  ['planBalance', 'no', {}],
  ['horizonYears', 'no', {}],
  ['checkReceivedDate', 'October 6', { checkReceivedDate: '2026-10-06' }],
  ['checkReceivedDate', '10/6', { checkReceivedDate: '2026-10-06' }],
  ['checkReceivedDate', 'on the 6th of October', { checkReceivedDate: '2026-10-06' }],
  ['checkReceivedDate', 'yesterday', { checkReceivedDate: '2026-11-19' }],
  ['checkReceivedDate', 'about three weeks ago', { checkReceivedDate: '2026-10-30' }],
  ['checkReceivedDate', 'December 28', { checkReceivedDate: '2025-12-28' }],
  ['checkReceivedDate', '13/45', {}],
  ['courtAnswerDue', 'December 4th', { courtAnswerDue: '2026-12-04' }],
  ['courtAnswerDue', 'January 8', { courtAnswerDue: '2027-01-08' }],
  ['separationAge', '56', { separationAge: 56 }],
  ['earners', 'just mine', { earners: 1 }],
  ['earners', 'she stays home so just me', { earners: 1, spouseIncome: 0, maritalStatus: 'married' }],
  ['earners', 'me and my boyfriend', { earners: 2, maritalStatus: 'partnered' }],
  ['earners', 'my wife and i both work', { earners: 2, maritalStatus: 'married' }],
  ['dependents', '9 months', { dependents: [0] }],
  ['dependents', 'two, 5 and 8', { dependents: [5, 8] }],
  ['dependents', '3 boys: 12, 9 and 5', { dependents: [12, 9, 5] }],
  ['earners', 'only mine rn', { earners: 1 }],
  ['age', '33 and 35', { age: 33, spouseAge: 35, maritalStatus: 'married' }],
  ['employerMatch', '50% up to 6', { employerMatch: { rate: 0.5, upTo: 0.06 } }],
  ['employerMatch', '50 cents on the dollar up to 6', { employerMatch: { rate: 0.5, upTo: 0.06 } }],
  ['employerMatch', 'dollar for dollar to 5', { employerMatch: { rate: 1, upTo: 0.05 } }],
  ['debts', 'nothing but the mortgage', { debts: [{ kind: 'mortgage' }] }],
  [
    'debts',
    '9k left on the car, 320 a month',
    { debts: [{ kind: 'auto', balance: 9_000, minPayment: 320 }] },
  ],
  ['dependents', '5, 8 and a newborn', { dependents: [5, 8, 0] }],
  ['dependents', 'the younger one just turned 4', { dependents: [4] }],
  ['collegeFundShare', 'half', { collegeFundShare: 0.5 }],
  ['collegeFundShare', 'all of it if we can', { collegeFundShare: 1 }],
  ['collegeFundShare', 'as much as possible', {}],
]

test('a reply answers the question that was asked, and a refusal is no zero', () => {
  for (const [openQuestion, reply, facts] of rows)
    expect([openQuestion, reply, understand(reply, { today: '2026-11-20', openQuestion }).facts]).toEqual([
      openQuestion,
      reply,
      facts,
    ])
})

const ofAnotherFact: [message: string, openQuestion: FactKey, facts: object][] = [
  ['im 57', 'income', { age: 57 }],
  ['spend like 3400 a month', 'monthlySurplus', { monthlyExpenses: 3_400 }],
  ['spend 5k', 'spouseIncome', { monthlyExpenses: 5_000 }],
  ['i make 88k', 'coverageAmount', { income: 88_000 }],
  ['2 kids, 4600 a month', 'monthlyExpenses', { numDependents: 2, monthlyExpenses: 4_600 }],
  ['make 62k', 'income', { income: 62_000 }],
  ['i make 80k', 'spouseIncome', { income: 80_000 }],
  ['she makes 80k', 'spouseIncome', { maritalStatus: 'married', spouseIncome: 80_000 }],
  ['im 45', 'horizonYears', { age: 45 }],
  ['til im 60', 'income', {}],
  ['saved 12k ourselves', 'monthlyExpenses', {}],
  ['i do 90 she does 40', 'spouseIncome', { income: 90_000, spouseIncome: 40_000, maritalStatus: 'married' }],
  ['nothing saved for the little one', 'debts', {}],
  ['hes a contractor i work at a school', 'employment', { employment: 'employed' }],
  [
    'my wife works, i drive for uber',
    'employment',
    { employment: 'self_employed', maritalStatus: 'married', earners: 2 },
  ],
  ['wife takes 3 months leave in may', 'earners', { maritalStatus: 'married' }],
  ['2 of those 8k are for the roof', 'earners', {}],
  ['2 of us', 'earners', { earners: 2 }],
  ['just me working', 'earners', { earners: 1 }],
  ['both of us', 'earners', { earners: 2 }],
  ['Both of us. We have $8,000 in savings', 'earners', { earners: 2, savings: 8_000 }],
  ['His pension is closer to $52,000', 'income', {}],
  [
    'like 2900. car is 8k at 6%, 240 a month',
    'monthlyExpenses',
    { monthlyExpenses: 2_900, debts: [{ kind: 'auto', balance: 8_000, rate: 0.06, minPayment: 240 }] },
  ],
  ["i don't work", 'employment', { income: 0, employment: 'unemployed' }],
  ['at 62', 'retirementAge', { retirementAge: 62 }],
  ['about 62', 'income', { income: 62_000 }],
  ['im 57', 'age', { age: 57 }],
  ['nothing saved', 'debts', { collegeSaved: 0 }],
  ['nothing saved', 'retirementOnTrack', { collegeSaved: 0 }],
  ['what would the 12k be worth at 65', 'taxOwedOnMoney', { amount: 12_000 }],
  ['would be about 500', 'monthlySurplus', { monthlySurplus: 500 }],
  ['we spend about 4k', 'monthlyExpenses', { monthlyExpenses: 4_000 }],
]
test.each(ofAnotherFact)('“%s”, when %s was asked, tells %j', (message, openQuestion, facts) => {
  expect(understand(message, { today: '2026-11-20', openQuestion, topic: 'college_529' }).facts).toEqual(
    facts,
  )
})

test('the other child is told beside the one whose age is known', () => {
  const context: UnderstandContext = {
    today: '2026-11-20',
    openQuestion: 'dependents',
    topic: 'college_529',
    household: { dependents: [9] },
  }
  expect(understand('the other one just turned 4', context).facts).toEqual({ dependents: [9, 4] })
  expect(understand('the older is 11, the other one is 4', context).facts).toEqual({ dependents: [11, 4] })
})

test('ages that are told one after the other are kept together', () => {
  const reply = understand('6', {
    today: '2026-11-20',
    openQuestion: 'dependents',
    topic: 'term_life',
    household: { numDependents: 2 },
    said: { text: 'Two kids, the oldest is 9. How much life insurance?' },
  })
  expect(reply.facts.dependents).toEqual([9, 6])
})

test('what an hour pays is no payment on debts, and what is paid to another no payment on the car', () => {
  const context: UnderstandContext = { today: '2026-11-20', topic: 'debt_payoff' }
  expect(understand('like 22 bucks an hour, 40 hrs', { ...context, openQuestion: 'income' }).facts).toEqual({
    hourlyWage: 22,
  })
  const told = understand('9k left on the car, day care is 320 a month', {
    ...context,
    openQuestion: 'debts',
  })
  expect(told.facts.debts).toEqual([{ kind: 'auto', balance: 9_000 }])
})
