import { expect, test } from 'vitest'
import type { Household } from '#engine/household.ts'
import { understand } from './understand.ts'

const rows: [message: string, facts: Household][] = [
  ['Grandparents give 10k each to our newborn for college', { collegeGift: 20_000 }],
  ['Grandma will give 5k for college, kids are 4 and 6', { collegeGift: 5_000 }],
  ["We could give 10k to our grandson's 529. He is 6.", { collegeGift: 10_000, dependents: [6] }],
  ['We got a gift of 10k for college for our 4 year old daughter', { collegeGift: 10_000 }],
  ['We plan to give each of our 3 grandkids 18k this year for college', { collegeGift: 54_000 }],
  ['Grandma gives 2000 every year to each of our kids (5 and 7) for college', { collegeGiftYearly: 4_000 }],
  [
    'Grandma wants to give each of my 3 kids (8, 5, 1) 5,000 a year for college',
    { collegeGiftYearly: 15_000, dependents: [8, 5, 1] },
  ],
  ['My parents give 1,200 a year for college, son is 3', { collegeGiftYearly: 1_200 }],
]

test('a gift for college is a sum to come, once or every year', () => {
  for (const [message, facts] of rows) {
    const told = understand(message, { today: '2026-11-20' }).facts
    expect([message, told]).toEqual([message, expect.objectContaining(facts)])
    for (const key of ['amount', 'collegeSaved', 'monthlyContribution'] as const)
      expect([message, key, told[key]]).toEqual([message, key, undefined])
  }
})

test('what is in the account already, or goes in each month, is no gift', () => {
  const saved = understand('We have 15k in a 529 for our son, 8, and put in 200 a month', {
    today: '2026-11-20',
  })
  expect([saved.facts.collegeGift, saved.facts.collegeGiftYearly]).toEqual([undefined, undefined])
})

const givers: [message: string, count: number | undefined][] = [
  ['My parents give 200,000 dollars for the college of our newborn', 2],
  ['Grandparents want to put 100k into a 529 for our twins, age 2', 2],
  ['Grandma and grandpa will give 50k for college, our son is 3', 2],
  ["Grandma wants to put 100k into a 529 for our daughter, who's 2", 1],
  ['My mom will gift 40k for college for our 4 year old', 1],
  ['An aunt gives 30k for college for our 4 year old', 1],
  ['We got a gift of 10k for college for our 4 year old daughter', undefined],
  ['We are grandparents and want to put 200k into a 529 for our granddaughter, 4', undefined],
  ['Relatives give 5k for college, kids are 4 and 6', undefined],
  ['We could give 10k to our grandson for college. He is 6.', undefined],
  ['My parents have 100k and I have 20k in a 529 for my son, 4', undefined],
  ['Superfund a 529 with 95k for my 3 year old', undefined],
]

test('who gives is counted where others give', () => {
  for (const [message, count] of givers)
    expect([message, understand(message, { today: '2026-11-20' }).facts.collegeGivers]).toEqual([
      message,
      count,
    ])
})
