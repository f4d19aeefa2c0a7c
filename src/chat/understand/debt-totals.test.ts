import { expect, test } from 'vitest'
import { understand } from './understand.ts'

const balances = (message: string) =>
  understand(message, { today: '2026-11-20' }).facts.debts?.map(({ name, balance }) => [name, balance])

test('debts that happen to be alike are each owed', () => {
  expect(balances('My debts are Chase 650, Sephora 650 and Discover 900. How do I pay them?')).toEqual([
    ['Chase', 650],
    ['Sephora', 650],
    ['Discover', 900],
  ])
  expect(balances('My cards: 700, 700 and 500, how do I pay off this debt?')).toEqual([
    [undefined, 700],
    [undefined, 700],
    [undefined, 500],
  ])
})

test('a line of a list is no total of the lines below it', () => {
  expect(balances('Help me pay off my cards\nChase: 5000\nDiscover: 2000\nAmex: 1500')).toEqual([
    ['Chase', 5_000],
    ['Discover', 2_000],
    ['Amex', 1_500],
  ])
})

// 5,000 + 2,500 + 1,500 = 9,000: what is owed is 9,000, not 18,000.
test('a total is not counted beside the cards that add up to it', () => {
  for (const message of [
    'I have 9k in card debt: Chase 5000, Discover 2500, Amex 1500. How do I pay it off?',
    'I owe 9k on credit cards. Chase 5000, Discover 2500, Amex 1500. How do I pay it off?',
  ])
    expect([message, balances(message)]).toEqual([
      message,
      [
        ['Chase', 5_000],
        ['Discover', 2_500],
        ['Amex', 1_500],
      ],
    ])
})

test('a shop in a list of cards is one of them, whatever its name', () => {
  const list = "This is my debt:\nBoscov's: 1200\nSephora: 400\nDiscover: 900\nRent: 700\nHow do I get out?"
  expect(balances(list)).toEqual([
    ["Boscov's", 1_200],
    ['Sephora', 400],
    ['Discover', 900],
  ])
  // A list of other things than cards says of an unknown line nothing.
  expect(balances('My debts:\nHolly: 1200\nCar loan: 9000\nDiscover: 900')).toEqual([
    [undefined, 9_000],
    ['Discover', 900],
  ])
})
