import { expect, test } from 'vitest'
import type { Household } from '../../household.ts'
import { plainText } from '../../say.ts'
import { detailOf, planOf, stepIds } from './plan-for-tests.ts'

const household: Household = {
  age: 29,
  maritalStatus: 'single',
  filingStatus: 'single',
  state: 'CA',
  dependents: [],
  income: 47_000,
  employment: 'employed',
  monthlyExpenses: 2_590,
  monthlySurplus: 510,
  savings: 3_700,
  behindOnDebts: true,
  debts: [
    { kind: 'tax', balance: 36_400, rate: 0.07, minPayment: 0, isPastDue: true },
    { kind: 'credit_card', balance: 1_100, rate: 0.2599, minPayment: 40 },
  ],
}

// The tax is 77% of a year of pay; cash beyond the cushion ends the card, so nothing is left for a counselor.
test('where tax is what is too much, the tax office comes first and no counselor', () => {
  const plan = planOf(household)
  expect(plainText(plan.title)).toBe('Agree on a payment plan with the tax office first')
  expect(stepIds(plan)).toContain('tax-plan')
  expect(stepIds(plan)).not.toContain('counselor')
  expect(plainText(plan.summary)).toContain('income tax of the last few years does not end there')
  expect(detailOf(plan, 'secured')).toContain('not from the IRS')
  expect(detailOf(plan, 'load')).toContain('See the tax office')
})

// irs.gov: a simple plan up to 50,000 over at most 10 years; ftb.ca.gov: 25,000 and 60 months.
test('the limits of a payment plan are named, those of the state where they are known', () => {
  const limits = detailOf(planOf(household), 'tax')
  expect(limits).toContain('owes the IRS at most $50,000')
  expect(limits).toContain('10 years')
  expect(limits).toContain('up to $25,000 and 60 months')
  expect(detailOf(planOf({ ...household, state: 'TX' }), 'tax')).not.toContain('$25,000')
})

test('beside more on cards than tax a counselor still comes first', () => {
  const cards: Household['debts'] = [
    { kind: 'tax', balance: 6_000, rate: 0.07, minPayment: 0, isPastDue: true },
    { kind: 'credit_card', balance: 36_000, rate: 0.2599, minPayment: 900 },
  ]
  const plan = planOf({ ...household, monthlySurplus: 1_400, debts: cards })
  expect(plainText(plan.title)).toBe('See a nonprofit credit counselor first')
})
