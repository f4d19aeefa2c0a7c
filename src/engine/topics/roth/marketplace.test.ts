import { expect, test } from 'vitest'
import type { Household } from '../../household.ts'
import { plainText } from '../../say.ts'
import { detailOf, figureOf, planOf, workOf } from './setup-for-tests.ts'

// Profit of 98,000 − half of 13,847 of self-employment tax, + 1,020 of interest: 92,097. The limit for two is 84,600, and
// 1,000 below it stay free: 8,497 have to go in before tax.
const couple: Household = {
  age: 52,
  spouseAge: 50,
  filingStatus: 'married_joint',
  maritalStatus: 'married',
  state: 'FL',
  employment: 'self_employed',
  income: 98_000,
  spouseIncome: 0,
  marketplaceCoverage: true,
  amount: 14_000,
  retirementSavings: 310_000,
  savings: 30_000,
}

test('as much goes in before tax as keeps the Marketplace credit, and the rest follows the rates', () => {
  const { decision, places } = workOf(couple)
  expect([decision.verdict, decision.reason]).toEqual(['split', 'credit'])
  expect(places.iraTraditional).toBe(8_497)
  expect(places.iraRoth + places.spouseRoth).toBe(14_000 - 8_497)
  const plan = planOf(couple)
  expect(plan.nextSteps.map(({ title }) => plainText(title)).join()).toContain(
    '$8,497 as traditional, deducted and $5,503 as Roth',
  )
  expect(detailOf(plan, 'marketplace')).toContain('with what goes in before tax here you stay below it')
})

// The benchmark plan costs 22,832 on average at these ages; at the limit they pay 9.96 % of 84,600 = 8,426 of it.
test('the credit at the limit is the average benchmark plan less what the household pays of it', () => {
  expect(figureOf(planOf(couple), 'marketplace.credit')).toBe(22_832 - 8_426)
})

// At 25 it costs 6,132 on average, less than the 9.96 % of 62,600 = 6,235 that one pays oneself.
test('where cover costs less than one pays oneself at the limit, the limit does not decide', () => {
  const young: Household = {
    ...couple,
    age: 25,
    filingStatus: 'single',
    maritalStatus: 'single',
    income: 70_000,
  }
  const { spouseAge, spouseIncome, ...alone } = young
  expect(workOf(alone).decision.reason).not.toBe('credit')
  expect(workOf(alone).now.healthRate).toBeGreaterThanOrEqual(0)
  expect(detailOf(planOf(alone), 'marketplace')).toContain('then nothing hangs on the limit')
})

test('without such cover the rates decide alone', () => {
  expect(workOf({ ...couple, marketplaceCoverage: false }).decision.reason).not.toBe('credit')
})

// 15,650 + 5,500 = 21,150 for two, and 1,000 above it stay free: of 34,000 at most 11,850 come off.
const low: Household = {
  age: 61,
  spouseAge: 60,
  filingStatus: 'married_joint',
  maritalStatus: 'married',
  state: 'TX',
  employment: 'employed',
  income: 34_000,
  spouseIncome: 0,
  hasWorkplacePlan: false,
  marketplaceCoverage: true,
  amount: 17_200,
  retirementSavings: 140_000,
}

test('no more goes in before tax than leaves income where the Marketplace credit begins', () => {
  const { decision, traditional, roth } = workOf(low)
  expect([decision.verdict, decision.reason, traditional, roth]).toEqual(['split', 'floor', 11_850, 5_350])
  const plan = planOf(low)
  expect(plainText(plan.summary)).toContain('below $21,150 of income there is no Marketplace credit')
  expect(detailOf(plan, 'marketplace')).toContain('Below $21,150 there is none either')
  expect(workOf({ ...low, marketplaceCoverage: false }).decision.reason).not.toBe('floor')
})

// 1.38 × (15,960 + 5,680) = 29,863.20: of 34,000 at most 3,136 come off, and of 30,000 nothing.
test('where Medicaid is open to all adults, the edge is where it ends', () => {
  expect(workOf({ ...low, state: 'OH' }).traditional).toBe(3_136)
  expect(detailOf(planOf({ ...low, state: 'OH' }), 'marketplace')).toContain(
    'Below $29,864 of income Medicaid',
  )
  expect(workOf({ ...low, state: 'OH', income: 30_000 }).decision).toMatchObject({
    verdict: 'roth',
    reason: 'floor',
  })
})
