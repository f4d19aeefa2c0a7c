import { expect, test } from 'vitest'
import { incomeTax } from '../tax/income-tax.ts'
import { us2026 } from '../tax/us-2026.ts'
import { futureLaw } from './future-law.ts'
import type { Retirement } from './retirement-returns.ts'
import { retirementCourse } from './retirement-tax.ts'

const spends30k: Retirement = {
  law: us2026,
  inflation: 0,
  state: undefined,
  age: 67,
  spouseAge: undefined,
  birthYear: 1959,
  retirementAge: 67,
  claimAge: 67,
  benefit: 0,
  spouseBenefit: 0,
  pensions: [],
  pensionSurvivorShare: 0.5,
  realReturn: 0,
  untilAge: 95,
  spending: 30_000,
}
const us2026After = (yearsAhead: number) => futureLaw({ law: us2026, yearsAhead, inflation: 0 })
const yearsWith = (balance: number, decided = 0, p = spends30k) =>
  retirementCourse(p).taxOf({ otherBalance: balance, decidedBalance: decided })
const at = (age: number, { years }: ReturnType<typeof yearsWith>) => years.find((year) => year.age === age)

// Rev. Proc. 2025-32 §4 and P.L. 119-21 §70103, by hand: alone and 67 a deduction of 16,100 + 2,050 + 6,000 = 24,150, so
// 30,650 drawn owes 10 % of 6,500 and leaves 30,000. From 2029 on, without the 6,000 for
// seniors, 31,334.09 does: 1,240 and 12 % beyond 30,550. At 73
// what is left of two million, 2,000,000 − 3 × 30,650 − 3 × 31,334.09, is divided by 26.5 (Pub. 590-B, Table III).
test('savings pay for spending and for their own tax, and from the starting age on the required distribution', () => {
  const rich = yearsWith(2_000_000)
  expect(rich.reach).toBe(1)
  expect(at(67, rich)?.withdrawal).toBeCloseTo(30_650, 0)
  expect(at(69, rich)?.withdrawal).toBeCloseTo(30_650, 0)
  expect(at(70, rich)?.withdrawal).toBeCloseTo(31_334.09, 0)
  expect(at(73, rich)?.withdrawal).toBeCloseTo((2_000_000 - 3 * 30_650 - 3 * 31_334.09) / 26.5, 0)
})

// Benefits of 20,000 leave 10,000 to be drawn, on which nothing is owed.
test('Social Security and a pension pay first', () => {
  const helped = { ...spends30k, benefit: 20_000 }
  expect(at(67, yearsWith(2_000_000, 0, helped))?.withdrawal).toBeCloseTo(10_000, 0)
  const covered = { ...helped, pensions: [{ yearly: 12_000, from: 60 }] }
  expect(at(72, yearsWith(2_000_000, 0, covered))?.withdrawal).toBe(0)
})

// By hand: three years of 30,650 and twenty-five of 31,334.09 are 875,302; 400,000 pay for 45.70 % of each.
test('savings that do not reach are drawn in proportion and last to the end', () => {
  const short = yearsWith(400_000)
  expect(short.reach).toBeCloseTo(0.457, 3)
  expect(at(67, short)?.withdrawal).toBeCloseTo(0.457 * 30_650, -1)
  expect(short.years.reduce((sum, { withdrawal }) => sum + withdrawal, 0)).toBeCloseTo(400_000, 0)
  expect(at(94, short)?.withdrawal).toBeCloseTo(0.457 * 31_334.09, -1)
})

test('dollars that spending does not ask for come out as required', () => {
  const more = yearsWith(2_000_000, 100_000)
  expect(at(72, more)?.decided).toBe(0)
  expect(at(73, more)?.decided).toBeCloseTo(100_000 / 26.5, 6)
})

// With 35,000 of benefits nothing is asked for and, born in 1990 and the last year at 74, nothing is required. So 100,000
// more are paid out in ten parts of 10,000, on top of 20,000 of others and the benefits.
test('what nobody asks for is taxed as paid out over ten years in the end', () => {
  const p = { ...spends30k, birthYear: 1990, benefit: 35_000, untilAge: 75 }
  const taxOn = (iraDistributions: number) =>
    incomeTax(us2026After(8), { status: 'single', age: 74, socialSecurity: 35_000, iraDistributions })
      .incomeTax
  expect(yearsWith(200_000, 100_000, p).rate).toBeCloseTo((taxOn(30_000) - taxOn(20_000)) / 10_000, 4)
})

test('where spending asks for more than there is, more dollars come out in every year', () => {
  const { lifetime } = retirementCourse(spends30k)
  expect(at(67, yearsWith(400_000, 100_000))?.decided).toBeCloseTo(30_650 / 8.75302, 0)
  expect(lifetime(500_000).drawn).toBeGreaterThan(lifetime(400_000).drawn)
})
