import { expect, test } from 'vitest'
import { understand } from './understand.ts'

const sharesIn = (message: string) => {
  const { pensionSurvivorShare, spousePensionSurvivorShare } = understand(message, {
    today: '2026-11-20',
  }).facts
  return {
    ...(pensionSurvivorShare === undefined ? {} : { mine: pensionSurvivorShare }),
    ...(spousePensionSurvivorShare === undefined ? {} : { spouses: spousePensionSurvivorShare }),
  }
}

const rows: [message: string, shares: { mine?: number; spouses?: number }][] = [
  ["I'm 66 with a pension of 42,000 dollars a year that ends when I die. My wife is 62.", { mine: 0 }],
  ['My pension is 42,000 a year and stops at my death, wife 60, life insurance?', { mine: 0 }],
  ['I get a pension of 3,500 a month, my wife would keep half of it. Term life?', { mine: 0.5 }],
  ['pension 3,500 a month with a 75% survivor benefit for my wife, 61. life insurance?', { mine: 0.75 }],
  ['My pension is joint and 100% survivor, 2,900 a month. Do we need life insurance?', { mine: 1 }],
  ["My husband's pension pays 2,800 a month and I would get 75% of it. life insurance?", { spouses: 0.75 }],
  ["My wife's pension of 2,000 a month ends when she dies. life insurance?", { spouses: 0 }],
  ['his pension is 2,400 a month, half goes on to me. life insurance?', { spouses: 0.5 }],
  ['my pension pays 3,000 a month. 50% of it goes to my husband if I die', { mine: 0.5 }],
  // No share is told.
  ['I have a pension of 42,000 a year. My wife is 62. Life insurance?', {}],
  ['Should I take the 50% or the 100% survivor option for my pension?', {}],
  ['My term life policy ends when I am 60. I also have a pension of 2,000 a month', {}],
  ['We live on half of my pension, 2,000 a month', {}],
  ['my pension starts at 65, my wife gets half of the house in the divorce', {}],
  ['Is a joint pension better than a single one with life insurance?', {}],
  ['My pension is 2,000 a month and I save 10% of it', {}],
  ['My wife keeps all of her pay, I have a pension of 2,000 a month', {}],
  ['social security stops when I die, no pension', {}],
]

test('what goes on of a pension for the one who stays is read where it is told', () => {
  for (const [message, shares] of rows) expect([message, sharesIn(message)]).toEqual([message, shares])
})

test('a pension that ends with the speaker is theirs, whoever was named before it', () => {
  const { facts } = understand(
    "I'm 66 and retired, my wife is 63. Pension 3,500 a month that ends with me, Social Security 2,200. Life insurance?",
    { today: '2026-11-20' },
  )
  expect([facts.pensionMonthly, facts.spousePensionMonthly]).toEqual([3_500, undefined])
})
