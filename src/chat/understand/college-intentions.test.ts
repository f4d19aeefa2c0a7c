import { expect, test } from 'vitest'
import type { Household } from '#engine/household.ts'
import { understand } from './understand.ts'

const rows: [message: string, facts: Household, without: (keyof Household)[]][] = [
  [
    'My son is 6. Should I put 190,000 dollars into a 529?',
    { amount: 190_000, collegeSumToPlace: true },
    ['collegeSaved'],
  ],
  ['put 190,000 into a 529 for our newborn, is that ok?', { amount: 190_000, collegeSumToPlace: true }, []],
  ["I've 8k saved up to start a 529 for my 3 year old", { amount: 8_000, collegeSumToPlace: true }, []],
  [
    "we have 8k saved for our son's college, he is 10, and want to put another 20k in",
    { collegeSaved: 8_000, amount: 20_000, collegeSumToPlace: true },
    [],
  ],
  [
    'Kids are 3 and 5. Should we put 24,500 dollars a year in a 529?',
    { amountMonthly: 2_042 },
    ['collegeMonthly', 'monthlyContribution'],
  ],
  [
    "Should I put 10k a year in my kid's 529, she's 7, we have 15k in it already",
    { amountMonthly: 833, collegeSaved: 15_000 },
    ['amount', 'collegeMonthly'],
  ],
  ['529 for our kids, 8 and 15: we can do 700 a month total', { amountMonthly: 700 }, ['collegeMonthly']],
  ['I want to save 400 a month for college, kid is 2', { amountMonthly: 400 }, ['collegeMonthly']],
  [
    'have 8k saved, 529 or savings account for our 4 year old?',
    { collegeSaved: 8_000, dependents: [4] },
    ['amount', 'savings'],
  ],
  ['our daughter is 9, we have 22k in savings, 529?', { savings: 22_000 }, ['amount', 'collegeSaved']],
  // What goes in already, is done already, or goes elsewhere.
  ['we put 300 a month into a 529 for our 3 year old', { collegeMonthly: 300 }, ['amountMonthly']],
  ['I put 5k in the 529 for my 3 year old', {}, ['collegeSumToPlace', 'amountMonthly']],
  ['We put 5,000 into his 529 last year, he is 4', {}, ['collegeSumToPlace']],
  [
    'Should we put 500 a month in the 401k instead of the 529? kids 4, 6',
    {},
    ['amountMonthly', 'collegeMonthly', 'collegeSumToPlace'],
  ],
  ['we have 20k in a 529 for our 5 year old, is it enough?', {}, ['collegeSumToPlace', 'amountMonthly']],
  ['we contribute 3,000 a year to the 529, son is 5', { collegeMonthly: 250 }, ['amountMonthly']],
  ['529 for my son, 8. 20k in savings for his college', {}, ['savings', 'collegeSumToPlace']],
  ['my savings account for our old car has 3k, 529 for my son, 8?', {}, ['collegeSumToPlace']],
]

test('what is thought of putting in is told apart from what is saved and what goes in', () => {
  for (const [message, facts, without] of rows) {
    const told = understand(message, { today: '2026-11-20' }).facts
    expect([message, told]).toEqual([message, expect.objectContaining(facts)])
    for (const key of without) expect([message, key, told[key]]).toEqual([message, key, undefined])
  }
})

test('what is in an account beside the pay of a household is no second pay', () => {
  const told = (message: string) => understand(message, { today: '2026-11-20' }).facts
  const college = told(
    'Kids are 10 and 4, married, we make 120k, 20k in a 529, putting in 400 a month. Enough?',
  )
  expect(college.spouseIncome).toBeUndefined()
  expect(college.collegeSaved ?? college.amount).toBe(20_000)
  expect(told('We make 120k and 20k, 529 for our son, 4?').spouseIncome).toBe(20_000)
})
