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
