import { expect, test } from 'vitest'
import { draftContext } from '../../draft-context.ts'
import type { Household } from '../../household.ts'
import { wholePlan } from '../../plan-for-tests.ts'
import { plainText } from '../../say.ts'
import { emergencyFund } from './emergency-fund.ts'

const family: Household = {
  ...{ age: 35, spouseAge: 34, maritalStatus: 'married', filingStatus: 'married_joint', state: 'OH' },
  ...{ income: 98_000, spouseIncome: 71_000, earners: 2, incomeStability: 'steady', dependents: [5, 2] },
  ...{ monthlyExpenses: 8_900, monthlySurplus: 300, savings: 14_000, childcareMonthly: 3_150, debts: [] },
}

// 4 months of 8,900 are 35,600: 21,600 is missing. 33 months of 300 bring 9,900; 11,700 ÷ (300 + 1,587) takes 7 more, which
// is March 2030. At 300 for ever it would be 72 months.
test('what child care no longer takes fills the fund from the fall in which a child goes to school', () => {
  const plan = wholePlan(emergencyFund, family, draftContext('2026-11-26'))
  expect(plan.figures.find(({ id }) => id === 'date.full')?.value).toMatch(/^2030-03/)
  expect(plainText(plan.summary)).toContain(
    'that frees about $1,587 a month from Sep 2029 on, which that day counts on',
  )
  expect(plan.nextSteps.find(({ id }) => id === 'care-ends')?.dueDate).toBe('2029-09-26')
})

// 21,600 ÷ 900 takes 24 months, until November 2028.
test('a fund that is full before leaves it out', () => {
  const plan = wholePlan(emergencyFund, { ...family, monthlySurplus: 900 }, draftContext('2026-11-26'))
  expect(plainText(plan.summary)).not.toContain('Child care')
  expect(plan.nextSteps.some(({ id }) => id === 'care-ends')).toBe(false)
})
