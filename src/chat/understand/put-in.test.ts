import { expect, test } from 'vitest'
import { understand } from './understand.ts'

const monthly = (message: string) =>
  understand(message, { today: '2026-11-20', topic: 'retirement_saving' }).facts.monthlyContribution

test.each([
  // 2,400 / 12.
  ['I’m currently only saving around $2,400 a year for retirement', 200],
  ['We save 2,400 a year', 200],
  ['I save 2,400 a year on car insurance', undefined],
  ['How do I save 2,400 a year?', undefined],
])('what is saved in a year is told of its months: %s', (message, expected) => {
  expect(monthly(message)).toBe(expected)
})

test('what one asks to be allowed, or supposes for simplicity, is not done', () => {
  const { facts } = understand('Is anything stopping me from contributing $9k a year to my Roth 401k?', {
    today: '2026-11-20',
  })
  expect([facts.planMonthly, facts.monthlyContribution]).toEqual([undefined, undefined])
  expect(
    understand('For simplicity, this business makes $12,000 a year', { today: '2026-11-20' }).facts.income,
  ).toBeUndefined()
})
