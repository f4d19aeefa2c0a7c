import { expect, test } from 'vitest'
import type { TaxReturn } from './tax-return.ts'
import { tuitionCredit } from './tuition-credit.ts'
import { us2026 } from './us-2026.ts'

const couple: TaxReturn = { status: 'married_joint', age: 45, spouseAge: 45, dependentAges: [18, 19] }
const creditOn = (wages: number, tuition: number[]) =>
  tuitionCredit({ law: us2026, taxReturn: { ...couple, wages }, tuition })

// IRC §25A(i)(5): 40% of 2,500 is paid out, the rest only lowers tax.
test('without federal tax the refundable part of the tuition credit is all that comes', () => {
  expect(creditOn(30_000, [4_000])).toBe(1_000)
  expect(creditOn(30_000, [4_000, 4_000])).toBe(2_000)
})

// 52,200 − 32,200 = 20,000 at 10%: 2,000 of tax, 1,000 after the $500 of each dependent. Two students: 2,000 of the 3,000
// that lower tax find tax, and leave none to the dependents' credits: 1,000 less of tax, and 2,000 paid out.
test('a credit that comes later has less tax to lower', () => {
  expect(creditOn(52_200, [4_000, 4_000])).toBeCloseTo(3_000, 6)
})

test('with tax enough the whole credit comes, and a separate return has none', () => {
  expect(creditOn(120_000, [4_000])).toBeCloseTo(2_500, 6)
  const separate: TaxReturn = { status: 'married_separate', age: 45, wages: 60_000 }
  expect(tuitionCredit({ law: us2026, taxReturn: separate, tuition: [4_000] })).toBe(0)
})
