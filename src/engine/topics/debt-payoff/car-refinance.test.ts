import { expect, test } from 'vitest'
import type { Debt } from '../../facts/debts.ts'
import type { Household } from '../../household.ts'
import { detailOf, planOf } from './plan-for-tests.ts'

const car: Debt = { kind: 'auto', balance: 13_500, rate: 0.119, minPayment: 340 }
const household: Household = { income: 60_000, monthlySurplus: 300, debts: [car] }
const detail = (changed: Partial<Debt> = {}, more: Household = {}) =>
  detailOf(planOf({ ...household, ...more, debts: [{ ...car, ...changed }] }), 'car.refinance.debt.0')

test('a costly car loan is looked at with another lender', () => {
  expect(detail()).toContain('The car loan costs 11.9%. Ask a credit union')
  expect(detail()).toContain('Go on paying $340 a month')
})

test('nobody is sent there with a cheap loan, a late one, or a car that is worth less', () => {
  expect(detail({ rate: 0.06 })).toBe('')
  expect(detail({ isPastDue: true, monthsBehind: 1 })).toBe('')
  expect(detail({ worth: 10_000 })).toBe('')
  expect(detail({ worth: 15_000 })).not.toBe('')
})
