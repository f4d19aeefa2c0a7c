import { expect, test } from 'vitest'
import { monthlyCourse } from './months.ts'

// 100 a month into 1,000: ten months. With 500 in the third month 800 are there after it, and two more fill it.
test('what comes in once is poured in its month, down the order, and in no other one', () => {
  const streams = [{ kind: 'pile', total: 1_000 } as const, { kind: 'rest' } as const]
  const course = (once: { month: number; sum: number }[]) =>
    monthlyCourse({ streams, debts: [], monthly: 100, months: 12, once })
  expect(course([]).filled[0]).toBe(10)
  expect(course([{ month: 3, sum: 500 }]).filled[0]).toBe(5)
  expect(course([{ month: 3, sum: 500 }]).placed.map(([first]) => first)).toEqual([
    100, 100, 600, 100, 100, 0, 0, 0, 0, 0, 0, 0,
  ])
})
