import { expect, test } from 'vitest'
import type { Debt } from '../../facts/debts.ts'
import type { Household } from '../../household.ts'
import { detailOf, planOf, statusOf, workOf } from './plan-for-tests.ts'

const household: Household = {
  age: 30,
  income: 50_000,
  savings: 4_000,
  monthlySurplus: 200,
  behindOnDebts: false,
}
const card: Debt = { kind: 'credit_card', balance: 2_000, rate: 0.22, minPayment: 60 }
const car: Debt = { kind: 'auto', minPayment: 165 }

// 165 a month repay 6,824 at 7.5% in 48 months.
test('a loan of which only the payment was told is one that the payment ends in its usual time', () => {
  const { minimumsOnly, debts } = workOf({ ...household, debts: [car] })
  expect(debts[0]?.balance.value).toBe(6_820)
  expect(minimumsOnly?.months).toBe(48)
})

test('the plan says what it takes as the balance, and asks for it', () => {
  const plan = planOf({ ...household, debts: [card, car] })
  expect(statusOf(plan, 'untold-balance')).toBe('warn')
  expect(detailOf(plan, 'untold-balance')).toContain(
    'The plan takes $6,820 for the car loan, what $165 a month repays at 7.5% in 4 years.',
  )
  expect(plan.assumptions.find(({ fact }) => fact === 'debts')?.shown).toContain(
    'car loan: about $6,820 (what its payment repays in 4 years) at about 7.5%, minimum payment $165 a month',
  )
})

test('a federal payment may follow income where no repayment plan was told', () => {
  const loan: Debt = { kind: 'student_loan', minPayment: 165 }
  const mayOweMore = 'If a federal payment follows your income, far more may be owed'
  expect(detailOf(planOf({ ...household, debts: [loan] }), 'untold-balance')).toContain(mayOweMore)
  const fixed: Household = { ...household, debts: [loan], incomeDrivenPlan: 'none' }
  expect(detailOf(planOf(fixed), 'untold-balance')).not.toContain(mayOweMore)
})

test('a told balance stands, and nothing is asked', () => {
  const plan = planOf({ ...household, debts: [card, { ...car, balance: 14_000, rate: 0.06 }] })
  expect(statusOf(plan, 'untold-balance')).toBeUndefined()
})
