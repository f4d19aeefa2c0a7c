import { expect, test } from 'vitest'
import type { Household } from '../../household.ts'
import { plainText } from '../../say.ts'
import { planOf, workOf } from './plan-for-tests.ts'

const car: Household = {
  debts: [{ kind: 'auto', balance: 11_400, rate: 0.052, minPayment: 264 }],
  savings: 26_000,
  monthlyExpenses: 2_900,
  monthlySurplus: 1_400,
  paysDebtFromSavings: true,
}

// Four months of 2,900 are 11,600, without the 264 of the car 10,544: 26,000 − 11,400 leaves more.
test('savings beyond a full emergency fund pay a loan at a middling rate', () => {
  const plan = planOf(car)
  expect(plainText(plan.title)).toBe('Pay off the car loan now')
  expect(plainText(plan.summary)).toMatch(
    /^Yes, your savings can pay it, and your emergency fund of \$10,544/,
  )
  expect(workOf(car).kept?.value ?? workOf(car).cash?.value).toBe(14_600)
})

test('only what is beyond the fund goes to the loan, and nothing where there is no more', () => {
  const part = planOf({ ...car, savings: 15_000 })
  expect(plainText(part.summary)).toMatch(
    /^Only in part: \$10,544 of it is your emergency fund and stays, and \$4,456/,
  )
  const none = planOf({ ...car, savings: 8_000 })
  expect(plainText(none.summary)).toMatch(/^Not with these savings: your \$8,000/)
  expect(none.nextSteps.map(({ id }) => id)).not.toContain('spare')
})

test('a loan that costs less than savings pay is left, and a card takes the cash first', () => {
  const cheap = planOf({ ...car, debts: [{ kind: 'auto', balance: 11_400, rate: 0.03 }] })
  expect(plainText(cheap.summary)).toMatch(/^Keep the savings/)
  const card = planOf({
    ...car,
    debts: [...(car.debts ?? []), { kind: 'credit_card', balance: 5_000, rate: 0.24 }],
  })
  expect(plainText(card.summary)).toMatch(/^Yes for what costs 8% or more/)
})

test('nobody who did not ask has savings sent to such a loan', () => {
  expect(workOf({ ...car, paysDebtFromSavings: undefined } as Household).once).toBeUndefined()
})
