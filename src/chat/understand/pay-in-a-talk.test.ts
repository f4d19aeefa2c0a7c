import { expect, test } from 'vitest'
import { understand } from './understand.ts'

const household = { income: 52_000, age: 40 }
const inTalk = (message: string) =>
  understand(message, { today: '2026-11-20', topic: 'roth_vs_traditional', household }).facts.income

const told: [message: string, income: number][] = [
  ['58k is my pay', 58_000],
  ['oops 58k, forgot my bonus', 58_000],
  ['54 at the old place, 61 at the new one', 61_000],
  ['Married, 36 and 34, 140k in Ohio', 140_000],
  ['no salary any more', 0],
  ['I will earn nothing', 0],
]
test.each(told)('“%s” tells an income of %d', (message, income) => {
  expect(inTalk(message)).toBe(income)
})

test.each(['oops 5k, forgot my bonus', 'I have 36 and 34 shares', 'the bonus is 58k', 'no pay stub'])(
  '“%s” tells no income',
  (message) => {
    expect(inTalk(message)).toBeUndefined()
  },
)
