/** A policy that lasts for life beside one that ends. */
import { expect, test } from 'vitest'
import { draftContext, sketchContext } from '../../draft-context.ts'
import type { Household } from '../../household.ts'
import type { Draft } from '../../plan.ts'
import { wholePlan } from '../../plan-for-tests.ts'
import { plainText } from '../../say.ts'
import { termLife } from './term-life.ts'
import { familyWork, termLifeWork } from './work.ts'

const context = sketchContext(draftContext('2026-11-20'))
const draft = (household: Household): Draft => wholePlan(termLife, household, context)
const workOf = (household: Household) => termLifeWork(familyWork(household, context))

const family: Household = {
  age: 35,
  spouseAge: 35,
  maritalStatus: 'married',
  dependents: [3, 6],
  income: 90_000,
  spouseIncome: 40_000,
  coverageAmount: 0,
  spouseCoverageAmount: 100_000,
  debts: [{ kind: 'mortgage', balance: 280_000 }],
}

// Of a term with 15 years left, 100,000 less is missing today and nothing less in year 16; of whole life, in both.
test('cover that lasts for life comes off the need of every year', () => {
  const none = workOf({ ...family, spouseCoverageAmount: 0 }).needs[1]!
  const term = workOf({ ...family, coverageYearsLeft: 15 }).needs[1]!
  const whole = workOf({ ...family, permanentCover: 'spouse' }).needs[1]!
  for (const [need, then] of [
    [term, 0],
    [whole, 100_000],
  ] as const) {
    expect(none.byYear[0]! - need.byYear[0]!).toBeCloseTo(100_000, 0)
    expect(none.byYear[16]! - need.byYear[16]!).toBeCloseTo(then, 0)
  }
})

test('nobody is asked when a policy ends that never does', () => {
  const facts = (household: Household) => draft(household).assumptions.map(({ fact }) => fact)
  expect(facts(family)).toContain('coverageYearsLeft')
  expect(facts({ ...family, permanentCover: 'spouse' })).not.toContain('coverageYearsLeft')
})

test('a policy that lasts for life is kept until new cover is in force, and its cash value is asked for first', () => {
  const steps = draft({ ...family, permanentCover: 'spouse' }).nextSteps
  const step = steps.find(({ id }) => id === 'lasting-policy')
  expect(plainText(step?.title ?? '')).toBe(
    'Keep your spouse’s policy of $100,000 for now, and ask what it costs and holds',
  )
  expect(plainText(step?.how ?? '')).toContain('what ending it would cost')
  expect(steps.map(({ id }) => id)).not.toContain('old-policy')
})

test('a policy without which nothing would be missing is not to be kept by the check and questioned by the step', () => {
  const { checks, alternatives, nextSteps } = termLife.draft(
    {
      maritalStatus: 'married',
      age: 61,
      spouseAge: 59,
      income: 85_000,
      spouseIncome: 40_000,
      numDependents: 0,
      state: 'MI',
      monthlyExpenses: 5_500,
      debts: [{ kind: 'mortgage', balance: 70_000, rate: 0.035, minPayment: 1_100 }],
      savings: 35_000,
      retirementSavings: 650_000,
      retirementAge: 66,
      ssMonthly: 2_700,
      ssFromAge: 66,
      spouseSsMonthly: 1_400,
      spouseSsFromAge: 66,
      coverageAmount: 100_000,
      coverageYearsLeft: 3,
      smoker: false,
    },
    draftContext('2026-11-26'),
  )
  const keep = checks.find(({ id }) => id === 'keep')
  expect(keep && plainText(keep.title)).toBe('The policy that you have may not be needed')
  expect(nextSteps.map(({ title }) => plainText(title)).join()).toContain('Look at what the old policy costs')
  expect(alternatives.map(({ title }) => plainText(title))[0]).toBe('End what you have, and buy none')
  expect(alternatives.find(({ id }) => id === 'drop')).toBeUndefined()
})

