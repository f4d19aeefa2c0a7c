import fc from 'fast-check'
import { expect, test } from 'vitest'
import { povertyGuideline } from './poverty-guidelines.ts'
import {
  incomeBasedPayment,
  repaymentAssistanceMonth,
  repaymentAssistancePayment,
  tieredStandardYears,
} from './student-loan-payment.ts'
import { openPlans } from './student-loan-plans.ts'
import { repaymentOutlook } from './student-loan-projection.ts'

// 20 USC 1087e(q): worked by hand from the bands, half up to the cent.
test('the Repayment Assistance Plan asks for a share of the whole income and less for each dependent', () => {
  const monthly = (agi: number, dependents: number) => repaymentAssistancePayment({ agi, dependents })
  expect(monthly(55_000, 0)).toBe(229.17)
  expect(monthly(55_000, 2)).toBe(129.17)
  expect(monthly(100_000, 0)).toBe(750)
  expect(monthly(100_001, 0)).toBe(833.34)
})

// 20 USC 1098e with the HHS guidelines of 2026, before the cap.
test('Income-Based Repayment asks earlier borrowers for half as much again as new ones', () => {
  const monthly = (people: number, newBorrower: boolean) =>
    incomeBasedPayment({ agi: 55_000, guideline: povertyGuideline({ year: 2026, people }), newBorrower })
  expect([monthly(1, true), monthly(1, false), monthly(3, true), monthly(3, false)]).toEqual([
    258.83, 388.25, 116.83, 175.25,
  ])
})

// 34 CFR 685.209: below 5 dollars nothing is due, from 5 to 10 it is 10. One person of 2026 keeps 23,940;
// a tenth of 599, 600 and 1,200 more is 4.99, 5 and 10 a month.
test('a few dollars of Income-Based Repayment are none, or ten', () => {
  const monthly = (above: number) =>
    incomeBasedPayment({ agi: 23_940 + above, guideline: 15_960, newBorrower: true })
  expect([0, 599, 600, 1_080, 1_200, 1_212].map(monthly)).toEqual([0, 0, 10, 10, 10, 10.1])
})

test('on a low income the Repayment Assistance Plan waives interest and matches the payment', () => {
  const payment = repaymentAssistancePayment({ agi: 25_000, dependents: 0 })
  expect(payment).toBe(41.67)
  expect(repaymentAssistanceMonth({ balance: 20_000, rate: 0.0639, payment })).toEqual({
    interestWaived: 64.83,
    principalMatch: 41.67,
    balance: 19_958.33,
  })
})

test('the terms of the tiered Standard plan rise with the balance', () => {
  expect([24_999, 25_000, 50_000, 100_000].map(tieredStandardYears)).toEqual([10, 15, 20, 25])
})

const borrower = {
  kind: 'student',
  today: '2026-11-20',
  hasNewLoan: false,
  isNewBorrower: false,
  consolidatedInTime: false,
} as const

test('one new federal loan closes Income-Based Repayment on the old ones', () => {
  expect(openPlans(borrower)).toContain('income_based')
  expect(openPlans({ ...borrower, hasNewLoan: true })).toEqual(['tiered_standard', 'repayment_assistance'])
})

test('a Parent PLUS loan never has the Repayment Assistance Plan', () => {
  for (const hasNewLoan of [false, true])
    for (const consolidatedInTime of [false, true])
      expect(openPlans({ ...borrower, kind: 'parent_plus', hasNewLoan, consolidatedInTime })).not.toContain(
        'repayment_assistance',
      )
})

test('a Parent PLUS consolidated in time keeps the older plans until they end, one that was not has Standard only', () => {
  const parent = { ...borrower, kind: 'parent_plus', consolidatedInTime: true } as const
  expect(openPlans(parent)).toEqual(['standard', 'income_contingent', 'income_based'])
  expect(openPlans({ ...parent, today: '2028-07-01' })).toEqual(['standard', 'income_based'])
  expect(openPlans({ ...parent, consolidatedInTime: false })).toEqual(['standard'])
})

const income = { agi: 55_000, guideline: 15_960, dependents: 0, isNewBorrower: false }

// The textbook payment of 30,000 over ten years at 6 %: 333.06.
test('the Standard plan repays a loan in ten years to the cent', () => {
  const outlook = repaymentOutlook({ plan: 'standard', loan: { balance: 30_000, rate: 0.06 }, income })
  expect(outlook).toMatchObject({ payment: 333.06, months: 120, forgiven: 0 })
  expect(outlook.totalPaid).toBeCloseTo(120 * 333.06, 0)
})

test('Income-Based Repayment is never more than the Standard payment', () => {
  const outlook = repaymentOutlook({ plan: 'income_based', loan: { balance: 30_000, rate: 0.06 }, income })
  expect(outlook).toMatchObject({ payment: 333.06, forgiven: 0 })
})

// 200,000 at 6 % costs 1,000 a month; 388.25 leaves 611.75, which bears no interest: 200,000 + 300 × 611.75.
test('unpaid interest waits beside the principal under Income-Based Repayment and is forgiven with it', () => {
  const outlook = repaymentOutlook({ plan: 'income_based', loan: { balance: 200_000, rate: 0.06 }, income })
  expect(outlook).toMatchObject({ payment: 388.25, months: 300, forgiven: 383_525 })
})

test('public-service forgiveness ends after what is left of its payments', () => {
  const outlook = repaymentOutlook({
    plan: 'income_based',
    loan: { balance: 200_000, rate: 0.06 },
    income,
    counted: 54,
    forgivenAfter: 120,
  })
  expect(outlook.months).toBe(66)
  expect(outlook.totalPaid).toBeCloseTo(66 * 388.25, 6)
})

const loan = fc.record({
  balance: fc.integer({ min: 100, max: 300_000 }),
  rate: fc.integer({ min: 0, max: 1_000 }).map((basisPoints) => basisPoints / 10_000),
})
const anyIncome = fc.record({
  agi: fc.integer({ min: 0, max: 250_000 }),
  guideline: fc.constantFrom(15_960, 27_320, 38_680),
  dependents: fc.integer({ min: 0, max: 5 }),
  isNewBorrower: fc.boolean(),
})
const plan = fc.constantFrom(
  'standard',
  'tiered_standard',
  'income_based',
  'pay_as_you_earn',
  'income_contingent',
  'repayment_assistance',
  'standard',
)

test('under the Repayment Assistance Plan the balance never grows', () => {
  fc.assert(
    fc.property(loan, anyIncome, ({ balance, rate }, borrowed) => {
      const payment = repaymentAssistancePayment(borrowed)
      expect(repaymentAssistanceMonth({ balance, rate, payment }).balance).toBeLessThanOrEqual(balance)
    }),
  )
})

test('every plan ends, and a plan that forgives nothing repays at least the balance or has matched it', () => {
  fc.assert(
    fc.property(loan, anyIncome, plan, (borrowed, family, plan) => {
      const outlook = repaymentOutlook({ plan, loan: borrowed, income: family })
      expect(outlook.months).toBeLessThanOrEqual(360)
      if (outlook.forgiven === 0 && plan !== 'repayment_assistance')
        expect(outlook.totalPaid).toBeGreaterThanOrEqual(borrowed.balance - 0.01)
    }),
    { numRuns: 60 },
  )
})
