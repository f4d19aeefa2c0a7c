import { expect, test } from 'vitest'
import { understand } from './understand.ts'

// 30,000 / 12 = 2,500; 24,000 / 12 = 2,000; 28,000 / 12 = 2,333.
test.each([
  ['a pension of 24,000 a year and Social Security of 30,000 a year', 2_500, 2_000],
  ['Social Security pays me 28k a year', 2_333, undefined],
  ['my Social Security is 28,000', 2_333, undefined],
  ['I get $2,100 a month from Social Security and my pension pays 14,400 a year', 2_100, 1_200],
  ['my brother gets Social Security of 30,000 a year', undefined, undefined],
])('what is paid in a year is counted by the month: %s', (message, ssMonthly, pensionMonthly) => {
  const { facts } = understand(message, { today: '2026-11-20' })
  expect([facts.ssMonthly, facts.pensionMonthly, facts.income]).toEqual([
    ssMonthly,
    pensionMonthly,
    undefined,
  ])
})
