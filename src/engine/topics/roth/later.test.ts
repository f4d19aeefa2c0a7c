/**
 * Whole paths from today's balance to the tax of each later year, worked out apart from this code by a second program
 * from the published tables: Rev. Proc. 2025-32, IRC §86 with thresholds that no law indexes, Pub. 590-B Table III, the
 * bend points of 2026, the period life table (both sexes), the surcharges of Medicare and the states' brackets. Returns
 * are the plan's: 5.5 %, 7 %, 4.5 % and 3.4 % for US and other stocks, bonds and cash, prices rising 2.3 %, a fee of 0.1 %.
 */
import { expect, test } from 'vitest'
import { draftContext, sketchContext } from '../../draft-context.ts'
import { type Household, householdSchema } from '../../household.ts'
import { rothBasis } from './household-basis.ts'
import { laterOf } from './later.ts'

const context = sketchContext(draftContext('2026-11-20'))
function laterYears(household: Household) {
  const basis = rothBasis(householdSchema.parse(household), context)
  const later = laterOf(basis, { traditionalBeside: 0 }, undefined)
  const contribution = basis.contribution.value
  const { years, rate } = later.taxWith(contribution)
  return {
    decided: contribution * later.growth,
    other: later.otherBalance.value,
    benefits: later.benefits.value,
    rate,
    at: (age: number) => years.find((year) => year.age === age),
  }
}

// 50,000, and 8,000 rising 1 % a year, from 35 to 67; a benefit on 35 years at 80,000.
test('a single person in Texas: balances, benefit, the first year and the rate', () => {
  const found = laterYears({
    age: 35,
    filingStatus: 'single',
    state: 'TX',
    income: 80_000,
    contributionRate: 0.1,
    retirementSavings: 50_000,
  })
  expect(found.decided).toBeCloseTo(508_152, 0)
  expect(found.other).toBeCloseTo(138_902, 0)
  expect(found.benefits).toBeCloseTo(34_548, 0)
  const first = found.at(67)
  expect(first?.withdrawal).toBeCloseTo(32_448.03, 1)
  // 85 % of the benefit is taxed: 32,448 + 29,366 = 61,814, less 18,150: 1,240 + 12 % × 31,264 = 4,992, all of it for these.
  expect(first?.household.income).toBeCloseTo(61_813.83, 1)
  expect(first?.household.tax).toBeCloseTo(4_991.66, 1)
  expect(found.rate).toBeCloseTo(0.1936, 4)
})

test('a couple in California with a pension: both alive, one alone, and Medicare between them', () => {
  const found = laterYears({
    age: 50,
    spouseAge: 48,
    filingStatus: 'married_joint',
    state: 'CA',
    income: 150_000,
    spouseIncome: 60_000,
    contributionRate: 0.1,
    retirementSavings: 400_000,
    pensionMonthly: 1_500,
  })
  expect(found.decided).toBeCloseTo(362_835, 0)
  expect(found.other).toBeCloseTo(671_430, 0)
  expect(found.benefits).toBeCloseTo(75_408, 0)
  expect(found.at(67)?.household.tax).toBeCloseTo(8_847.5, 1)
  expect(found.at(75)?.household.income).toBeCloseTo(133_962, 0)
  expect(found.at(75)?.household.tax).toBeCloseTo(11_719, 0)
  expect(found.at(67)?.survivor?.tax).toBeCloseTo(14_435.68, 1)
  expect(found.rate).toBeCloseTo(0.22509, 4)
})

test('one earner in Virginia: the spouse’s benefit, and a deduction for age that income takes away', () => {
  const found = laterYears({
    age: 40,
    spouseAge: 40,
    filingStatus: 'married_joint',
    state: 'VA',
    income: 90_000,
    spouseIncome: 0,
    contributionRate: 0.1,
    retirementSavings: 100_000,
    rothSavings: 20_000,
  })
  expect(found.decided).toBeCloseTo(430_493, 0)
  expect(found.other).toBeCloseTo(187_533, 0)
  expect(found.benefits).toBeCloseTo(56_624.4, 1)
  expect(found.at(80)?.household.added).toBeCloseTo(3_495, 0)
  expect(found.rate).toBeCloseTo(0.19199, 4)
})

test('in Pennsylvania, which leaves retirement income alone, benefits that begin a year after work make it dearer', () => {
  const found = laterYears({
    age: 62,
    filingStatus: 'single',
    state: 'PA',
    income: 120_000,
    contributionRate: 0.1,
    retirementSavings: 800_000,
    retirementAge: 66,
  })
  expect(found.at(66)?.household.added).toBeCloseTo(307.65, 1)
  expect(found.at(67)?.household.added).toBeCloseTo(1_043, 0)
  expect(found.rate).toBeCloseTo(0.25056, 4)
})
