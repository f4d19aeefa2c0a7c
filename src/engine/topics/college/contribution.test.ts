import { expect, test } from 'vitest'
import { handedOn, worthOfMonths } from './contribution.ts'
import type { ChildNeed } from './need.ts'

const saver = (left: number, savingMonths: number): Pick<ChildNeed, 'left' | 'savingMonths' | 'rates'> => ({
  left: { value: left } as ChildNeed['left'],
  savingMonths,
  rates: [0],
})
const each = [
  { start: 0, monthly: 100, from: 0 },
  { start: 0, monthly: 50, from: 0 },
]

// By hand, without interest: 120 months of 50 are 6,000; over the 96 months left 6,000 more take 62.50, and 24,000 all of the 100.
test('the transfer of a child who is done goes on to the next, as far as something is missing', () => {
  const raises = (left: number) => handedOn([saver(10_000, 24), saver(left, 120)], each)[1]?.raises
  expect(raises(12_000)).toEqual([{ from: 24, monthly: 62.5 }])
  expect(raises(30_000)).toEqual([{ from: 24, monthly: 100 }])
  expect(raises(6_000)).toBeUndefined()
})

test('nothing is handed on that never began, and twins hand each other nothing', () => {
  const late = [{ start: 0, monthly: 100, from: 30 }, each[1]!]
  expect(handedOn([saver(10_000, 24), saver(30_000, 120)], late)[1]?.raises).toBeUndefined()
  expect(handedOn([saver(10_000, 120), saver(30_000, 120)], each)[1]?.raises).toBeUndefined()
})

test('what is handed on counts from its month', () => {
  const [, next] = handedOn([saver(10_000, 24), saver(30_000, 120)], each)
  expect(worthOfMonths(next!, [0], 36)).toBe(36 * 50 + 12 * 100)
})
