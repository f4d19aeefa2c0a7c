import { expect, test } from 'vitest'
import type { Household } from '#engine/household.ts'
import { understand } from './understand.ts'

const rows: [message: string, facts: Household][] = [
  ["I'm a 35 year old truck driver", { age: 35 }],
  ['I have a 15 year old truck', {}],
  ["I'm a widow of 42", { age: 42, maritalStatus: 'widowed' }],
  ["I'm a proud mother of 42 plants", {}],
  ['my wife, who is 31, is out', { spouseAge: 31, maritalStatus: 'married' }],
  ['my boss, who is 31, is out', {}],
  ['I am a widow of 68 with a dog', { age: 68, maritalStatus: 'widowed' }],
  ['We are renting now, 44 and 42, with a dog.', { age: 44, spouseAge: 42, maritalStatus: 'married' }],
  ['I am the mother of 68 pupils', {}],
  ['I am a mother of 3 and a nurse', { numDependents: 3 }],
  ['I am an owner of 40 units', {}],
  [
    'We make 140k together in Illinois, 36 and 34, two kids 3 and 6.',
    {
      age: 36,
      spouseAge: 34,
      maritalStatus: 'married',
      dependents: [3, 6],
      state: 'IL',
      householdIncome: 140_000,
    },
  ],
  ["I'm an only parent making 51k, 7k saved", { income: 51_000, savings: 7_000 }],
  ['My parents (both 70) opened a 529 for my son', { accountType: ['529'] }],
  ['Married, 36 and 34, two kids', { age: 36, spouseAge: 34, maritalStatus: 'married', numDependents: 2 }],
  ['We got 2 quotes, 45 and 52, for life insurance', {}],
  ['We owe on two cards, 24 and 29, help', {}],
  ['We won our last games, 44 and 42 with luck', {}],
  ['35 yo dad of 2', { age: 35, numDependents: 2 }],
  ['28 yo mom of twins', { age: 28 }],
  ['70 yo mom lives with us', {}],
  ['my 70 yo dad of fame', {}],
  ['farmer 63 wants to hand over the farm', { age: 63 }],
  [
    'retired postal worker 68 csrs pension 3,600 a month',
    { age: 68, employment: 'retired', pensionMonthly: 3_600 },
  ],
  ['my husband is a nurse 40 hours a week', { maritalStatus: 'married' }],
  ['i have two kids 9 and 12, age 44', { age: 44, dependents: [9, 12] }],
  ['my brother, age 44, has a dog', {}],
  [
    '401k match or roth ira first? 24 make 47k',
    { age: 24, income: 47_000, accountType: ['401k', 'roth_ira'] },
  ],
  ['24 make it to the end', {}],
  ['do the rules differ? 24 makes of car', {}],
  ['the plan is good. retiring in march at 62, move it?', { age: 61, retirementAge: 62 }],
  ['hoping to be retiring in ten years at 62', { horizonYears: 10 }],
  ['my dad is retiring in march at 62', {}],
  ['retire at, say, age 62', {}],
  ['teacher 25 kids in class', {}],
  ['nurse 36 hrs a week', {}],
  ['the roof is 22 years old', {}],
  ['we drive a 15 year old car', {}],
  ['my loan is 20 years old', {}],
  ['my wife (she is 34) makes 60k', { maritalStatus: 'married', spouseAge: 34, spouseIncome: 60_000 }],
  ['I make 80k (my dad makes 120k) and am 31', { income: 80_000, age: 31 }],
  ["I'm 41, my wife is 38", { age: 41, spouseAge: 38, maritalStatus: 'married' }],
  ['my wife and I (both 41) saved a lot', { age: 41, spouseAge: 41, maritalStatus: 'married' }],
  ["We're 48 and 50", { age: 48, spouseAge: 50, maritalStatus: 'married' }],
  ['33M/31F, no kids yet', { age: 33, spouseAge: 31, numDependents: 0, maritalStatus: 'married' }],
  [
    'My partner (29F) and I (30M) live in Seattle',
    { age: 30, spouseAge: 29, maritalStatus: 'partnered', state: 'WA' },
  ],
  ["I'm turning 50 this December", { age: 49 }],
  ["I'm 59 1/2 and left my job", { age: 59.5 }],
  ["I'm 70½, retired", { age: 70.5 }],
  ["We're retired, 66 and 64", { age: 66, spouseAge: 64, maritalStatus: 'married', employment: 'retired' }],
  [
    'My wife and I are retired (67 and 65)',
    { age: 67, spouseAge: 65, maritalStatus: 'married', employment: 'retired' },
  ],
  ['We want to be retired by 60', { retirementAge: 60 }],
  ['I am 59 and a half, my wife is 62 1/2', { age: 59.5, spouseAge: 62.5, maritalStatus: 'married' }],
  ["I'm 59.5", { age: 59.5 }],
  ["I'm 59.9", { age: 59.5 }],
  ["I'm almost 59 1/2", { age: 59 }],
  ["I'm under 59½", { age: 59 }],
  ['no penalty from 59 1/2 on?', {}],
  ['can I wait until 59½ to take it out?', {}],
  ["she's 45 and I just hit 47", { age: 47, spouseAge: 45, maritalStatus: 'married' }],
  ['Married, 55, grown kids', { age: 55, maritalStatus: 'married' }],
  ['born in 1975', { birthYear: 1975 }],
  ['Single dad, 42, two jobs', { age: 42, maritalStatus: 'single' }],
  ['Roth or pre-tax? 29, single', { age: 29, maritalStatus: 'single' }],
  ['They want to force me out of the plan. what happens? 26', { age: 26 }],
  ['Roth or traditional? federal employee, 41', { age: 41 }],
  ['my employee, 41, wants a loan', {}],
  ['I have two loans, the old one at a bank', {}],
  ["I'm a nurse 29 with two jobs", { age: 29 }],
  [
    'We sold our business last month. 52 and 50. Thoughts?',
    { age: 52, spouseAge: 50, maritalStatus: 'married', moneySource: 'business_sale' },
  ],
  [
    'Should we stay or go? 33/32, no kids, no pets so far',
    { age: 33, spouseAge: 32, numDependents: 0, maritalStatus: 'married' },
  ],
  ['Stocks or bonds? 50/50, maybe', {}],
  ['my parents are 70 and 72', {}],
  ['I plan to wait until 70', {}],
  ['am I behind at 45?', { age: 45 }],
  ['roth or traditional at 45, I make 90k', { age: 45, income: 90_000 }],
  ['should I open a roth ira at 25, or wait', { accountType: ['roth_ira'] }],
  [
    'nurse in IL, 61, husband 63 still works. Convert before 73?',
    { age: 61, spouseAge: 63, state: 'IL', maritalStatus: 'married' },
  ],
  ['nurse in IL, 61, 63 pills', { state: 'IL' }],
  ['is that ok for 31', { age: 31 }],
  ['is it too late to start at 62 with Social Security?', {}],
  ['is it good at 4.5% interest', { rate: 0.045 }],
  ["I'm 3 years into my loan", {}],
  ["I'm 20k in debt", { debts: [{ kind: 'other', balance: 20000 }] }],
  [
    'our son is 20. She is 51 and I am 52',
    { spouseAge: 51, age: 52, dependents: [20], maritalStatus: 'married' },
  ],
  ['my 24 yo never used it', {}],
  ['my 34 year old wife', { spouseAge: 34, maritalStatus: 'married' }],
  ['our baby came in May, me 29 her 27', { age: 29, spouseAge: 27, maritalStatus: 'married' }],
  ["We're 66/68, Ohio", { age: 66, spouseAge: 68, maritalStatus: 'married', state: 'OH' }],
  ['ages 36 and 38, no kids', { age: 36, spouseAge: 38, maritalStatus: 'married', numDependents: 0 }],
  ['kids ages 12 and 15', { dependents: [12, 15] }],
  ['my brother has a family of 5', {}],
  ['what does a typical family of 4 spend', {}],
  ['someone who is 60 with a pension', {}],
  ['Hi, 61 and my husband is 63', { age: 61, spouseAge: 63, maritalStatus: 'married' }],
  ['I retired. 56 this year.', { age: 56, employment: 'retired' }],
  ['We are fine. 32 & 31, she works', { age: 32, spouseAge: 31, maritalStatus: 'married' }],
  // 56 − 1 = 55 until March.
  ["I'm 56 in march", { age: 55 }],
  ['just hit 50 and got a raise', { age: 50 }],
  ['husband retired, 62.', { spouseAge: 62, maritalStatus: 'married' }],
  ['Retired at 62 two yrs ago so 64', { age: 64 }],
  ["I'm in the 12% bracket, 24, single", { marginalRate: 0.12, age: 24, maritalStatus: 'single' }],
  // 63 − 3 = 60.
  ['Retiring in 3 yrs at 63', { age: 60, retirementAge: 63, horizonYears: 3 }],
]

test('ages go to the right person', () => {
  for (const [message, facts] of rows)
    expect([message, understand(message, { today: '2026-11-20' }).facts]).toEqual([message, facts])
})

test('an age before "years old, wife 48" is one’s own', () => {
  const factsOf = (message: string) => understand(message, { today: '2026-11-20' }).facts
  expect(factsOf('life insurance? 50 years old, wife 48')).toMatchObject({ age: 50, spouseAge: 48 })
  expect(factsOf('50yo, husband is 48')).toMatchObject({ age: 50, spouseAge: 48 })
  expect(factsOf('50 year old wife, I am 52')).toMatchObject({ age: 52, spouseAge: 50 })
  expect(factsOf('my 34 years old wife, 2 kids')).toMatchObject({ spouseAge: 34 })
})
