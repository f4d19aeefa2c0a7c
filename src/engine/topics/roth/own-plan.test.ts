import { expect, test } from 'vitest'
import type { Household } from '../../household.ts'
import { plainText } from '../../say.ts'
import { detailOf, planOf, statusOf, workOf } from './setup-for-tests.ts'

const consultant: Household = {
  age: 42,
  filingStatus: 'single',
  state: 'TX',
  income: 150_000,
  employment: 'self_employed',
  retirementSavings: 200_000,
}
const partsOf = (household: Household) =>
  Object.fromEntries(
    planOf(household).allocations.map(({ label, amount }) => [plainText(label), Math.round(amount)]),
  )
const stepsOf = (household: Household) =>
  Object.fromEntries(
    planOf(household).nextSteps.map(({ id, title, dueDate }) => [id, [plainText(title), dueDate]]),
  )

// Pub. 560 by hand: 150,000 × 0.9235 × 15.3 % = 21,194.33 of self-employment tax, half of it off leaves 139,402.84, a fifth
// of which is 27,880. Beside it 24,500 of one's own and 7,500 in an IRA are 59,880.
test('dollars of those who work for themselves go into a plan of their own before a taxable account', () => {
  expect(partsOf({ ...consultant, amount: 70_000 })).toEqual({
    'Your solo 401(k), Roth': 24_500,
    'Your solo 401(k), employer’s part': 27_880,
    'Your Roth IRA': 7_500,
    'Taxable account': 10_120,
  })
})

test('the plan is set up and chosen by the last day of the year, and the employer’s part is due with the return', () => {
  const steps = stepsOf({ ...consultant, amount: 40_000 })
  expect(steps['own-plan']).toEqual([
    'Set up a solo 401(k) and choose in writing what you put in: $24,500 as Roth',
    '2026-12-31',
  ])
  expect(steps['own-plan.employer']).toEqual([
    'Put $8,000 into it as the employer’s part, before tax',
    '2027-04-15',
  ])
  const there = stepsOf({ ...consultant, amount: 40_000, ownBusinessPlan: true })
  expect(there['own-plan']?.[0]).toContain('Choose in writing')
})

test('whoever has no employer is told of profit and estimated payments, not of pay slips and withholding', () => {
  const sentences = (household: Household) =>
    planOf(household)
      .nextSteps.flatMap(({ why, how, keep = '' }) => [why, how, keep])
      .map(plainText)
      .join(' ')
  const alone = {
    ...consultant,
    income: 210_000,
    state: 'CA',
    retirementSavings: 0,
    ownBusinessPlan: true,
    planMonthly: 2_000,
  } as const
  expect(sentences(alone)).not.toMatch(/pay slip|pay check|payroll|W-4/)
  expect(sentences(alone)).toContain('smaller estimated payments')
  // A spouse's pay slip can still be changed.
  expect(
    sentences({
      ...alone,
      filingStatus: 'married_joint',
      maritalStatus: 'married',
      spouseAge: 42,
      spouseIncome: 60_000,
    }),
  ).toContain('Take the last pay slip')
})

test('what an IRA takes needs no plan, and whoever says that there will be none gets none', () => {
  expect(partsOf({ ...consultant, amount: 6_000 })).toEqual({ 'Your Roth IRA': 6_000 })
  expect(statusOf(planOf({ ...consultant, amount: 6_000 }), 'own-business')).toBe('warn')
  expect(workOf({ ...consultant, amount: 40_000, ownBusinessPlan: false }).ownPlan).toBeUndefined()
  expect(workOf({ ...consultant, amount: 40_000, businessEmployees: true }).ownPlan).toBeUndefined()
})

