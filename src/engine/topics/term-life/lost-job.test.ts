/** A job that is lost on a told day bears no debts: nobody knows the day or the pay of the next one. */
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

const atWork: Household = {
  ...{ age: 46, spouseAge: 45, maritalStatus: 'married', filingStatus: 'married_joint', state: 'MN' },
  ...{
    dependents: [13],
    income: 98_000,
    spouseIncome: 47_000,
    employment: 'employed',
    monthlyExpenses: 6_600,
  },
  ...{ savings: 21_000, retirementSavings: 240_000, retirementAge: 66, coverageAmount: 0 },
  ...{
    spouseCoverageAmount: 0,
    smoker: false,
    spouseSmoker: false,
    collegeWish: 40_000,
    finalExpenses: 15_000,
  },
  debts: [
    { kind: 'mortgage', balance: 205_000, rate: 0.049, minPayment: 1_480 },
    { kind: 'auto', balance: 14_900, rate: 0.066, minPayment: 420 },
  ],
}
const leaving: Household = { ...atWork, separationDate: '2027-04-30' }

// 40,000 and 15,000 less 21,000 are 34,000, as long as the pay goes on paying the 219,900 of debts: with them 253,900.
test('the debts are paid off where the pay that would go on paying them ends', () => {
  expect(figure(atWork, 'need.partner')).toBe(34_000)
  expect(figure(leaving, 'need.partner')).toBe(253_900)
  expect(figure(leaving, 'need.you')).toBe(figure(atWork, 'need.you'))
  const plan = planOf(leaving)
  expect(plainText(plan.summary)).not.toContain('could go on paying the debts')
  const check = plan.checks.find(({ id }) => id === 'next-job')
  expect(plainText(check?.title ?? '')).toBe(
    'Counted as if another job followed after your pay ends on Apr 30, 2027',
  )
  expect(plainText(check?.detail ?? '')).toContain('So the debts are not left to that pay')
  expect(planOf(atWork).checks.map(({ id }) => id)).not.toContain('next-job')
})
