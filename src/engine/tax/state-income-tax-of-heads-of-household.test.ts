import fc from 'fast-check'
import { expect, test } from 'vitest'
import { householdTax } from './household-tax.ts'
import { incomeTax } from './income-tax.ts'
import { stateIncomeTax } from './state-income-tax.ts'
import { stateLawOf, stateLaws } from './states/all.ts'
import type { TaxReturn } from './tax-return.ts'
import { incomeTaxOf } from './years.ts'

function stateTax(code: string, taxReturn: TaxReturn, year = 2026) {
  const law = incomeTaxOf(year)
  return stateIncomeTax({ law, state: stateLawOf(code), taxReturn, federal: incomeTax(law, taxReturn) }).tax
}
const parent = (wages: number, ...dependentAges: number[]): TaxReturn => ({
  status: 'head_of_household',
  age: 40,
  wages,
  dependentAges,
})

// N.J.S.A. 54A:2-1, the table of couples: 78,000 less 1,000 and 1,500 is 75,500: 280, 525, 490 and 3.5% of 5,500.
test('New Jersey taxes a single parent by the table of couples', () => {
  expect(stateTax('NJ', parent(78_000, 7))).toBeCloseTo(1_487.5, 2)
  expect(stateTax('NJ', parent(78_000, 7)) - stateTax('NJ', parent(73_320, 7))).toBeCloseTo(0.035 * 4_680, 2)
  expect(stateTax('NJ', { ...parent(78_000, 7), status: 'single' })).toBeGreaterThan(2_400)
})

// Each worked by hand, for 2026: the deductions taken off, then the brackets one after the other.
test.each([
  // 90,000 − 11,674 = 78,326: 229.27 + 627.78 + 628.08 + 6% × 8,308, less 157.
  ['CA', 90_000, 1_826.61],
  // − 11,200 = 78,800: 499.20 + 213.40 + 167.375 + 5.4% × 57,900.
  ['NY', 90_000, 4_006.575],
  // − 6,700 − 3,200 = 70,100: 20 + 30 + 40 + 4.75% × 67,100.
  ['MD', 80_000, 3_277.25],
  // − 2,000 − 6,800 = 61,200 × 5%.
  ['MA', 70_000, 3_060],
  // − 23,000 = 77,000: 5.35% × 41,010 + 6.8% × 35,990.
  ['MN', 100_000, 4_641.355],
  // Halfway down to 58,526 the deduction is 13,583.50; − 700 = 24,979.50: 525.70 + 4.4% × 9,959.50.
  ['WI', 39_263, 963.918],
  // − 1,585 of federal tax − 3,060 of payroll tax − 3,000 = 32,355: 10 + 100 + 5% × 29,355.
  ['AL', 40_000, 1_577.75],
  // − 22,500 × 62,500 ÷ 82,500 = 62,954.55: 597 + 5.21% × 32,954.55.
  ['SC', 80_000, 2_313.93],
  // − 25,670 = 34,330 × 3%.
  ['LA', 60_000, 1_029.9],
  // − 3,948 of federal tax − 4,420 = 51,632: 427.595 + 925.3575 + 8.75% × 28,921, less 262.
  ['OR', 60_000, 3_621.54],
  // − 9,350 − 1,000 = 39,650: 57.50 + 161 + 4.5% × 25,250.
  ['OK', 50_000, 1_354.75],
  // No exemption is left: 320 + 2,880 + 5.5% × 10,000, and three steps of 40 for the 2% rate.
  ['CT', 90_000, 3_870],
  // Nothing is left to tax; the excise tax credit of 25 reaches up to 25,000.
  ['AZ', 20_000, -25],
  // − 24,150 = 35,850: 5.3% above 9,843, less 155 for food.
  ['ID', 60_000, 1_223.371],
  // 35,850: 120 + 544 + 4.3% × 10,850.
  ['NM', 60_000, 1_130.55],
  // 75,850: 4.7% × 71,250 + 5.65% × 4,600.
  ['MT', 100_000, 3_608.65],
  // − 22,950 − 5,150 = 51,900: 5.8% × 41,100 + 6.75% × 10,800.
  ['ME', 80_000, 3_112.8],
  // − 12,000 − 1,144 = 46,856: 201.60 + 230.40 + 396 + 460.80 + 6.8% × 10,856.
  ['HI', 60_000, 2_027.008],
  // − 6,180 − 11,480 = 42,340: 5.2% × 23,001 + 5.58% × 19,339.
  ['KS', 60_000, 2_275.168],
  // − 3,400 − 8,000 = 48,600: 4% above 10,000.
  ['MS', 60_000, 1_544],
  // 35,850 × 3.8%, less 80.
  ['IA', 60_000, 1_282.3],
  // 75,850: 1.95% above 66,450.
  ['ND', 100_000, 183.3],
  // − 10,750 = 49,250: 178.842 + 1,057.563 + 4.55% × 11,850, less 176.
  ['NE', 60_000, 1_599.58],
  // − 16,350 − 5,250 = 38,400 × 3.75%.
  ['RI', 60_000, 1_440],
  // 4.45%, less 6% of 24,150 cut by 1.3% of what is above 27,938.
  ['UT', 60_000, 1_637.806],
  // − 11,700 − 5,400 = 67,900: 3.35% × 64,200 + 6.6% × 3,700.
  ['VT', 85_000, 2_394.9],
  // − 2,470 = 57,530: 112 + 144 + 353.60 + 3.7% × 31,130, less twice 29.
  ['AR', 60_000, 1_703.41],
  // − 22,500 = 37,500: 400 + 6% × 27,500.
  ['DC', 60_000, 2_050],
  // − 15% of 3,948 − 24,150 − 1,400 = 33,857.80: 261.91 up to 9,402 + 4.7% × 24,455.80.
  ['MO', 60_000, 1_411.333],
] as const)('%s taxes a head of household with %i of wages', (code, wages, tax) => {
  expect(stateTax(code, parent(wages))).toBeCloseTo(tax, 1)
})

