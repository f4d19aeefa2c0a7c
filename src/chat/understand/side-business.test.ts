import { expect, test } from 'vitest'
import type { Household } from '#engine/household.ts'
import { understand } from './understand.ts'

const today = '2026-11-20'

const rows: [message: string, facts: Household][] = [
  ['I make 95k at my job and my side business nets 30k a year', { income: 95_000, sideProfit: 30_000 }],
  ['my side hustle makes about $800 a month, day job pays 70k', { income: 70_000, sideProfit: 9_600 }],
  [
    'Salary 110k, I also freelance on the side for about 20k a year',
    { income: 110_000, sideProfit: 20_000, employment: 'employed' },
  ],
  ['I do DoorDash on the side, 500 a month. Salary 60k', { income: 60_000, sideProfit: 6_000 }],
  ['I have a side business with net profit of 24,000, salary 88,000', { income: 88_000, sideProfit: 24_000 }],
]

test.each(rows)('%s', (message, facts) => {
  const { debts: _debts, ...found } = understand(message, { today }).facts
  expect(found).toEqual(facts)
})

test.each([
  'I want to start a side hustle and make 1k a month',
  'My wife has a side business netting 20k, I make 100k',
  'Self employed, net about 95k, where should my next dollar go?',
  'I am a 1099 contractor and make 90k',
  'My side business grosses 50k a year, salary 70k',
  'I keep 5k on the side for repairs',
])('no profit beside a job is heard in "%s"', (message) => {
  expect(understand(message, { today }).facts.sideProfit).toBeUndefined()
})
