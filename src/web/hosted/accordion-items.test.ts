import { expect, test } from 'vitest'
import { afterClick, lastInRow } from './accordion-items.ts'
import { firstActive } from './tabs-block.tsx'

test('a click opens an item beside the open ones and closes an open one (§4 Accordion)', () => {
  expect(afterClick([], 1, false)).toEqual([1])
  expect(afterClick([1], 0, false)).toEqual([1, 0])
  expect(afterClick([1, 0], 1, false)).toEqual([0])
})

test('with one at a time, opening an item closes the others (§4 Accordion)', () => {
  expect(afterClick([1], 0, true)).toEqual([0])
  expect(afterClick([1], 1, true)).toEqual([])
})

test('the detail of a grid follows the last title of its row (§3 Accordion grid)', () => {
  const lefts = [0, 100, 200, 0, 100]
  expect([0, 1, 2].map((index) => lastInRow(lefts, index))).toEqual([2, 2, 2])
  expect([3, 4].map((index) => lastInRow(lefts, index))).toEqual([4, 4])
  expect(lastInRow([0, 0, 0], 1)).toBe(1)
})

test('the first open tab is counted from 1; 0 and what is out of range open none (§3 Tabs)', () => {
  expect(firstActive(undefined, 3)).toBe(0)
  expect(firstActive(1, 3)).toBe(0)
  expect(firstActive(3, 3)).toBe(2)
  for (const none of [0, 4, -1, 1.5, Number.NaN]) expect(firstActive(none, 3)).toBe(-1)
})
