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

test('when whoever was to pay has stopped, the loan counts as one’s own, and is brought up to date first', () => {
  const stopped: Debt = { ...theirs, isPastDue: true }
  const household = { debts: [card, stopped], monthlySurplus: 200, savings: 9_000, behindOnDebts: true }
  expect(workOf(household).owed.value).toBe(19_000)
  const plan = planOf(household)
  expect(plainText(plan.title)).toBe(
    'Bring the car loan that you signed for up to date, then settle who pays',
  )
  expect(plainText(plan.summary).startsWith('You signed for the car loan')).toBe(true)
  // One payment of 320, as nobody said how many; cash pays it today.
  expect(plainText(plan.summary)).toContain('Pay what is late today, $320, from your cash')
  expect(statusOf(plan, 'left-to-signer')).toBe('act')
  expect(statusOf(plan, 'signed-for')).toBeUndefined()
  expect(stepIds(plan)[0]).toBe('left-to-signer')
})
