import { expect, test } from 'vitest'
import { draftContext, sketchContext } from '../draft-context.ts'
import type { Household } from '../household.ts'
import { wholePlan } from '../plan-for-tests.ts'
import { plainText } from '../say.ts'
import { emergencyFund } from './emergency-fund/emergency-fund.ts'

const context = sketchContext(draftContext('2026-11-26'))
const couple: Household = {
  ...{ age: 34, spouseAge: 33, maritalStatus: 'married', filingStatus: 'married_joint', state: 'TX' },
  ...{ employment: 'employed', income: 60_000, spouseIncome: 48_000, earners: 2, dependents: [] },
  ...{ expectedPay: 36_000, expectedPayFrom: 2027, contributionRate: 0, spouseContributionRate: 0 },
  ...{ incomeStability: 'steady', monthlyExpenses: 5_000, monthlySurplus: 900, savings: 10_000, debts: [] },
}
const planOf = (more: Household = {}) => wholePlan(emergencyFund, { ...couple, ...more }, context)
const saidOf = (more: Household = {}) =>
  plainText(planOf(more).checks.find(({ id }) => id === 'runway')?.detail ?? '')

// Of 60,000 alone the joint return leaves 27,800 taxed: 2,840, with 4,590 of payroll tax. 52,570 ÷ 12 are 4,380 a month. Of
// 36,000: 380 on 3,800, and 2,754: 32,866 ÷ 12 are 2,738. December misses 620, each month after it 2,262: 1 + 9,380 ÷ 2,262.
test('cash beside one’s own pay lasts by the lower pay from its month on', () => {
  expect(saidOf()).toContain(
    '$4,380 a month of your own pay after tax, and $2,738 a month from Jan 2027 on, would go on, and your cash would fill the rest for 5.1 months',
  )
  expect(saidOf({ expectedPay: undefined })).toContain('fill the rest for 16.1 months')
})

// A bare month is 4,500: 10,000 − 120 at the end of December, and 1,762 less at the end of January.
test('the table without the other pay counts the same', () => {
  const card = planOf().visualizations.find(({ id }) => id === 'job-loss-partner')
  const rows = card?.type === 'schedule' ? card.rows : []
  expect(rows.slice(0, 2).map((row) => row.slice(0, 2).map((cell) => plainText(cell)))).toEqual([
    ['Dec 2026', '$9,880'],
    ['Jan 2027', '$8,118'],
  ])
})

test('a pay that covers the month today and falls below it covers nothing for good', () => {
  expect(saidOf({ monthlyExpenses: 4_300 })).toMatch(/If your spouse’s pay stopped today.*fill the rest for/)
  expect(saidOf({ monthlyExpenses: 4_300, expectedPay: undefined })).toContain('covers what a month costs')
})
