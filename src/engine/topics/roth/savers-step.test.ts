import { expect, test } from 'vitest'
import type { Household } from '../../household.ts'
import { plainText } from '../../say.ts'
import { oneAtHome } from '../families-for-tests.ts'
import { detailOf, figureOf, planOf, statusOf } from './setup-for-tests.ts'

const worker: Household = {
  age: 27,
  maritalStatus: 'single',
  filingStatus: 'single',
  state: 'OK',
  dependents: [],
  employment: 'employed',
  income: 46_000,
  hasWorkplacePlan: true,
  rothOptionAtWork: true,
  employerMatch: { rate: 1, upTo: 0.04 },
  contributionRate: 0.08,
  contributionKind: 'traditional',
  retirementSavings: 14_000,
  rothSavings: 0,
  pretaxIraBalance: 0,
  retirementAge: 67,
  retirementExpensesAnnual: 40_000,
  iraContributedThisYear: 0,
  payOutlook: 'higher',
  savings: 9_000,
  monthlyExpenses: 1_500,
  debts: [],
}

// The plan turns 8% of pay from Traditional to Roth; the setting holds for two of 24 pay checks, so 3,680 × 22/24 = 3,373 goes
// in before tax this year. Interest of 3.4% on 9,000 is 306: 46,306 − 3,373 = 42,933, 2,683 above the 40,250 at which the
// credit of a single filer begins (Notice 2025-67). 2,690 × (12% + 4.5% of Oklahoma) = 444 is put off; 10% of 2,000 is gained.
test('what goes in before tax at work this year counts toward the step of the credit, before the plan turns it to Roth', () => {
  const plan = planOf(worker)
  expect(figureOf(plan, 'savers.step.at-work')).toBe(3_373)
  expect(figureOf(plan, 'savers.step.more')).toBe(2_690)
  expect(figureOf(plan, 'savers.step.saves')).toBe(644)
  expect(figureOf(plan, 'savers.step.gain')).toBe(200)
  expect(figureOf(plan, 'savers.step.put-off')).toBe(444)
  const { title, why } = plan.nextSteps.find(({ id }) => id === 'savers')!
  expect(plainText(title)).toContain('Put $2,690 more into your traditional IRA for 2026')
  expect(plainText(why)).toContain(
    'About $200 of that is the credit’s, and yours to keep; the other $444 is tax',
  )
})

// Half of 3,373 was Traditional: 46,306 − 1,687 − 40,250 = 4,369, more than the 3,000 beyond a fund of four months. Drawn from
// the fund, 1,370 could cost a penalty of 137, less than the 200.
test('of pay that goes in as both kinds half is counted', () => {
  expect(figureOf(planOf({ ...worker, contributionKind: 'both' }), 'savers.step.more')).toBe(4_370)
})

// 43,500 + 306 − 3,480 × 22/24 (3,190) = 40,616: 370 are missing. At 43,000 it is 40,153, below the step as the year runs.
test('whoever the pay checks bring below the step has the credit to claim, and no more to put in', () => {
  expect(figureOf(planOf({ ...worker, income: 43_500 }), 'savers.step.more')).toBe(370)
  const plan = planOf({ ...worker, income: 43_000 })
  expect(figureOf(plan, 'savers.step.more')).toBeUndefined()
  expect(plainText(plan.nextSteps.find(({ id }) => id === 'savers')!.title)).toContain(
    'Claim the saver’s credit',
  )
})

// Four months at 2,400 are 9,600: all 2,690 would come out of the fund. Out of the IRA again they cost 269, more than the 200.
test('the fund is not opened for a credit smaller than the penalty on taking the dollars out again', () => {
  const plan = planOf({ ...worker, monthlyExpenses: 2_400 })
  expect(statusOf(plan, 'savers.step')).toBeUndefined()
})

// From 59½ on nothing is lost by taking them out again: IRC §72(t)(2)(A)(i).
test('past the age of the penalty the fund may be opened for any credit', () => {
  const older: Household = { ...worker, age: 60, monthlyExpenses: 2_400, payOutlook: 'same' }
  const plan = planOf(older)
  expect(statusOf(plan, 'savers.step')).toBe('act')
  expect(statusOf(planOf({ ...older, age: 58 }), 'savers.step')).toBeUndefined()
})

