import { expect, test } from 'vitest'
import type { Household } from '#engine/household.ts'
import { understand } from './understand.ts'

const rows: [message: string, facts: Household][] = [
  [
    '8k left on a car at 4.9 and a mortgage at 6.5',
    {
      debts: [
        { kind: 'auto', balance: 8_000, rate: 0.049 },
        { kind: 'mortgage', rate: 0.065 },
      ],
    },
  ],
  ['parked my car at 2.30', {}],
  [
    '60k in student loans. I merged two that were 6.8% and 9% into one new loan at 5.1%',
    { debts: [{ kind: 'student_loan', balance: 60_000, rate: 0.051 }] },
  ],
  [
    'Card of 4k at 24%, should I roll it into one loan at 12%?',
    { debts: [{ kind: 'credit_card', balance: 4_000, rate: 0.24 }] },
  ],
  [
    '9k at 24 on visa, 6k at 21 on chase',
    {
      debts: [
        { kind: 'credit_card', name: 'Visa', balance: 9_000, rate: 0.24 },
        { kind: 'credit_card', name: 'Chase', balance: 6_000, rate: 0.21 },
      ],
    },
  ],
  [
    'I owe 3,200 at 19.9% on my discover and 1,100 at 26 on the amex',
    {
      debts: [
        { kind: 'credit_card', name: 'Discover', balance: 3_200, rate: 0.199 },
        { kind: 'credit_card', name: 'Amex', balance: 1_100, rate: 0.26 },
      ],
    },
  ],
  ['I bought a house at 3.5 times my pay', {}],
  [
    'I borrowed from my 401(k) and still owe 9,000 on that loan',
    { debts: [{ kind: 'plan_loan', balance: 9_000 }], accountType: ['401k'] },
  ],
  ['I borrowed my sister a book on loans', {}],
  ['The hospital billed me 3,900', { debts: [{ kind: 'medical', balance: 3_900 }] }],
  ['the hospital hired me in 2019', {}],
  [
    'We have 15k in savings and a 6% car loan of 11k',
    { savings: 15_000, debts: [{ kind: 'auto', balance: 11_000, rate: 0.06 }] },
  ],
  ['I have 20k in savings and a 6% raise coming', { savings: 20_000 }],
  [
    'got offered a 6% personal loan, my card is 5k at 22%',
    {
      debtOfferKind: 'personal',
      debtOfferRate: 0.06,
      debts: [{ kind: 'credit_card', balance: 5_000, rate: 0.22 }],
    },
  ],
  [
    'I was offered a loan at 6% and I owe 5k on a card at 22%',
    {
      debtOfferKind: 'personal',
      debtOfferRate: 0.06,
      debts: [{ kind: 'credit_card', balance: 5_000, rate: 0.22 }],
    },
  ],
  [
    '12% loan offered vs my 9k card at 24%',
    {
      debtOfferKind: 'personal',
      debtOfferRate: 0.12,
      debts: [{ kind: 'credit_card', balance: 9_000, rate: 0.24 }],
    },
  ],
  // Near misses: the rate is still that of the loan that is thought about.
  ['thinking about refinancing my 20k car loan at 6%', { debts: [{ kind: 'auto', balance: 20_000 }] }],
  [
    'should I take out a personal loan for my 5k card, at 11%',
    { debtOfferKind: 'personal', debts: [{ kind: 'credit_card', balance: 5_000 }] },
  ],
  ['getting a mortgage, our rate would be 6.5%', {}],
  [
    'my Discover card stands at 2,600 with 26.24%',
    { debts: [{ kind: 'credit_card', name: 'Discover', balance: 2_600, rate: 0.2624 }] },
  ],
  [
    'I owe the IRS 5,400 and pay it off with 175 a month',
    { debts: [{ kind: 'tax', balance: 5_400, minPayment: 175 }] },
  ],
  ['his debt stands at 2,600, says my brother of his friend', {}],
  [
    'I own a small business with a loan of 120,000 that I guaranteed',
    {
      employment: 'self_employed',
      incomeStability: 'self_employed',
      debts: [{ kind: 'other', balance: 120_000 }],
    },
  ],
  ['the business needs a loan', {}],
  [
    "900 at Kohl's at 29% and 7,000 on a Visa at 22%",
    {
      debts: [
        { kind: 'credit_card', name: "Kohl's", balance: 900, rate: 0.29 },
        { kind: 'credit_card', name: 'Visa', balance: 7_000, rate: 0.22 },
      ],
    },
  ],
  ['my brother has a car that would sell for 14,000', {}],
  ['we bought a sofa for 3,200 with no interest and it is paid off', {}],
  ['my sister bought furniture for 3,200 with no interest for a year', {}],
  [
    "I'm 38 and have four Affirm plans adding up to 860, and 4,100 on a card at 27%",
    {
      age: 38,
      debts: [
        { kind: 'pay_later', name: 'Affirm', balance: 860 },
        { kind: 'credit_card', balance: 4_100, rate: 0.27 },
      ],
    },
  ],
  [
    'took a 10k loan from my 401k, still owe 7,900',
    { debts: [{ kind: 'plan_loan', balance: 7_900 }], accountType: ['401k'] },
  ],
  [
    'have a 401k, took a 10k loan, owe 7,900 on it',
    { debts: [{ kind: 'plan_loan', balance: 7_900 }], accountType: ['401k'] },
  ],
  ['my brother took a 10k loan from his 401k', { accountType: ['401k'] }],
  [
    '8k in loans, 3k on a visa at 22%',
    {
      debts: [
        { kind: 'other', balance: 8_000 },
        { kind: 'credit_card', name: 'Visa', balance: 3_000, rate: 0.22 },
      ],
    },
  ],
  ['my sister has 8k in loans', {}],
  [
    '14k medical, 5k cards at 22%',
    {
      debts: [
        { kind: 'medical', balance: 14_000 },
        { kind: 'credit_card', balance: 5_000, rate: 0.22 },
      ],
    },
  ],
  ['my plan has 14k medical, 2k dental limits', {}],
  [
    'private loans:\ndiscover 14k at 9%\nsallie mae 8k at 11%',
    {
      debts: [
        { kind: 'student_loan', name: 'Discover', balance: 14_000, rate: 0.09, loanType: 'private' },
        { kind: 'student_loan', balance: 8_000, rate: 0.11, loanType: 'private' },
      ],
    },
  ],
  [
    'student loans:\nnelnet 20k\n\ncards:\ndiscover 4k at 24%',
    {
      debts: [
        { kind: 'student_loan', balance: 20_000 },
        { kind: 'credit_card', name: 'Discover', balance: 4_000, rate: 0.24 },
      ],
    },
  ],
  [
    '112k, law school, all federal loans',
    { debts: [{ kind: 'student_loan', balance: 112_000, loanType: 'federal' }] },
  ],
  ['make 112k, law school next year', { income: 112_000 }],
  [
    'I took a 401k loan of 15k two years ago, about 9k left on it at 8.5%',
    { debts: [{ kind: 'plan_loan', balance: 9_000, rate: 0.085 }], accountType: ['401k'] },
  ],
  [
    'I owe 9k on a car at 11%. 2 payments behind on the car, 460 a month',
    {
      debts: [
        { kind: 'auto', balance: 9_000, rate: 0.11, minPayment: 460, isPastDue: true, monthsBehind: 2 },
      ],
      behindOnDebts: true,
    },
  ],
  [
    'We spend 6,500 a month. The mortgage is 310,000 at 3.5% with 27 years left and costs 1,660 a month',
    {
      monthlyExpenses: 6_500,
      debts: [{ kind: 'mortgage', balance: 310_000, rate: 0.035, minPayment: 1_660 }],
    },
  ],
  [
    'paying 320/mo on a 14k car loan at 9.9%',
    { debts: [{ kind: 'auto', balance: 14_000, rate: 0.099, minPayment: 320 }] },
  ],
  ['a savings bonus of 400 at a bank, 9k with a 5% raise', {}],
  [
    'I have $27,000 in federal student loans from 2014 to 2018 at 4.6%',
    { debts: [{ kind: 'student_loan', loanType: 'federal', balance: 27_000, rate: 0.046 }] },
  ],
  [
    'We have three cards with a combined $6,100 balance',
    { debts: [{ kind: 'credit_card', balance: 6_100 }] },
  ],
  [
    'I owe 9k on a visa at 22% and a truck at 4.9% with 18k left',
    {
      debts: [
        { kind: 'credit_card', name: 'Visa', balance: 9_000, rate: 0.22 },
        { kind: 'auto', balance: 18_000, rate: 0.049 },
      ],
    },
  ],
  ['bought a place for 285k with a 270k loan', { debts: [{ kind: 'mortgage', balance: 270_000 }] }],
  [
    '3 cards between 19% and 29%, total 16,400, min about 480. bring home 4,100',
    {
      debts: [{ kind: 'credit_card', balance: 16_400, rate: 0.24, minPayment: 480 }],
      takeHomeMonthly: 4_100,
    },
  ],
  ['cards are paid. total of 16,400 in savings', { savings: 16_400 }],
  [
    "I'm on IBR paying 190, owe 58k in student loans at 6.2",
    {
      incomeDrivenPlan: 'ibr',
      debts: [{ kind: 'student_loan', balance: 58_000, rate: 0.062, minPayment: 190 }],
    },
  ],
  ["I'm on IBR paying attention to 190 rules", { incomeDrivenPlan: 'ibr' }],
  ['no debt but the house', { debts: [{ kind: 'mortgage' }] }],
  ['no debt but lots of worries', { debts: [] }],
  [
    'I owe 6,300 on a citi card that went up to 28.49%',
    { debts: [{ kind: 'credit_card', name: 'Citi', balance: 6_300, rate: 0.2849 }] },
  ],
  [
    'two cards, 4k and 6k. I can throw 600 a month at them',
    {
      debts: [
        { kind: 'credit_card', balance: 4_000 },
        { kind: 'credit_card', balance: 6_000 },
      ],
      debtPaymentMonthly: 600,
      monthlySurplus: 600,
    },
  ],
  [
    'a card with a 12,000 balance, 210 a month, at 24%',
    { debts: [{ kind: 'credit_card', balance: 12_000, minPayment: 210, rate: 0.24 }] },
  ],
  [
    'card 12,000 balance, 210 a month left over',
    { monthlySurplus: 210, debts: [{ kind: 'credit_card', balance: 12_000 }] },
  ],
  [
    'student loans 48k on IBR, payment is $0',
    { incomeDrivenPlan: 'ibr', debts: [{ kind: 'student_loan', balance: 48_000, minPayment: 0 }] },
  ],
  ['car loan 9k, payment is $0', { debts: [{ kind: 'auto', balance: 9_000 }] }],
  [
    'title loan 1,800 on my car at 240%, miss it and they take the car',
    { debts: [{ kind: 'payday', balance: 1800, rate: 2.4 }] },
  ],
  [
    '31k of credit card debt at 25% across 5 cards, minimums 930, 200 left at the end of the month',
    { debts: [{ kind: 'credit_card', balance: 31000, rate: 0.25, minPayment: 930 }], monthlySurplus: 200 },
  ],
  [
    'Klarna 420, Affirm 1,150. I take home 3,000 and have 350 left',
    {
      takeHomeMonthly: 3000,
      monthlySurplus: 350,
      debts: [
        { kind: 'pay_later', name: 'Klarna', balance: 420 },
        { kind: 'pay_later', name: 'Affirm', balance: 1150 },
      ],
    },
  ],
  [
    '401k loan 12,000 balance, cards 6k at 26%',
    {
      accountType: ['401k'],
      debts: [
        { kind: 'plan_loan', balance: 12000 },
        { kind: 'credit_card', balance: 6000, rate: 0.26 },
      ],
    },
  ],
  [
    'owe my dad 9k, card 7k at 22%',
    {
      debts: [
        { kind: 'family', balance: 9000 },
        { kind: 'credit_card', balance: 7000, rate: 0.22 },
      ],
    },
  ],
  [
    'and a car loan, 9k at 7.9, 260 a month',
    { debts: [{ kind: 'auto', balance: 9000, rate: 0.079, minPayment: 260 }] },
  ],
  [
    'car loan 9k at 7.9, 260 a month extra',
    { debts: [{ kind: 'auto', balance: 9000, rate: 0.079 }], monthlySurplus: 260 },
  ],
  [
    '31k student loans at 5.5 on the standard plan',
    { debts: [{ kind: 'student_loan', balance: 31_000, rate: 0.055 }], incomeDrivenPlan: 'none' },
  ],
  ['no debt but mortgage at 3.1', { debts: [{ kind: 'mortgage', rate: 0.031 }] }],
  ['9k cc debt at 24.99', { debts: [{ kind: 'credit_card', balance: 9000, rate: 0.2499 }] }],
  ['I owe 9k on the car at 8.9.', { debts: [{ kind: 'auto', balance: 9000, rate: 0.089 }] }],
  [
    'we owe 4k to the irs, 9% personal loan 11k',
    {
      debts: [
        { kind: 'tax', balance: 4000 },
        { kind: 'personal', rate: 0.09, balance: 11000 },
      ],
    },
  ],
  [
    'I owe 9k on cards and got good at 30.5 miles a week',
    { debts: [{ kind: 'credit_card', balance: 9000 }] },
  ],
  [
    'i pay 85 a month on my old navy card and it never goes down, balance is 2,300, 31.99%',
    { debts: [{ kind: 'credit_card', name: 'Old Navy', balance: 2300, rate: 0.3199, minPayment: 85 }] },
  ],
  [
    'grad school loans, half private (27k at 9.2) half federal 28k at 6.54',
    {
      debts: [
        { kind: 'student_loan', balance: 27000, rate: 0.092, loanType: 'private' },
        { kind: 'student_loan', balance: 28000, rate: 0.0654, loanType: 'federal' },
      ],
    },
  ],
  [
    'parent plus loans 62k for my daughter at 8.05',
    { debts: [{ kind: 'student_loan', balance: 62000, rate: 0.0805, loanType: 'parent_plus' }] },
  ],
  [
    'used to have 25k in cc debt, down to 6k now at 22%',
    { debts: [{ kind: 'credit_card', balance: 6000, rate: 0.22 }] },
  ],
  [
    'capital one is 7,450 at 27.49% min is 215, amex 2,300 at 21.24 min 65 and a target store card w/ 890 on it 28.99% (min 35). After bills theres maybe 450 left',
    {
      debts: [
        { kind: 'credit_card', name: 'Capital One', balance: 7450, rate: 0.2749, minPayment: 215 },
        { kind: 'credit_card', name: 'Amex', balance: 2300, rate: 0.2124, minPayment: 65 },
        { kind: 'credit_card', name: 'Target', balance: 890, rate: 0.2899, minPayment: 35 },
      ],
      monthlySurplus: 450,
    },
  ],
  [
    'chase 4200 at 24.99%, discover 1800 at 19, citi 6k at 29.9, mins are 120, 45 and 180',
    {
      debts: [
        { kind: 'credit_card', name: 'Chase', balance: 4200, rate: 0.2499, minPayment: 120 },
        { kind: 'credit_card', name: 'Discover', balance: 1800, rate: 0.19, minPayment: 45 },
        { kind: 'credit_card', name: 'Citi', balance: 6000, rate: 0.299, minPayment: 180 },
      ],
    },
  ],
  [
    'I owe affirm 640, klarna 310 and a payday loan 500 due friday',
    {
      debts: [
        { kind: 'pay_later', name: 'Affirm', balance: 640 },
        { kind: 'pay_later', name: 'Klarna', balance: 310 },
        { kind: 'payday', balance: 500 },
      ],
    },
  ],
  ['can you affirm that 640 is a good credit score? No debt', { debts: [] }],
  [
    'I graduated with 27,500 in federal subsidized and unsubsidized loans at 5.5% avg',
    { debts: [{ kind: 'student_loan', balance: 27500, rate: 0.055 }] },
  ],
  [
    '38k of student loans at 6.8, and my sister has 9k of card debt',
    { debts: [{ kind: 'student_loan', balance: 38000, rate: 0.068 }] },
  ],
  ['how long to recover? We paid off 14k of debt last year', {}],
  [
    '6,200 left on the visa at 22.9% and my husbands truck 21k at 7.2% pay 512/mo',
    {
      debts: [
        { kind: 'credit_card', name: 'Visa', balance: 6200, rate: 0.229 },
        { kind: 'auto', balance: 21000, rate: 0.072, minPayment: 512 },
      ],
    },
  ],
  [
    'pay extra on my 3.1% mortgage (bal 212k)?',
    { debts: [{ kind: 'mortgage', rate: 0.031, balance: 212000 }] },
  ],
  [
    '180k left on the house, 600k in retirement',
    { debts: [{ kind: 'mortgage', balance: 180000 }], retirementSavings: 600000, goal: 'retirement' },
  ],
  [
    'I owe $5,500 on three cards and $2,100 to the dentist',
    {
      debts: [
        { kind: 'credit_card', balance: 5500 },
        { kind: 'medical', balance: 2100 },
      ],
    },
  ],
  ['we owe the hospital $3,400', { debts: [{ kind: 'medical', balance: 3400 }] }],
  ['I make 60k a year and gave $1,000 to a hospital', { income: 60000 }],
  [
    'cards: $2,000 at 17% min 45, $7,500 at 25.99% min 190',
    {
      debts: [
        { kind: 'credit_card', balance: 2000, rate: 0.17, minPayment: 45 },
        { kind: 'credit_card', balance: 7500, rate: 0.2599, minPayment: 190 },
      ],
    },
  ],
  ['bought the house 2021 at 2.75, moving for work. worth 420, owe 305', {}],
  [
    'I had 70k in student loans 5 yrs ago and now 22k left',
    { debts: [{ kind: 'student_loan', balance: 22000 }] },
  ],
  [
    '23k spread across 5 maxed out cards at 27%',
    { debts: [{ kind: 'credit_card', balance: 23000, rate: 0.27 }] },
  ],
  ['we have 12k on three credit cards', { debts: [{ kind: 'credit_card', balance: 12000 }] }],
  ['Personal debt: $312,601 home mortgage', { debts: [{ kind: 'mortgage', balance: 312601 }] }],
  [
    'I got three cards, 2,300 at 29.99%, 5,100 at 24% and 900 at 0%',
    {
      debts: [
        { kind: 'credit_card', balance: 2300, rate: 0.2999 },
        { kind: 'credit_card', balance: 5100, rate: 0.24 },
        { kind: 'credit_card', balance: 900, rate: 0 },
      ],
    },
  ],
  ['refinance? owe 285k', { debts: [{ kind: 'mortgage', balance: 285000 }] }],
  ['pay off the house? 96k left', { debts: [{ kind: 'mortgage', balance: 96000 }] }],
  ['parent plus loans 38k', { debts: [{ kind: 'student_loan', balance: 38000, loanType: 'parent_plus' }] }],
  [
    'My credit cards: Amex $3,200 (22%), Visa $5,750 (27.24%). Minimums are $95 and $160.',
    {
      debts: [
        { kind: 'credit_card', name: 'Amex', balance: 3200, rate: 0.22, minPayment: 95 },
        { kind: 'credit_card', name: 'Visa', balance: 5750, rate: 0.2724, minPayment: 160 },
      ],
    },
  ],
  [
    'student loans are about 41k at 5.5 percent, payment is 430/mo',
    { debts: [{ kind: 'student_loan', balance: 41000, rate: 0.055, minPayment: 430 }] },
  ],
  ['I owe 212,000 on my house at 3.375%', { debts: [{ kind: 'mortgage', balance: 212000, rate: 0.03375 }] }],
  ['no credit card debt but 18k left on the car', { debts: [{ kind: 'auto', balance: 18000 }] }],
  ['car loan 14,300 @ 6.9%, 38 months left', { debts: [{ kind: 'auto', balance: 14300, rate: 0.069 }] }],
  [
    'HELOC balance 45k variable rate around 8.5%',
    { debts: [{ kind: 'heloc', balance: 45000, rate: 0.085 }] },
  ],
  ['I owe the IRS 6,200', { debts: [{ kind: 'tax', balance: 6200 }] }],
  [
    'hospital bills of about $3,400 in collections',
    { debts: [{ kind: 'medical', balance: 3400, isInCollections: true }] },
  ],
  ['personal loan from SoFi 12k at 11.9', { debts: [{ kind: 'personal', balance: 12000, rate: 0.119 }] }],
  [
    'my mortgage payment is 1,780 a month including escrow',
    { debts: [{ kind: 'mortgage', minPayment: 1780 }] },
  ],
  ['mortgage: 256k at 6.5%, 28 years left', { debts: [{ kind: 'mortgage', balance: 256000, rate: 0.065 }] }],
  [
    'three loans: 5k at 4%, 7k at 6.8%, 11k at 3.4%',
    {
      debts: [
        { balance: 5000, rate: 0.04 },
        { balance: 7000, rate: 0.068 },
        { balance: 11000, rate: 0.034 },
      ],
    },
  ],
  [
    'two cards, 4k at 19.99 and 6k at 24.49',
    {
      debts: [
        { kind: 'credit_card', balance: 4000, rate: 0.1999 },
        { kind: 'credit_card', balance: 6000, rate: 0.2449 },
      ],
    },
  ],
  [
    '15 thousand in federal loans and 8 thousand private',
    {
      debts: [
        { kind: 'student_loan', balance: 15000, loanType: 'federal' },
        { kind: 'student_loan', balance: 8000, loanType: 'private' },
      ],
    },
  ],
  ["I'm 23k in debt", { debts: [{ kind: 'other', balance: 23000 }] }],
  ['about 16 grand in the hole', { debts: [{ kind: 'other', balance: 16000 }] }],
  ['debt free since March', { debts: [] }],
  ['my brother owes 30k on his cards', {}],
  [
    'I owe $8,400 to Capital One at 26.99%, $2,900 to Discover at 23.49% and $5,100 on a personal loan at 13%',
    {
      debts: [
        { kind: 'credit_card', name: 'Capital One', balance: 8400, rate: 0.2699 },
        { kind: 'credit_card', name: 'Discover', balance: 2900, rate: 0.2349 },
        { kind: 'personal', balance: 5100, rate: 0.13 },
      ],
    },
  ],
  [
    'Chase Sapphire: $6,200 @ 24.74% / Citi Double Cash: $3,850 @ 22.99% / Car: $12,700 @ 4.9%',
    {
      debts: [
        { kind: 'credit_card', name: 'Chase', balance: 6200, rate: 0.2474 },
        { kind: 'credit_card', name: 'Citi', balance: 3850, rate: 0.2299 },
        { kind: 'auto', balance: 12700, rate: 0.049 },
      ],
    },
  ],
  [
    'We owe 301k on the house (4.75%), 17k on my truck at 6%',
    {
      debts: [
        { kind: 'mortgage', balance: 301000, rate: 0.0475 },
        { kind: 'auto', balance: 17000, rate: 0.06 },
      ],
    },
  ],
  [
    'We borrowed 220k at 4%. We owe 198k on the mortgage now.',
    { debts: [{ kind: 'mortgage', balance: 198000, rate: 0.04 }] },
  ],
  [
    'I have $40,000 in student loans ($25,000 at 6%; $15,000 at 4.5%)',
    {
      debts: [
        { kind: 'student_loan', balance: 25000, rate: 0.06 },
        { kind: 'student_loan', balance: 15000, rate: 0.045 },
      ],
    },
  ],
  [
    '27k federal student loans at 4.99% (287/mo)',
    {
      debts: [{ kind: 'student_loan', balance: 27_000, rate: 0.0499, minPayment: 287, loanType: 'federal' }],
    },
  ],
  [
    'car loan 12k at 7.9%. We pay 1,900 rent',
    { monthlyRent: 1_900, debts: [{ kind: 'auto', balance: 12_000, rate: 0.079 }] },
  ],
  [
    'car loan 12k at 7.9%. I pay 450 for daycare',
    { childcareMonthly: 450, numDependents: 1, debts: [{ kind: 'auto', balance: 12_000, rate: 0.079 }] },
  ],
  [
    'student loan 20k at 5%. we pay 600 a month for preschool',
    {
      childcareMonthly: 600,
      numDependents: 1,
      debts: [{ kind: 'student_loan', balance: 20_000, rate: 0.05 }],
    },
  ],
  [
    'car loan 12k at 7.9%. I pay 450 on it',
    { debts: [{ kind: 'auto', balance: 12_000, rate: 0.079, minPayment: 450 }] },
  ],
  ['Rent 900, car payment 310, phone 60', { monthlyRent: 900, debts: [{ kind: 'auto', minPayment: 310 }] }],
  ['I owe 3k every April', {}],
  [
    'student loans 31k at 5.3%, parent plus none',
    { debts: [{ kind: 'student_loan', balance: 31_000, rate: 0.053 }] },
  ],
  [
    'student loans 31k at 5.3%, no parent plus',
    { debts: [{ kind: 'student_loan', balance: 31_000, rate: 0.053 }] },
  ],
  // A month that ends a sentence is no day of it.
  [
    'Graduated in May. 27,500 in federal loans (5.5%)',
    { debts: [{ kind: 'student_loan', balance: 27_500, rate: 0.055, loanType: 'federal' }] },
  ],
  [
    'two credit cards both at 22%: 3,000 with min 90 and 7,000 with min 180',
    {
      debts: [
        { kind: 'credit_card', balance: 3_000, rate: 0.22, minPayment: 90 },
        { kind: 'credit_card', balance: 7_000, rate: 0.22, minPayment: 180 },
      ],
    },
  ],
  ['I get both at 22 dollars: 3 shirts and 7 socks', {}],
  [
    "I'm on RAP, owe 20,000 at 6.39% federal, and have a card of 2,000 at 24% min 60",
    {
      incomeDrivenPlan: 'rap',
      debts: [
        { kind: 'student_loan', balance: 20_000, rate: 0.0639 },
        { kind: 'credit_card', balance: 2_000, rate: 0.24, minPayment: 60 },
      ],
    },
  ],
  [
    'a card 2,000 at 24% from a federal credit union',
    { debts: [{ kind: 'credit_card', balance: 2_000, rate: 0.24 }] },
  ],
  [
    'I have a store card at Best Buy, 2,400 at 29.99%, min 50, and a card 5,000 at 21% min 130',
    {
      debts: [
        { kind: 'credit_card', name: 'store card', balance: 2_400, rate: 0.2999, minPayment: 50 },
        { kind: 'credit_card', balance: 5_000, rate: 0.21, minPayment: 130 },
      ],
    },
  ],
  ['I have a card at Chase and 2,400 in savings', { savings: 2_400 }],
  [
    'store card 2000 at 29% and visa 4000 at 22%',
    {
      debts: [
        { kind: 'credit_card', name: 'store card', balance: 2_000, rate: 0.29 },
        { kind: 'credit_card', name: 'Visa', balance: 4_000, rate: 0.22 },
      ],
    },
  ],
  [
    '7k in collections and 3k on an open card at 24%',
    {
      debts: [
        { kind: 'other', balance: 7_000, isInCollections: true },
        { kind: 'credit_card', balance: 3_000, rate: 0.24 },
      ],
    },
  ],
  [
    'rent 1400, and 18k on cards at 24%',
    { monthlyRent: 1_400, debts: [{ kind: 'credit_card', balance: 18_000, rate: 0.24 }] },
  ],
  [
    'HELOC 45,000 at 8.75% with 420 min',
    { debts: [{ kind: 'heloc', balance: 45_000, rate: 0.0875, minPayment: 420 }] },
  ],
  ['I drive 45 min to work', {}],
  ['take home abt 2,450 a month', { takeHomeMonthly: 2_450 }],
  ['car pmt 290 (12k, 7.4%)', { debts: [{ kind: 'auto', balance: 12_000, rate: 0.074, minPayment: 290 }] }],
  [
    'rent 825, van pymt 365 (owe 11.5k at 14.9), food 700',
    {
      monthlyRent: 825,
      monthlyExpenses: 1_890,
      debts: [{ kind: 'auto', balance: 11_500, rate: 0.149, minPayment: 365 }],
    },
  ],
]

