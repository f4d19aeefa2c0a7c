import { expect, test } from 'vitest'
import { monthsOfCash } from './months-of-cash.ts'
import { longestRunway } from './severance.ts'

const nothing = { spending: 0, benefit: 0, benefitMonths: 0, benefitWait: 0 }

// 6,000 less a month of 2,000, then 1,500 a month with 500 of benefits off: 1 + 4,000 ÷ 1,500 = 3.66.
test('cash lasts down to a tenth of a month, with what benefits take off once they are paid', () => {
  const need = { spending: 2_000, benefit: 500, benefitMonths: 6, benefitWait: 1 }
  expect(monthsOfCash(6_000, need)).toBe(3.6)
})

test('a month that takes nothing leaves cash to last, and what is gone before lasts for none', () => {
  expect(monthsOfCash(1, nothing)).toBe(longestRunway)
  expect(monthsOfCash(-1, nothing)).toBe(0)
})
