import { expect, test } from 'vitest'
import { draftContext, sketchContext } from '../../draft-context.ts'
import type { Household } from '../../household.ts'
import { wholePlan } from '../../plan-for-tests.ts'
import { plainText } from '../../say.ts'
import { termLife } from './term-life.ts'

const context = sketchContext(draftContext('2026-11-26'))
const planOf = (household: Household) => wholePlan(termLife, household, context)
const figure = (household: Household, id: string) =>
  planOf(household).figures.find((one) => one.id === id)?.value
const detail = (household: Household, id: string) =>
  plainText(planOf(household).checks.find((check) => check.id === id)?.detail ?? '')

const atWork: Household = {
  age: 44,
  maritalStatus: 'divorced',
  filingStatus: 'head_of_household',
  state: 'IL',
  dependents: [15, 12],
  employment: 'employed',
  income: 64_000,
  monthlyExpenses: 4_300,
  savings: 9_000,
  debts: [],
  coverageAmount: 0,
  collegeWish: 25_000,
  yearsOfSupport: 10,
  survivorSpendingMonthly: 2_600,
  finalExpenses: 15_000,
}

const betweenJobs: Household = {
  ...atWork,
  employment: 'unemployed',
  income: 0,
  formerPay: 64_000,
  separationDate: '2026-11-13',
}

test('a parent between jobs needs the cover of one at work, with Social Security on the same record', () => {
  for (const id of ['need.you', 'need.you.without', 'benefit.first.you'])
    expect(figure(betweenJobs, id)).toBe(figure(atWork, id))
  // 31,200 a year for ten years, at the discount of the plan well above 200,000, + 50,000 + 15,000 − 9,000.
  expect(figure(betweenJobs, 'need.you.without')).toBeGreaterThan(290_000)
  expect(detail(betweenJobs, 'between-jobs')).toContain('your pay of before, $64,000 a year')
  const steps = planOf(betweenJobs).nextSteps.map(({ id }) => id)
  expect(steps).toEqual(expect.arrayContaining(['unemployment', 'health', 'quotes']))
  // There is no benefits office to ask about disability cover.
  expect(steps).not.toContain('disability')
  expect(planOf(atWork).nextSteps.map(({ id }) => id)).toContain('disability')
  const { formerPay: _pay, ...untold } = betweenJobs
  expect(detail(untold, 'between-jobs')).toContain('with the pay of the last job')
})

test('the same holds for the spouse who lost a job', () => {
  const couple: Household = {
    ...atWork,
    maritalStatus: 'married',
    filingStatus: 'married_joint',
    spouseAge: 43,
  }
  const out = { spouseIncome: 0, spouseOutOfWork: true, spouseFormerPay: 50_000 }
  expect(figure({ ...couple, ...out }, 'need.partner')).toBe(
    figure({ ...couple, spouseIncome: 50_000 }, 'need.partner'),
  )
})

// Nov 20 + 31 days is Dec 21, a Monday; Oct 20 + 31 days is Nov 20, which is past.
test('cover through a job that has ended is to be converted within 31 days of the last day, and counts for nothing', () => {
  const covered: Household = { ...betweenJobs, employerCoverage: '$300,000', separationDate: '2026-11-20' }
  const convert = planOf(covered).nextSteps.find(({ id }) => id === 'convert')
  expect(convert?.dueDate).toBe('2026-12-21')
  expect(plainText(convert?.title ?? '')).toContain('your life insurance from the job that ended')
  expect(detail(covered, 'group')).toContain('until Dec 21, 2026')
  expect(figure(covered, 'need.you')).toBe(figure(betweenJobs, 'need.you'))
  const late: Household = { ...covered, separationDate: '2026-10-20' }
  expect(planOf(late).nextSteps.some(({ id }) => id === 'convert')).toBe(false)
  expect(detail(late, 'group')).toContain('are over as a rule')
})

test('whoever is between jobs is not taken to be at home', () => {
  const couple: Household = {
    ...{ age: 44, spouseAge: 43, maritalStatus: 'married', filingStatus: 'married_joint', state: 'IL' },
    ...{ dependents: [12], employment: 'unemployed', income: 0, formerPay: 64_000, spouseIncome: 50_000 },
    ...{ monthlyExpenses: 4_300, savings: 9_000, debts: [], coverageAmount: 0 },
  }
  const assumed = planOf(couple).assumptions.find(({ fact }) => fact === 'stayAtHomeParent')
  expect([assumed?.shown, assumed?.why]).toEqual(['no', 'Whoever is between jobs will earn again.'])
})