// Each would keep a pay well above 60% of 34,800 a year, and 20,000 of savings pay a funeral of 15,000. With 5,000 of savings
// 10,000 would be missing at first: a sum that is better saved than insured.
test('summary, check, step and ways of a couple give one answer about a policy that nobody would miss', () => {
  const couple: Household = {
    ...{ age: 25, spouseAge: 25, maritalStatus: 'partnered', numDependents: 0, state: 'CO', smoker: false },
    ...{ income: 75_000, spouseIncome: 60_000, savings: 20_000, monthlyExpenses: 2_900, debts: [] },
    ...{ coverageAmount: 15_000, premiumMonthly: 16, permanentCover: 'you', spouseCoverageAmount: 0 },
  }
  const said = (household: Household) => {
    const { summary, checks, nextSteps, alternatives } = wholePlan(
      termLife,
      household,
      draftContext('2026-11-28'),
    )
    return {
      summary: plainText(summary),
      check: plainText(checks.find(({ id }) => id === 'keep')?.title ?? ''),
      steps: nextSteps.map(({ title }) => plainText(title)).join('; '),
      first: plainText(alternatives[0]?.title ?? ''),
      atWork: plainText(checks.find(({ id }) => id === 'group')?.detail ?? ''),
    }
  }
  const now = said(couple)
  expect(now.summary).toContain(
    'Your policy of $15,000 may go: nothing would be missing without it, as far as you said, and ending it saves $192 a year',
  )
  expect(now.summary).not.toContain('Keep what is in force')
  expect(now.summary).not.toContain('Social Security')
  expect(now.check).toBe('The policy that you have may not be needed')
  expect(now.steps).toContain('Ask what your policy of $15,000 holds before you end it')
  expect(now.first).toBe('End what you have, and buy none')
  const later = said({ ...couple, savings: 5_000 })
  expect(later.summary).toContain(
    'may go once your savings could pay what would be missing without it, about $10,000',
  )
  expect(later.check).toBe('The policy that you have will not always be needed')
  expect(later.first).toBe('Buy no more')
  // Twice 75,000 through work pays the 10,000; of the partner, whose life no policy insures, nothing changes.
  const atWork = said({ ...couple, savings: 5_000, employerCoverage: '2x salary' })
  expect(atWork.summary).toContain(
    'Your policy of $15,000 may go: cover through work would pay what would be missing without it, about $10,000, and ending it saves $192 a year. The cover at work ends with the job, so put that sum aside.',
  )
  expect(atWork.first).toBe('End what you have, and buy none')
  expect(atWork.atWork).toContain('counted for a funeral and last bills alone')
})

// The decree asks for 250,000 for 10 years; the old 100,000 ends in 6, so the new policy is sized at 250,000 and needs no help.
const underOrder: Household = {
  ...{ age: 42, dependents: [8, 11], maritalStatus: 'divorced', filingStatus: 'single', state: 'NC' },
  ...{ income: 79_300, supportPaidMonthly: 1_120, decreeCoverage: 250_000, decreeYears: 10 },
  ...{ coverageAmount: 100_000, coverageYearsLeft: 6, smoker: true, monthlyExpenses: 4_310 },
  ...{ savings: 8_900, collegeWish: 25_000, retirementAge: 67, debts: [] },
}

test('an old policy beside new ones that are enough alone is kept until they are in force, and no longer', () => {
  const { nextSteps, checks } = draft(underOrder)
  const step = nextSteps.find(({ id }) => id === 'old-policy')
  expect(plainText(step?.title ?? '')).toBe('Keep the old policy until the new one is in force')
  expect(plainText(step?.how ?? '')).toContain('whoever the court order names has the proof')
  expect(plainText(checks.find(({ id }) => id === 'keep')?.detail ?? '')).not.toContain('that much less')
})

// In force for longer than the order asks, the old 100,000 is a part of the 250,000: the new policy is 150,000.
test('an old policy that the new ones only add to is kept to its last day', () => {
  const step = draft({ ...underOrder, coverageYearsLeft: 25 }).nextSteps.find(({ id }) => id === 'old-policy')
  expect(plainText(step?.title ?? '')).toBe('Keep the old policy to its last day')
})
