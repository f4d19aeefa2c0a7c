import { expect, test } from 'vitest'
import type { Household } from '../../household.ts'
import { plainText } from '../../say.ts'
import { planOf } from './setup-for-tests.ts'

const principal: Household = {
  ...{ age: 57, spouseAge: 59, maritalStatus: 'married', filingStatus: 'married_joint', state: 'IL' },
  ...{ employment: 'employed', income: 118_000, spouseIncome: 74_000, dependents: [], retirementAge: 61 },
  ...{ hasWorkplacePlan: true, rothOptionAtWork: true, contributionKind: 'traditional' },
  ...{ employerMatch: { rate: 0 }, contributionRate: 0.1, amountMonthly: 1_500, priorYearWages: 118_000 },
  ...{ retirementSavings: 495_000, pretaxIraBalance: 90_000, spouseHasWorkplacePlan: false },
  ...{ pensionMonthly: 6_200, pensionFromAge: 61, ssMonthly: 0, spouseSelfEmployed: true },
}
const payroll = (more: Household = {}) => {
  const step = planOf({ ...principal, ...more }).nextSteps.find(({ id }) => id.startsWith('payroll.'))
  return plainText(step?.title ?? '')
}

// 11,800 go in now, and 18,000 a year are decided on: 29,800, of which the spouse's IRA takes 8,600 and the plan 21,200.
test('a share of pay that is larger than what goes in now is said as a raise from it, not as one to keep', () => {
  expect(payroll()).toBe('Raise what goes into the plan at work from 10% to 18% of pay, as Traditional')
  // All of 18 % goes in already: 21,240.
  expect(payroll({ contributionRate: 0.18, amountMonthly: 0, filledAccounts: ['spouse_ira'] })).toMatch(
    /^(Keep|Set your contribution)/,
  )
})

// Without a Roth option a Roth IRA takes 7,200 of 15 % of 80,000; the 6 % that earn the whole match stay in the plan.
test('where a part of what goes in now is better elsewhere, the share is lowered', () => {
  const step = planOf({
    ...{ age: 35, filingStatus: 'single', maritalStatus: 'single', employment: 'employed', state: 'TX' },
    ...{ income: 80_000, contributionRate: 0.15, employerMatch: { rate: 0.5, upTo: 0.06 }, dependents: [] },
    ...{ hasWorkplacePlan: true, rothOptionAtWork: false, retirementSavings: 200_000 },
  }).nextSteps.find(({ id }) => id.startsWith('payroll.'))
  expect(plainText(step?.title ?? '')).toBe(
    'Lower what goes into the plan at work from 15% to 6% of pay, as Traditional',
  )
})

test('a share that goes over the limit of the plan is lowered for that reason, which is said', () => {
  const step = planOf({
    ...{ age: 45, filingStatus: 'single', maritalStatus: 'single', employment: 'employed', state: 'TX' },
    ...{
      income: 400_000,
      contributionRate: 0.1,
      dependents: [],
      hasWorkplacePlan: true,
      rothOptionAtWork: true,
    },
  }).nextSteps.find(({ id }) => id.startsWith('payroll.'))
  // 24,500 ÷ 400,000.
  expect(plainText(step?.title ?? '')).toContain('from 10% to 6.1%')
  expect(plainText(step?.why ?? '')).toContain('10% of your pay is more than the plan may take in a year.')
})

// 22 % and Ohio’s 2.75 % now against about 26 % later: less than two points.
test('where some goes in as each kind because neither is clearly better, the setting at work says so', () => {
  const saver = planOf({
    ...{ age: 40, filingStatus: 'single', maritalStatus: 'single', employment: 'employed', state: 'OH' },
    ...{ income: 80_000, hasWorkplacePlan: true, rothOptionAtWork: true },
    ...{ retirementSavings: 350_000, pretaxIraBalance: 0 },
  })
  expect(saver.allocations).toHaveLength(2)
  const step = saver.nextSteps.find(({ id }) => id === 'payroll.traditional')
  expect(plainText(step?.why ?? '')).toContain('Nothing speaks clearly for one kind alone')
})

// Half of 12.5% of 118,000 each way are 6.25% and 6.25%, which round to 6.3% and 6.3%: 12.6%, and nobody asked for that.
test('two kinds add up, as they are shown, to the share of pay that goes in', () => {
  const household: Household = {
    ...{ age: 40, maritalStatus: 'single', filingStatus: 'single', state: 'CO', income: 118_000 },
    ...{ employment: 'employed', contributionRate: 0.125, hasWorkplacePlan: true, rothOptionAtWork: true },
    ...{ savings: 30_000, retirementSavings: 140_000, monthlyExpenses: 4_200, retirementAge: 65 },
  }
  const { figures, nextSteps } = planOf(household)
  expect(nextSteps.some(({ id }) => id === 'payroll.both')).toBe(true)
  const shareOf = (kind: string) => Number(figures.find(({ id }) => id === `payroll.${kind}`)?.value)
  expect(shareOf('traditional') + shareOf('roth')).toBeCloseTo(0.125, 8)
})
