import fc from 'fast-check'
import { expect, test } from 'vitest'
import { incomeTax } from '../tax/income-tax.ts'
import type { TaxReturn } from '../tax/tax-return.ts'
import { us2026 } from '../tax/us-2026.ts'
import { futureLaw } from './future-law.ts'
import { taxTable, taxWith } from './tax-table.ts'

const status = fc.constantFrom('single' as const, 'married_joint' as const, 'head_of_household' as const)
const dollars = (max: number) => fc.integer({ min: 0, max: max * 100 }).map((cents) => cents / 100)
const amount = fc.oneof(dollars(5_000), dollars(150_000), dollars(3_000_000))

/** Returns without credits: nobody to claim, and no small wages, which would earn a credit of their own. */
const fixed: fc.Arbitrary<TaxReturn> = fc.record({
  status,
  age: fc.integer({ min: 25, max: 95 }),
  spouseAge: fc.integer({ min: 25, max: 95 }),
  wages: fc.oneof(fc.constant(0), fc.integer({ min: 40_000, max: 900_000 })),
  pensionIncome: fc.oneof(fc.constant(0), dollars(120_000)),
  socialSecurity: fc.oneof(fc.constant(0), fc.integer({ min: 3_000, max: 110_000 })),
  mortgageInterest: fc.oneof(fc.constant(0), dollars(40_000)),
  propertyTax: fc.oneof(fc.constant(0), dollars(30_000)),
})

const laws = [
  us2026,
  ...[3, 12, 30].map((yearsAhead) => futureLaw({ law: us2026, yearsAhead, inflation: 0.023 })),
]

test('the table gives the tax of the law to the cent, for thousands of portfolios of hundreds of households', () => {
  const added = fc.record({ other: amount, interest: amount, gains: fc.oneof(fc.constant(0), amount) })
  const portfolios = fc.array(added, { minLength: 20, maxLength: 20 })
  fc.assert(
    fc.property(fc.constantFrom(...laws), fixed, portfolios, (law, fixed, portfolios) => {
      const table = taxTable(law, fixed)
      for (const { other, interest, gains } of portfolios) {
        const byLaw = incomeTax(law, { ...fixed, iraDistributions: other, interest, longTermGain: gains })
        const byTable = taxWith(table, { ordinary: other + interest, interest, gains })
        expect(Math.abs(byTable - byLaw.incomeTax)).toBeLessThan(0.01 + 1e-9 * byLaw.incomeTax)
      }
    }),
    { numRuns: 300 },
  )
})

test('a retired couple’s table has the corners of the law and few more', () => {
  const couple: TaxReturn = { status: 'married_joint', age: 70, spouseAge: 68, socialSecurity: 50_000 }
  const table = taxTable(us2026, couple)
  // Benefits begin to be taxed, tier 2, and all 85 %; the senior deduction begins to shrink and is gone; zero taxable.
  expect(table.taxableIncome.at.length).toBeLessThanOrEqual(8)
  const brackets = us2026.ordinaryBrackets.value.married_joint
  expect(Array.from(table.ordinary.at)).toEqual(brackets.map(({ from }) => expect.closeTo(from, 4)))
})

test('what is not indexed shrinks in later years, and the deduction for seniors ends after 2028', () => {
  const at = (yearsAhead: number) => futureLaw({ law: us2026, yearsAhead, inflation: 0.023 })
  const tax = (yearsAhead: number) =>
    incomeTax(at(yearsAhead), { status: 'single', age: 70, socialSecurity: 30_000, pensionIncome: 20_000 })
      .incomeTax
  expect(tax(0)).toBeLessThan(tax(3))
  expect(tax(3)).toBeLessThan(tax(20))
  expect(incomeTax(at(2), { status: 'single', age: 70 }).seniorDeduction).toBe(6_000)
  expect(incomeTax(at(3), { status: 'single', age: 70 }).seniorDeduction).toBe(0)
})
