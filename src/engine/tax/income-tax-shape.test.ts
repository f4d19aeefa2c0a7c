import fc from 'fast-check'
import { expect, test } from 'vitest'
import { cliffs } from './cliffs.ts'
import { incomeTax } from './income-tax.ts'
import { marginalRate } from './marginal-rate.ts'
import type { TaxReturn } from './tax-return.ts'
import { us2026 } from './us-2026.ts'
import { incomeTaxYears } from './years.ts'

const dollars = (max: number) => fc.oneof(fc.constant(0), fc.integer({ min: 0, max }))

/** Households without a business, whose deduction is phased out steeply, and without a saver's credit, which ends in steps. */
const household: fc.Arbitrary<TaxReturn> = fc.record({
  status: fc.constantFrom(
    'single',
    'married_joint',
    'married_separate',
    'head_of_household',
    'surviving_spouse',
  ),
  age: fc.integer({ min: 20, max: 90 }),
  spouseAge: fc.integer({ min: 20, max: 90 }),
  dependentAges: fc.array(fc.integer({ min: 0, max: 22 }), { maxLength: 4 }),
  interest: dollars(40_000),
  qualifiedDividends: dollars(60_000),
  longTermGain: dollars(600_000),
  pensionIncome: dollars(80_000),
  socialSecurity: dollars(60_000),
  mortgageInterest: dollars(40_000),
  propertyTax: dollars(60_000),
  charityCash: dollars(30_000),
  studentLoanInterest: dollars(4_000),
})
const taxedYear = fc.constantFrom(...incomeTaxYears.filter(({ year }) => year <= us2026.year))

// The largest lump that the law has on pay is the 50 dollars of the child tax credit: IRC §24(b)(1).
test('no dollar of pay costs a household sixty dollars of income tax or more', () => {
  fc.assert(
    fc.property(taxedYear, household, (law, r) => {
      const cost = (wages: number) => incomeTax(law, { ...r, wages }).incomeTax
      expect(cliffs({ cost, from: 0, to: 320_000, step: 80, lump: 60 })).toEqual([])
    }),
    { numRuns: 25 },
  )
})

// IRC §32(i), by hand for 2026: 25,000 of wages and 12,200 of interest: 37,200 is 13,310 above 23,890, and 4,427 − 15.98 % of it.
test('a dollar of interest above the limit costs a worker the whole earned income credit', () => {
  const cost = (interest: number) =>
    incomeTax(us2026, { status: 'head_of_household', age: 35, wages: 25_000, dependentAges: [18], interest })
      .incomeTax
  const found = cliffs({ cost, from: 0, to: 40_000, step: 500, lump: 500 })
  expect(found.map(({ from }) => from)).toEqual([12_201])
  expect(found[0]!.cost).toBeCloseTo(4_427 - 0.1598 * 13_310 + 0.1, 1)
})

// Below nothing: 45 % of the earned income credit and 15 % of the child tax credit phase in together. At the top: 37 %, raised by
// the deduction for taxes, which shrinks by 30 %, and by the benefits or gains that pay makes taxable.
test('a thousand dollars more of pay cost at most three quarters of themselves, and give back at most three fifths', () => {
  fc.assert(
    fc.property(taxedYear, household, fc.integer({ min: 0, max: 900_000 }), (law, r, wages) => {
      const tax = (taxReturn: TaxReturn) => incomeTax(law, taxReturn).incomeTax
      const { next } = marginalRate({ tax, taxReturn: { ...r, wages }, income: 'wages' })
      expect(next).toBeGreaterThan(-0.61)
      expect(next).toBeLessThan(0.75)
    }),
    { numRuns: 2_000 },
  )
})
