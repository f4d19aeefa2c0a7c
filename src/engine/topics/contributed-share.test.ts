import { expect, test } from 'vitest'
import { draftContext } from '../draft-context.ts'
import { factReader } from '../fact-reader.ts'
import type { Household } from '../household.ts'
import { worksheet } from '../worksheet.ts'
import { contributedShare } from './contributed-share.ts'

const today = '2026-11-20'
function share(household: Household): number | undefined {
  const sheet = worksheet()
  const reader = factReader(sheet, household, today)
  const { limits } = draftContext(today)
  return contributedShare(sheet, reader, { limits })?.value
}

// Notice 2025-67: 24,500, and 8,000 more from 50 on.
test('who fills the plan puts in the limit for their age', () => {
  expect(share({ income: 98_000, age: 40, filledAccounts: ['plan'] })).toBe(0.25)
  expect(share({ income: 100_000, age: 52, filledAccounts: ['plan'] })).toBe(0.325)
  expect(share({ income: 20_000, age: 40, filledAccounts: ['plan'] })).toBe(1)
})

test('a share, or a monthly sum with a known pay, is what goes in; without either nothing is known', () => {
  expect(share({ income: 60_000, age: 40, contributionRate: 0.06 })).toBe(0.06)
  expect(share({ income: 60_000, age: 40, planMonthly: 250 })).toBeCloseTo(0.05, 12)
  expect(share({ age: 40, planMonthly: 250 })).toBeUndefined()
  expect(share({ income: 60_000, age: 40 })).toBeUndefined()
})

test('of the one who alone earns it is the share told as theirs, and the other one’s where no other was told', () => {
  const alone: Household = { income: 0, spouseIncome: 88_600, age: 35, spouseAge: 37, contributionRate: 0.05 }
  expect(share(alone)).toBe(0.05)
  expect(share({ ...alone, spouseContributionRate: 0.06 })).toBe(0.06)
  expect(share({ ...alone, contributionRate: undefined, spouseContributionRate: 0.06 })).toBe(0.06)
})
