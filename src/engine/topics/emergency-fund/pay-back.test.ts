import { expect, test } from 'vitest'
import { draftContext, sketchContext } from '../../draft-context.ts'
import type { Household } from '../../household.ts'
import { wholePlan } from '../../plan-for-tests.ts'
import { plainText } from '../../say.ts'
import { emergencyFund } from './emergency-fund.ts'

const context = sketchContext(draftContext('2026-11-27'))

/** Looks for work, and told that it comes in four months, at 49,300 as before; Nevada taxes no pay. */
const beside: Household = {
  ...{ age: 32, spouseAge: 31, dependents: [0, 4], maritalStatus: 'married', filingStatus: 'married_joint' },
  ...{ state: 'NV', familySize: 4, employment: 'employed', income: 76_700, spouseIncome: 0 },
  ...{ spouseOutOfWork: true, spouseOffWorkMonths: 4, spouseFormerPay: 49_300, spousePayThisYear: 40_100 },
  ...{ monthlyExpenses: 6_800, savings: 15_300, deductible: 3_000, earners: 1, hasWorkplacePlan: true },
  ...{ employerMatch: { rate: 1, upTo: 0.05 }, contributionRate: 0.05, debts: [] },
}
const planOf = (told: Household) => wholePlan(emergencyFund, told, context)
const rowsOf = (told: Household) => {
  const card = planOf(told).visualizations.find(({ id }) => id === 'job-loss-partner')
  return card?.type === 'schedule' ? card.rows.map(([month]) => plainText(month!)) : undefined
}

/*
 * The tax on 76,700 less 5 % and 32,200 is 4,384, 16 less than two credits of 2,200: so 49,300 less 7.65 % and 12 %, but for
 * those 16, are 39,629 a year, 3,302 a month. With the 5,582 that the other pay brings, less 6,800, 2,084 is left.
 */
test('what a month leaves once the pay of a spouse is back is said, with the month in which the fund is full', () => {
  const plan = planOf(beside)
  expect(plainText(plan.summary)).toContain(
    'From Mar 2027 on, with the pay that you expect, about $2,084 a month is left. As things stand, the fund is full in about ',
  )
  const step = plan.nextSteps.find(({ id }) => id === 'pay-returns')
  expect(step?.dueDate).toBe('2027-03-27')
  expect(plan.nextSteps.some(({ id }) => id === 'rebuild')).toBe(false)
})

test('the months without pay end with the one in which it is back', () => {
  expect(rowsOf(beside)).toEqual(['Dec 2026', 'Jan 2027', 'Feb 2027', 'Mar 2027'])
  const { spouseOffWorkMonths: _, ...untold } = beside
  expect(rowsOf(untold)?.length).toBeGreaterThan(4)
  expect(plainText(planOf(untold).summary)).not.toContain('is left')
})

test('the cash is held against the months until a spouse is back at work', () => {
  expect(plainText(planOf(beside).summary)).toContain(
    'That reaches past the 4 months until your spouse is back at work.',
  )
  // 1,218 a month, or 538 of a bare one, is missing: 1,500 lasts 2.7 months.
  const short = planOf({ ...beside, savings: 1_500 })
  expect(plainText(short.summary)).toContain(
    'That is less than the 4 months until your spouse is back at work: find what is missing before it ends.',
  )
})
