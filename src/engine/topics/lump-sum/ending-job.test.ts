/** A sum beside a job that is lost on a told day: cash first, debts after the fund, and the rest within reach. */
import { expect, test } from 'vitest'
import { draftContext, sketchContext } from '../../draft-context.ts'
import type { Household } from '../../household.ts'
import { wholePlan } from '../../plan-for-tests.ts'
import { plainText } from '../../say.ts'
import { lumpSumInvest } from './lump-sum-invest.ts'

const context = sketchContext(draftContext('2026-11-26'))
const leaving: Household = {
  ...{ age: 54, spouseAge: 52, maritalStatus: 'married', filingStatus: 'married_joint', state: 'OH' },
  ...{ employment: 'employed', income: 88_700, spouseIncome: 41_200, dependents: [], earners: 2 },
  ...{ separationDate: '2027-02-26', severance: 27_300, incomeStability: 'steady', hsaEligible: false },
  ...{ amount: 118_400, moneySource: 'inheritance', horizonYears: 12, goal: 'retirement' },
  ...{ monthlyExpenses: 6_150, savings: 9_200, deductible: 3_200, getsWholeMatch: true },
  ...{ spouseGetsWholeMatch: true, contributionRate: 0.06, spouseContributionRate: 0.06 },
  debts: [
    { kind: 'credit_card', balance: 6_940, rate: 0.2391, minPayment: 208 },
    { kind: 'auto', balance: 9_810, rate: 0.0741, minPayment: 322 },
  ],
}
const planOf = (more: Household = {}) => wholePlan(lumpSumInvest, { ...leaving, ...more }, context)
const partsOf = (plan: ReturnType<typeof planOf>) =>
  plan.allocations.map(({ label, amount }) => [plainText(label), amount])

/*
 * 3 months and 2 for the job, with nobody to support: 5 × (6,150 − 208) = 29,710, of which 9,200 are there: 20,510. With the
 * card and 8,600 for each IRA by the filing day 118,400 − 20,510 − 6,940 − 17,200 = 73,750 wait; the car gets its payment.
 */
test('the fund is that of a job at risk, no loan is paid ahead, and the rest waits for new pay', () => {
  const plan = planOf()
  expect(partsOf(plan)).toEqual([
    ['Emergency fund', 20_510],
    ['Pay off the credit card', 6_940],
    ['Your traditional IRA', 8_600],
    ['Your spouse’s traditional IRA', 8_600],
    ['Waits until you are paid again', 73_750],
  ])
  expect(plainText(plan.title)).toBe('Keep $118,400 within reach until you are paid again')
  expect(plainText(plan.summary)).toMatch(/^Your pay ends on Feb 26, 2027, so cash comes first\. /)
  const step = (id: string) => plan.nextSteps.find((one) => one.id === id)
  expect(step('before-leaving')?.dueDate).toBe('2027-02-26')
  expect(plainText(step('before-leaving')!.how)).toContain('the severance and its day in writing')
  expect(step('ready-for-loss')).toBeUndefined()
  // Some months after the last day.
  expect(step('invest')?.dueDate.slice(0, 7)).toBe('2027-05')
  expect(plainText(step('invest')!.title)).toBe('Once you are paid again, place the $73,750 that waits')
})

// Without that day the same couple has 2 steady pays: 2 months are enough, and the car is paid.
test('without a last day nothing waits', () => {
  const labels = partsOf(planOf({ separationDate: undefined })).map(([label]) => label)
  expect(labels).not.toContain('Waits until you are paid again')
  expect(String(labels)).toContain('car loan')
})

test('a small sum fills the fund before it pays a card', () => {
  expect(partsOf(planOf({ amount: 5_000 }))).toEqual([['Emergency fund', 5_000]])
  expect(partsOf(planOf({ amount: 5_000, separationDate: undefined }))).toEqual([
    ['Pay off the credit card', 5_000],
  ])
})
