import { expect, test } from 'vitest'
import { draftContext, sketchContext } from '../../draft-context.ts'
import { type Household, householdSchema } from '../../household.ts'
import { deferredThisYear } from './deferred-this-year.ts'
import { nowhere } from './places.ts'
import { detailOf, figureOf, planOf, statusOf, workOf } from './setup-for-tests.ts'
import { rothWork } from './work.ts'

/** Both plans at work are raised to all that they take before tax, and what is left goes into an IRA. */
const raising: Household = {
  age: 58,
  spouseAge: 57,
  filingStatus: 'married_joint',
  state: 'MN',
  income: 172_400,
  spouseIncome: 121_300,
  priorYearWages: 167_900,
  hasWorkplacePlan: true,
  rothOptionAtWork: true,
  employerMatch: { rate: 0.5, upTo: 0.08 },
  contributionRate: 0.08,
  contributionKind: 'traditional',
  spouseHasWorkplacePlan: true,
  spouseContributionRate: 0.06,
  amountMonthly: 3_600,
  retirementSavings: 1_187_000,
  retirementAge: 63,
  retirementState: 'FL',
  pretaxIraBalance: 0,
}

/**
 * Two of 24 pay checks are left on November 20. His 8% are 13,792: 13,792 × 22 ÷ 24 + 24,500 × 2 ÷ 24 are 14,684; of the
 * 25,222 more of hers 2,102 go in. 293,700 − 7,278 − 14,684 − 2,102 are 269,636, over the 252,000 at which a couple may put
 * nothing into a Roth IRA (Notice 2025-67). All year 24,500 and 32,500 leave 236,700, below the 242,000 where that begins.
 */
test('a raise before tax late in the year opens a Roth IRA from the next year on, and not for this one', () => {
  const plan = planOf(raising)
  expect(figureOf(plan, 'agi.this-year')).toBe(269_636)
  expect(figureOf(plan, 'agi.with-plan')).toBe(236_700)
  expect(statusOf(plan, 'limit')).toBe('warn')
  expect(detailOf(plan, 'limit')).toContain(
    'From 2027 on, with what this plan puts in before tax all year, it is about $236,700 a year, no more than $242,000: a direct contribution is open',
  )
  const conversion = plan.allocations.find(({ label }) => label === 'Your Roth IRA, by conversion')!
  expect(conversion.description).toContain('from the next year on put it in directly')
})

test('the same raise in January opens it at once', () => {
  const context = sketchContext(draftContext('2026-01-15'))
  const { places } = rothWork(householdSchema.parse({ ...raising, income: 168_000 }), context)
  expect(places.iraRoth).toBeGreaterThan(0)
  expect(places.iraConversion).toBe(0)
})

// Another pay is named from January on: of that year nothing is said by the pay of this one.
test('where the next year is unlike this one, the limit is that of this year alone', () => {
  const plan = planOf({ ...raising, payOutlook: 'higher', expectedPay: 250_000, expectedPayFrom: 2027 })
  expect(detailOf(plan, 'limit')).not.toContain('From 2027 on')
  expect(detailOf(plan, 'limit')).toMatch(/you are over \$252,000/)
})

// 22 of 24 pay checks had 10% of 160,000 off before tax: 160,000 − 14,667 are 145,333, and all of it as Roth 160,000 (from 153,000).
test('a change to Roth late in the year leaves a Roth IRA open for this year and shuts a part of it later', () => {
  const plan = planOf({
    age: 40,
    filingStatus: 'single',
    state: 'TX',
    income: 160_000,
    rothOptionAtWork: true,
    contributionRate: 0.1,
    contributionKind: 'traditional',
    amount: 7_500,
    pensionMonthly: 14_000,
    pensionFromAge: 60,
    retirementAge: 60,
    retirementSavings: 600_000,
  })
  expect(figureOf(plan, 'agi.this-year')).toBe(145_333)
  expect(plan.allocations.find(({ label }) => label === 'Your Roth IRA')?.amount).toBe(7_500)
  expect(detailOf(plan, 'limit')).toContain('between $153,000 and $168,000: only a part may go in directly')
})

// At 52 with 190,000 of wages the year before, no more than 24,500 of 30,000 can go in before tax (IRC §414(v)(7)).
test('a catch-up that the law makes Roth is not taken off the income of this year', () => {
  const work = workOf({
    age: 52,
    filingStatus: 'single',
    state: 'TX',
    income: 200_000,
    priorYearWages: 190_000,
    rothOptionAtWork: true,
    contributionRate: 0.15,
    contributionKind: 'traditional',
  })
  expect(deferredThisYear(work, { ...nowhere, planTraditional: 24_500 })).toMatchObject({
    planTraditional: 24_500,
  })
})
