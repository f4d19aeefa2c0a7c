import { expect, test } from 'vitest'
import { draftContext, sketchContext } from '../../draft-context.ts'
import type { Household } from '../../household.ts'
import { wholePlan } from '../../plan-for-tests.ts'
import { plainText } from '../../say.ts'
import { lumpSumInvest } from './lump-sum-invest.ts'
import { lumpSumWork } from './work.ts'

const context = sketchContext(draftContext('2026-11-26'))
const seller: Household = {
  amount: 120_000,
  moneySource: 'land_sale',
  saleGain: 60_000,
  goal: 'retirement',
  age: 45,
  filingStatus: 'single',
  numDependents: 0,
  state: 'TX',
  income: 38_000,
  employment: 'self_employed',
  savings: 15_000,
  monthlyExpenses: 2_600,
  marketplaceCoverage: true,
  hsaEligible: false,
  retirementSavings: 90_000,
  hasWorkplacePlan: false,
  debts: [],
}
const work = (more: Household = {}) => lumpSumWork({ ...seller, ...more }, context)
const draft = (more: Household = {}) => wholePlan(lumpSumInvest, { ...seller, ...more }, context)
const placed = (more: Household = {}) => work(more).placements.map(({ id, amount }) => [id, amount.value])
const figure = (id: string, more: Household = {}) =>
  work(more)
    .sheet.figures()
    .find((one) => one.id === id)?.value as number

// Half of 35,093 × 15.3 % is 2,684.61: 35,315 of income and the gain of 60,000. Four times 15,650 is 62,600, so 32,715 too
// much, the 510 of 3.4 % on 15,000, what the money pays on top, and 1,000 that stay free. The plan of the business takes 24,500 of one's own and
// half of what is left of 35,315, 5,407; the IRA has to bring the rest.
test('where the plan of the business alone does not keep the Marketplace credit, a deducted IRA beside it does', () => {
  expect(placed()).toEqual(
    expect.arrayContaining([
      ['ira.own.traditional', 7_500],
      ['own-plan', 29_907],
    ]),
  )
  expect(figure('iras.for-credit')).toBe(32_715 + 510 + figure('yearly-income.most') + 1_000 - 29_907)
  const plan = draft()
  expect(plainText(plan.summary)).toContain('$29,907 before tax into a solo 401(k)')
  const check = plan.checks.find(({ id }) => id === 'marketplace')
  expect(plainText(check?.title ?? '')).toBe('Money before tax keeps the Marketplace credit')
  expect(plan.nextSteps.map(({ id }) => id)).not.toContain('marketplace')
})

test('an IRA alone is deducted where that is enough, whatever the better kind', () => {
  const employee: Household = { employment: 'employed', income: 66_000, moneySource: 'savings', age: 45 }
  expect(placed(employee).map(([id]) => id)).toContain('ira.own.traditional')
  // At 25 cover costs less on average than one pays oneself at the limit.
  expect(placed({ ...employee, age: 25 }).map(([id]) => id)).toContain('ira.own')
  expect(placed({ ...employee, marketplaceCoverage: false }).map(([id]) => id)).toContain('ira.own')
  // 10,000 above the limit are more than an IRA takes.
  expect(figure('iras.for-credit', { ...employee, income: 73_000 })).toBeUndefined()
})

test('over the limit all the same, what was paid ahead is kept for the return by a dated step', () => {
  const plan = draft({ saleGain: 90_000 })
  const step = plan.nextSteps.find(({ id }) => id === 'marketplace')
  expect(step?.dueDate).toBe('2026-12-03')
  expect(plainText(step?.why ?? '')).toContain('owed by Apr 15, 2027')
  const check = plan.checks.find(({ id }) => id === 'marketplace')
  expect(plainText(check?.detail ?? '')).toContain('is owed back')
})

// 95,000 of profit less half of its payroll tax, 6,712, is 25,688 above 62,600, before any interest: 5,000 and the tax that
// they save come nowhere near it, and a dollar before tax saves less now than it costs later.
test('a sum too small to reach the limit of the Marketplace credit goes by the better kind', () => {
  const contractor: Household = { income: 95_000, moneySource: 'inheritance', state: 'OR', savings: 26_000 }
  const small: Household = { ...contractor, amount: 5_000, monthlyExpenses: 4_200, age: 47 }
  expect(placed(small)).toEqual([['ira.own', 5_000]])
  expect(placed({ ...small, amount: 60_000 }).map(([id]) => id)).toContain('own-plan')
})

// 64,200 of pay until the job ended less 62,600 are 1,600, with 1,000 that stay free 2,600. Of a year 35 days are left:
// 60,000 pays about 1,900 in a whole one, so less than 200.
test('of a year whose pay has ended the money counts with the days that are left, in one number for step and check', () => {
  const laidOff: Household = {
    amount: 60_000,
    moneySource: 'inheritance',
    employment: 'unemployed',
    income: 0,
    formerPay: 78_000,
    payThisYear: 64_200,
    separationDate: '2026-10-26',
    savings: 0,
  }
  const least = figure('iras.for-credit', laidOff)
  expect(least).toBe(2_600 + figure('yearly-income.most', laidOff))
  expect(least).toBeLessThan(2_800)
  const { nextSteps, checks } = draft(laidOff)
  const dollars = `$${least.toLocaleString('en-US')}`
  expect(plainText(nextSteps.find(({ id }) => id === 'health')?.why ?? '')).toContain(
    `unless about ${dollars} goes in before tax`,
  )
  expect(plainText(checks.find(({ id }) => id === 'marketplace')?.detail ?? '')).toContain(
    `at least ${dollars} into the traditional IRA`,
  )
})
