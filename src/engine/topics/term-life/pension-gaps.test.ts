import { expect, test } from 'vitest'
import { draftContext } from '../../draft-context.ts'
import type { Household } from '../../household.ts'
import { lifeExpectancy } from '../../markets/life-table.ts'
import type { Draft } from '../../plan.ts'
import { wholePlan } from '../../plan-for-tests.ts'
import { plainText } from '../../say.ts'
import { termLife } from './term-life.ts'
import { familyWork, termLifeWork } from './work.ts'

const context = draftContext('2026-11-20')
const draft = (household: Household): Draft => wholePlan(termLife, household, context)
const needOf = (household: Household) => termLifeWork(familyWork(household, context)).needs[0]!

const pensioner: Household = {
  maritalStatus: 'married',
  employment: 'retired',
  age: 60,
  spouseAge: 58,
  dependents: [],
  income: 0,
  spouseIncome: 0,
  pensionMonthly: 3_500,
  ssMonthly: 2_600,
  ssFromAge: 67,
  spouseSsMonthly: 1_100,
  spouseSsFromAge: 67,
  monthlyExpenses: 5_000,
  savings: 0,
  debts: [],
}

/*
 * By hand, 42 USC 402(e), (q): a widow of 60 gets 71.5% of 2,600, 1,859 a month, 22,308 a year. One adult spends 60% of
 * 60,000: 36,000. At 58 and 59 nothing comes, but 60,000 − 42,000 = 18,000 would be missing anyway: 18,000 each. From 60 on
 * 13,692 is missing, and until he is 67 more than that would be anyway. From then on it is 13,692 for her life.
 */
const byHand = (): number => {
  const years = Math.round(lifeExpectancy({ age: 58 }))
  let worth = 18_000 / 1.02 + 18_000 / 1.02 ** 2
  for (let year = 8; year <= years; year += 1) worth += 13_692 / 1.02 ** year
  return worth
}

test('a pension and a benefit that end with the one who gets them are missed by the one who stays', () => {
  const need = needOf(pensioner)
  expect(need.support.value).toBe(Math.round(byHand()))
  const plan = draft(pensioner)
  expect(plan.totalAmount).toBeGreaterThan(0)
  expect(plainText(plan.title)).toContain('on your life')
  const check = plan.checks.find(({ id }) => id === 'pension')
  expect(check?.status).toBe('act')
  expect(plainText(check?.detail ?? '')).toContain('$3,500 a month is counted as ending with whoever gets it')
})

test('a death that takes no more than it saves needs no insurance', () => {
  // By hand: 24,000 + 13,200 of 100,000 come in, 62,800 is missing; alone 60,000 − 24,000 = 36,000 is.
  const drawing: Household = {
    ...pensioner,
    age: 70,
    spouseAge: 70,
    pensionMonthly: 0,
    ssMonthly: 2_000,
    ssFromAge: 66,
    spouseSsFromAge: 66,
    monthlyExpenses: 8_333,
  }
  expect(needOf(drawing).support.value).toBe(0)
  // One who has nothing that ends leaves everything as it was.
  expect(needOf({ ...pensioner, pensionMonthly: 0, ssMonthly: 0 }).support.value).toBe(0)
})

test('a pension of the one who stays goes on', () => {
  expect(needOf({ ...pensioner, spousePensionMonthly: 3_000 }).support.value).toBe(0)
})
