import { expect, test } from 'vitest'
import type { Household } from '#engine/household.ts'
import { understand } from './understand.ts'

const rows: [message: string, facts: Household][] = [
  ['the life ins paid 400k', { amount: 400_000, moneySource: 'life_insurance' }],
  ['the settlement paid out 40k', { amount: 40_000, moneySource: 'settlement' }],
  ['i work 2 jobs, 38k + 14k', { income: 52_000 }],
  ['Ohio, 34. Work at a hospital, 58k', { age: 34, state: 'OH', income: 58_000 }],
  ['work at a hospital, 58k in savings', { savings: 58_000 }],
  ['work from home, 58k saved', { savings: 58_000 }],
  ["I'm 63, 54k from a small business", { age: 63, income: 54_000 }],
  ['owe 54k from a small business loan', { debts: [{ kind: 'other', balance: 54_000 }] }],
  [
    'single mom of 2, 41k, 900 in the bank',
    { maritalStatus: 'single', numDependents: 2, income: 41_000, savings: 900 },
  ],
  ['single mom of 2, 900 in the bank', { maritalStatus: 'single', numDependents: 2, savings: 900 }],
  [
    "I'm 58, wife 55, 240k together",
    { age: 58, spouseAge: 55, householdIncome: 240_000, maritalStatus: 'married' },
  ],
  ['saved 240k together', { amount: 240_000 }],
  // What is saved before tax is no pay.
  ['We have 900k in pretax accounts', { retirementSavings: 900_000 }],
  ['I make 190k pretax', { income: 190_000 }],
  ['Boston, 30yo, 68k now', { state: 'MA', age: 30, income: 68_000 }],
  ['Boston, 30yo, 68k saved', { state: 'MA', age: 30, savings: 68_000 }],
  ['first job 61k', { income: 61_000 }],
  ['first job in 2019', {}],
  [
    "My wife is a nurse (75k), I'm a contractor and my income swings between 40k and 90k",
    {
      maritalStatus: 'married',
      spouseIncome: 75_000,
      income: [40_000, 90_000],
      incomeStability: 'variable',
      employment: 'self_employed',
    },
  ],
  ['single mom of one (8), 52k', { maritalStatus: 'single', numDependents: 1, income: 52_000 }],
  ['My wife is a saver (5k)', { maritalStatus: 'married', amount: 5_000 }],
  ['won 25k in a settlement', { amount: 25_000, moneySource: 'settlement' }],
  ['left my job with 210k in the old 401(k)', { accountType: ['401k'], amount: 210_000 }],
  [
    '44, married filing jointly, together about 200k',
    { age: 44, householdIncome: 200_000, maritalStatus: 'married', filingStatus: 'married_joint' },
  ],
  ['44, together about 200k', { age: 44, householdIncome: 200_000, twoAdults: true }],
  ['I drive uber, around 45k', { income: 45_000 }],
  [
    'freelance designer, 34, about 70k but it jumps around',
    { age: 34, income: 70_000, employment: 'self_employed', incomeStability: 'variable' },
  ],
  ['straight commission, usually 70-90k', { income: [70_000, 90_000], incomeStability: 'variable' }],
  ['I live on tips, about 45k a year', { income: 45_000, incomeStability: 'variable' }],
  ['on commission I sold 80k of stuff', { amount: 80_000 }],
  ['he brings home 3,800 a month', {}],
  ['my tips are taxed at 22%', {}],
  ['Army E-6, 58k', { income: 58_000, incomeStability: 'steady' }],
  ['active duty Navy, 3 kids', { incomeStability: 'steady', numDependents: 3 }],
  ['Army vet, 100k mortgage', { debts: [{ kind: 'mortgage', balance: 100_000 }] }],
  ['my brother is Army E-6, 58k', {}],
  ['take home 4200, husband 3900', { takeHomeMonthly: 8_100, earners: 2, maritalStatus: 'married' }],
  [
    'I take home 3,100 a month and he brings home 5,200',
    { takeHomeMonthly: 8_300, earners: 2, maritalStatus: 'married' },
  ],
  [
    'husband brings home 3,900 a month, me 4,200',
    { takeHomeMonthly: 8_100, earners: 2, maritalStatus: 'married' },
  ],
  ['husband takes home 5,200 a month', { takeHomeMonthly: 5_200, maritalStatus: 'married' }],
  ['I make 60k, husband takes home 5,200 a month', { income: 60_000, maritalStatus: 'married' }],
  ['I take home 4,200, husband 38', { takeHomeMonthly: 4_200, spouseAge: 38, maritalStatus: 'married' }],
  ['my brother takes home 5,200 a month', {}],
  [
    'Both of us work, 70k each, no kids',
    { income: 70000, spouseIncome: 70000, maritalStatus: 'married', earners: 2, numDependents: 0 },
  ],
  ["I'm a nurse in Texas, 29, 78k", { age: 29, state: 'TX', income: 78_000 }],
  [
    '34M, 92k, TX, wife 33 61k',
    { age: 34, spouseAge: 33, income: 92_000, spouseIncome: 61_000, state: 'TX', maritalStatus: 'married' },
  ],
  ['34F 67k, no kids', { age: 34, income: 67_000, numDependents: 0 }],
  [
    '45, 88k, spouse 43, 0 income',
    { age: 45, spouseAge: 43, income: 88_000, spouseIncome: 0, maritalStatus: 'married' },
  ],
  ['27, 15k in savings', { age: 27, savings: 15_000 }],
  [
    'Married, 31 & 30, 64k + 58k',
    { age: 31, income: 64_000, spouseIncome: 58_000, maritalStatus: 'married' },
  ],
  ['I work two jobs, 45k and 18k', { income: 63_000 }],
  ["I'm the breadwinner, 118k", { income: 118_000 }],
  [
    'husband and I both work, 70k and 65k, no kids',
    { spouseIncome: 70_000, income: 65_000, earners: 2, maritalStatus: 'married', numDependents: 0 },
  ],
  [
    'We are both 31, baby due in March, I make 70k and he makes 68k',
    {
      age: 31,
      spouseAge: 31,
      expecting: true,
      income: 70_000,
      spouseIncome: 68_000,
      maritalStatus: 'married',
    },
  ],
  [
    'no kids: I make 80k, she makes 75k',
    { numDependents: 0, income: 80_000, spouseIncome: 75_000, maritalStatus: 'married' },
  ],
  [
    '529 for my son 4. Virginia, 85k, single dad.',
    { dependents: [4], state: 'VA', income: 85_000, maritalStatus: 'single', accountType: ['529'] },
  ],
  ['husband 72k me 64k', { income: 64000, spouseIncome: 72000, maritalStatus: 'married' }],
  ['the fee went up last month, i make 31k', { income: 31000 }],
  [
    'single mom 36, son 7, 54k, renting',
    { age: 36, dependents: [7], income: 54000, maritalStatus: 'single' },
  ],
  [
    'we both work (him 55k, me 48k)',
    { income: 48000, spouseIncome: 55000, maritalStatus: 'married', earners: 2 },
  ],
  [
    'Term life: I make 110k, wife 64k, two kids',
    { income: 110000, spouseIncome: 64000, maritalStatus: 'married', numDependents: 2 },
  ],
  ['I am 24, I just started my first job at $61,000', { age: 24, income: 61000 }],
  ['I was hired at 72k, Roth or traditional?', { income: 72000 }],
  ['single mom, 2 kids, 38k', { numDependents: 2, maritalStatus: 'single', income: 38000 }],
  ['should I take a job at $90,000?', {}],
  ["I have COPD and don't think I'll make 80", { chronicIllness: true }],
  ['I have no income for three weeks until the new job pays', {}],
  ['I have no income at all until February', {}],
  ['I have no income', { income: 0 }],
  ['Make 68k, take home is around 4,300 a month', { income: 68000, takeHomeMonthly: 4300 }],
  [
    'I am 29, single, no kids, earning $85,000 before taxes',
    { age: 29, income: 85000, numDependents: 0, maritalStatus: 'single' },
  ],
  [
    "My husband makes 95k and I'm part time at 28k",
    { income: 28000, spouseIncome: 95000, maritalStatus: 'married' },
  ],
  ['We bring in about $210k combined', { householdIncome: 210000, twoAdults: true }],
  ['he makes 88 i make 54', { income: 54000, spouseIncome: 88000, maritalStatus: 'married' }],
  // 25 × 40 × 52 = 52,000 and 31 × 36 × 52 = 58,032.
  [
    'I make 72k, my husband makes 25/hr full time',
    { income: 72_000, spouseIncome: 52_000, maritalStatus: 'married' },
  ],
  ['my wife earns 31/hr, 36 hours a week', { spouseIncome: 58_032, maritalStatus: 'married' }],
  ['my husband makes 18/hr part time', { maritalStatus: 'married' }],
  ['I get paid $27.50/hr, 40 hours', { hourlyWage: 27.5 }],
  ['my hourly rate is $22', { hourlyWage: 22 }],
  ['paid biweekly, $1,940 after taxes', { takeHomeMonthly: 4203 }],
  ['my paychecks are 2,350 twice a month', { takeHomeMonthly: 4700 }],
  ['I gross 1,600 weekly', { income: 83200 }],
  ['I used to earn 120k but now I only make 70k', { income: 70000 }],
  ['started at 45k, now at 61k', { income: 61000 }],
  ['I got a raise from 70k to 78k', { income: 78000 }],
  ["if I made 100k I'd be happy", {}],
  ['my sister makes 200k', {}],
  [
    "husband's salary is 64,000 and mine is 51,500",
    { income: 51500, spouseIncome: 64000, maritalStatus: 'married' },
  ],
  [
    '33M, 90k salary, 55k in 401k',
    { age: 33, income: 90000, retirementSavings: 55000, accountType: ['401k'] },
  ],
  ['we make CAD 90k', {}],
  [
    "I'm self employed and my income ranges from 50k to 80k",
    { income: [50000, 80000], employment: 'self_employed', incomeStability: 'self_employed' },
  ],
  ['nurse at a county clinic, 71k', { income: 71000 }],
  ['single, 27, $58k, no kids', { age: 27, income: 58000, maritalStatus: 'single', numDependents: 0 }],
  ['my wife stays home with the kids', { spouseIncome: 0, stayAtHomeParent: true, maritalStatus: 'married' }],
  [
    'I teach 4th grade ($58k) and he drives a truck for $74k',
    { income: 58_000, spouseIncome: 74_000, maritalStatus: 'married' },
  ],
  ['she works part time for 19k', { spouseIncome: 19_000, maritalStatus: 'married' }],
  ['he drives a truck he bought for $74k', {}],
  ['I work and owe $58k', { debts: [{ kind: 'other', balance: 58_000 }] }],
  ['I do daycare at home about 22k', { income: 22_000 }],
  [
    'both teachers in Ohio, pensions. 96k and 88k',
    { income: 96_000, spouseIncome: 88_000, state: 'OH', maritalStatus: 'married' },
  ],
  ['single 41, renting, 74k, New Jersey', { income: 74_000, age: 41, maritalStatus: 'single', state: 'NJ' }],
  ['agi 61k, single mom, buying her a car', { income: 61_000, maritalStatus: 'single' }],
  ['I do owe about 22k', { debts: [{ kind: 'other', balance: 22_000 }] }],
  ['cars, 74k, New and used', { amount: 74_000 }],
  ['how can I make 20k from trading', {}],
  [
    'my wife (34) and I (35) make 130k and 95k',
    { spouseIncome: 130000, income: 95000, spouseAge: 34, age: 35, maritalStatus: 'married' },
  ],
  ['I and my husband earn 70k and 50k', { income: 70000, spouseIncome: 50000, maritalStatus: 'married' }],
  ['we make 70k and 50k', { income: 70000, spouseIncome: 50000, maritalStatus: 'married' }],
  [
    // 2,900 are hers alone: one's own pay has stopped.
    'Laid off. wife works, brings home 2,900/mo',
    { maritalStatus: 'married', employment: 'unemployed', income: 0, takeHomeMonthly: 2_900 },
  ],
  [
    'laid off but I drive evenings, wife brings home 2,900/mo',
    { maritalStatus: 'married', employment: 'unemployed', takeHomeMonthly: 2_900 },
  ],
  ['laid off, took home 3,800 a month before', { employment: 'unemployed' }],
  // 540 × 52 ÷ 12 = 2,340 and 400 × 52 ÷ 12 = 1,733: no year's pay.
  ['workers comp 540/wk', { takeHomeMonthly: 2_340 }],
  ['on strike pay 400/wk', { takeHomeMonthly: 1_733 }],
  ['SNAP 380', {}],
  ['foster care stipend 900/mo', {}],
  [
    'my wife and I make 130k and owe 95k',
    { householdIncome: 130000, maritalStatus: 'married', debts: [{ kind: 'other', balance: 95000 }] },
  ],
]

test('pay is read with its period and its earner', () => {
  for (const [message, facts] of rows)
    expect([message, understand(message, { today: '2026-11-20' }).facts]).toEqual([message, facts])
})
