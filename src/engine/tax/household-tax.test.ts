import fc from 'fast-check'
import { expect, test } from 'vitest'
import { householdTax } from './household-tax.ts'
import { incomeTax } from './income-tax.ts'
import { stateLawOf } from './states/all.ts'
import type { TaxReturn } from './tax-return.ts'
import { us2026 } from './us-2026.ts'

const single: TaxReturn = { status: 'single', age: 40, wages: 140_000 }
const taxOf = (code: string, taxReturn: TaxReturn) =>
  householdTax({ law: us2026, state: stateLawOf(code), taxReturn })

// IRC §63(e): 12,000 of interest alone are less than the standard deduction of 16,100; with some 6,800 that Illinois takes of
// 140,000 they are more.
test('the tax of the state is deducted where the list with it is more than the standard deduction', () => {
  const { federal, state } = taxOf('IL', { ...single, mortgageInterest: 12_000 })
  expect(federal.itemizes).toBe(true)
  expect(federal.deduction).toBeCloseTo(12_000 + state, 2)
  expect(taxOf('IL', single).federal).toEqual(incomeTax(us2026, single))
  expect(taxOf('TX', { ...single, mortgageInterest: 12_000 }).federal.itemizes).toBe(false)
})

// California takes more than 16,100 of a single pay of 300,000.
test('a high tax of the state is deducted without any other deduction', () => {
  const { federal, state } = taxOf('CA', { ...single, wages: 300_000 })
  expect(state).toBeGreaterThan(16_100)
  expect(federal.deduction).toBeCloseTo(state, 2)
})

test('pay checks go by the standard deduction, and nobody owes more because of the list', () => {
  fc.assert(
    fc.property(
      fc.record({
        wages: fc.integer({ min: 0, max: 900_000 }),
        mortgageInterest: fc.integer({ min: 0, max: 45_000 }),
      }),
      fc.constantFrom('CA', 'NY', 'IL', 'OR'),
      ({ wages, mortgageInterest }, code) => {
        const listed = taxOf(code, { ...single, wages, mortgageInterest })
        const plain = taxOf(code, { ...single, wages, mortgageInterest, stateIncomeTaxPaid: 0 })
        expect(listed.federal.incomeTax).toBeLessThanOrEqual(plain.federal.incomeTax + 0.01)
        expect(listed.total).toBeLessThanOrEqual(plain.total + 0.01)
        expect(listed.inPayChecks).toBeCloseTo(plain.inPayChecks, 6)
      },
    ),
  )
})
