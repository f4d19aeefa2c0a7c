import fc from 'fast-check'
import { expect, test } from 'vitest'
import { monthsToPayOff } from '../math/loan.ts'
import { words } from '../say.ts'
import { worksheet } from '../worksheet.ts'
import { byYear, debtCourse } from './debt-course.ts'
import type { DebtFigures } from './debts.ts'

const debt = (balance: number, rate: number, minimum: number): DebtFigures => {
  const sheet = worksheet()
  return {
    id: 'debt',
    kind: 'other',
    told: { kind: 'other', balance, rate, minPayment: minimum },
    label: words('loan'),
    balance: sheet.told('amount', 'balance', 'Balance', 'usd', balance),
    rate: sheet.told('amount', 'rate', 'Rate', 'rate', rate),
    minimum: sheet.told('amount', 'minimum', 'Minimum', 'usd-per-month', minimum),
  }
}

const sumOf = (months: readonly number[]) => months.reduce((sum, month) => sum + month, 0)
const yearsOf = (months: readonly number[]) => byYear(months).map(Math.round)

test('a loan of 12,000 at 6 % with 231.99 a month costs 1,920 of interest over five years', () => {
  // Level payment of 60 months: 12,000 × 0.005 ÷ (1 − 1.005^−60) = 231.99.
  const { interest, owed, paid } = debtCourse(debt(12_000, 0.06, 231.99), { atOnce: 0 }, 6)
  expect(Math.round(sumOf(interest))).toBe(1_920)
  expect(owed).toBe(0)
  expect(yearsOf(paid)).toEqual([2_784, 2_784, 2_784, 2_784, 2_784, 0])
})

test('a debt that is paid at once costs nothing more', () => {
  const { paid, interest, owed } = debtCourse(debt(5_000, 0.24, 150), { atOnce: 5_000 }, 3)
  expect([sumOf(paid), sumOf(interest), owed]).toEqual([0, 0, 0])
})

// 4,649 at 6.89%: n = −ln(1 − 4,649 × 0.0689 ÷ 12 ÷ 615) ÷ ln(1 + 0.0689 ÷ 12) = 7.76, and 7 payments leave 462 and its interest.
test('a payment that is sent on ends a debt sooner, by both', () => {
  const { paid, interest, owed } = debtCourse(debt(17_300, 0.0689, 428), { atOnce: 12_651, monthly: 187 }, 2)
  expect(owed).toBe(0)
  expect(Math.round(sumOf(interest))).toBe(118)
  expect(byYear(paid)[1]).toBe(0)
})

// 12,000 grow by 0.5% a month to 12,365 in half a year; 60 level payments of that are 239.06, and half as much is asked
// where half was paid. A year from today six of them have been paid.
test('a payment that begins later adds the interest until then, and is level over what is owed then', () => {
  const sheet = worksheet()
  const later = {
    afterMonths: sheet.told('amount', 'after', 'After', 'months', 6),
    payment: sheet.told('amount', 'later', 'Later', 'usd-per-month', 239.06),
  }
  const { paid, owed, interest } = debtCourse({ ...debt(12_000, 0.06, 0), later }, { atOnce: 0 }, 6)
  expect(yearsOf(paid)).toEqual([1_434, 2_869, 2_869, 2_869, 2_869, 1_433])
  expect(Math.round(owed)).toBe(0)
  expect(Math.round(sumOf(interest))).toBe(2_342)
  const half = debtCourse({ ...debt(12_000, 0.06, 0), later }, { atOnce: 6_000 }, 6)
  expect(yearsOf(half.paid)).toEqual([717, 1_434, 1_434, 1_434, 1_434, 717])
})

test('a payment below the interest is raised to it, so the debt stands still', () => {
  const { owed, interest } = debtCourse(debt(10_000, 0.24, 50), { atOnce: 0 }, 2)
  expect(owed).toBeCloseTo(10_000, 6)
  expect(sumOf(interest)).toBeCloseTo(4_800, 6)
})

test('what is paid is the balance and its interest, and it ends when the loan formula says', () => {
  fc.assert(
    fc.property(
      fc.integer({ min: 100, max: 50_000 }),
      fc.double({ min: 0, max: 0.3, noNaN: true }),
      fc.integer({ min: 50, max: 2_000 }),
      (balance, rate, minimum) => {
        const { paid, interest, owed } = debtCourse(debt(balance, rate, minimum), { atOnce: 0 }, 40)
        expect(sumOf(paid) + owed).toBeCloseTo(balance + sumOf(interest), 4)
        const months = monthsToPayOff({ principal: balance, rate, payment: minimum })
        if (months !== undefined && months <= 480) expect(owed).toBeCloseTo(0, 4)
      },
    ),
  )
})

// 200 at 391% a year with 165 a month is paid in the second month; what rounding left of it would be 10^40 after 37 years.
test('a debt that is paid stays paid, however dear it was and however long ago', () => {
  const { owed, interest } = debtCourse(debt(500, 3.91, 165), { atOnce: 300 }, 37)
  expect(owed).toBe(0)
  expect(interest.slice(2).every((dollars) => dollars === 0)).toBe(true)
})
