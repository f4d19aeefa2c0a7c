import { expect, test } from 'vitest'
import { draftContext, sketchContext } from '../../draft-context.ts'
import type { Household } from '../../household.ts'
import { wholePlan } from '../../plan-for-tests.ts'
import { plainText } from '../../say.ts'
import { nextDollar } from './next-dollar.ts'

const sketch = sketchContext(draftContext('2026-11-26'))
const draft = (household: Household) => wholePlan(nextDollar, household, sketch)
const partsOf = (household: Household) =>
  draft(household).allocations.map(({ label, amount }) => [plainText(label), amount])

const couple: Household = {
  ...{ age: 29, spouseAge: 28, maritalStatus: 'married', filingStatus: 'married_joint', state: 'NE' },
  ...{ dependents: [], expecting: true, newChildMonthly: 1_150 },
  ...{ employment: 'employed', earners: 2, incomeStability: 'steady', income: 54_300, spouseIncome: 41_800 },
  ...{ monthlyExpenses: 4_620, monthlySurplus: 980, savings: 9_350, deductible: 3_400 },
  ...{ outOfPocketMaximum: 7_500, hsaEligible: true, hsaFamilyCoverage: true, hsaMonthly: 0 },
  ...{ hasWorkplacePlan: true, getsWholeMatch: true, spouseGetsWholeMatch: true, debts: [] },
}

/*
 * 7,500 over nine months are 834 a month, and a month of the family limit of 8,750 is 729: 6,561 by the birth. Of each dollar
 * 12% of federal, 4.55% of Nebraska and 7.65% of payroll tax: 24.2% of 6,561 are about 1,590, rounded to two digits 1,600.
 */
test('the money for a birth goes through the HSA, and is a part of the emergency fund', () => {
  const plan = draft(couple)
  expect(partsOf(couple)).toEqual([
    ['HSA for the birth', 729],
    ['Emergency fund', 251],
  ])
  const step = plan.nextSteps.find(({ id }) => id === 'hsa-for-birth')
  expect(plainText(step?.title ?? '')).toBe('Have payroll put $729 a month into the HSA for the birth')
  expect(plainText(step?.why ?? '')).toContain('about $1,600 of tax')
  expect(plainText(step?.how ?? '')).toContain('a bill from before it was open can never be paid from it')
  const fullIn = (household: Household) =>
    draft(household).figures.find(({ label }) => label === 'When the emergency fund is full')?.value
  expect(fullIn(couple)).toBe(fullIn({ ...couple, hsaEligible: false }))
})

// With 3,000 of cash the cushion lacks 4,500 of what the birth can take: the HSA holds it.
test('where the cushion lacks what the birth can take, the HSA comes before it', () => {
  const [first] = partsOf({ ...couple, savings: 3_000 })
  expect(first).toEqual(['HSA for the birth', 729])
  const starter = draft({ ...couple, savings: 3_000 }).checks.find(({ id }) => id === 'starter')
  expect(plainText(starter?.title ?? '')).toBe('The HSA holds a part of the starter cushion')
})

test('nothing goes there ahead of a debt at a high rate, or where the fund is full before the birth', () => {
  const ids = (household: Household) => draft(household).nextSteps.map(({ id }) => id)
  expect(ids({ ...couple, savings: 40_000 })).not.toContain('hsa-for-birth')
  expect(
    ids({ ...couple, debts: [{ kind: 'credit_card', balance: 9_000, rate: 0.24, minPayment: 250 }] }),
  ).not.toContain('hsa-for-birth')
  expect(ids({ ...couple, expecting: false })).not.toContain('hsa-for-birth')
})
