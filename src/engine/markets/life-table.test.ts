import fc from 'fast-check'
import { expect, test } from 'vitest'
import { historicalReturnsSource } from './historical-returns.ts'
import {
  ageReachedWithOdds,
  eitherSurvivalOdds,
  lastAge,
  lifeExpectancy,
  lifeTableSource,
  survivalOdds,
} from './life-table.ts'

test.each([
  // The same table's own column of life expectancy.
  { age: 0, sex: 'male' as const, years: 74.74 },
  { age: 0, sex: 'female' as const, years: 80.18 },
  { age: 65, sex: 'male' as const, years: 17.48 },
  { age: 65, sex: 'female' as const, years: 20.12 },
])('a $sex aged $age has $years years ahead', ({ age, sex, years }) => {
  expect(Math.abs(lifeExpectancy({ age, sex }) - years)).toBeLessThan(0.006)
})

const sex = fc.constantFrom('male' as const, 'female' as const, undefined)
const age = fc.integer({ min: 0, max: 119 })

test('the odds to be alive fall with the years, from certain to none', () => {
  fc.assert(
    fc.property(age, fc.nat(60), sex, (age, years, sex) => {
      expect(survivalOdds({ age, toAge: age, sex })).toBe(1)
      expect(survivalOdds({ age, toAge: lastAge, sex })).toBe(0)
      expect(survivalOdds({ age, toAge: age + years + 1, sex })).toBeLessThanOrEqual(
        survivalOdds({ age, toAge: age + years, sex }),
      )
    }),
  )
})

test('one of two lives at least as long as either, and both certain to die', () => {
  fc.assert(
    fc.property(age, age, fc.nat(60), sex, (a, b, years, sex) => {
      const odds = eitherSurvivalOdds({
        people: [
          { age: a, sex },
          { age: b, sex },
        ],
        years,
      })
      expect(odds).toBeGreaterThanOrEqual(survivalOdds({ age: a, toAge: a + years, sex }) - 1e-12)
      expect(odds).toBeLessThanOrEqual(1)
    }),
  )
})

test('a woman of 65 has an even chance to see 85 and one in ten to see 95', () => {
  const reached = (odds: number) => ageReachedWithOdds({ age: 65, odds, sex: 'female' })
  for (const odds of [0.5, 0.25, 0.1]) {
    expect(survivalOdds({ age: 65, toAge: reached(odds), sex: 'female' })).toBeGreaterThanOrEqual(odds)
    expect(survivalOdds({ age: 65, toAge: reached(odds) + 1, sex: 'female' })).toBeLessThan(odds)
  }
  expect([reached(0.5), reached(0.1)]).toEqual([85, 95])
})

test('nobody is asked about at 120', () => {
  expect(() => survivalOdds({ age: 120, toAge: 121 })).toThrow(RangeError)
})

test('life table and returns name the tables they are copied from', () => {
  expect(lifeTableSource).toMatch(/^SSA .+table4c6/)
  expect(historicalReturnsSource).toMatch(/^A. Damodaran .+1928–2025$/)
})
