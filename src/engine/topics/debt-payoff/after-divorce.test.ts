import { expect, test } from 'vitest'
import type { Household } from '../../household.ts'
import { plainText } from '../../say.ts'
import { amountOf, planOf, statusOf, stepIds } from './plan-for-tests.ts'

const divorced: Household = {
  debts: [{ kind: 'credit_card', balance: 8_200, rate: 0.21 }],
  income: 47_000,
  monthlySurplus: 300,
}

test('a debt that a divorce gave to the ex is still owed to the lender, and has its own steps', () => {
  const plan = planOf({ ...divorced, exWasToPay: true })
  expect(plainText(plan.summary)).toMatch(/^The lender is not bound by your divorce/)
  expect(stepIds(plan)).toEqual(expect.arrayContaining(['close-joint', 'enforce-order']))
  expect(statusOf(plan, 'after-divorce')).toBe('act')
  expect(plainText(planOf(divorced).summary)).not.toContain('divorce')
})

// 1,045 and 1,300 of rent are 69 % of 3,417 a month.
test('where payments and rent crowd out the rest no usual share of pay is taken to be free', () => {
  const drowning: Household = {
    debts: [{ kind: 'credit_card', balance: 38_000 }],
    income: 41_000,
    monthlyRent: 1_300,
  }
  const plan = planOf(drowning)
  expect(stepIds(plan)).not.toContain('extra')
  expect(plainText(plan.summary)).toContain('see a bankruptcy lawyer or legal aid once')
  expect(amountOf(planOf({ ...drowning, monthlySurplus: 200 }), 'Credit card')).toBe(
    (amountOf(plan, 'Credit card') ?? 0) + 200,
  )
})
