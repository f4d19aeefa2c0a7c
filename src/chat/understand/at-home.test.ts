import { expect, test } from 'vitest'
import type { Household } from '#engine/household.ts'
import { understand } from './understand.ts'

const married: Household = { maritalStatus: 'married' }

const rows: [message: string, facts: Household][] = [
  [
    'We have three kids, ages 2, 5 and 9. My wife takes care of them at home.',
    { ...married, dependents: [2, 5, 9], spouseIncome: 0, stayAtHomeParent: true },
  ],
  ['My sister takes care of them at home.', {}],
  ['We have two dogs. My wife looks after them on weekends.', married],
  [
    'My wife is expecting our first child in March. I bring in 4,800 dollars a month after taxes and she does not work.',
    { ...married, expecting: true, takeHomeMonthly: 4_800, spouseIncome: 0 },
  ],
  ['My sister is expecting her first child in March, and she does not work.', {}],
  ['After taxes and bills she does not work out the rest', {}],
  [
    'husband makes 88k I stay home, two kids',
    { ...married, income: 0, spouseIncome: 88_000, stayAtHomeParent: true, numDependents: 2 },
  ],
  [
    'homemaker, my husband earns 104k',
    { ...married, income: 0, spouseIncome: 104_000, stayAtHomeParent: true },
  ],
  [
    "We live on one income, 74k, he drives a truck. I'm home with a newborn.",
    { ...married, earners: 1, income: 0, spouseIncome: 74_000, stayAtHomeParent: true, dependents: [0] },
  ],
  ['Only my husband works. Salary 76k.', { ...married, income: 0, spouseIncome: 76_000 }],
  [
    'SAHM, hubby brings home 5,200 a month',
    { ...married, income: 0, takeHomeMonthly: 5_200, stayAtHomeParent: true },
  ],
  [
    'my wife is home with the kids, I earn 96k',
    { ...married, income: 96_000, spouseIncome: 0, stayAtHomeParent: true },
  ],
  ['stay at home wife and 1 kid', { ...married, spouseIncome: 0, stayAtHomeParent: true, numDependents: 1 }],
  [
    'my spouse is unemployed, I make 85k',
    { ...married, income: 85_000, spouseIncome: 0, spouseOutOfWork: true },
  ],
  ['my wife doesn’t work, I make 85k', { ...married, income: 85_000, spouseIncome: 0 }],
  [
    'she lost her job in June, I make 61k',
    {
      ...married,
      income: 61_000,
      spouseIncome: 0,
      spouseOutOfWork: true,
      spouseSeparationDate: '2026-06-01',
    },
  ],
  ['my husband lost his job but is back at work', married],
  ['should I stay home with the baby?', {}],
  ['my sister stays home with her kids', {}],
  ['I stay home sick a lot', {}],
]

test('who of two adults is without pay is read, and whose the pay is then', () => {
  for (const [message, facts] of rows)
    expect([message, understand(message, { today: '2026-11-20' }).facts]).toEqual([message, facts])
})

test('what goes into the plan of the one who earns is the household’s; that of a second earner is not one’s own', () => {
  const { facts } = understand('I stay home, my husband makes 88k. 401k match 5%, he puts in 5%.', {
    today: '2026-11-20',
  })
  expect([facts.employerMatch, facts.contributionRate]).toEqual([{ rate: 1, upTo: 0.05 }, 0.05])
  const both = understand('I make 70k. My wife makes 88k and has a 401k match of 5%, she puts in 5%.', {
    today: '2026-11-20',
  }).facts
  expect([both.employerMatch, both.contributionRate]).toEqual([undefined, undefined])
})

test('pay that will end when a child comes is not counted on where a family must live on it', () => {
  const read = (message: string) => understand(message, { today: '2026-11-20' }).facts
  const soon = read('she makes 80k but will stay home when the baby comes. how much life insurance')
  expect([soon.spouseIncome, soon.stayAtHomeParent]).toEqual([0, true])
  expect(read('she makes 80k but wants to stay home. how much life insurance').spouseIncome).toBe(80_000)
  expect(read('she makes 80k but will stay home when the baby comes. our taxes?').spouseIncome).toBe(80_000)
})

test('who will stop working when a child comes leaves the household one pay check', () => {
  const read = (message: string) => understand(message, { today: '2026-11-20' }).facts
  const soon = read(
    "Baby due in May and I'll stop working. I make 60k and my husband 75k. We have 40k to invest",
  )
  expect([soon.earners, soon.income, soon.spouseIncome]).toEqual([1, 60_000, 75_000])
  expect(read("I'll stop working at 62. My husband makes 75k and we have two kids.").earners).toBeUndefined()
  expect(read("I'll stop working when I'm 60, single, I make 60k").earners).toBeUndefined()
})

test.each([
  ['My wife is halfway through nursing school and is not working yet. I make 70k', 0],
  ['My husband is in grad school and isn’t working, we have 20k saved', 0],
  ['My wife is in sales and is not working from home', undefined],
])('who studies and does not work earns nothing: %s', (message, pay) => {
  expect(understand(message, { today: '2026-11-20' }).facts.spouseIncome).toBe(pay)
})
