/** What college takes by the month, over the last bill of each child. */
import { expect, test } from 'vitest'
import { draftContext } from '../../draft-context.ts'
import { collegeMissing, collegeTakes } from './takes.ts'

const takes = (dependents: number[]) =>
  collegeTakes({ dependents, income: 150_000 }, draftContext('2026-11-20'))

// The elder's last bill comes in 21 + 36 = 57 months, the younger's in 177 + 36 = 213. Worked apart: alone the younger
// takes 37,549 ÷ 140.997 = $266.31 over 213 months; over the last 156 of them it is 37,549 ÷ 90.739 = $413.82.
test('after the last bill of one child only what the others still need goes in, and it ends with theirs', () => {
  expect(takes([16])).toMatchObject({ monthly: 809, untilLastBill: 57, less: [] })
  expect(takes([3])?.monthly).toBe(267)
  expect(takes([16, 3])).toEqual({
    monthly: 809,
    less: [{ after: 57, monthly: 414 }],
    untilFirstBill: 21,
    untilLastBill: 213,
  })
})

test('a transfer that the next child needs whole goes on as it is', () => {
  expect(takes([5, 2])).toMatchObject({ monthly: 516, less: [], untilLastBill: 225 })
})

// Worked apart: a third of an in-state college for a child of five is worth 38,612 and takes 294 a month.
test('what goes in each month is no part of what is missing beside it', () => {
  const context = draftContext('2026-11-20')
  const missing = (collegeMonthly?: number) =>
    collegeMissing({ dependents: [5], income: 150_000, debts: [], collegeMonthly }, context)
  expect(missing()).toBe(38_612)
  expect(missing(147)).toBe(19_306)
  expect([missing(294), missing(500)]).toEqual([0, 0])
})
