import { expect, test } from 'vitest'
import type { Household } from '../../household.ts'
import { plainText } from '../../say.ts'
import { detailOf, figureOf, planOf, workOf } from './setup-for-tests.ts'

const filling: Household = {
  ...{ age: 33, state: 'GA', maritalStatus: 'single', filingStatus: 'single', income: 140_000 },
  ...{ employment: 'employed', numDependents: 0, hasWorkplacePlan: true, rothOptionAtWork: true },
  ...{
    filledAccounts: ['plan'],
    contributionKind: 'traditional',
    retirementSavings: 120_000,
    rothSavings: 0,
  },
  ...{ savings: 30_000, monthlyExpenses: 4_200, debts: [], retirementAge: 65, pensionMonthly: 0 },
  ...{ employerMatch: { rate: 0.5, upTo: 0.06 }, getsWholeMatch: true, retirementExpensesAnnual: 60_000 },
}

/*
 * Taxable 140,000 + 1,020 of interest − 16,100 = 124,920; 24 % goes down to 105,700: 19,220 × 0.24 + 5,280 × 0.22 = 5,774.40,
 * and Georgia 4.99 % of 24,500 = 1,222.55: 6,997, 28.6 %. 24,500 ÷ (1 − 0.286) = 34,314.
 */
test('whoever fills the limit hears what it holds as Roth', () => {
  const plan = planOf(filling)
  expect(figureOf(plan, 'full.limit')).toBe(24_500)
  expect(figureOf(plan, 'full.pay')).toBeCloseTo(34_313.73, 2)
  expect(figureOf(plan, 'full.saved')).toBe(6_997)
  const detail = detailOf(plan, 'full-limit')
  expect(detail).toContain('You fill the limit of $24,500')
  expect(detail).toContain('as Roth it takes about $34,300 of pay')
  // A Roth IRA of 7,500 is open beside it.
  expect(detail).toContain('Other Roth accounts still have room for it')
  expect(plainText(plan.summary)).toContain('you fill the limit, and a full Roth account holds more')
})

test('with the IRA full too nothing makes up for it, and the same is said of a limit nearly filled', () => {
  expect(detailOf(planOf({ ...filling, filledAccounts: ['plan', 'ira'] }), 'full-limit')).toContain(
    'No Roth account has room for it',
  )
  // 23,100 of 24,500 are 94 %.
  const { filledAccounts: _, ...others } = filling
  const nearly = { ...others, contributionRate: 0.165 }
  expect(workOf(nearly).decision.leans).toContain('nearly-full')
  expect(detailOf(planOf(nearly), 'full-limit')).toContain('You nearly fill the limit of $24,500')
  expect(detailOf(planOf({ ...others, contributionRate: 0.1 }), 'full-limit')).toBe('')
  // 18,200 go into the plan, and 7,200 beside them into an IRA.
  expect(detailOf(planOf({ ...others, contributionRate: 0.13, iraMonthly: 600 }), 'full-limit')).toBe('')
})

test('a full IRA without a plan at work has the same limit for both kinds', () => {
  const { filledAccounts: _, employerMatch: _match, getsWholeMatch: _whole, ...others } = filling
  const alone: Household = {
    ...others,
    hasWorkplacePlan: false,
    rothOptionAtWork: false,
    filledAccounts: ['ira'],
  }
  expect(workOf(alone).decision.leans).toContain('full')
  expect(detailOf(planOf(alone), 'full-limit')).toContain('You fill the limit of $7,500')
})
