import fc from 'fast-check'
import { expect, test } from 'vitest'
import { ordinaryRate, ordinaryTax } from './ordinary-tax.ts'
import type { FilingStatus } from './tax-year.ts'
import { us2026 } from './us-2026.ts'

// Worked by hand from the rate tables of Rev. Proc. 2025-32.
test('a single earner with wages of 95,000 and the standard deduction owes 12,070 in 2026', () => {
  expect(ordinaryTax({ law: us2026, status: 'single', taxableIncome: 95_000 - 16_100 })).toBeCloseTo(12_070)
})

test('a couple with 180,000 and the standard deduction owes 21,940 in 2026', () => {
  const taxableIncome = 180_000 - 32_200
  expect(ordinaryTax({ law: us2026, status: 'married_joint', taxableIncome })).toBeCloseTo(21_940)
})

test('the next dollar at a bracket edge is taxed at the rate above the edge', () => {
  expect(ordinaryRate({ law: us2026, status: 'single', taxableIncome: 50_399 })).toBe(0.12)
  expect(ordinaryRate({ law: us2026, status: 'single', taxableIncome: 50_400 })).toBe(0.22)
})

test('income below zero owes nothing', () => {
  expect(ordinaryTax({ law: us2026, status: 'single', taxableIncome: -5_000 })).toBe(0)
})

const status = fc.constantFrom<FilingStatus>(
  'single',
  'married_joint',
  'married_separate',
  'head_of_household',
)

test('one more dollar of income costs the rate of its bracket', () => {
  fc.assert(
    fc.property(status, fc.integer({ min: 0, max: 2_000_000 }), (filing, taxableIncome) => {
      const tax = (income: number) => ordinaryTax({ law: us2026, status: filing, taxableIncome: income })
      const rate = ordinaryRate({ law: us2026, status: filing, taxableIncome })
      expect(tax(taxableIncome + 1) - tax(taxableIncome)).toBeCloseTo(rate, 6)
    }),
  )
})
