import { expect, test } from 'vitest'
import { draftContext } from '../draft-context.ts'
import { factReader } from '../fact-reader.ts'
import type { Household } from '../household.ts'
import { worksheet } from '../worksheet.ts'
import { homeInterest } from './home-interest.ts'

const context = draftContext('2026-11-20')
const inflation = context.market.inflation.value
const interestOf = (
  debts: Household['debts'],
  status: 'single' | 'married_separate' = 'single',
): ReturnType<typeof homeInterest> => {
  const sheet = worksheet()
  return homeInterest({ reader: factReader(sheet, { debts }, context.today), context }, status)
}
// A payment of the interest alone: what is owed stays.
const large = { kind: 'mortgage', balance: 1_200_000, rate: 0.06, minPayment: 6_000 } as const

// 6 % of 750,000, and of 375,000 on a separate return.
test('only the interest on as much as the law counts may be deducted', () => {
  expect(interestOf([large])?.inYear(0)).toBeCloseTo(45_000, 0)
  expect(interestOf([large], 'married_separate')?.inYear(0)).toBeCloseTo(22_500, 0)
})

test('the loans of two homes share that limit', () => {
  const half = { ...large, balance: 600_000, minPayment: 3_000 }
  expect(interestOf([half])?.inYear(0)).toBeCloseTo(36_000, 0)
  expect(interestOf([half, half])?.inYear(0)).toBeCloseTo(45_000, 0)
})

test('interest of a later year is in the dollars of today, and there is none once the loan is paid', () => {
  expect(interestOf([large])?.inYear(10)).toBeCloseTo(45_000 / (1 + inflation) ** 10, 0)
  // 24,000 at 6 % and 1,100 a month are paid in two years.
  const small = interestOf([{ kind: 'mortgage', balance: 24_000, rate: 0.06, minPayment: 1_100 }])
  expect(small?.inYear(1)).toBeGreaterThan(0)
  expect(small?.inYear(2)).toBe(0)
})

test('without a rate, for another kind of loan, or one that somebody else pays there is none', () => {
  expect(interestOf([{ kind: 'mortgage', balance: 300_000 }])).toBeUndefined()
  expect(interestOf([{ kind: 'auto', balance: 30_000, rate: 0.08 }])).toBeUndefined()
  expect(interestOf([{ ...large, isPaidByOther: true }])).toBeUndefined()
})
