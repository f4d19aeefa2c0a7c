import { expect, test } from 'vitest'
import { draftContext, sketchContext } from '../../draft-context.ts'
import type { Household } from '../../household.ts'
import { plainText } from '../../say.ts'
import { termLife } from './term-life.ts'
import { familyWork, termLifeWork } from './work.ts'

const context = sketchContext(draftContext('2026-11-26'))
const workOf = (household: Household) => termLifeWork(familyWork(household, context))
const disabilityOf = (household: Household) =>
  plainText(termLife.draft(household, context).checks.find(({ id }) => id === 'disability')?.detail ?? '')

const couple: Household = {
  maritalStatus: 'married',
  age: 34,
  spouseAge: 32,
  dependents: [1],
  state: 'TX',
  employment: 'employed',
  income: 71_300,
  spouseIncome: 49_200,
  employerCoverage: '1x salary',
  monthlyExpenses: 5_990,
  savings: 21_800,
  retirementAge: 66,
  debts: [],
}
const raised: Household = { ...couple, expectedPay: 84_500, expectedPayFrom: 2027 }
const lowered: Household = { ...couple, expectedPay: 38_000, expectedPayFrom: 2027 }

// 60% of 84,500, 71,300 and 38,000, by the month.
test('disability cover is sized for a pay that was told for the next year', () => {
  expect(disabilityOf(raised)).toContain('Aim at $4,225 a month for you')
  expect(disabilityOf(raised)).toContain('the $84,500 a year that you expect from 2027 on. Before that')
  expect(disabilityOf(lowered)).toContain('$1,900 a month for you')
  expect(disabilityOf(lowered)).not.toContain('Before that')
  for (const still of [couple, { ...raised, expectedPayFrom: 2029 }])
    expect(disabilityOf(still)).toContain('Aim at $3,565 a month for you')
})

test('who stays lives on the pay that was told for the next year', () => {
  const [, onSpouse] = workOf(couple).needs
  const [, then] = workOf(lowered).needs
  const [, asToday] = workOf({ ...couple, income: 38_000 }).needs
  expect(then?.today.value).toBeGreaterThan(onSpouse?.today.value ?? Infinity)
  expect(then?.today.value).toBe(asToday?.today.value)
})

test('the record at Social Security and cover through work follow the pay of today', () => {
  const [needToday] = workOf(couple).needs
  const [needThen] = workOf(lowered).needs
  expect(needThen?.firstBenefit?.value).toBe(needToday?.firstBenefit?.value)
  expect(needThen?.adult.groupCover?.value).toBe(71_300)
})
