import fc from 'fast-check'
import { expect, test } from 'vitest'
import { cliffs } from './cliffs.ts'
import { adultMedicaidLimit } from './medicaid-by-income.ts'
import { medicareOf } from './medicare-law.ts'
import { medicarePremiums } from './medicare-premiums.ts'
import { povertyGuideline } from './poverty-guidelines.ts'
import { premiumCreditCliff, premiumCreditFloor, premiumTaxCredit } from './premium-tax-credit.ts'
import { incomeBasedPayment, repaymentAssistancePayment } from './student-loan-payment.ts'
import { LawUnknown } from './tax-year.ts'
import { us2025 } from './us-2025.ts'
import { us2026 } from './us-2026.ts'

const household = { law: us2026, status: 'single', people: 1, benchmarkPremium: 9_000 } as const

// IRC §36B; HHS 2025 guidelines.
test('the premium credit of 2026 ends for one, two and three people at four times the guideline', () => {
  const at = (people: number) => premiumCreditCliff({ law: us2026, people })
  expect([1, 2, 3].map(at)).toEqual([62_600, 84_600, 106_600])
  expect(premiumCreditCliff({ law: us2026, people: 1, region: 'alaska' })).toBe(78_200)
})

// 26 CFR 1.36B-1(h): cover of 2027 by the guideline of 2026, 15,960 and 5,680 for each more. That of 2027 is not out.
test('the limit of a year rests on the guideline of the year before, and stays where that is not out yet', () => {
  const at = (people: number, year: number) => premiumCreditCliff({ law: us2026, people, year })
  expect([1, 2, 3, 4].map((people) => at(people, 2027))).toEqual([63_840, 86_560, 109_280, 132_000])
  expect(at(1, 2026)).toBe(62_600)
  expect(at(1, 2028)).toBe(63_840)
})

// IRC §36B(c)(1)(A): from the guideline itself on, of 2025 for 2026 and of 2026 for 2027.
test('the premium credit begins at the guideline of the year before, and a dollar below it there is none', () => {
  const couple = { law: us2026, people: 2 } as const
  expect(premiumCreditFloor(couple)).toBe(15_650 + 5_500)
  expect(premiumCreditFloor({ ...couple, year: 2027 })).toBe(15_960 + 5_680)
  const creditAt = (magi: number) =>
    premiumTaxCredit({ ...couple, status: 'married_joint', benchmarkPremium: 24_000, magi })
  expect(creditAt(21_149)).toBe(0)
  expect(creditAt(21_150)).toBeGreaterThan(20_000)
})

// 133 % and five points, of the guideline of the year itself: 42 USC 1396a(e)(14)(I)(i).
test('where Medicaid is open to all adults it reaches to 138 % of the guideline', () => {
  expect(adultMedicaidLimit({ state: 'OH', year: 2026, people: 2 })).toBeCloseTo(1.38 * (15_960 + 5_680), 6)
  expect(adultMedicaidLimit({ state: 'AK', year: 2030, people: 1, region: 'alaska' })).toBeCloseTo(
    1.38 * 19_950,
    6,
  )
  // BadgerCare Plus takes adults up to the poverty line itself: 15,960 for one, 1,330 a month.
  expect(adultMedicaidLimit({ state: 'WI', year: 2026, people: 1 })).toBe(15_960)
})

test('one dollar over the cliff loses the whole credit, and the finder sees it', () => {
  const cost = (magi: number) => -premiumTaxCredit({ ...household, magi })
  const found = cliffs({ cost, from: 16_000, to: 90_000, step: 1_000, lump: 500 })
  expect(found.map(({ from }) => from)).toEqual([62_601])
  expect(found[0]!.cost).toBeCloseTo(2_765.04, 1)
})

test('a household filing separately, or below the poverty line, has no credit', () => {
  expect(premiumTaxCredit({ ...household, status: 'married_separate', magi: 40_000 })).toBe(0)
  expect(premiumTaxCredit({ ...household, magi: 15_649 })).toBe(0)
})

test('the credit never exceeds the premium paid', () => {
  fc.assert(
    fc.property(fc.integer({ min: 0, max: 90_000 }), fc.integer({ min: 0, max: 12_000 }), (magi, premium) => {
      expect(premiumTaxCredit({ ...household, magi, premium })).toBeLessThanOrEqual(premium)
    }),
  )
})

test('a year whose percentages have not been read is unknown', () => {
  expect(() => premiumTaxCredit({ ...household, law: us2025, magi: 40_000 })).toThrow(LawUnknown)
})

// CMS fact sheet of 14 November 2025.
test('the tiers of Medicare are found to the dollar, the last of them at its edge', () => {
  const law = medicareOf(2026)
  const cost = (magiTwoYearsBefore: number) => {
    const premiums = medicarePremiums({ law, status: 'single', magiTwoYearsBefore })
    return 12 * (premiums.partBMonthly + premiums.partDSurchargeMonthly)
  }
  const found = cliffs({ cost, from: 90_000, to: 600_000, step: 5_000, lump: 100 })
  expect(found.map(({ from }) => from)).toEqual([109_001, 137_001, 171_001, 205_001, 500_000])
  expect(cost(100_000)).toBeCloseTo(12 * 202.9)
})

test('more income never lowers a Medicare premium', () => {
  fc.assert(
    fc.property(fc.integer({ min: 0, max: 900_000 }), fc.integer({ min: 0, max: 100_000 }), (magi, more) => {
      const at = (magiTwoYearsBefore: number) =>
        medicarePremiums({ law: medicareOf(2026), status: 'married_joint', magiTwoYearsBefore }).partBMonthly
      expect(at(magi + more)).toBeGreaterThanOrEqual(at(magi))
    }),
  )
})

// 20 USC 1087e(q); 20 USC 1098e with the HHS guidelines of 2026.
test('the bands of the Repayment Assistance Plan take their share of the whole income', () => {
  const monthly = (agi: number) => repaymentAssistancePayment({ agi, dependents: 0 })
  expect([10_001, 20_001, 55_000, 100_000, 100_001].map(monthly)).toEqual([10, 33.34, 229.17, 750, 833.34])
  const found = cliffs({
    cost: (agi) => 12 * monthly(agi),
    from: 11_000,
    to: 120_000,
    step: 1_000,
    lump: 150,
  })
  expect(found.map(({ from }) => from)).toEqual([
    20_001, 30_001, 40_001, 50_001, 60_001, 70_001, 80_001, 90_001, 100_001,
  ])
})

test('Income-Based Repayment spares half again the poverty guideline and stops at the Standard payment', () => {
  const family = { agi: 55_000, guideline: povertyGuideline({ year: 2026, people: 3 }) }
  expect(incomeBasedPayment({ ...family, newBorrower: true })).toBe(116.83)
  expect(incomeBasedPayment({ ...family, newBorrower: false })).toBe(175.25)
  expect(incomeBasedPayment({ ...family, newBorrower: false, standardPayment: 150 })).toBe(150)
})
