import fc from 'fast-check'
import { expect, test } from 'vitest'
import { futureValue } from '#engine/math/annuity.ts'
import { breakEvenYears, netUnrealizedAppreciation } from './net-unrealized-appreciation.ts'
import { taxableConversion } from './taxable-conversion.ts'

// Form 8606, worked by hand: $7,500 not deducted beside $92,500 of pre-tax IRA money.
test('pre-tax IRA money makes most of a backdoor conversion taxable', () => {
  expect(taxableConversion({ converted: 7_500, basis: 7_500, iraBalances: 100_000 })).toBeCloseTo(6_937.5, 8)
  expect(taxableConversion({ converted: 7_500, basis: 7_500, iraBalances: 7_500 })).toBe(0)
  expect(taxableConversion({ converted: 7_500, basis: 0, iraBalances: 7_500 })).toBe(7_500)
})

// IRC §402(e)(4), worked by hand: $200,000 of stock that cost $40,000, 24 % and 15 %.
test('company stock paid out as shares is taxed as a gain on what it gained', () => {
  const found = netUnrealizedAppreciation({
    value: 200_000,
    basis: 40_000,
    ordinaryRate: 0.24,
    gainRate: 0.15,
    penaltyRate: 0,
  })
  expect(found).toEqual({ now: 9_600, onSale: 24_000, total: 33_600, throughIra: 48_000 })
})

// Closed form: $80,000 for 25 years at 7 % less the yearly fee.
test('a yearly fee of 0.75 % leaves $364,178 where one of 0.05 % leaves $429,151', () => {
  const after = (fee: number) =>
    Math.round(futureValue({ presentValue: 80_000, contribution: 0, rate: 0.07 - fee, years: 25 }))
  expect(after(0.0005)).toBe(429_151)
  expect(after(0.0075)).toBe(364_178)
})

test('a conversion is never taxed on more than is converted, nor on less than nothing', () => {
  const dollars = fc.double({ min: 0, max: 1e6, noNaN: true })
  fc.assert(
    fc.property(dollars, dollars, dollars, (converted, basis, iraBalances) => {
      const taxable = taxableConversion({ converted, basis, iraBalances })
      expect(taxable).toBeGreaterThanOrEqual(0)
      expect(taxable).toBeLessThanOrEqual(converted)
    }),
  )
})

test('the IRA catches up later the more the stock has gained', () => {
  const years = (basis: number) =>
    breakEvenYears({
      value: 200_000,
      payoutTax: netUnrealizedAppreciation({
        value: 200_000,
        basis,
        ordinaryRate: 0.24,
        gainRate: 0.15,
        penaltyRate: 0,
      }).total,
      laterRate: 0.24,
      gainRate: 0.15,
      growthRate: 0.06,
      dragRate: 0.003,
      longest: 60,
    }) ?? Infinity
  expect(years(200_000)).toBe(0)
  expect(years(20_000)).toBeGreaterThan(years(80_000))
  expect(years(80_000)).toBeGreaterThan(years(140_000))
})