test('debts are read with balance, rate, payment and name', () => {
  for (const [message, facts] of rows)
    expect([message, understand(message, { today: '2026-11-20' }).facts]).toEqual([message, facts])
})

test('a home-equity line that shall pay the cards, and deferred interest, are questions about debts', () => {
  const topicOf = (message: string) => understand(message, { today: '2026-11-20' }).topics[0]?.slug
  for (const message of [
    'I have a HELOC 45,000 at 8.75% and credit cards 12,000 at 23%. Should I use the HELOC to pay the cards? Income 95k, extra 500 a month',
    'a Best Buy card with 2,400, deferred interest promo ending March 15 2027, min 50',
  ])
    expect([message, topicOf(message)]).toEqual([message, 'debt_payoff'])
  expect(topicOf('Should I open a HELOC to redo the kitchen?')).not.toBe('debt_payoff')
})

test('pay that stands before a debt is no debt', () => {
  const debts = (message: string) => understand(message, { today: '2026-11-20' }).facts.debts
  const loan = [{ kind: 'student_loan', balance: 31_000, rate: 0.045 }]
  expect(debts('we make 64k and 71k, 31k in student loans at 4.5%')).toEqual(loan)
  expect(debts('salary is 118k, 31k of student loans at 4.5%')).toEqual(loan)
})
