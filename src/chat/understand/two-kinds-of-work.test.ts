import { expect, test } from 'vitest'
import { understand } from './understand.ts'

test.each<[string, number | undefined, number | undefined]>([
  ['I made $58,000 on my W-2 this year plus about $21,000 on a 1099 from consulting.', 58_000, 21_000],
  ['I get 64k from my W-2 job and another 9k from freelancing', 64_000, 9_000],
  ['My W-2 pays 50,000 and my side business brings in 12,000', 50_000, 12_000],
  ['I earn $30,000 a year from tutoring and $41,000 a year from my day job', 41_000, 30_000],
  ['I earn 80k W-2 plus 15k in 1099 income. Where does my next dollar go?', 80_000, 15_000],
  ['my wife makes 58k on her W-2 and I made 21k on a 1099', undefined, undefined],
  ['I owe 3,000 on my W-2 job and 9,000 on 1099 taxes', undefined, undefined],
  ['I make 58k on my W-2 and spent 10k on consulting', undefined, undefined],
  ['my brother makes 58k on a W-2 plus 20k from consulting', undefined, undefined],
  ['I make 58k on my W-2 and put 10k from freelancing aside', undefined, undefined],
])('wages and the profit beside them are two sums: %s', (message, income, sideProfit) => {
  const { facts } = understand(message, { today: '2026-11-20' })
  expect(facts.sideProfit).toBe(sideProfit)
  if (income === undefined) expect([undefined, 50_000, 58_000]).toContain(facts.income)
  else expect(facts.income).toBe(income)
})
