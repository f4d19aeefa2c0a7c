import fc from 'fast-check'
import { expect, test } from 'vitest'
import { taxableSocialSecurity } from './social-security-taxability.ts'
import { us2026 } from './us-2026.ts'

// Pub. 915, example 1: a pension of 18,600, wages of 9,400 and interest of 990 beside benefits of 5,980.
test('George White of Publication 915 has half of his benefits taxed', () => {
  const law = us2026
  expect(taxableSocialSecurity({ law, status: 'single', otherIncome: 28_990, benefits: 5_980 })).toBe(2_990)
})

// Pub. 915, worksheet 1, lines 8 and 17: spouses who lived together and file separately skip the base amounts. 85% of 10,000.
test('spouses who lived together and file separately are taxed from the first dollar', () => {
  const p = { law: us2026, status: 'married_separate', otherIncome: 4_000, benefits: 12_000 } as const
  expect(taxableSocialSecurity(p)).toBeCloseTo(8_500, 6)
  expect(taxableSocialSecurity({ ...p, livedApartAllYear: true })).toBe(0)
})

test('more income never lowers the part of the benefits that is taxed, and 85 % is the most', () => {
  const status = fc.constantFrom('single' as const, 'married_joint' as const, 'married_separate' as const)
  const amount = fc.integer({ min: 0, max: 90_000 })
  fc.assert(
    fc.property(status, amount, amount, amount, (filing, income, more, benefits) => {
      const at = (otherIncome: number) =>
        taxableSocialSecurity({ law: us2026, status: filing, otherIncome, benefits })
      expect(at(income + more)).toBeGreaterThanOrEqual(at(income) - 1e-9)
      expect(at(income + more)).toBeLessThanOrEqual(0.85 * benefits + 1e-9)
    }),
  )
})
