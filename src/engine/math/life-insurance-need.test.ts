import fc from 'fast-check'
import { expect, test } from 'vitest'
import { capitalNeed, humanLifeValue, supportValue } from './life-insurance-need.ts'

test('a family of $65,000 a year for 20 years needs $1,227,843 after debts, college and what it has', () => {
  // By hand: 1,062,843 + 280,000 + 120,000 + 15,000 − 150,000 − 100,000.
  const support = [{ years: 20, annualShortfall: 65_000 }]
  const need = capitalNeed({
    support,
    discountRate: 0.02,
    when: 'end',
    lumpSums: [280_000, 120_000, 15_000],
    assets: 150_000,
    durableCover: 100_000,
  })
  expect(Math.round(supportValue({ support, discountRate: 0.02, when: 'end' }))).toBe(1_062_843)
  expect(Math.round(supportValue({ support, discountRate: 0.02, when: 'start' }))).toBe(1_084_100)
  expect(Math.round(need)).toBe(1_227_843)
})

test('an earner who gives $81,250 a year for 20 years is worth $1.362 million to the family', () => {
  // Chartered Financial Analyst curriculum: 3 % growth, 5 % discount, start of year, net rate rounded to 1.94 %.
  const value = humanLifeValue({
    annualContribution: 81_250,
    growthRate: 0.03,
    discountRate: 0.05,
    years: 20,
    when: 'start',
  })
  expect(Math.abs(value - 1_362_203)).toBeLessThan(500)
})

test('a period cut in two is worth the same', () => {
  const years = fc.integer({ min: 1, max: 30 })
  const when = fc.constantFrom('start' as const, 'end' as const)
  fc.assert(
    fc.property(
      years,
      years,
      when,
      fc.double({ min: 0, max: 0.1, noNaN: true }),
      (a, b, when, discountRate) => {
        const annualShortfall = 40_000
        const whole = supportValue({ support: [{ years: a + b, annualShortfall }], discountRate, when })
        const cut = [a, b].map((years) => ({ years, annualShortfall }))
        expect(supportValue({ support: cut, discountRate, when })).toBeCloseTo(whole, 4)
      },
    ),
  )
})

test('a family with more than enough needs nothing', () => {
  const p = { support: [{ years: 10, annualShortfall: -5_000 }], discountRate: 0.02, when: 'end' as const }
  expect(capitalNeed({ ...p, lumpSums: [15_000], assets: 20_000, durableCover: 0 })).toBe(0)
})
