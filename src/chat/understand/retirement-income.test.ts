import { expect, test } from 'vitest'
import { understand } from './understand.ts'

test.each([
  "I'm 66 and retired, retirement income is 60k yearly",
  'We are retired with a total retirement income of $72,000 a year',
  'We get 55k a year from our pensions and Social Security',
])('what comes in without work is no pay, and is asked about: %s', (message) => {
  const { facts, unplaced } = understand(message, { today: '2026-11-20' })
  expect([facts.income, facts.householdIncome]).toEqual([undefined, undefined])
  expect(unplaced).toHaveLength(1)
})

test('pay beside it is pay', () => {
  const { facts } = understand('I earn 60k a year and save for retirement income', { today: '2026-11-20' })
  expect(facts.income).toBe(60_000)
})
