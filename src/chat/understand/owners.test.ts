import { expect, test } from 'vitest'
import { understand } from './understand.ts'

const told = (message: string) => understand(message, { today: '2026-11-20' }).facts

test('a verb of “I” or “we” without its subject is said of who spoke, whoever was named in between', () => {
  expect(told('We have 48k in his 529 and make 190k')).toMatchObject({ householdIncome: 190_000 })
  expect(told("I have a daughter at her mom's and make 62k")).toMatchObject({ income: 62_000 })
  expect(told('My wife stays home and I make 80k')).toMatchObject({ income: 80_000 })
  expect(told('My brother has a house and makes 90k')).not.toHaveProperty('income')
})

test('what was sold or inherited of somebody does not make what follows theirs', () => {
  expect(told("I have 60k from selling my dad's house, 31, make 70k in Texas, 9k saved")).toMatchObject({
    age: 31,
    income: 70_000,
    savings: 9_000,
  })
  expect(told("My dad's house is worth 300k and he owes 100k on it")).not.toHaveProperty('debts')
})
