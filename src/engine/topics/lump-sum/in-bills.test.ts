import { expect, test } from 'vitest'
import { draftContext, sketchContext } from '../../draft-context.ts'
import type { Household } from '../../household.ts'
import { wholePlan } from '../../plan-for-tests.ts'
import { plainText } from '../../say.ts'
import { lumpSumInvest } from './lump-sum-invest.ts'

const context = sketchContext(draftContext('2026-11-28'))

const home: Household = {
  ...{ age: 33, maritalStatus: 'single', filingStatus: 'single', state: 'TX', income: 88_000 },
  ...{ employment: 'employed', monthlyExpenses: 3_200, savings: 25_000, amount: 60_000, goal: 'home' },
  ...{ horizonYears: 5, debts: [], retirementOnTrack: true, getsWholeMatch: true },
}
const draft = (more: Household = {}) => wholePlan(lumpSumInvest, { ...home, ...more }, context)

// 88,000 − 16,100 = 71,900 lie in the 22% that begin at 50,400: that share of a year of interest is federal tax.
test('beside a blend for a goal some years away stands the same money in bills at what they pay, after tax', () => {
  const plan = draft()
  const figure = (id: string) => Number(plan.figures.find((one) => one.id === id)?.value)
  expect(figure('bills.tax')).toBe(Math.round(0.22 * 60_000 * figure('market.cash')))
  expect(figure('ledger.bills.weak')).toBeGreaterThan(figure('ledger.plan.weak'))
  expect(figure('ledger.bills.middle')).toBeGreaterThan(figure('ledger.bank'))
  const way = plan.alternatives.find(({ id }) => id === 'bills')
  expect(plainText(way?.detail ?? '')).toContain('certificates that end before Nov 2031')
})

test('where the plan itself keeps the money in bills, or the years are many, no such row stands beside it', () => {
  const ids = (horizonYears: number) => draft({ horizonYears }).alternatives.map(({ id }) => id)
  expect(ids(3)).not.toContain('bills')
  expect(ids(12)).not.toContain('bills')
})
