import fc from 'fast-check'
import { expect, test } from 'vitest'
import { annuityFactor } from './annuity.ts'
import {
  growthByYear,
  growthOver,
  presentValueOfBills,
  presentValueOfMonthlyDollar,
} from './changing-rates.ts'
import { effectiveMonthlyRate } from './rate-conversion.ts'

const costToday = 30_990
/** Four years of college for a newborn, each paid at the start of its year. */
const billsAt = (growth: number) =>
  Array.from({ length: 22 }, (_, year) => (year < 18 ? 0 : costToday * (1 + growth) ** year))
const monthlyAt = (growth: number, rate: number) =>
  presentValueOfBills(billsAt(growth), [rate]) /
  presentValueOfMonthlyDollar({ from: 0, months: 216, rates: [rate] })

// Worked by hand: $30,990 today, 5% growth, 6% effective, a newborn, 216 payments at the ends of months.
test('a newborn’s four years are worth $103,046 today and take $772.08 a month', () => {
  expect(presentValueOfBills(billsAt(0.05), [0.06])).toBeCloseTo(103_046, -0.5)
  expect(monthlyAt(0.05, 0.06)).toBeCloseTo(772.08, 2)
})

// The same with 6% compounded monthly, 0.5% a month.
test('with a nominal monthly rate they are worth $99,919 and take $757.55 a month', () => {
  const effective = 1.005 ** 12 - 1
  expect(Math.round(presentValueOfBills(billsAt(0.05), [effective]))).toBe(99_919)
  expect(monthlyAt(0.05, effective)).toBeCloseTo(757.55, 2)
})

// The same with 4% growth of the cost and 6% effective.
test('at four percent growth they are worth $85,520 and take $640.76 a month', () => {
  expect(Math.round(presentValueOfBills(billsAt(0.04), [0.06]))).toBe(85_520)
  expect(monthlyAt(0.04, 0.06)).toBeCloseTo(640.76, 2)
})

test('a rate that never changes gives the annuity of the textbook', () => {
  fc.assert(
    fc.property(
      fc.double({ min: 0, max: 0.15, noNaN: true }),
      fc.integer({ min: 1, max: 300 }),
      (rate, months) => {
        const level = annuityFactor({ rate: effectiveMonthlyRate(rate), years: months })
        expect(presentValueOfMonthlyDollar({ from: 0, months, rates: [rate] })).toBeCloseTo(level, 6)
      },
    ),
  )
})

test('what is saved before and after a month adds up to the whole', () => {
  const rates = fc.array(fc.double({ min: -0.1, max: 0.2, noNaN: true }), { minLength: 1, maxLength: 25 })
  fc.assert(
    fc.property(
      rates,
      fc.integer({ min: 1, max: 250 }),
      fc.integer({ min: 0, max: 250 }),
      (years, months, cut) => {
        const from = Math.min(cut, months)
        const worth = (a: number, b: number) =>
          presentValueOfMonthlyDollar({ from: a, months: b, rates: years })
        expect(worth(0, from) + worth(from, months)).toBeCloseTo(worth(0, months), 6)
      },
    ),
  )
})

test('a bill that grows with its own rates is worth what it costs today', () => {
  const rates = [0.06, 0.05, 0.04]
  expect(presentValueOfBills([0, 0, 100 * growthByYear(rates, 2)], rates)).toBeCloseTo(100, 9)
})

// 1.1 × √1.21 = 1.21.
test('a part of a year grows at that year’s rate', () => {
  expect(growthOver([0.1, 0.21], 1.5)).toBeCloseTo(1.21, 12)
  expect(growthOver([0.1, 0.21], 2)).toBeCloseTo(growthByYear([0.1, 0.21], 2), 12)
  expect(growthOver([0.1], 0)).toBe(1)
})
