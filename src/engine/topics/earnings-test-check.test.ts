import { expect, test } from 'vitest'
import { draftContext, sketchContext } from '../draft-context.ts'
import type { Household } from '../household.ts'
import { plainText } from '../say.ts'
import { nextDollar } from './next-dollar/next-dollar.ts'

const context = sketchContext(draftContext('2026-11-26'))
const worker: Household = {
  age: 63,
  income: 40_000,
  ssMonthly: 1_700,
  employment: 'employed',
  monthlyExpenses: 3_000,
  monthlySurplus: 600,
  savings: 20_000,
  debts: [],
}
const detail = (more: Household = {}) =>
  plainText(
    nextDollar.draft({ ...worker, ...more }, context).checks.find(({ id }) => id === 'earnings-test')
      ?.detail ?? '',
  )

// (40,000 − 24,480) ÷ 2 = 7,760: 42 USC 403(f), the exempt amount of 2026.
test('whoever draws Social Security beside pay before full retirement age reads what is held back', () => {
  expect(detail()).toContain('about $7,760')
  expect(detail({ income: 24_000 })).toBe('')
  expect(detail({ ssFromAge: 67 })).toBe('')
  expect(detail({ age: 67 })).toBe('')
  expect(detail({ cannotWork: true })).toBe('')
})