// 60,000 less 19,125 and twice 2,000 is 36,875, at 3.99%.
test('North Carolina gives a single parent more deduction, and more for a child', () => {
  expect(stateTax('NC', parent(60_000, 8, 10))).toBeCloseTo(1_471.31, 2)
})

// Md. Code, Tax-Gen. §10-211(c)(2): 160,000 less 6,700, 3,200 and 1,600: 148,500 at up to 4.75%.
test('Maryland halves the exemption of a single parent’s child above 150,000', () => {
  expect(stateTax('MD', parent(160_000, 8))).toBeCloseTo(90 + 0.0475 * 145_500, 2)
})

// KRS 141.066(1)(e): the poverty line of two, 21,640, for one person with a qualifying child. Above it 3.5% of all but 3,270.
test('Kentucky counts a single parent as a family of two', () => {
  expect(stateTax('KY', parent(21_640, 8))).toBe(0)
  expect(stateTax('KY', parent(22_000, 8))).toBeCloseTo(0.035 * 18_730, 2)
})

// 2025, as the tables of the year print them. California: 78,588 of 90,000: 221.73, 607.14, 607.44 and 6% of 10,872, less 153.
// New York: 78,800: 512, 218.25, 170.625 and 5.5% of 57,900.
test('the year before had tables of its own', () => {
  expect(stateTax('CA', parent(90_000), 2025)).toBeCloseTo(1_935.63, 2)
  expect(stateTax('NY', parent(90_000), 2025)).toBeCloseTo(4_085.375, 2)
})

// Alabama, Missouri and Oregon deduct federal tax, of which a head of household owes less: there both taxes are compared.
test('no state asks more of a head of household than of a single person with the same wages and children', () => {
  const owed = (code: string, year: number, taxReturn: TaxReturn) => {
    const state = stateLawOf(code)
    const tax = householdTax({ law: incomeTaxOf(year), state, taxReturn })
    const deductsFederalTax = state.years.some((one) => one.federalTaxDeduction !== undefined)
    return deductsFederalTax ? tax.total : tax.state
  }
  fc.assert(
    fc.property(
      fc.constantFrom(...stateLaws.map(({ code }) => code)),
      fc.constantFrom(2025, 2026),
      fc.integer({ min: 0, max: 1_500_000 }),
      fc.array(fc.integer({ min: 0, max: 18 }), { maxLength: 4 }),
      (code, year, wages, children) => {
        const head = parent(wages, ...children)
        expect(owed(code, year, head)).toBeLessThanOrEqual(
          owed(code, year, { ...head, status: 'single' }) + 0.01,
        )
      },
    ),
    { numRuns: 3_000 },
  )
})
