import fc from 'fast-check'
import { expect, test } from 'vitest'
import {
  futureValue,
  payment,
  presentValueOfGrowingPayments,
  presentValueOfPayments,
  yearsOfPayments,
} from './annuity.ts'
import { effectiveMonthlyRate, nominalRate, realRate } from './rate-conversion.ts'

test('four years of college from age 18 cost a newborn family $772.08 a month', () => {
  // $30,990 a year today, costs +5 %, 6 % effective, paid at the start of each of four years, worked out by hand.
  const worth = presentValueOfGrowingPayments({
    firstPayment: 30_990 * (1.05 / 1.06) ** 18,
    growthRate: 0.05,
    rate: 0.06,
    years: 4,
    when: 'start',
  })
  expect(worth).toBeCloseTo(103_046.42, 2)
  const monthly = payment({
    presentValue: -worth,
    futureValue: 0,
    rate: effectiveMonthlyRate(0.06),
    years: 216,
  })
  expect(monthly).toBeCloseTo(772.08, 2)
})

test('a stream of earnings discounted at the end of each year agrees with a published spreadsheet', () => {
  // Human life value: 30,000 growing 3.5 % for 36 years at 5 %.
  const worth = presentValueOfGrowingPayments({
    firstPayment: 30_000,
    growthRate: 0.035,
    rate: 0.05,
    years: 36,
  })
  expect(worth).toBeCloseTo(808_571.95, 2)
})

const rate = fc.double({ min: -0.5, max: 1, noNaN: true })
const years = fc.integer({ min: 1, max: 60 })
const when = fc.constantFrom('start' as const, 'end' as const)
const dollars = fc.double({ min: 0, max: 1e7, noNaN: true })

test('level payments grow to their present value compounded', () => {
  fc.assert(
    fc.property(rate, years, dollars, when, (rate, years, amount, when) => {
      const grown = presentValueOfPayments({ payment: amount, rate, years, when }) * (1 + rate) ** years
      const direct = futureValue({ presentValue: 0, contribution: amount, rate, years, when })
      expect(Math.abs(grown - direct)).toBeLessThanOrEqual(1e-9 * Math.max(1, direct))
    }),
  )
})

test('the payment to a goal reaches the goal', () => {
  fc.assert(
    fc.property(rate, years, dollars, dollars, when, (rate, years, presentValue, goal, when) => {
      const contribution = payment({ presentValue, futureValue: goal, rate, years, when })
      const reached = futureValue({ presentValue, contribution, rate, years, when })
      expect(Math.abs(reached - goal)).toBeLessThanOrEqual(
        1e-9 * (goal + presentValue * (1 + rate) ** years + 1),
      )
    }),
  )
})

test('future value agrees with adding year by year', () => {
  fc.assert(
    fc.property(rate, years, dollars, dollars, (rate, years, presentValue, contribution) => {
      let balance = presentValue
      for (let year = 0; year < years; year++) balance = balance * (1 + rate) + contribution
      const closed = futureValue({ presentValue, contribution, rate, years })
      expect(Math.abs(closed - balance)).toBeLessThanOrEqual(1e-9 * Math.max(1, balance))
    }),
  )
})

test('a vanishing rate is as good as none', () => {
  const at = (rate: number) => futureValue({ presentValue: 1_000, contribution: 100, rate, years: 30 })
  expect(at(1e-12)).toBeCloseTo(at(0), 6)
})

test('real and nominal undo each other', () => {
  fc.assert(
    fc.property(rate, fc.double({ min: -0.1, max: 0.3, noNaN: true }), (nominal, inflation) => {
      expect(nominalRate({ real: realRate({ nominal, inflation }), inflation })).toBeCloseTo(nominal, 12)
    }),
  )
})

test('a rate of minus one or less is refused by name', () => {
  expect(() => futureValue({ presentValue: 1, contribution: 0, rate: -1, years: 1 })).toThrow(/rate is -1/)
})

test('a sum pays level months for as long as the logarithm of what is left says', () => {
  // By hand, 5% a year: 0.40741% a month; −ln(1 − 180,000 × d ÷ 1,000) ÷ ln(1.0040741), d = 0.0040741 ÷ 1.0040741, is 322.4.
  const of180 = { presentValue: 180_000, rate: 0.0040741238, when: 'start' } as const
  expect(yearsOfPayments({ ...of180, payment: 1_000 })).toBeCloseTo(322.4, 1)
  expect(yearsOfPayments({ ...of180, payment: 500 })).toBeUndefined()
  expect(yearsOfPayments({ ...of180, payment: 1_000, rate: 0 })).toBe(180)
})