// 740 out of a fund of six months bring 530 beyond the 74 of tax, and would cost 74 of penalty: 7,000 − 740 = 6,260 is left.
test('where the credit is clearly more, the step says what it leaves of the fund', () => {
  const family: Household = {
    ...oneAtHome,
    iraMonthly: 250,
    contributionKind: 'traditional',
    retirementSavings: 21_000,
    savings: 7_000,
  }
  const plan = planOf(family)
  expect(figureOf(plan, 'savers.step.gain')).toBe(530)
  expect(detailOf(plan, 'savers.step')).toContain('It leaves $6,260 of cash')
})

/*
 * By hand, for a couple in Texas: 92,400 and 3.4% on 41,200 of cash are 93,801; 11,088 × 22/24 = 10,164 goes in before tax
 * until the setting of the plan holds, which leaves 83,637. A conversion fills the 12% bracket, which ends at 100,800 +
 * 32,200: 49,363, taxed 5,924. Without it 3,140 more before tax would reach 80,500, where 10% of 4,000 comes back. 6,324 ÷
 * 49,363 = 12.8%.
 */
test('a conversion that is worth more than the saver’s credit counts it, and the plan asks for one of the two', () => {
  const couple: Household = {
    age: 61,
    spouseAge: 60,
    birthYear: 1965,
    state: 'TX',
    maritalStatus: 'married',
    filingStatus: 'married_joint',
    dependents: [],
    income: 92_400,
    spouseIncome: 0,
    employment: 'employed',
    monthlyExpenses: 6_450,
    savings: 41_200,
    retirementSavings: 688_000,
    pretaxIraBalance: 0,
    hasWorkplacePlan: true,
    rothOptionAtWork: true,
    employerMatch: { rate: 0.5, upTo: 0.06 },
    contributionRate: 0.12,
    contributionKind: 'traditional',
    spouseHasWorkplacePlan: false,
    retirementAge: 64,
    pensionMonthly: 1_650,
    pensionFromAge: 64,
    ssMonthly: 2_790,
    ssFromAge: 67,
    spouseSsMonthly: 1_720,
    spouseSsFromAge: 67,
    retirementExpensesAnnual: 81_000,
    debts: [],
  }
  expect(figureOf(planOf(couple), 'savers.step.more')).toBe(3_140)
  const plan = planOf({ ...couple, considersConversion: true })
  expect(figureOf(plan, 'conversion')).toBe(49_363)
  expect(figureOf(plan, 'conversion.tax')).toBe(5_924)
  expect(figureOf(plan, 'conversion.savers')).toBe(400)
  expect(figureOf(plan, 'conversion.now')).toBe(0.128)
  expect(detailOf(plan, 'conversion')).toContain('the saver’s credit of $400 cannot be had with it')
  expect(plan.nextSteps.map(({ id }) => id)).toContain('conversion')
  expect(plan.nextSteps.map(({ id }) => id)).not.toContain('savers')
  expect(statusOf(plan, 'savers.step')).toBeUndefined()
  // A credit that is there is no longer claimed beside a conversion that ends it.
  const lower = planOf({ ...couple, income: 76_000, considersConversion: true })
  expect(figureOf(lower, 'conversion.savers')).toBeGreaterThan(0)
  expect(lower.nextSteps.map(({ id }) => id)).not.toContain('savers')
})

// 4,400 of self-only cover in 2026 (Rev. Proc. 2025-19) less 12 × 100; the 3,373 at work are more than the 2,000 that count.
test('an HSA with room lowers the same income and comes before the IRA', () => {
  const plan = planOf({ ...worker, hsaEligible: true, hsaFamilyCoverage: false, hsaMonthly: 100 })
  expect(detailOf(plan, 'savers.step')).toContain(
    'Your HSA comes before the IRA: it still takes $3,200 for 2026',
  )
  expect(plainText(plan.nextSteps.find(({ id }) => id === 'savers')!.how)).toContain('Your HSA comes before')
  expect(detailOf(planOf(worker), 'savers.step')).not.toContain('HSA')
})
