import { expect, test } from 'vitest'
import { draftContext } from '../../draft-context.ts'
import type { Household } from '../../household.ts'
import { wholePlan } from '../../plan-for-tests.ts'
import { plainText } from '../../say.ts'
import { debtPayoffTopic } from './debt-payoff.ts'

const family: Household = {
  ...{ age: 33, spouseAge: 32, maritalStatus: 'married', filingStatus: 'married_joint', state: 'OH' },
  ...{ income: 62_000, spouseIncome: 48_000, earners: 2, incomeStability: 'steady', dependents: [4] },
  ...{ monthlyExpenses: 7_100, monthlySurplus: 300, savings: 1_500, childcareMonthly: 1_500 },
  ...{
    hasWorkplacePlan: true,
    getsWholeMatch: true,
    spouseHasWorkplacePlan: true,
    spouseGetsWholeMatch: true,
  },
}

const draft = (more: Household) =>
  wholePlan(debtPayoffTopic, { ...family, ...more }, draftContext('2026-11-26'))

// At 24% a year, 2% a month, 500 a month pay 9 months, then 1,505 does
// (0.67 × 1,500 = 1,005 is free from September 2027 on). 14,000 × 1.02^9 − 500 × (1.02^9 − 1) ÷ 0.02 = 11,854; 1,505 a month
// pays that in ln(1 ÷ (1 − 11,854 × 0.02 ÷ 1,505)) ÷ ln 1.02 = 8.7 months: 18 months, May 2028. Without it, 42 months.
test('what child care no longer takes pays the debts from the fall in which a child goes to school', () => {
  const plan = draft({ debts: [{ kind: 'credit_card', balance: 14_000, rate: 0.24, minPayment: 200 }] })
  expect(plainText(plan.summary)).toContain(
    'that frees about $1,005 a month from Sep 2027 on, and the dates count on it',
  )
  expect(plainText(plan.summary)).toContain('paid in May 2028')
  expect(plan.nextSteps.find(({ id }) => id === 'care-ends')?.dueDate).toBe('2027-09-26')
})

test('debts that are gone before leave it out', () => {
  const plan = draft({ debts: [{ kind: 'credit_card', balance: 3_000, rate: 0.24, minPayment: 200 }] })
  expect(plainText(plan.summary)).not.toContain('Child care')
})
