import fc from 'fast-check'
import { expect, test } from 'vitest'
import { linearAt, piecewiseLinear } from './piecewise-linear.ts'

/** A continuous function through corners at rising places with the given slopes after them. */
function through(corners: { at: number; slope: number }[]) {
  return (x: number) =>
    corners.reduce((sum, { at, slope }, i) => {
      const until = corners[i + 1]?.at ?? Infinity
      return sum + slope * Math.max(0, Math.min(x, until) - at)
    }, 0)
}

const corners = fc
  .uniqueArray(fc.integer({ min: 1, max: 45 }), { maxLength: 8 })
  .chain((places) =>
    fc.tuple(
      fc.constant([0, ...places.map((place) => place * 20_123).toSorted((a, b) => a - b)]),
      fc.array(fc.integer({ min: 0, max: 100 }), {
        minLength: places.length + 1,
        maxLength: places.length + 1,
      }),
    ),
  )
  .map(([places, slopes]) => places.map((at, i) => ({ at, slope: slopes[i]! / 100 })))

test('a table found by calling a function of straight pieces agrees with it everywhere to a hundredth', () => {
  const places = fc.array(fc.double({ min: 0, max: 2_000_000, noNaN: true }), {
    minLength: 20,
    maxLength: 20,
  })
  fc.assert(
    fc.property(corners, places, (corners, places) => {
      const fn = through(corners)
      const table = piecewiseLinear({ fn, from: 0, to: 1_000_000 })
      for (const x of [...places, ...corners.map(({ at }) => at)])
        expect(linearAt(table, x)).toBeCloseTo(fn(x), 2)
    }),
    { numRuns: 300 },
  )
})

test('a straight line is one piece, and every corner adds one', () => {
  const pieces = (slopes: number[]) =>
    piecewiseLinear({ fn: through(slopes.map((slope, i) => ({ at: i * 12_345, slope }))), from: 0, to: 1e6 })
      .at.length
  expect([pieces([0.1]), pieces([0.1, 0.12]), pieces([0.1, 0.12, 0.22, 0])]).toEqual([1, 2, 4])
})
