import { expect, test } from 'vitest'
import { understand } from './understand.ts'

const read = (text: string) => {
  const { takeHomeMonthly, income, spouseIncome, incomeStability } = understand(text, {
    today: '2026-11-20',
  }).facts
  return JSON.parse(JSON.stringify({ takeHomeMonthly, income, spouseIncome, incomeStability }))
}

test.each([
  ['3,400 in a good month and 2,100 in a bad one', { takeHomeMonthly: [2_100, 3_400] }],
  ['I make 2,900 in my slow months and about 4,200 in a good month', { takeHomeMonthly: [2_900, 4_200] }],
  ['seasonal construction, about 48k a year but nothing Jan to March', { income: 48_000 }],
  ['I make about $38k between April and October and nothing the rest', { income: 38_000 }],
  ['My wife makes 38k from April to October and nothing the rest', { spouseIncome: 38_000 }],
])('%s: pay that varies', (text, facts) => {
  expect(read(text)).toEqual({ ...facts, incomeStability: 'variable' })
})

test.each([
  'we spend 3,400 in a bad month and 2,100 in a good one',
  'my brother clears 3,400 in a good month and 2,100 in a bad one',
  '3,400 in a good month',
  'I owe 48k and pay nothing the rest of the year',
])('%s: no pay', (text) => {
  expect(read(text)).toEqual({})
})
