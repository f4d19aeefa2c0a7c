import { expect, test } from 'vitest'
import type { Debt } from '../../facts/debts.ts'
import type { Household } from '../../household.ts'
import { plainText } from '../../say.ts'
import { amountOf, planOf, simple, statusOf, stepIds, three, workOf } from './plan-for-tests.ts'

const car: Household = {
  debts: [{ kind: 'auto', balance: 9_500, rate: 0.074, minPayment: 240 }],
  monthlySurplus: 250,
  monthlyExpenses: 2_000,
}

// In the one order of operations the full emergency fund comes before debt at 4 to 8%.
test('a debt at a middling rate waits until the emergency fund is full', () => {
  const plan = planOf(car)
  expect([amountOf(plan, 'Emergency fund'), amountOf(plan, 'Car loan')]).toEqual([250, 240])
  expect(plainText(plan.title)).toBe('Fill the emergency fund first, then pay off the car loan')
  expect(stepIds(plan)).toContain('fund')
  expect(stepIds(plan)).not.toContain('extra')
  expect(statusOf(plan, 'fund')).toBe('act')
  expect(plan.alternatives.map(({ id }) => id)).toContain('before-fund')
  const full = planOf({ ...car, savings: 8_000 })
  expect([amountOf(full, 'Emergency fund'), amountOf(full, 'Car loan')]).toEqual([undefined, 490])
  expect(statusOf(full, 'fund')).toBe('pass')
})

test('a debt at a high rate, or one that grows at its minimum payment, does not wait for the fund', () => {
  const [loan] = car.debts ?? []
  const at = (change: Partial<Debt>) => workOf({ ...car, debts: [{ ...loan, ...change }] }).fund
  expect(at({ rate: 0.08 })).toBeUndefined()
  expect(at({ minPayment: 40 })).toBeUndefined()
  expect(at({})?.gap.value).toBe(8_000)
})

// The one order of operations: debts of 8 % and more, the full fund, debts of 4 % to 8 %.
test('the month that ends the last costly debt sends to the fund before a debt at a middling rate', () => {
  const due = (household: Household) =>
    planOf(household).nextSteps.find(({ id }) => id === 'choose-again')?.dueDate
  expect(due(simple)).toBe('2028-11-20')
  expect(due({ ...simple, debts: three.slice(0, 2) })).toBeUndefined()
  expect(due({ ...simple, debts: three.slice(2) })).toBeUndefined()
  expect(due({ ...simple, employment: 'unemployed' })).toBeUndefined()
})

test('the match stands between the first cushion and the rest of the fund', () => {
  const plan = planOf({
    ...car,
    monthlySurplus: 600,
    savings: 1_500,
    income: 48_000,
    employerMatch: { rate: 1, upTo: 0.05 },
    contributionRate: 0,
  })
  expect(amountOf(plan, 'Plan at work, for the match')).toBe(200)
  expect(amountOf(plan, 'Emergency fund')).toBe(400)
})
