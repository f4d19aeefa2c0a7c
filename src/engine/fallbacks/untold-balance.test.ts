import fc from 'fast-check'
import { expect, test } from 'vitest'
import type { Debt, DebtKind } from '../facts/debts.ts'
import { loanPayment } from '../math/loan.ts'
import { type AboutLoans, balanceOfPayment, monthsOfPayment } from './untold-balance.ts'

const paid = (kind: DebtKind, more: Partial<Debt> = {}): Debt => ({ kind, minPayment: 165, ...more })

test.each<[string, Debt, number | undefined]>([
  ['a car loan', paid('auto'), 48],
  ['a student loan', paid('student_loan'), 120],
  ['a personal loan', paid('personal'), 36],
  ['a 401(k) loan', paid('plan_loan'), 48],
  ['a card', paid('credit_card'), undefined],
  ['a payday loan', paid('payday'), undefined],
  ['a mortgage', paid('mortgage'), undefined],
  ['a told balance', paid('auto', { balance: 9_000 }), undefined],
  ['no payment', { kind: 'auto' }, undefined],
  ['a payment of nothing', paid('auto', { minPayment: 0 }), undefined],
  ['a payment agreed with a collector', paid('personal', { isInCollections: true }), undefined],
])('the payment of a level loan tells how much of it is left, and no other: %s', (_, debt, months) => {
  expect(monthsOfPayment(debt, {})).toBe(months)
})

test.each<[AboutLoans, Debt['loanType'], number | undefined]>([
  [{ incomeDrivenPlan: 'ibr' }, undefined, undefined],
  [{ publicServiceJob: true }, 'federal', undefined],
  [{ pslfPayments: 30 }, 'federal', undefined],
  [{ incomePlanPayments: 30 }, 'federal', undefined],
  [{ inSchool: true }, 'federal', undefined],
  [{ publicServiceJob: true, incomeDrivenPlan: 'none' }, 'federal', 120],
  [{ incomeDrivenPlan: 'ibr' }, 'private', 120],
])(
  'a federal payment that follows income tells nothing of what is owed: %j, %s',
  (about, loanType, months) => {
    expect(monthsOfPayment(paid('student_loan', loanType && { loanType }), about)).toBe(months)
  },
)

// 165 × (1 − 1.00625^−48) / 0.00625 = 165 × 41.358 = 6,824; 120 × (1 − 1.005^−120) / 0.005 = 120 × 90.073 = 10,809.
test('the balance is what the payment repays in that time', () => {
  expect(balanceOfPayment({ payment: 165, rate: 0.075, months: 48 })).toBe(6_820)
  expect(balanceOfPayment({ payment: 120, rate: 0.06, months: 120 })).toBe(10_800)
})

// Three digits keep a balance of a few hundred dollars or more within half a percent.
test('the payment always carries the balance to its end within that time, but for the rounding', () => {
  fc.assert(
    fc.property(
      fc.integer({ min: 20, max: 5_000 }),
      fc.double({ min: 0, max: 0.4, noNaN: true }),
      fc.constantFrom(36, 48, 120),
      (payment, rate, months) => {
        const principal = balanceOfPayment({ payment, rate, months })
        expect(loanPayment({ principal, rate, months })).toBeCloseTo(payment, -Math.log10(payment * 0.01))
      },
    ),
  )
})
