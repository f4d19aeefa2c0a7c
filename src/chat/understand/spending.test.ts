import { expect, test } from 'vitest'
import type { Household } from '#engine/household.ts'
import { understand } from './understand.ts'

const rows: [message: string, facts: Household][] = [
  ['my total basics are maybe 2900', { monthlyExpenses: 2_900 }],
  ['the basics of budgeting, 2900 words', {}],
  ['I share a flat for 900', { monthlyRent: 900 }],
  ['we live in a house for 3 years', {}],
  ['after my bills I have about 325 a month left for it', { monthlySurplus: 325 }],
  ['after my bills I have 3 dogs left', {}],
  // 16,000 ÷ 6 = 2,667.
  ['19k saved, 6 months expenses = 16k', { savings: 19_000, monthlyExpenses: 2_667 }],
  ['My essential costs are $2,200 a month', { monthlyExpenses: 2_200 }],
  ['our essentials cost 5,500 a month', { monthlyExpenses: 5_500 }],
  ['The car is paid off, which frees up 480 dollars a month.', { monthlySurplus: 480 }],
  ['My sister paid off her car, which frees up 480 a month.', {}],
  ['A new job frees up 5 hours a month', {}],
  ['My raise gives me $350 more a month.', { monthlySurplus: 350 }],
  ['I got a raise of 800 a month after tax', { monthlySurplus: 800 }],
  ['I got a raise of 5,000 a year', {}],
  ['I got a raise to 4,000 a month after tax', { takeHomeMonthly: 4_000 }],
  ['A new job brings me 35 more miles a month.', {}],
  ['We can save another $1,000 a month.', { monthlySurplus: 1_000 }],
  ['My parents can save another $1,000 a month.', {}],
  ['What should I do with another 700 a month?', { monthlySurplus: 700 }],
  ['What should I do with my 900 a month apartment?', {}],
  ['$350.00 extra each month', { monthlySurplus: 350 }],
  ['paying 350 extra each month on the car loan', { debts: [{ kind: 'auto' }] }],
  ['property tax and everything else run me 2,900 a month', { monthlyExpenses: 2_900 }],
  ['my mortgage+everything is 4,100/month', { monthlyExpenses: 4_100, debts: [{ kind: 'mortgage' }] }],
  ['after rent and everything 400 a month is left', { monthlySurplus: 400 }],
  ['11k cash, costs 3,100 a month', { savings: 11_000, monthlyExpenses: 3_100 }],
  ['rent 1,700, costs 4,100', { monthlyRent: 1_700, monthlyExpenses: 4_100 }],
  ['a new roof costs 12,000', {}],
  ['14k saved, 1,100 a month to put somewhere', { savings: 14_000, monthlySurplus: 1_100 }],
  ['$1,500 a month spare. Where next?', { monthlySurplus: 1_500 }],
  ['I want 1,100 a month to live on', { monthlyExpenses: 1_100 }],
  [
    '18k on cards at 25%, can pay 900 total',
    {
      debts: [{ kind: 'credit_card', balance: 18_000, rate: 0.25 }],
      debtPaymentMonthly: 900,
    },
  ],
  ['I bring home 2,600 a month, expenses 2,100 a month', { takeHomeMonthly: 2_600, monthlyExpenses: 2_100 }],
  ['we must bring our expenses down to 2,100 a month', {}],
  // 2,900 and the payment of 310.
  [
    'I spend 2,900 a month without debts. Card 9,000 at 29%, min 310',
    {
      monthlyExpenses: 3_210,
      debts: [{ kind: 'credit_card', balance: 9_000, rate: 0.29, minPayment: 310 }],
    },
  ],
  [
    'my bills are 3,000 a month, not counting the debt payments. Visa 6,000 at 24% min 180',
    {
      monthlyExpenses: 3_180,
      debts: [{ kind: 'credit_card', name: 'Visa', balance: 6_000, rate: 0.24, minPayment: 180 }],
    },
  ],
  [
    'my bills are 3,000 a month with the debt payments. Visa 6,000 at 24% min 180',
    {
      monthlyExpenses: 3_000,
      debts: [{ kind: 'credit_card', name: 'Visa', balance: 6_000, rate: 0.24, minPayment: 180 }],
    },
  ],
  [
    'we can only afford the minimums. Card 8,000 at 25% min 240',
    { monthlySurplus: 0, debts: [{ kind: 'credit_card', balance: 8_000, rate: 0.25, minPayment: 240 }] },
  ],
  [
    "card 8,000 at 25% min 240, I can't pay more than the minimum",
    { monthlySurplus: 0, debts: [{ kind: 'credit_card', balance: 8_000, rate: 0.25, minPayment: 240 }] },
  ],
  [
    'card 8,000 at 25% min 240, nothing left each month',
    { monthlySurplus: 0, debts: [{ kind: 'credit_card', balance: 8_000, rate: 0.25, minPayment: 240 }] },
  ],
  [
    'card 8,000 at 25% min 240 and nothing left over',
    { monthlySurplus: 0, debts: [{ kind: 'credit_card', balance: 8_000, rate: 0.25, minPayment: 240 }] },
  ],
  [
    'card 8,000 at 25% min 240. After rent and food I have nothing left',
    { monthlySurplus: 0, debts: [{ kind: 'credit_card', balance: 8_000, rate: 0.25, minPayment: 240 }] },
  ],
  [
    'card 8,000 at 25% min 240, there is no money left at the end of the month',
    { monthlySurplus: 0, debts: [{ kind: 'credit_card', balance: 8_000, rate: 0.25, minPayment: 240 }] },
  ],
  [
    'card 8,000 at 25% min 240, no room in our budget',
    { monthlySurplus: 0, debts: [{ kind: 'credit_card', balance: 8_000, rate: 0.25, minPayment: 240 }] },
  ],
  [
    'card 8,000 at 25% min 240, what if I have nothing left each month',
    { debts: [{ kind: 'credit_card', balance: 8_000, rate: 0.25, minPayment: 240 }] },
  ],
  [
    'card 8,000 at 25% min 240, there is nothing left to pay on the other one',
    { debts: [{ kind: 'credit_card', balance: 8_000, rate: 0.25, minPayment: 240 }] },
  ],
  [
    'card 8,000 at 25% min 240, my brother has nothing left each month',
    { debts: [{ kind: 'credit_card', balance: 8_000, rate: 0.25, minPayment: 240 }] },
  ],
  [
    'card 8,000 at 25% min 240, I want nothing extra',
    { debts: [{ kind: 'credit_card', balance: 8_000, rate: 0.25, minPayment: 240 }] },
  ],
  [
    'card 8,000 at 25% min 240, there is no money left in my savings',
    { debts: [{ kind: 'credit_card', balance: 8_000, rate: 0.25, minPayment: 240 }] },
  ],
  [
    'if I can only pay the minimum, how long? Card 8,000 at 25%',
    { debts: [{ kind: 'credit_card', balance: 8_000, rate: 0.25 }] },
  ],
  [
    'I can only pay the minimum plus 50, card 8,000 at 25%',
    { debts: [{ kind: 'credit_card', balance: 8_000, rate: 0.25 }] },
  ],
  [
    'card 4,000 at 23% min 100 and 700 a month to put on debt in all',
    {
      debts: [{ kind: 'credit_card', balance: 4_000, rate: 0.23, minPayment: 100 }],
      debtPaymentMonthly: 700,
    },
  ],
  ['rent 1250 + 600 other bills', { monthlyRent: 1250, monthlyExpenses: 1850 }],
  [
    'rent 1450, groceries 600, daycare 900, utilities 210',
    { monthlyRent: 1450, monthlyExpenses: 3160, childcareMonthly: 900, numDependents: 1 },
  ],
  ['rent 1450 and the phone 60', { monthlyRent: 1450 }],
  ['my brother pays rent 900, groceries 300, gas 80', {}],
  [
    '3 cards, $15k at 24%. i can put 700 a month. how long?',
    {
      debts: [{ kind: 'credit_card', balance: 15_000, rate: 0.24 }],
      debtPaymentMonthly: 700,
      monthlySurplus: 700,
    },
  ],
  [
    'I owe $6,400 on a card at 21%, and can put 200 a month in a college fund',
    { debts: [{ kind: 'credit_card', balance: 6_400, rate: 0.21 }], amountMonthly: 200 },
  ],
  ['we bring home 7200 a month and spend 6100', { takeHomeMonthly: 7_200, monthlyExpenses: 6_100 }],
  [
    'I owe $6,400 on a card at 21%. I can throw $250 extra at it.',
    { monthlySurplus: 250, debts: [{ kind: 'credit_card', balance: 6_400, rate: 0.21 }] },
  ],
  [
    'card debt of $5,000 at 19%, and I could pay an extra $180',
    { monthlySurplus: 180, debts: [{ kind: 'credit_card', balance: 5_000, rate: 0.19 }] },
  ],
  [
    'with 400 extra a month, I owe 3k on a card at 20%',
    { monthlySurplus: 400, debts: [{ kind: 'credit_card', balance: 3_000, rate: 0.2 }] },
  ],
  ['which puts me right at $2000 a month', {}],
  ['putting about 1k a month into each card', {}],
  ['we have 350 extra a month', { monthlySurplus: 350 }],
  ['we spend about 5,200 a month on everything', { monthlyExpenses: 5200 }],
  ['my budget is around $2,700 monthly', { monthlyExpenses: 2700 }],
  ["rent's 1,450", { monthlyRent: 1450 }],
  ['we pay 2,050 in rent', { monthlyRent: 2050 }],
  ['I could spare two hundred a month', { monthlySurplus: 200 }],
  ['300 a month free', { monthlySurplus: 300 }],
  ['250 a month to save for both', { monthlySurplus: 250 }],
  ['200 a month possible', { monthlySurplus: 200 }],
  ['checking costs 12 a month, free for students', {}],
  ['after bills I have maybe $450 left', { monthlySurplus: 450 }],
  ['left over each month is about 800', { monthlySurplus: 800 }],
  ['Where should our money go each month? We save about 1,800 now.', { monthlySurplus: 1_800 }],
  ['is it better putting 800 more a month in my 401k?', { monthlySurplus: 800, accountType: ['401k'] }],
  ['monthly is 5,400', { monthlyExpenses: 5_400 }],
  [
    'want to open a 529 in Michigan with 150 a month',
    { monthlySurplus: 150, accountType: ['529'], state: 'MI' },
  ],
  ['which one first with 600 a month?', { monthlySurplus: 600 }],
  ['where do we start saving? we have 100 a month', { monthlySurplus: 100 }],
  ['Got 300 bucks a month I can put toward this', { monthlySurplus: 300 }],
  ['I put $500 a month in my Roth', { monthlyContribution: 500, iraMonthly: 500, contributionKind: 'roth' }],
  ["we'd need about 6k a month when we retire", { retirementExpensesAnnual: 72000 }],
  [
    'We want to retire at 63 and spend about $88,000 a year',
    { retirementAge: 63, retirementExpensesAnnual: 88_000 },
  ],
  ['I want to convert 25k a year to Roth', { conversionAnnual: 25000, considersConversion: true }],
  [
    'I owe 9k on a Visa and can pay $700 a month',
    {
      debts: [{ kind: 'credit_card', name: 'Visa', balance: 9000 }],
      debtPaymentMonthly: 700,
      monthlySurplus: 700,
    },
  ],
  ['I can pay $150 extra a month on my loans', { monthlySurplus: 150 }],
  ['rent and food cost me 2,700 a month', { monthlyExpenses: 2700 }],
  ['rent, food and gas run about 3k a month', { monthlyExpenses: 3000 }],
  ['my rent went up from 1,200 to 1,400', {}],
]

test('what is left is read without its month where the list is of months', () => {
  const leftOf = (message: string) => understand(message, { today: '2026-11-20' }).facts.monthlySurplus
  expect(leftOf('expenses 6k, surplus 1,500, no debt')).toBe(1_500)
  expect(leftOf('700 a month left. where do I start?')).toBe(700)
  expect(leftOf('where does the next 3k a month go?')).toBe(3000)
  expect(leftOf('where should the 2,200 dollars go each month?')).toBe(2_200)
  expect(leftOf('where should our 900 a month go?')).toBe(900)
  expect(leftOf('where should the 60,000 go?')).toBeUndefined()
  expect(leftOf("I have 800 dollars a month I don't need")).toBe(800)
  expect(leftOf("I have 30,000 dollars I don't need")).toBeUndefined()
  expect(leftOf('next month I pay 300 on the card')).toBeUndefined()
  expect(leftOf('150 left a month, card 2,100 at 27%')).toBe(150)
})

test('what goes out and what is left is read by the month', () => {
  for (const [message, facts] of rows)
    expect([message, understand(message, { today: '2026-11-20' }).facts]).toEqual([message, facts])
})
