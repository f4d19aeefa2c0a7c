import { expect, test } from 'vitest'
import { draftContext, sketchContext } from '../draft-context.ts'
import type { Household } from '../household.ts'
import { oneAtHome } from './families-for-tests.ts'
import { nextDollar } from './next-dollar/next-dollar.ts'

const context = sketchContext(draftContext('2026-11-26'))

const family: Household = {
  ...oneAtHome,
  savings: 26_000,
  monthlySurplus: 400,
  hsaEligible: false,
  debts: [],
}
const isTold = (more: Household) =>
  nextDollar
    .draft({ ...family, ...more }, context)
    .checks.some(({ id, status }) => id === 'savers.names' && status === 'act')

// 400 a month are 4,800 a year, all in the first name: 2,800 of it count for nothing, and none in the other name. At 52,000 a
// fifth of up to 2,000 of each comes back (IRC §25B(b)), and from 2027 on half less 18 points (IRC §6433).
test('IRA dollars in one name beyond what counts for the saver’s credit belong into the other', () => {
  expect(isTold({})).toBe(true)
})

// 150 a month are 1,800; at 100,000 there is neither credit nor match.
test('within what counts, at an income without it, and for one alone nothing is said', () => {
  expect(isTold({ monthlySurplus: 150 })).toBe(false)
  expect(isTold({ income: 100_000 })).toBe(false)
  expect(
    isTold({
      maritalStatus: 'single',
      filingStatus: 'head_of_household',
      spouseAge: undefined,
      spouseIncome: undefined,
      stayAtHomeParent: undefined,
    } as Household),
  ).toBe(false)
})
