/** What college takes by the month, over the last bill of each child. */
import { expect, test } from 'vitest'
import { draftContext } from '../../draft-context.ts'
import { collegeTakes } from './takes.ts'

const takes = (dependents: number[]) =>
  collegeTakes({ dependents, income: 150_000 }, draftContext('2026-11-20'))

// The elder's last bill comes in 2 + 3 = 5 years, the younger's in 15 + 3 = 18. Alone the younger takes $260 over 216
// months; over the last 156 of them, at a level 5.5%: 138.3 ÷ (138.3 − 52.6) × 260 = 420, and 412 as the mix gets calmer.
test('after the last bill of one child only what the others still need goes in, and it ends with theirs', () => {
  expect(takes([16])).toMatchObject({ monthly: 766, untilLastBill: 60, less: [] })
  expect(takes([3])?.monthly).toBe(260)
  expect(takes([16, 3])).toEqual({
    monthly: 766,
    less: [{ after: 60, monthly: 412 }],
    untilFirstBill: 24,
    untilLastBill: 216,
  })
})

test('a transfer that the next child needs whole goes on as it is', () => {
  expect(takes([5, 2])).toMatchObject({ monthly: 503, less: [], untilLastBill: 228 })
})
