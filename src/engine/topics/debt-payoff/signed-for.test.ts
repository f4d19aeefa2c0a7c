import { expect, test } from 'vitest'
import type { Debt } from '../../facts/debts.ts'
import { plainText } from '../../say.ts'
import { amountOf, planOf, statusOf, stepIds, workOf } from './plan-for-tests.ts'

const theirs: Debt = { kind: 'auto', balance: 14_000, rate: 0.09, minPayment: 320, isPaidByOther: true }
const card: Debt = { kind: 'credit_card', balance: 5_000, rate: 0.22, minPayment: 150 }

test('a loan that was signed for somebody else gets nothing, is watched, and stands in no sum', () => {
  const work = workOf({ debts: [card, theirs], monthlySurplus: 200 })
  expect([work.owed.value, work.minimums.value]).toEqual([5_000, 150])
  const plan = planOf({ debts: [card, theirs], monthlySurplus: 200 })
  expect([amountOf(plan, 'Credit card'), amountOf(plan, 'Car loan')]).toEqual([350, undefined])
  expect(plainText(plan.summary)).toContain('nothing to the car loan that you signed for somebody else')
  expect(statusOf(plan, 'signed-for')).toBe('warn')
  expect(stepIds(plan)).toContain('signed-for')
})

test('who has no debt but such a loan owes nothing of their own, and still watches it', () => {
  const plan = planOf({ debts: [theirs] })
  expect(plainText(plan.title)).toBe('Nothing of your own is owed: watch the loan that you signed for')
  expect(stepIds(plan)).toEqual(['signed-for', 'reports'])
  expect(statusOf(planOf({ debts: [card] }), 'signed-for')).toBeUndefined()
})
