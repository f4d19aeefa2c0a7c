import { expect, test } from 'vitest'
import {
  allAtOnce,
  handedOn,
  type Missing,
  monthlyNeeds,
  putInBetween,
  worthOfMonths,
} from './contribution.ts'

const saver = (left: number, savingMonths: number): Missing => ({
  left: { value: left },
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

// Without interest: 7,200 over 72 months are 100; of the next 10,800 that brings 36 × 100, and 7,200 over 108 months are
// 66.67. The third misses 1,000, and from month 108 on 12 × 166.67 are there: nothing has to go in for it.
test('what the transfers of the others bring does not have to be saved twice', () => {
  const three = [saver(10_800, 108), saver(7_200, 72), saver(1_000, 120)]
  const monthly = monthlyNeeds(three, 0)
  expect(monthly.map((each) => Math.round(each * 100) / 100)).toEqual([66.67, 100, 0])
  const handed = handedOn(
    three,
    monthly.map((each) => ({ start: 0, monthly: each, from: 0 })),
  )
  for (const [index, { left, rates, savingMonths }] of three.entries())
    expect(worthOfMonths(handed[index]!, rates, savingMonths)).toBeCloseTo(left.value, 6)
})

test('who is past the last month of saving takes nothing, and twins each take their own', () => {
  expect(monthlyNeeds([saver(2_400, 24), saver(4_800, 72)], 24)).toEqual([0, 100])
  expect(monthlyNeeds([saver(2_400, 24), saver(2_400, 24)], 0)).toEqual([100, 100])
})

// 1,100 in a year at 10% is worth 1,000 today.
test('a sum that goes in later counts from its month, and in the year in which it goes in', () => {
  const waiting = { start: 500, monthly: 0, from: 0, sums: [{ amount: 1_100, at: 12 }] }
  expect(worthOfMonths(waiting, [0.1], 36)).toBeCloseTo(1_000, 9)
  expect(worthOfMonths(waiting, [0.1], 12)).toBe(0)
  expect([0, 12, 24].map((begins) => putInBetween(waiting, begins, begins + 12))).toEqual([0, 1_100, 0])
  expect(allAtOnce(waiting)).toEqual({ start: 1_600, monthly: 0, from: 0 })
})
