import { expect, test } from 'vitest'
import { draftContext } from '../../draft-context.ts'
import type { Household } from '../../household.ts'
import { wholePlan } from '../../plan-for-tests.ts'
import { plainText } from '../../say.ts'
import { rothVsTraditional } from './roth-vs-traditional.ts'
import { detailOf, figureOf, planOf, statusOf } from './setup-for-tests.ts'

// 14% of 175,000 is 24,500, all that goes in before tax; wages of 168,000 make the catch-up of 8,000 Roth (IRC §414(v)(7)).
// 175,000 − 24,500 and interest of 2,040 are 152,540, below the 153,000 of a Roth IRA.
const full: Household = {
  age: 58,
  maritalStatus: 'divorced',
  filingStatus: 'single',
  state: 'NJ',
  income: 175_000,
  employment: 'employed',
  hasWorkplacePlan: true,
  rothOptionAtWork: true,
  contributionRate: 0.14,
  contributionKind: 'traditional',
  getsWholeMatch: true,
  priorYearWages: 168_000,
  retirementSavings: 780_000,
  pretaxIraBalance: 60_000,
  savings: 60_000,
  monthlyExpenses: 6_200,
  retirementAge: 66,
  debts: [],
}

test('a plan that is full before tax names the catch-up as a place for what is saved', () => {
  const how = (told: Household) => {
    const step = planOf(told).nextSteps.find(({ id }) => id === 'invest-saving')
    return step === undefined ? '' : plainText(step.how)
  }
  expect(how(full)).toContain('$8,000 a year of catch-up, which can only be Roth')
  expect(how({ ...full, priorYearWages: 120_000 })).not.toContain('can only be Roth')
})

test('pre-tax IRA money is no warning while a Roth IRA is open directly', () => {
  const plan = planOf(full)
  expect(statusOf(plan, 'pro-rata')).toBe('pass')
  expect(detailOf(plan, 'pro-rata')).toContain('You need none as long as a Roth IRA is open to you directly')
  expect(statusOf(planOf({ ...full, income: 200_000, contributionRate: 0.1 }), 'pro-rata')).not.toBe('pass')
})

test('a state that leaves retirement income alone saves its part for good', () => {
  expect(detailOf(planOf({ ...full, state: 'IL' }), 'state')).toContain(
    'Illinois leaves what retirement accounts pay untaxed: what a Traditional dollar saves of its tax now is saved for good.',
  )
})

// In middling markets the first dollars make Social Security taxable, 12% × 1.85 = 22.2% of federal tax, and those beyond do not.
test('equal parts that end below both kinds say why', () => {
  const plan = wholePlan(
    rothVsTraditional,
    {
      age: 26,
      maritalStatus: 'single',
      filingStatus: 'single',
      state: 'GA',
      income: 62_000,
      employment: 'employed',
      hasWorkplacePlan: true,
      rothOptionAtWork: true,
      contributionRate: 0.06,
      contributionKind: 'traditional',
      employerMatch: { rate: 0.5, upTo: 0.06 },
      retirementSavings: 12_000,
      savings: 9_000,
      monthlyExpenses: 2_700,
    },
    draftContext('2026-11-26'),
  )
  const half = plan.alternatives.find(({ id }) => id === 'half')
  expect(half && plainText(half.difference)).toContain(
    'It ends below all of either kind, because the first Traditional dollars cost the most later',
  )
  const rate = (id: string) => Number(figureOf(plan, id))
  expect(rate('rate.later.half')).toBeGreaterThan(rate('rate.later.whole'))
  expect(rate('rate.later.half')).toBeLessThan(0.222)
})

// 24,500 is all that a plan takes before tax at 33; 192,000 is over the 168,000 of a Roth IRA of 2026 (Notice 2025-67).
test('what is saved goes only where the law takes it: not into a full plan, nor into a Roth IRA over the limit', () => {
  const paid: Household = {
    ...full,
    age: 33,
    maritalStatus: 'single',
    state: 'CA',
    income: 218_400,
    contributionRate: 0.1122,
    pretaxIraBalance: 13_700,
    priorYearWages: 184_500,
    retirementState: 'NV',
    afterTaxToRoth: true,
    newPlanAcceptsRollovers: false,
  }
  const how = (told: Household) =>
    plainText(planOf(told).nextSteps.find(({ id }) => id === 'invest-saving')?.how ?? '')
  expect(how(paid)).toContain('put as much in as after-tax money and have it converted to Roth')
  expect(how(paid)).not.toMatch(/Raise the contribution|Roth IRA/)
  expect(how({ ...paid, afterTaxToRoth: false })).toMatch(/^Set a monthly transfer into a taxable account/)
  expect(how({ ...paid, income: 120_000, contributionRate: 0.1 })).toMatch(
    /^Raise the contribution by as much, or set a monthly transfer into a Roth IRA/,
  )
})
