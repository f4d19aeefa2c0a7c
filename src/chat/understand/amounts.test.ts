import { expect, test } from 'vitest'
import type { Household } from '#engine/household.ts'
import { understand } from './understand.ts'

const rows: [message: string, facts: Household][] = [
  ["My mother's estate paid me $62,000.", { amount: 62_000 }],
  ["My sister's estate agent paid herself $62,000.", {}],
  ['A CD of mine for thirty thousand dollars matures next week. What now?', { amount: 30_000 }],
  ['A CD of songs matures like wine', {}],
  [
    "We got $210,000 from selling my parents' house, so my half is $105,000. How do we invest it?",
    { amount: 105_000, moneySource: 'home_sale' },
  ],
  [
    'We have 95,000 in savings and need 30,000 of it for emergencies. What should we do with the rest?',
    { amount: 65_000, emergencyFund: 30_000 },
  ],
  [
    'We have 95,000 in savings and 30,000 of debts. What should we do with the rest?',
    { savings: 95_000, debts: [{ kind: 'other', balance: 30_000 }] },
  ],
  [
    "I saved 18k that I won't need for ten years. Where should the eighteen thousand go?",
    { horizonYears: 10, amount: 18_000 },
  ],
  ['Where should the 600 students go to school?', {}],
  ['sold our house for 510k, walked away with 180k', { amount: 180000, moneySource: 'home_sale' }],
  ['we ended up with 20k in credit card debt', { debts: [{ kind: 'credit_card', balance: 20000 }] }],
  ['we got 12k from selling the truck, what now', { amount: 12000 }],
  ['got a 20k bonus, what now', { amount: 20000, moneySource: 'bonus' }],
  ['my tax refund is 6,200, what should I do with it', { amount: 6200, moneySource: 'savings' }],
  ['Got a 12k tax refund, what now', { amount: 12_000, moneySource: 'savings' }],
  [
    "120,000 sitting in savings and I'm scared of the market, no debt",
    { amount: 120_000, riskTolerance: 'conservative', debts: [] },
  ],
  ['I have 50k in checking earning nothing, no debt', { amount: 50000, debts: [] }],
  ['my 2 year old got 10k from grandma, where to put it', { dependents: [2], moneySource: 'gift' }],
  ['my ira is all in one stock, 240k. too risky?', { accountType: ['ira'] }],
  ['should i dollar cost average 60k or just do it', { amount: 60000 }],
  ['we sold the farm, my half is 118,400', { amount: 118400 }],
  ['my share of the rent is 1,100', { monthlyRent: 1100 }],
  [
    'i have 80k sitting in savings, im 41 with 2 kids. what do i do',
    { amount: 80000, age: 41, numDependents: 2 },
  ],
  [
    'my wife passed away and I received 250k life insurance, what now',
    { amount: 250000, moneySource: 'life_insurance', maritalStatus: 'widowed' },
  ],
  [
    'have 40k cash just sitting there, age 33, want house in 3 years',
    { amount: 40_000, age: 33, goal: 'home', horizonYears: 3 },
  ],
  [
    'Mom died and we each got 65k. I have 5k saved',
    { amount: 65_000, moneySource: 'inheritance', savings: 5_000 },
  ],
  [
    'we have 60k in savings and a mortgage of 310k. What should we do with the savings?',
    { amount: 60_000, debts: [{ kind: 'mortgage', balance: 310_000 }] },
  ],
  [
    "closing on our house sale, will clear about 215k. We're renting for 2 years then buying again",
    { amount: 215_000, moneySource: 'home_sale', goal: 'home', horizonYears: 2 },
  ],
  [
    'house fund: we have 55k, want to buy in spring 2028. 4% HYSA ok or stocks?',
    { amount: 55_000, horizonYears: 2 },
  ],
  ['house fund: we have 55k, want to buy in spring 2028. How much house?', { horizonYears: 2 }],
  [
    'sold our house and after the mortgage have 210k, make 150k',
    { amount: 210_000, moneySource: 'home_sale', householdIncome: 150_000 },
  ],
  ['Her will leaves me 60,000', { amount: 60_000, moneySource: 'inheritance' }],
  ['I have 25k in cash. best move?', { amount: 25_000 }],
  ['40k sitting in a savings account, 28 yo', { amount: 40_000, age: 28 }],
  ['we have about 4k saved', { savings: 4_000 }],
  ['got 7k sitting in checking. what now? i am 22', { amount: 7000, age: 22 }],
  ['I have $100k — how should I invest?', { amount: 100000 }],
  ['my grandmother left me $40,000', { amount: 40000, inheritedFrom: 'parent', moneySource: 'inheritance' }],
  ['got a settlement of 125k last week', { amount: 125000, moneySource: 'settlement' }],
  ['I sold my business for 1.2 million', { amount: 1200000, moneySource: 'business_sale' }],
  [
    "I inherited my dad's house and sold it, netting 185k. Only 9k in savings. What do we do with it?",
    { amount: 185_000, inheritedFrom: 'parent', moneySource: 'inheritance', savings: 9_000 },
  ],
  [
    "I inherited my dad's house. My brother sold his, netting 185k.",
    { inheritedFrom: 'parent', moneySource: 'inheritance' },
  ],
  [
    'We have 900 a month extra and 38k in the bank. What should we do with the 900?',
    { monthlySurplus: 900, savings: 38_000 },
  ],
  [
    'Divorce is final and I got 140k from the house',
    { amount: 140_000, moneySource: 'home_sale', maritalStatus: 'divorced' },
  ],
  ['I get 20k from the house equity loan once the divorce is final', { amount: 20_000 }],
  ['$1,500 a month goes nowhere. Where next?', { monthlySurplus: 1_500 }],
  ['Got a raise of $500/mo take home. Where do I put the extra 500?', { monthlySurplus: 500 }],
  [
    'Got divorced, getting 120k from the house',
    { amount: 120_000, moneySource: 'home_sale', maritalStatus: 'divorced' },
  ],
  ['have 1M from the sale of my dental practice', { amount: 1_000_000, moneySource: 'business_sale' }],
  [
    "Getting 250k from my dad's life insurance. I'm 28",
    { amount: 250_000, moneySource: 'life_insurance', age: 28 },
  ],
  [
    "we're selling stock for a house in 18 months, 90k. keep in market or cash",
    { amount: 90_000, moneySource: 'stock_sale', goal: 'home', horizonYears: 1.5 },
  ],
  ['won 50k scratch off after taxes', { amount: 50_000, moneySource: 'lottery', moneyBeforeTax: false }],
  [
    'Should I pay off my house? 61k left at 5.25%, I have 150k in savings',
    { amount: 150_000, considersPayoff: true, debts: [{ kind: 'mortgage', balance: 61_000, rate: 0.0525 }] },
  ],
  ['sold our rental house, netted 140k', { amount: 140_000, moneySource: 'home_sale', homeLivedIn: false }],
  ['we sold our condo and cleared 85k', { amount: 85000, moneySource: 'home_sale' }],
  ["If I had 50k I'd invest it", {}],
  ["I don't have 50k, more like 5k", { amount: 5000 }],
  ['been offered a job at 95k', {}],
  ['$2k/mo', { amountMonthly: 2000 }],
]

test('the sum in question is read', () => {
  for (const [message, facts] of rows)
    expect([message, understand(message, { today: '2026-11-20' }).facts]).toEqual([message, facts])
})