test('a share of profit that goes into a plan of one’s own is counted', () => {
  const work = workOf({ ...consultant, ownBusinessPlan: true, planMonthly: 2_000 })
  expect(work.contribution.value).toBe(24_000)
  expect(work.hasPlan).toBe(true)
  // It is no plan at work, so whoever is asked for one may say no.
  for (const more of [{ ownBusinessPlan: true }, {}]) {
    const alone = workOf({
      ...consultant,
      ...more,
      hasWorkplacePlan: false,
      planMonthly: 2_000,
      iraMonthly: 625,
    })
    expect(alone.contribution.value).toBe(31_500)
    expect(alone.places.planRoth + alone.places.planTraditional).toBe(24_000)
  }
  // Of a corporation the deferral is a share of its wages.
  const owner = { ...consultant, sCorporationProfit: 60_000, hasWorkplacePlan: false, planMonthly: 1_000 }
  expect(workOf({ ...owner, ownBusinessPlan: true }).contribution.value).toBe(12_000)
  expect(workOf(owner).hasPlan).toBe(false)
})

// IRC §36B and the guidelines of 2025: 128,600 for four. 140,000 + 30,000 − half of 19,782 of self-employment tax = 160,109,
// so 31,509 before tax are needed, and the 1,000 that stay free: 24,500 of one's own and 8,009 as employer.
test('above the limit of the Marketplace credit the plan says what before tax would bring it back', () => {
  const family: Household = {
    age: 45,
    spouseAge: 44,
    filingStatus: 'married_joint',
    dependents: [13, 11],
    state: 'NV',
    income: 140_000,
    spouseIncome: 30_000,
    employment: 'self_employed',
    ownBusinessPlan: true,
    planMonthly: 2_000,
    marketplaceCoverage: true,
  }
  expect(statusOf(planOf(family), 'marketplace')).toBe('act')
  expect(detailOf(planOf(family), 'marketplace')).toContain('About $32,509 a year before tax into your solo')
  expect(plainText(planOf(family).summary)).toMatch(
    /^First the Marketplace credit: \$32,509 a year before tax/,
  )
  const step = planOf(family).nextSteps.find(({ id }) => id === 'marketplace')
  expect(step?.dueDate).toMatch(/-12-31$/)
  expect(plainText(step!.why)).toContain('With $32,509 a year before tax')
})

// 62,600 for one, and 1,000 stay free. 85,000 − half of 12,010 of self-employment tax = 78,995; a solo 401(k) takes 24,500 +
// a fifth of it.
test('above the limit without a plan yet, one that the business could still set up counts as room', () => {
  const alone: Household = {
    age: 38,
    filingStatus: 'single',
    state: 'FL',
    income: 85_000,
    employment: 'self_employed',
    ownBusinessPlan: false,
    businessEmployees: false,
    marketplaceCoverage: true,
  }
  expect(detailOf(planOf(alone), 'marketplace')).toContain(
    'About $17,395 a year before tax into a solo 401(k) that you set up by the end of the year',
  )
  // With employees there is none to set up for oneself.
  expect(detailOf(planOf({ ...alone, businessEmployees: true }), 'marketplace')).toContain('no room')
})

// Self-employment tax of 60,000 beside wages of 170,000, with a base of 184,500: 12.4% of 14,500 and 2.9% of 55,410 = 3,405.
// A fifth of 60,000 − 1,702 is 11,659 (Pub. 560, chapter 5); one's own part of 24,500 goes in at work.
test('profit beside a job takes an employer’s part once the plan at work and the IRA are full', () => {
  const household: Household = {
    age: 45,
    filingStatus: 'single',
    income: 170_000,
    sideProfit: 60_000,
    amount: 45_000,
    contributionRate: 0.144,
    hasWorkplacePlan: true,
    rothOptionAtWork: true,
    retirementSavings: 300_000,
    savings: 60_000,
  }
  const { places } = workOf(household)
  expect(places.planTraditional + places.planRoth).toBe(24_500)
  expect(places.planEmployer).toBe(11_659)
  expect(planOf(household).nextSteps.find(({ id }) => id === 'own-plan.employer')?.dueDate).toBe('2027-04-15')
  expect(workOf({ ...household, sideProfit: 0 }).places.planEmployer).toBe(0)
  expect(workOf({ ...household, businessEmployees: true }).places.planEmployer).toBe(0)
  // What the plan at work has room for goes there first.
  const { amount: _sum, ...less } = household
  expect(workOf({ ...less, contributionRate: 0.1 }).places.planEmployer).toBe(0)
  expect(statusOf(planOf({ ...less, contributionRate: 0.1 }), 'own-business')).toBe('pass')
})
