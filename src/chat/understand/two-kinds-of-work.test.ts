import { expect, test } from 'vitest'
import { understand } from './understand.ts'

// What both kinds of work bring, added by hand.
test.each<[string, number | undefined]>([
  ['I made $58,000 on my W-2 this year plus about $21,000 on a 1099 from consulting.', 79_000],
  ['I get 64k from my W-2 job and another 9k from freelancing', 73_000],
  ['My W-2 pays 50,000 and my side business brings in 12,000', 62_000],
  ['I earn $30,000 a year from tutoring and $41,000 a year from my day job', 71_000],
  ['my wife makes 58k on her W-2 and I made 21k on a 1099', undefined],
  ['I owe 3,000 on my W-2 job and 9,000 on 1099 taxes', undefined],
  ['I make 58k on my W-2 and spent 10k on consulting', undefined],
  ['my brother makes 58k on a W-2 plus 20k from consulting', undefined],
  ['I make 58k on my W-2 and put 10k from freelancing aside', undefined],
])('pay of two kinds of work is added: %s', (message, income) => {
  const { facts } = understand(message, { today: '2026-11-20' })
  if (income === undefined) expect([undefined, 50_000, 58_000]).toContain(facts.income)
  else expect(facts.income).toBe(income)
})
