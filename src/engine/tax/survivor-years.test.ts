import fc from 'fast-check'
import { expect, test } from 'vitest'
import { survivorFormulaYear, survivorsBaseAmount, survivorYears } from './survivor-years.ts'

// 42 USC 415(b)(2), worked by hand: born 1991, dead in 2026 after thirteen years at 65,000.
test('a career at $65,000 that ends at 35 gives survivors shares of $2,479', () => {
  expect(survivorsBaseAmount({ birthYear: 1991, deathYear: 2026, salary: 65_000 })).toBe(2_479)
})

test('a year whose wage index is not out uses the last formula known', () => {
  expect(survivorFormulaYear(2_027)).toBe(2_026)
  expect(survivorsBaseAmount({ birthYear: 1991, deathYear: 2_027, salary: 65_000 })).toBeGreaterThan(2_000)
})

const spouse = { age: 33, birthYear: 1993, earnings: 0 }

// 42 USC 402(d), (g), 403(a): the family maximum of 4,589.30 a month, then one child's 75%, then nothing until 60.
test('benefits run at the family maximum, then for one child, then stop until the widow is 60', () => {
  const years = survivorYears({
    year: 2026,
    workerAmount: 2_479,
    children: [{ age: 2 }, { age: 4 }],
    spouse,
    years: 34,
  })
  const total = (at: number) => years[at]?.total ?? 0
  expect(total(0)).toBeCloseTo(4_589.3 * 12, 2)
  expect(total(13)).toBeCloseTo(4_589.3 * 12, 2)
  expect(total(14)).toBeCloseTo(1_859.2 * 12, 2)
  expect(total(15)).toBeCloseTo(1_859.2 * 12, 2)
  expect(years.slice(16, 27).every(({ total }) => total === 0)).toBe(true)
  expect(total(27)).toBeCloseTo(1_772.4 * 12, 2)
  expect(years[27]?.isWidowPaid).toBe(true)
})

test('a parent who earns well is paid nothing for caring, and the children keep theirs', () => {
  const of = (earnings: number) =>
    survivorYears({
      year: 2026,
      workerAmount: 2_479,
      children: [{ age: 5 }],
      spouse: { ...spouse, earnings },
      years: 1,
    })[0]
  expect(of(90_000)?.total).toBeCloseTo(1_859.2 * 12, 2)
  expect(of(0)?.isParentPaid).toBe(true)
  expect(of(90_000)?.isParentPaid).toBe(false)
})

test('a disabled child is paid at any age', () => {
  const years = survivorYears({
    year: 2026,
    workerAmount: 2_000,
    children: [{ age: 12, isDisabled: true }],
    years: 30,
  })
  expect(years.every(({ total }) => total === 1_500 * 12)).toBe(true)
})

test('no family gets more than its maximum, and a larger record never pays less', () => {
  const ages = fc.array(fc.record({ age: fc.integer({ min: 0, max: 20 }) }), { maxLength: 6 })
  fc.assert(
    fc.property(
      ages,
      fc.integer({ min: 300, max: 4_000 }),
      fc.integer({ min: 0, max: 120_000 }),
      (children, workerAmount, earnings) => {
        const of = (amount: number) =>
          survivorYears({
            year: 2026,
            workerAmount: amount,
            children,
            spouse: { ...spouse, earnings },
            years: 25,
          })
        const [less, more] = [of(workerAmount), of(workerAmount + 100)]
        less.forEach(({ total }, at) => {
          expect(total).toBeGreaterThanOrEqual(0)
          expect(total).toBeLessThanOrEqual(workerAmount * 1.9 * 12)
          expect(more[at]?.total ?? 0).toBeGreaterThanOrEqual(total - 1e-6)
        })
      },
    ),
  )
})
