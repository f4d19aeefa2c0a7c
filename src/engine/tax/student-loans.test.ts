import fc from 'fast-check'
import { expect, test } from 'vitest'
import { povertyGuideline } from './poverty-guidelines.ts'
import {
  incomeBasedPayment,
  repaymentAssistanceMonth,
  repaymentAssistancePayment,
  tieredStandardYears,
} from './student-loan-payment.ts'
import { type Borrower, openPlans, planInForce, type RepaymentPlan } from './student-loan-plans.ts'
import { repaymentOutlook, repaymentPlanPayment } from './student-loan-projection.ts'
import { repaymentWays } from './student-loan-ways.ts'

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
    waiting: 0,
  })
})

// 12,000 at 6 % is 60 a month: of 100, 40 are left; 15 settle what waits, 25 are principal, and 25 more are matched.
test('what an earlier plan left unpaid is settled before principal under the Repayment Assistance Plan', () => {
  const month = (waiting: number) =>
    repaymentAssistanceMonth({ balance: 12_000, rate: 0.06, payment: 100, waiting })
  expect(month(15)).toEqual({ interestWaived: 0, principalMatch: 25, balance: 11_950, waiting: 0 })
  expect(month(55)).toEqual({ interestWaived: 0, principalMatch: 50, balance: 11_950, waiting: 15 })
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

// 20,000 at 6 % would be 222.04 in ten years. Who pays 400 on the plan owed more when it began: the cap is 400 at least, and
// the income asks for 388.25; who pays 300 pays no more than that, whatever the income.
test('the cap of Income-Based Repayment does not sink with what is owed', () => {
  const payment = (paid?: number, plan: RepaymentPlan = 'income_based') =>
    repaymentPlanPayment(
      'income_based',
      {
        balance: 20_000,
        rate: 0.06,
        ...(paid === undefined ? {} : { entered: { plan, payment: paid } }),
      },
      income,
    )
  expect([payment(), payment(400), payment(300), payment(100)]).toEqual([222.04, 388.25, 300, 222.04])
  expect(payment(400, 'repayment_assistance')).toBe(222.04)
})

// 200,000 at 6 % costs 1,000 a month; 388.25 leaves 611.75, which bears no interest: 200,000 + 300 × 611.75.
test('unpaid interest waits beside the principal under Income-Based Repayment and is forgiven with it', () => {
  const outlook = repaymentOutlook({ plan: 'income_based', loan: { balance: 200_000, rate: 0.06 }, income })
  expect(outlook).toMatchObject({ payment: 388.25, months: 300, forgiven: 383_525 })
})

// 3 % of 30,001 is 75 a month, 25 with a child: ten payments of 25 and ten of 75 are the 1,000 that bear no interest.
test('a child takes its part off the Repayment Assistance Plan only as long as it counts', () => {
  const parent = { ...income, agi: 30_001, dependents: 1 }
  const loan = { balance: 1_000, rate: 0 }
  const asked = { plan: 'repayment_assistance', loan, income: parent } as const
  expect(repaymentOutlook(asked)).toMatchObject({ payment: 25, months: 40 })
  const incomeIn = (month: number) => (month <= 10 ? parent : { ...parent, dependents: 0 })
  expect(repaymentOutlook({ ...asked, incomeIn })).toMatchObject({
    payment: 25,
    months: 20,
    totalPaid: 1_000,
  })
})

test('public-service forgiveness ends after what is left of its payments', () => {
  const outlook = repaymentOutlook({
    plan: 'income_based',
    loan: { balance: 200_000, rate: 0.06 },
    income,
    forgivenIn: 66,
  })
  expect(outlook.months).toBe(66)
  expect(outlook.totalPaid).toBeCloseTo(66 * 388.25, 6)
})

const ways = (
  plan: RepaymentPlan,
  more: Partial<Borrower> = {},
  p: { balance?: number; counted?: number; forgivenIn?: number } = {},
) =>
  repaymentWays({
    plan,
    borrower: { ...borrower, ...more },
    loan: { balance: p.balance ?? 90_000, rate: 0.06 },
    income: { ...income, isNewBorrower: more.isNewBorrower ?? false },
    counted: p.counted ?? 0,
    ...(p.forgivenIn === undefined ? {} : { forgivenIn: p.forgivenIn }),
  })

// From November 20, 2026 a payment falls due on the 20th of each month: 19 until June 2028.
// PAYE 10 % of 31,060 ÷ 12 = 258.83 of 450 interest: 191.17 × 19 = 3,632.23 wait. Then 229.17 a month, the rest of
// the interest waived and 50 matched, for 341 months: 90,000 − 17,050 stay, and what waits.
test('whoever stays on Pay As You Earn pays it until June 2028 and the Repayment Assistance Plan from then on', () => {
  const [moved] = ways('pay_as_you_earn')
  expect(moved).toMatchObject({ payment: 258.83, months: 360, forgiven: 76_582.23 })
  expect(moved.next).toMatchObject({ plan: 'repayment_assistance', payment: 229.17, afterMonths: 19 })
  expect(moved.totalPaid).toBeCloseTo(19 * 258.83 + 341 * 229.17, 6)
  expect(moved.next?.paid).toBeCloseTo(341 * 229.17, 6)
})

// 15 % as an earlier borrower: 388.25, 61.75 short of the interest, for the 281 months that are left of 25 years.
test('the other way on from Pay As You Earn is Income-Based Repayment, with the payments made so far counted', () => {
  const [, chosen] = ways('pay_as_you_earn')
  expect(chosen?.next).toMatchObject({ plan: 'income_based', payment: 388.25, afterMonths: 19 })
  expect(chosen).toMatchObject({ months: 300, forgiven: 90_000 + 19 * 191.17 + 281 * 61.75 })
  expect(ways('pay_as_you_earn', {}, { counted: 200 })[1]?.months).toBe(100)
})

// A new borrower pays the same tenth on both and is through after 20 years: 240 − 200 payments.
test('a new borrower near the end of Pay As You Earn loses nothing by changing to Income-Based Repayment', () => {
  const [moved, chosen] = ways('pay_as_you_earn', { isNewBorrower: true }, { counted: 200 })
  expect([moved.months, chosen?.months, chosen?.next?.payment]).toEqual([160, 40, 258.83])
  expect(chosen?.totalPaid).toBeCloseTo(40 * 258.83, 6)
})

// 20 % of 39,040 ÷ 12 = 650.67 of 1,000 interest, 19 times; then 388.25 for 281 months.
test('a Parent PLUS on Income-Contingent Repayment goes on under Income-Based Repayment and no other', () => {
  const parent = { kind: 'parent_plus', consolidatedInTime: true } as const
  const found = ways('income_contingent', parent, { balance: 200_000 })
  expect(found).toHaveLength(1)
  expect(found[0].next).toMatchObject({ plan: 'income_based', payment: 388.25, afterMonths: 19 })
  expect(found[0].months).toBe(300)
  expect(found[0].totalPaid).toBeCloseTo(19 * 650.67 + 281 * 388.25, 6)
  expect(found[0].forgiven).toBeCloseTo(200_000 + 19 * 349.33 + 281 * 611.75, 6)
})

test('a loan that is forgiven before the older plans end has one way, and so has a plan that stays', () => {
  for (const found of [
    ways('pay_as_you_earn', {}, { forgivenIn: 19 }),
    ways('pay_as_you_earn', {}, { counted: 221 }),
    ways('income_based'),
  ]) {
    expect(found).toHaveLength(1)
    expect(found[0].next).toBeUndefined()
  }
  expect(ways('pay_as_you_earn', {}, { forgivenIn: 20 })[0].next?.paid).toBe(229.17)
})

test('whoever was on an older plan when it ended is on the plan without a choice', () => {
  const now = (kind: 'student' | 'parent_plus', today: string) =>
    planInForce('income_contingent', { kind, today })
  expect(now('student', '2028-06-30')).toBe('income_contingent')
  expect(now('student', '2028-07-01')).toBe('repayment_assistance')
  expect(now('parent_plus', '2028-07-01')).toBe('income_based')
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

// Capped at 333.06 for a year, 30,000 at 6 % come down to 27,741.85; then 50.50 a month leaves 88.21 of its interest of 138.71
// unpaid, 228 times: 47,854 is forgiven, and the 120th payment ends nothing.
test('a payment that leaves its cap with a lower pay no longer pays the loan off', () => {
  const income = { agi: 100_000, guideline: 15_960, dependents: 0, isNewBorrower: true }
  const outlook = repaymentOutlook({
    plan: 'income_based',
    loan: { balance: 30_000, rate: 0.06 },
    income,
    incomeIn: (month) => (month <= 12 ? income : { ...income, agi: 30_000 }),
  })
  expect(outlook.payment).toBe(333.06)
  expect(outlook.months).toBe(240)
  expect(outlook.forgiven / 47_854).toBeCloseTo(1, 3)
})
