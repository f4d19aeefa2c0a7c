import { expect, test } from 'vitest'
import { understand } from './understand.ts'

test.each([
  // 2,600 + 550.
  ['I take home 2,600 a month from my day job and 550 from a weekend job', 3_150],
  ['I bring home 2,300 a month and another 420 driving for uber', 2_720],
  ['I net 2,400 a month and pay 300 for a second job’s parking', 2_400],
  ['I bring home 600 a week and with child support my total monthly income comes to 3,100', 3_100],
  [
    'I get 790 every two weeks plus my boyfriend’s half of the bills, which makes my monthly income 1,900',
    1_900,
  ],
  ['I make 790 bi-weekly, monthly income is about 1,640', 1_640],
  ['I make 790 bi-weekly plus half of the bills making my\nmonthly income 1,640', 1_640],
  // 790 x 26 / 12: a bonus of as much as a month brings is another sum.
  ['I bring home 790 every two weeks and I bring home 1,640 a month from renting out the garage', 1_712],
  ['After taxes that puts me right at 2,000 a month', 2_000],
  ['I make 16 an hour and with overtime that puts me at about 2,900 a month', 2_900],
  ['A new car would put me at 2,000 a month', undefined],
])('%s', (message, monthly) => {
  expect(understand(message, { today: '2026-11-20', topic: 'budgeting' }).facts.takeHomeMonthly).toBe(monthly)
})

test.each([
  ['My gross income this year will be lower, about 82k. Roth or traditional?', 82_000],
  ['My pay should drop to about 60k this year, it was 95k. Roth or traditional?', 60_000],
  ['I begin in the fall, so my gross income for 2026 will be a lot lower - about 76k. Roth or not?', 76_000],
  ['My salary this year is going to be higher - 91k. Roth or traditional?', 91_000],
])('pay of this year is the pay that counts: %s', (message, income) => {
  expect(understand(message, { today: '2026-11-20' }).facts.income).toBe(income)
})

test.each([
  ['It is only about 60 dollars that I can spare for the loans each month', 60],
  ['I could put 870 a month toward the card or make a 340 extra payment on it every month', 340],
  ['There’s 130 or so I could put toward the card every month', 130],
  ['130 that I could put toward a card once', undefined],
])('%s', (message, surplus) => {
  expect(understand(message, { today: '2026-11-20', topic: 'debt_payoff' }).facts.monthlySurplus).toBe(
    surplus,
  )
})
