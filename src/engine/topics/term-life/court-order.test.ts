import { expect, test } from 'vitest'
import { draftContext } from '../../draft-context.ts'
import type { Household } from '../../household.ts'
import { wholePlan } from '../../plan-for-tests.ts'
import { plainText } from '../../say.ts'
import { termLife } from './term-life.ts'

const context = draftContext('2026-11-20')
const draft = (household: Household) => wholePlan(termLife, household, context)

/** Nobody knows how long the order runs until it is told; the policy that is there ends in eight years. */
const ordered: Household = {
  maritalStatus: 'divorced',
  age: 47,
  state: 'TX',
  income: 98_000,
  dependents: [12, 15],
  supportPaidMonthly: 1_400,
  decreeCoverage: 300_000,
  monthlyExpenses: 3_600,
  coverageAmount: 150_000,
  coverageYearsLeft: 8,
  employerCoverage: '1x salary',
  savings: 22_000,
  smoker: false,
  debts: [{ kind: 'auto', balance: 9_000, rate: 0.055, minPayment: 280 }],
}

// Until the younger child is 22 in ten years 300,000 − 150,000 for eight of them, then all 300,000: one policy of 300,000.
// An order of seven years ends before the old policy does: 150,000 beside it.
test('how long a court order asks for cover decides how much is bought beside a policy that ends', () => {
  const open = draft(ordered)
  expect(open.totalAmount).toBe(300_000)
  expect(plainText(open.summary)).toContain(
    'because what is there already ends in 8 years, before the need does',
  )
  expect(open.assumptions.find(({ fact }) => fact === 'decreeYears')?.value).toBe(10)
  expect(termLife.hangsOn?.(ordered, context)).toBe('decreeYears')
  const told = draft({ ...ordered, decreeYears: 7 })
  expect(told.totalAmount).toBe(150_000)
  expect(told.assumptions.some(({ fact }) => fact === 'decreeYears')).toBe(false)
})
