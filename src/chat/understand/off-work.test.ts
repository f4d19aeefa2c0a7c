import { expect, test } from 'vitest'
import type { Household } from '#engine/household.ts'
import { understand } from './understand.ts'

const told = (message: string): Household => {
  const { offWorkForHealth, onUnpaidLeave, offWorkMonths, employment, income, formerPay } = understand(
    message,
    {
      today: '2026-11-20',
    },
  ).facts
  return JSON.parse(
    JSON.stringify({ offWorkForHealth, onUnpaidLeave, offWorkMonths, employment, income, formerPay }),
  )
}

const off = (months?: number): Household => ({
  offWorkForHealth: true,
  ...(months === undefined ? {} : { offWorkMonths: months }),
  employment: 'unemployed',
})

const rows: [message: string, facts: Household][] = [
  ["90k settlement from a car accident, the doctor says I can't work for a year", off(12)],
  ["I got 60k for my injury and won't be able to work for about 8 months", off(8)],
  ['settlement of 75k, I will be off work for six months after the surgery', off(6)],
  ['broke my hip, 70k from the accident, at least half a year before I can go back to work', off(6)],
  ["I hurt my back and can't work right now, got a 60k settlement", off()],
  [
    "I make 52k but I can't work for 9 months because of the accident, got 80k",
    { ...off(9), formerPay: 52_000 },
  ],
  ["after chemo I couldn't work for a year back then, now I make 70k", { income: 70_000 }],
  ["what if I get sick and can't work for a year? I make 70k", { income: 70_000 }],
  ["my brother had an accident and can't work for a year, I make 70k", { income: 70_000 }],
  [
    "I'm on unpaid maternity leave for 5 more months, my salary is 51k",
    { onUnpaidLeave: true, offWorkMonths: 5, income: 51_000 },
  ],
  [
    'i am currently on unpaid leave with the baby for another three months',
    { onUnpaidLeave: true, offWorkMonths: 3 },
  ],
  ["I'll be taking unpaid parental leave", { onUnpaidLeave: true }],
  ['my wife is on unpaid leave for 5 months, I make 70k', { income: 70_000 }],
  ["I'm on paid maternity leave for 3 months, I make 70k", { income: 70_000 }],
  ["on my visa I can't work for a year", {}],
  ['my doctor says I can work from home, I make 70k', { income: 70_000 }],
]

test.each(rows)('%s', (message, facts) => {
  expect(told(message)).toEqual(facts)
})

const ofSpouse: [message: string, facts: Household][] = [
  [
    'my wife is on unpaid leave for 5 months, I make 70k',
    { spouseOnUnpaidLeave: true, spouseOffWorkMonths: 5, income: 70_000 },
  ],
  [
    'I make 70k, my husband makes 51k and is on unpaid paternity leave for another three months',
    { spouseOnUnpaidLeave: true, spouseOffWorkMonths: 3, income: 70_000, spouseIncome: 51_000 },
  ],
  ['my wife will be taking unpaid maternity leave', { spouseOnUnpaidLeave: true }],
  ['my wife is on paid maternity leave for 3 months, I make 70k', { income: 70_000 }],
  ['my sister is on unpaid leave for 5 months, I make 70k', { income: 70_000 }],
  ["I'm on unpaid leave for 5 months", {}],
]
test.each(ofSpouse)('of a spouse: %s', (message, facts) => {
  const { spouseOnUnpaidLeave, spouseOffWorkMonths, income, spouseIncome } = understand(message, {
    today: '2026-11-20',
  }).facts
  expect(
    JSON.parse(JSON.stringify({ spouseOnUnpaidLeave, spouseOffWorkMonths, income, spouseIncome })),
  ).toEqual(facts)
})
