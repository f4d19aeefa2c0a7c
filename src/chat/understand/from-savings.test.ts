import { expect, test } from 'vitest'
import { understand } from './understand.ts'

const today = '2026-11-20'
const readingOf = (message: string) => {
  const { facts, topics } = understand(message, { today })
  return [facts.paysDebtFromSavings, facts.savings, facts.debts?.[0]?.kind, topics[0]?.slug]
}

test.each([
  ['Should I use my savings to pay off my car? I owe 11,400 at 5.2% and have 26k saved up', 26_000, 'auto'],
  ['pay off the 11k loan at 4.1% with my savings? 20k in savings, make 65k', 20_000, 'other'],
  [
    'should i pay off my 9k student loan at 3.4% from my savings, I have 31k and spend 2,500 a month',
    31_000,
    'student_loan',
  ],
  [
    'is it dumb to use some of our savings to pay off the truck, 14k at 7%. We have 22k in savings',
    22_000,
    'auto',
  ],
])('%s', (message, savings, kind) => {
  expect(readingOf(message)).toEqual([true, savings, kind, 'debt_payoff'])
})

test.each([
  'I have 8k in savings and a 14k car loan at 7%. Which should I do first, save or pay it?',
  'how do I build savings while I pay off 5k on a card?',
])('not: %s', (message) => {
  expect(readingOf(message)[0]).toBeUndefined()
})
