import { expect, test } from 'vitest'
import { monthlyCourse } from './months.ts'

const courseWith = ({ cash, later }: { cash: number; later: number }) =>
  monthlyCourse({
    streams: [
      { kind: 'pile', total: 0 },
      { kind: 'flow', monthly: 100 },
      { kind: 'pile', total: 0 },
      { kind: 'rest' },
    ],
    debts: [],
    monthly: 100,
    less: [
      { after: 1, by: 300 },
      { after: 4, by: -later },
    ],
    months: 10,
    cash: { there: cash, usual: 500, starter: 0, fund: 2 },
  })

// 200 are missing in each of months 2, 3 and 4; 1,000 less 600 are 400: the starter lacks 100, the fund 500. From the fifth on
// 300 a month: 100 + 100 to the match + 100, then 100 + 200 until 500 are there.
test('what cash pays for missing months is put back, up to a usual starter before the match', () => {
  const { placed, filled, missing, spentIn } = courseWith({ cash: 1_000, later: 500 })
  expect(missing.slice(0, 6)).toEqual([0, 200, 200, 200, 0, 0])
  expect(spentIn).toBeUndefined()
  expect(placed.slice(4, 7)).toEqual([
    [100, 100, 100, 0],
    [0, 100, 200, 0],
    [0, 100, 200, 0],
  ])
  // Full today, and full again in the seventh month.
  expect(filled[2]).toBe(7)
})

// 300 of cash pay the second month and half of the third.
test('what goes beyond the cash is found elsewhere, and nothing is put back for it', () => {
  const { placed, spentIn } = courseWith({ cash: 300, later: 500 })
  expect(spentIn).toBe(3)
  expect(placed.reduce((sum, [starter = 0]) => sum + starter, 0)).toBe(300)
  expect(placed.reduce((sum, row) => sum + (row[2] ?? 0), 0)).toBe(0)
})

test('without such cash a month that has less than nothing places nothing, and nothing is put back', () => {
  const { placed, missing } = monthlyCourse({
    streams: [{ kind: 'pile', total: 100 }, { kind: 'rest' }],
    debts: [],
    monthly: 100,
    less: [{ after: 1, by: 300 }],
    months: 3,
  })
  expect(placed).toEqual([
    [100, 0],
    [0, 0],
    [0, 0],
  ])
  expect(missing).toEqual([])
})
