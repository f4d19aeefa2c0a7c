import { expect, test } from 'vitest'
import type { Household } from '#engine/household.ts'
import { answerBook } from './answer-book.ts'
import { converse } from './converse.ts'
import { newThread } from './thread-state.ts'

const context = {
  today: '2026-11-20',
  now: '2026-11-20T10:00:00.000Z',
  newId: () => 'plan-1',
  answers: answerBook([]),
}

function householdAfter(...messages: string[]): Household {
  let state = newThread()
  for (const message of messages) state = converse(state, message, context).state
  return state.household
}

const visa = { kind: 'credit_card', name: 'Visa', balance: 4_000 }
const mastercard = { kind: 'credit_card', name: 'Mastercard', balance: 7_000 }
const talks: [messages: string[], known: Household][] = [
  [
    [
      'Twins age 7, we can save 350 a month for college in Michigan',
      'my husband makes 81k and i make 47k',
      'actually make it 400',
    ],
    { amountMonthly: 400, spouseIncome: 81_000, income: 47_000 },
  ],
  [
    ['I am 33, make 68k and owe 210k on the house. Do we need life insurance?', 'mortgage is actually 201'],
    { debts: [{ kind: 'mortgage', balance: 201_000 }] },
  ],
  // A sum with a month of its own is no correction of the year that was told before.
  [
    ['I owe 9k on a card at 24%', 'i make 62k a year', 'no, i can do 900 a month'],
    { income: 62_000, debtPaymentMonthly: 900 },
  ],
  [
    [
      'I got 40k from my grandma to invest',
      'have 6k saved, rent and everything 2200/mo',
      'actually make it 45k',
    ],
    { amount: 45_000, monthlyExpenses: 2_200 },
  ],
  [
    ['My grandmother left me an inheritance of 90k. I am 40 and make 80k', 'actually 85k after the lawyer'],
    { amount: 85_000, income: 80_000 },
  ],
  [
    [
      'We have 30k of credit card debt',
      '4 cards: 12k at 28%, 9k at 24%, 6k at 22%, 3k at 19%',
      'can pay 1100',
    ],
    {
      debts: [
        { kind: 'credit_card', balance: 12_000, rate: 0.28 },
        { kind: 'credit_card', balance: 9_000, rate: 0.24 },
        { kind: 'credit_card', balance: 6_000, rate: 0.22 },
        { kind: 'credit_card', balance: 3_000, rate: 0.19 },
      ],
      debtPaymentMonthly: 1_100,
    },
  ],
  [
    [
      'My old 401k has 52,000, left in March',
      'my new job has a 401k',
      'there is some company stock in it, about 9k',
    ],
    {
      amount: 52_000,
      accountType: ['401k'],
      separationDate: '2026-03-01',
      hasWorkplacePlan: true,
      employerStockValue: 9_000,
    },
  ],
  [
    ['I got 60k from an inheritance. I am 39 and make 92k, my wife makes 41k', 'two kids, 5 and 8'],
    {
      amount: 60_000,
      moneySource: 'inheritance',
      age: 39,
      income: 92_000,
      spouseIncome: 41_000,
      maritalStatus: 'married',
      dependents: [5, 8],
    },
  ],
  [['emergency fund? I have 20k in savings', 'and another 5k in checking'], { savings: 25_000 }],
  [
    ['emergency fund? I have 20k in savings', 'and another 5k in checking', 'make that 30'],
    { savings: 30_000 },
  ],
  [
    ['emergency fund? I have 20k in savings', 'and another 5k in checking', 'make that 6'],
    { savings: 26_000 },
  ],
  [
    ['how much in a 529 for my 4 yr old, 200 a month', 'we have 8k in it already', 'make that 300'],
    { monthlyContribution: 300, collegeSaved: 8_000, dependents: [4], accountType: ['529'] },
  ],
  [
    ['i make 84k, 34, one kid, 3. how much term life insurance do i need', 'i have 200k thru work'],
    { income: 84_000, age: 34, dependents: [3], employerCoverage: '200000' },
  ],
  [
    ['I want to invest 12k, 9k in my 401k', 'and 8k in a roth ira', 'make that 10'],
    { retirementSavings: 19_000 },
  ],
  [['I have 50k to invest', 'plus another 10k'], { amount: 60_000 }],
  [['I have 50k to invest', 'make it 60', 'no, 55k'], { amount: 55_000 }],
  [
    ['I have $60k — how should I invest?', 'I am 38 with 9k in savings', 'actually make it $90k'],
    { amount: 90_000, savings: 9_000 },
  ],
  [['roll over my 401k, 80k. I am 44', 'actually 84'], { amount: 84_000, age: 44 }],
  [['I am 44, how much for retirement', 'oops 45'], { age: 45 }],
  [['I get paid 2400 weekly, emergency fund?', "no wait, it's biweekly"], { income: 62_400 }],
  [['My salary is 65k, 401k match?', "that's after taxes"], { takeHomeMonthly: 5_417 }],
  [['rent is 1500, help with a budget', 'no wait, 1,650'], { monthlyRent: 1_650 }],
  [['two kids, 4 and 7, how much life insurance', 'make that 5 and 7'], { dependents: [5, 7] }],
  [['I make 65k, roth or traditional?', 'my wife makes 50k', 'no, she makes 55'], { spouseIncome: 55_000 }],
  [
    ['I am 44 and make 90k, save for retirement', "sorry that's my wife's, I make 70k"],
    { income: 70_000, spouseIncome: 90_000 },
  ],
  [
    ['I owe 4k on my visa and 7k on my mastercard', 'the visa is at 19%', 'no, the other one'],
    { debts: [visa, { ...mastercard, rate: 0.19 }] } as Household,
  ],
  [
    ['I owe 4k on my visa and 7k on my mastercard', 'no wait the visa is 5k'],
    { debts: [{ ...visa, balance: 5_000 }, mastercard] } as Household,
  ],
  [
    ['I owe 15k on a credit card at 24%', "actually it's 21", 'make that 16.5k'],
    { debts: [{ kind: 'credit_card', balance: 16_500, rate: 0.21 }] },
  ],
]

test.each(talks)('a short message puts right or adds to the one before it: %j', (messages, known) => {
  expect(householdAfter(...messages)).toMatchObject(known)
})

test('a repair takes the meaning that did not hold away', () => {
  expect(householdAfter('My salary is 65k, 401k match?', "that's after taxes").income).toBeUndefined()
  const spouse = householdAfter('I make 90k, save for retirement', "sorry that's my wife's")
  expect([spouse.income, spouse.spouseIncome]).toEqual([undefined, 90_000])
})

test('what only sounds like a repair changes nothing', { timeout: 60_000 }, () => {
  const before = householdAfter('I am 44 and make 90k, save for retirement')
  for (const message of [
    'no thanks',
    'make that clearer please',
    'plus 200 for parking',
    'wait what',
    'is it weekly or monthly that I should save?',
  ]) {
    const after = householdAfter('I am 44 and make 90k, save for retirement', message)
    expect([message, after.age, after.income, after.savings]).toEqual([
      message,
      before.age,
      before.income,
      undefined,
    ])
  }
})

test('a loan that is planned as a debt stays what is talked about', { timeout: 60_000 }, () => {
  let state = newThread()
  const topics = [
    'my school loans are crushing me',
    '50k federal 5.5, 9k private 8.9',
    'teacher at a public school, 66k',
    'should I refinance them all',
  ].map((message) => {
    const turn = converse(state, message, context)
    state = turn.state
    return turn.topic
  })
  expect(topics).toEqual(topics.map(() => 'student_loans'))
})
