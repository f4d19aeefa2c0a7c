import { expect, test } from 'vitest'
import { draftContext } from '../draft-context.ts'
import type { Household } from '../household.ts'
import { wholePlan } from '../plan-for-tests.ts'
import { plainText } from '../say.ts'
import { nextDollar } from './next-dollar/next-dollar.ts'

const couple: Household = {
  ...{ age: 36, spouseAge: 35, maritalStatus: 'married', filingStatus: 'married_joint', state: 'ID' },
  ...{ dependents: [6, 3], income: 67_200, spouseIncome: 29_400, employment: 'self_employed', earners: 2 },
  ...{ monthlyExpenses: 4_960, monthlySurplus: 900, savings: 8_900, debts: [] },
}
const each = (more: Household) => {
  const { figures } = wholePlan(nextDollar, { ...couple, ...more }, draftContext('2026-11-26'))
  return Number(figures.find(({ id }) => id === 'estimated.each')?.value)
}

/*
 * Self-employment tax on 67,200 is 9,495. 96,600 − 4,747 − 32,200 = 59,653, less a fifth of it for the business 47,722:
 * 5,231 of tax, of which two children take 4,400. 10,326 in all; nothing is withheld of 29,400 below a deduction of 32,200.
 */
test('beside a spouse’s low pay the tax of a business is what the year owes, and children make it less', () => {
  // A few dollars of interest on the cash are in it.
  expect(Math.abs(each({}) - 10_326 / 4)).toBeLessThan(15)
  expect(each({ dependents: [] })).toBeGreaterThan(each({}) + 1_000)
})

/*
 * 3,600 × 92.35% × 15.3% = 508.66 of self-employment tax. 3,600 − 254.33 = 3,345.67, less a fifth for the business, is
 * 2,676.54, at 12% 321.18: 829.84 in all, 23.05% of the profit, which reaches the 1,000 of IRC §6654(e)(1) at 4,338.
 */
test('tax of a small profit beside withheld pay waits for the return, and no penalty is spoken of', () => {
  const stepAt = (sideProfit: number) =>
    wholePlan(
      nextDollar,
      {
        ...{ age: 22, maritalStatus: 'single', filingStatus: 'single', state: 'AZ', dependents: [] },
        ...{ income: 46_000, sideProfit, employment: 'employed', monthlyExpenses: 2_250 },
        ...{ monthlySurplus: 550, savings: 2_600, debts: [] },
      },
      draftContext('2026-11-26'),
    ).nextSteps.find(({ id }) => id === 'business-tax')
  const small = stepAt(3_600)
  expect([plainText(small?.title ?? ''), small?.dueDate]).toEqual([
    'Keep tax apart: about $830 a year, due with your return',
    '2027-04-15',
  ])
  expect(plainText(small?.why ?? '')).not.toContain('penalty')
  expect(plainText(small?.how ?? '')).toContain('no penalty is due, where less than $1,000 of federal tax')
  expect(stepAt(4_300)?.dueDate).toBe('2027-04-15')
  const large = stepAt(4_400)
  expect(large?.dueDate).toBe('2027-01-15')
  expect(plainText(large?.how ?? '')).toContain('No penalty is due where less than $1,000 is owed beyond')
})
