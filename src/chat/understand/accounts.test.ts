import { expect, test } from 'vitest'
import type { Household } from '#engine/household.ts'
import { understand } from './understand.ts'

const rows: [message: string, facts: Household][] = [
  [
    'I have $210,000 in an IRA and $38,000 at the bank',
    { retirementSavings: 210_000, savings: 38_000, pretaxIraBalance: 210_000, accountType: ['ira'] },
  ],
  [
    'My 401k will be at about 11k by the end of the year',
    { retirementSavings: 11_000, accountType: ['401k'] },
  ],
  ['By year end my IRA will be at 11k', { retirementSavings: 11_000, accountType: ['ira'] }],
  ['My 401k will be at 2 million by the time I retire', { accountType: ['401k'] }],
  ['I will put 11k in my 401k by the end of the year', { accountType: ['401k'] }],
  ["I have 7k, but it's in my 401k", { retirementSavings: 7_000, accountType: ['401k'] }],
  ["I've 7k saved, but it's all in my 401k", { retirementSavings: 7_000, accountType: ['401k'] }],
  [
    "I have 20k saved but it's in a Roth IRA",
    { retirementSavings: 20_000, rothSavings: 20_000, accountType: ['roth_ira'] },
  ],
  ["20k, and it's in a savings account", { savings: 20_000 }],
  ["I make 70k, but it's in California", { income: 70_000, state: 'CA' }],
  ['What should I do with the 457?', { accountType: ['457b'] }],
  ["I have $512,000 in my company's plan.", { retirementSavings: 512_000 }],
  ["There are 512 people in my company's plan.", {}],
  ["I've put away 3,800", { savings: 3_800 }],
  [
    'I received a $45,000 cash inheritance and have $5,000 in savings. What should I do with the $45,000?',
    { amount: 45_000, moneySource: 'inheritance', savings: 5_000 },
  ],
  ['my sister has put away 3,800', {}],
  [
    'Roth or traditional? We both max our 401ks and have about 900k saved',
    {
      filledAccounts: ['plan', 'spouse_plan'],
      retirementSavings: 900_000,
      accountType: ['401k'],
      hasWorkplacePlan: true,
    },
  ],
  ['Roth or traditional 401k? We have 120k saved in the bank', { savings: 120_000, accountType: ['401k'] }],
  ['I have a 457b from a city job with 90k', { planType: 'gov_457b', amount: 90_000, accountType: ['457b'] }],
  [
    'left a job where I had a 403b with 58k, some of it Roth (about 9k)',
    {
      planType: 'plan_403b',
      amount: 58_000,
      rothPlanBalance: 9_000,
      rothSavings: 9_000,
      accountType: ['403b'],
    },
  ],
  ['401k #1 14k, #2 31k', { retirementSavings: 45_000, accountType: ['401k'] }],
  ['IRA #1: 22k, #2: 9k, #3: 4k', { retirementSavings: 35_000, accountType: ['ira'] }],
  ['question #1: 401k or ira?', { accountType: ['401k', 'ira'] }],
  ["I'm #1 in my class of 30", {}],
  [
    "Should I use my 401k for the cards? I'm 46 with 150k in it",
    { retirementSavings: 150_000, age: 46, accountType: ['401k'] },
  ],
  [
    "210k in an old employer's 401k (Fidelity) and 45k in a rollover IRA. Move the old 401k?",
    { amount: 210_000, pretaxIraBalance: 45_000, accountType: ['401k', 'ira'] },
  ],
  [
    'On October 20, 2026 I received a check for $72,000 from my old 401(k)',
    { checkReceivedDate: '2026-10-20', checkAmount: 72_000, accountType: ['401k'] },
  ],
  [
    '400k ira 60k cash',
    { retirementSavings: 400_000, pretaxIraBalance: 400_000, savings: 60_000, accountType: ['ira'] },
  ],
  [
    'ira 400k, roth 60k',
    {
      retirementSavings: 460_000,
      pretaxIraBalance: 400_000,
      rothSavings: 60_000,
      accountType: ['ira'],
    },
  ],
  [
    'Should we convert some of our $900,000 traditional IRA to Roth each year?',
    { retirementSavings: 900_000, considersConversion: true, accountType: ['traditional_ira'] },
  ],
  [
    'Convert 50k of my 700k traditional IRA to Roth this year?',
    {
      retirementSavings: 700_000,
      pretaxIraBalance: 700_000,
      considersConversion: true,
      conversionAnnual: 50_000,
      accountType: ['traditional_ira'],
    },
  ],
  ['should I put 7,000 in a traditional IRA', { amount: 7_000, accountType: ['traditional_ira'] }],
  ['60k cash, 150k brokerage', { savings: 60_000, taxableInvestments: 150_000, accountType: ['brokerage'] }],
  ['the broker charges a 150 brokerage fee', {}],
  ['IRA there with 18,000', { retirementSavings: 18_000, pretaxIraBalance: 18_000, accountType: ['ira'] }],
  ['should I cash out 130k of stock', { amount: 130_000 }],
  ['my hospital has a 403b and a 457b, and a match', { accountType: ['403b', '457b'] }],
  ['457b with 96k in it', { accountType: ['457b'], retirementSavings: 96_000 }],
  ['maxing 401k, 40k in HYSA', { savings: 40_000, accountType: ['401k'], filledAccounts: ['plan'] }],
  [
    'maxing my 401k, 20k emergency fund',
    { emergencyFund: 20_000, accountType: ['401k'], filledAccounts: ['plan'] },
  ],
  ['I could use the 100k I have in a money market', { savings: 100_000 }],
  ['We make too much for a Roth IRA now, 265k', { income: 265_000, accountType: ['roth_ira'] }],
  ['the limit phases out above the income limit, 242k for the Roth IRA', { accountType: ['roth_ira'] }],
  [
    'should I use my 9k savings to kill my 9k card at 27%',
    { savings: 9000, debts: [{ kind: 'credit_card', balance: 9000, rate: 0.27 }] },
  ],
  ['43, divorced, 6k to my name', { age: 43, savings: 6000, maritalStatus: 'divorced' }],
  [
    "We've got roughly $22,000 in savings and another $140,000 across our 401ks",
    { savings: 22000, retirementSavings: 140000, accountType: ['401k'] },
  ],
  ['I have around 9k in an emergency fund', { emergencyFund: 9000 }],
  ['half a million in my 401k', { retirementSavings: 500000, accountType: ['401k'] }],
  [
    'my TSP has 88k and I also have a Roth IRA with 23k',
    { retirementSavings: 111000, rothSavings: 23000, accountType: ['roth_ira', 'tsp'] },
  ],
  [
    'I have $35k in a brokerage account and 12k in I bonds',
    { taxableInvestments: 47000, accountType: ['brokerage'] },
  ],
  ['20k in high yield savings (emergency fund)', { emergencyFund: 20000 }],
  [
    'I max out my 401k ($23,500) and IRA ($7,000)',
    { accountType: ['401k', 'ira'], hasWorkplacePlan: true, filledAccounts: ['plan', 'ira'] },
  ],
  [
    'my old 401ks: 22k, 8k and 41k',
    { oldPlans: [{ balance: 22_000 }, { balance: 8_000 }, { balance: 41_000 }], accountType: ['401k'] },
  ],
  [
    'two old 401ks, 14k and 33k',
    { oldPlans: [{ balance: 14_000 }, { balance: 33_000 }], accountType: ['401k'] },
  ],
  [
    '210k in his 401k, 85k in mine, 40k in a Roth IRA',
    { retirementSavings: 335000, rothSavings: 40000, accountType: ['401k', 'roth_ira'] },
  ],
  ['40k in a hysa plus 15k checking, cars paid off', { savings: 55000 }],
  ['only 10k in crypto, 40k cash', { savings: 40000 }],
  ['212k in the savings plan', { retirementSavings: 212_000 }],
  ['12k in the savings account', { savings: 12_000 }],
  // 22,000 + 9,000 + 51,000 = 82,000.
  [
    'am I on track to retire? three old 401ks laying around, 22k from Target, 9k from a startup and like 51k from my bank job',
    { retirementSavings: 82_000, accountType: ['401k'] },
  ],
  [
    'am I on track to retire? two old 401ks, 22k from Target, and 9k in savings',
    { retirementSavings: 22_000, savings: 9_000, accountType: ['401k'] },
  ],
  [
    'age 44, no retirement except a 401k w/ 27k',
    { age: 44, retirementSavings: 27_000, accountType: ['401k'] },
  ],
  ['I plan to buy a car for 25k cash', { amount: 25000, goal: 'car' }],
  ['the 401k limit is $23,500 right?', { accountType: ['401k'] }],
]

test('balances go to the kind of account they are in', () => {
  for (const [message, facts] of rows)
    expect([message, understand(message, { today: '2026-11-20' }).facts]).toEqual([message, facts])
})

test('what is told aside between an old plan and its sum does not part them', () => {
  const amount = (message: string) =>
    understand(message, { today: '2026-11-20', topic: 'rollover_401k' }).facts.amount
  expect(
    amount(
      'I have an old 401k from my last job (let go in 2021 after the merger) that has about a 6k worth; roll it over?',
    ),
  ).toBe(6_000)
  expect(amount('My old 401k, which I left in 2019, has around 14k. Move it to an IRA?')).toBe(14_000)
  expect(
    amount('I have an old 401k (let go in 2021) and a truck that is worth about 6k. Roll it over?'),
  ).not.toBe(6_000)
})

test('the cash value of a policy is no savings, also where its sum is named again', () => {
  const savings = (message: string) => understand(message, { today: '2026-11-20' }).facts.savings
  expect(
    savings("My whole life policy has a cash value of 900. I'd cancel it, not for the $900 cash. No kids."),
  ).toBeUndefined()
  expect(savings('My whole life policy has a cash value of 900. I also have 2,000 cash.')).toBe(2_000)
})
