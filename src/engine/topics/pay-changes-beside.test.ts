import { expect, test } from 'vitest'
import { draftContext, sketchContext } from '../draft-context.ts'
import type { Household } from '../household.ts'
import { wholePlan } from '../plan-for-tests.ts'
import { plainText } from '../say.ts'
import { debtPayoffTopic } from './debt-payoff/debt-payoff.ts'
import { emergencyFund } from './emergency-fund/emergency-fund.ts'

const context = sketchContext(draftContext('2026-11-26'))
const couple: Household = {
  ...{ age: 34, spouseAge: 33, maritalStatus: 'married', filingStatus: 'married_joint', state: 'TX' },
  ...{ employment: 'employed', income: 60_000, spouseIncome: 48_000, earners: 2, dependents: [] },
  ...{ expectedPay: 36_000, expectedPayFrom: 2027, contributionRate: 0, spouseContributionRate: 0 },
  ...{ incomeStability: 'steady', monthlyExpenses: 5_000, monthlySurplus: 900, savings: 10_000, debts: [] },
}
const card: Household = { debts: [{ kind: 'credit_card', balance: 4_000, rate: 0.22, minPayment: 120 }] }
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

/*
 * The spouse is out of work. A bare month is 4,500, of which 4,380 come home: 120 in December. From January on 2,738 do and 1,762
 * are missing: 1 + 9,880 ÷ 1,762 = 6.6 months. Of 84,000: 51,800 are taxed, 5,720, and 6,426: 5,987 a month, so nothing is missing.
 */
test('the months without the pay of a spouse go by the lower or higher pay of one’s own from its month on', () => {
  const out: Household = { spouseIncome: undefined, spouseFormerPay: 48_000, spouseOutOfWork: true }
  const lasts = plainText(planOf(out).summary)
  expect(lasts).toContain('lasts 6.6 months')
  expect(lasts).toContain(
    '$4,380 a month of your own pay after tax, and $2,738 a month from Jan 2027 on: into',
  )
  expect(plainText(planOf({ ...out, expectedPay: undefined }).summary)).toContain('lasts 83.3 months')
  const raised = wholePlan(debtPayoffTopic, { ...couple, ...out, ...card, expectedPay: 84_000 }, context)
  const lower = wholePlan(debtPayoffTopic, { ...couple, ...out, ...card }, context)
  const allOf = (plan: typeof raised) => plan.allocations.reduce((sum, { amount }) => sum + amount, 0)
  expect(allOf(raised)).toBe(allOf(lower))
})
