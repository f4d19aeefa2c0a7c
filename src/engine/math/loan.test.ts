import fc from 'fast-check'
import { expect, test } from 'vitest'
import { monthlyInterest, toCents } from './cents.ts'
import { amortization, loanBalance, loanPayment, monthsToPayOff } from './loan.ts'

test('a $200,000 mortgage at 6 % for 30 years pays $203.11 of principal in its fifth month', () => {
  // Cross-checked with two published amortization programs.
  const schedule = amortization({ principal: 200_000, rate: 0.06, months: 360 })
  expect(schedule[4]).toEqual({
    month: 5,
    payment: 1_199.1,
    interest: 995.99,
    principal: 203.11,
    balance: 198_994.49,
  })
  expect(schedule).toHaveLength(360)
})

test('half a cent of interest rounds up although the rate is not exact in binary', () => {
  // 0.07 × $1,050.00 / 12 is exactly 6.125.
  expect(monthlyInterest(105_000, 0.07)).toBe(613)
})

const loan = fc.record({
  principal: fc.integer({ min: 100_00, max: 2_000_000_00 }).map((cents) => cents / 100),
  rate: fc.integer({ min: 0, max: 3_000 }).map((basisPoints) => basisPoints / 10_000),
  months: fc.integer({ min: 1, max: 480 }),
})

test('the principal parts of a schedule sum to the loan to the cent', () => {
  fc.assert(
    fc.property(loan, (loan) => {
      const schedule = amortization(loan)
      const repaid = schedule.reduce((sum, row) => sum + toCents(row.principal), 0)
      expect(repaid).toBe(toCents(loan.principal))
      expect(schedule.at(-1)?.balance).toBe(0)
    }),
    { numRuns: 50 },
  )
})

test('a loan ends in the months its payment was computed for', () => {
  fc.assert(
    fc.property(loan, (loan) => {
      expect(monthsToPayOff({ ...loan, payment: loanPayment(loan) })).toBe(loan.months)
    }),
  )
})

test('paying extra never lengthens a loan and never costs more interest', () => {
  fc.assert(
    fc.property(loan, fc.integer({ min: 1, max: 1_000 }), (loan, extra) => {
      const interest = (rows: { interest: number }[]) =>
        rows.reduce((sum, row) => sum + toCents(row.interest), 0)
      const [plain, faster] = [amortization(loan), amortization({ ...loan, extra })]
      expect(faster.length).toBeLessThanOrEqual(plain.length)
      expect(interest(faster)).toBeLessThanOrEqual(interest(plain))
    }),
    { numRuns: 50 },
  )
})

test('the unrounded balance is all of the loan before the first payment and nothing after the last', () => {
  fc.assert(
    fc.property(loan, (loan) => {
      expect(loanBalance({ ...loan, paid: 0 }) / loan.principal).toBeCloseTo(1, 9)
      expect(loanBalance({ ...loan, paid: loan.months })).toBe(0)
    }),
  )
})

test('a payment that only meets the interest never ends a loan', () => {
  expect(monthsToPayOff({ principal: 10_000, rate: 0.12, payment: 100 })).toBeUndefined()
  expect(monthsToPayOff({ principal: 10_000, rate: 0.12, payment: 100.01 })).toBe(926)
})
