/**
 * A function made of straight pieces, such as a tax, as a table: exact and quick to look up.
 * `at[i]` is where piece i begins, `value[i]` the function there and `slope[i]` its rise per unit. The first
 * piece serves everything below it and the last everything above.
 */
export interface PiecewiseLinear {
  readonly at: Float64Array
  readonly value: Float64Array
  readonly slope: Float64Array
}

/**
 * The function at a point.
 * @example linearAt(piecewiseLinear({ fn: (x) => Math.max(0, x - 10), from: 0, to: 100 }), 25) // 15
 */
export function linearAt({ at, value, slope }: PiecewiseLinear, x: number): number {
  let piece = 0
  while (piece + 1 < at.length && x >= at[piece + 1]!) piece++
  return value[piece]! + slope[piece]! * (x - at[piece]!)
}

/** Slopes nearer than this are one slope; tax rates differ by far more, and rounding by far less. */
const SAME_SLOPE = 1e-7
/** A miss of this share of the values' size shows that there is another corner. */
const MISS = 1e-11
const NARROWEST = 1e-4
/** The first intervals double in width, because corners crowd at the low end. */
const DOUBLINGS = 13

/**
 * The table of a continuous function of straight pieces, found by calling it: where the lines at both ends
 * of an interval meet on the function there is its only corner; elsewhere the interval is halved. Corners that
 * lie closer together than a few hundredths of their distance from `from` may be missed when they cancel out.
 * @example piecewiseLinear({ fn: (x) => Math.max(0, x - 10), from: 0, to: 100 }).at.length // 2
 */
export function piecewiseLinear(p: { fn: (x: number) => number; from: number; to: number }): PiecewiseLinear {
  if (!(p.to > p.from)) throw new RangeError(`piecewiseLinear: from is ${p.from} and to ${p.to}`)
  const pieces: Piece[] = []
  const cuts = Array.from(
    { length: DOUBLINGS },
    (_, i) => p.from + (p.to - p.from) / 2 ** (DOUBLINGS - 1 - i),
  )
  const points = [p.from, ...cuts].map((x) => ({ x, y: p.fn(x) }))
  for (let i = 1; i < points.length; i++) divide(p.fn, points[i - 1]!, points[i]!, pieces)
  const corners = pieces.filter(
    (piece, i) => i === 0 || Math.abs(piece.slope - pieces[i - 1]!.slope) > SAME_SLOPE,
  )
  // A merged run takes the slope from its beginning to its end, which rounding disturbs least.
  const ends = corners.map((_, i) => corners[i + 1]?.start ?? { x: p.to, y: p.fn(p.to) })
  return {
    at: Float64Array.from(corners, ({ start }) => start.x),
    value: Float64Array.from(corners, ({ start }) => start.y),
    slope: Float64Array.from(corners, ({ start }, i) => (ends[i]!.y - start.y) / (ends[i]!.x - start.x)),
  }
}

interface Point {
  readonly x: number
  readonly y: number
}

interface Piece {
  readonly start: Point
  readonly slope: number
}

function divide(fn: (x: number) => number, left: Point, right: Point, pieces: Piece[]): void {
  const width = right.x - left.x
  const chord = (right.y - left.y) / width
  if (width < NARROWEST) {
    pieces.push({ start: left, slope: chord })
    return
  }
  const near = width / 64
  const leftSlope = (fn(left.x + near) - left.y) / near
  const rightSlope = (right.y - fn(right.x - near)) / near
  const fits = (x: number, y: number) => Math.abs(fn(x) - y) <= MISS * (1 + Math.abs(x) + Math.abs(y))
  if (isLine(fits, left, right, chord)) {
    pieces.push({ start: left, slope: chord })
    return
  }
  const x = (right.y - left.y + leftSlope * left.x - rightSlope * right.x) / (leftSlope - rightSlope)
  // A corner nearer to an end than where the slopes were measured would belie them.
  if (x > left.x + near && x < right.x - near) {
    const corner = { x, y: left.y + leftSlope * (x - left.x) }
    if (
      fits(x, corner.y) &&
      isLine(fits, left, corner, leftSlope) &&
      isLine(fits, corner, right, rightSlope)
    ) {
      pieces.push({ start: left, slope: leftSlope }, { start: corner, slope: rightSlope })
      return
    }
  }
  const middle = left.x + width / 2
  const halfway = { x: middle, y: fn(middle) }
  divide(fn, left, halfway, pieces)
  divide(fn, halfway, right, pieces)
}

/** Looked at in places that no round figure of a law divides evenly. */
const LOOKS = [0.0371, 0.2113, 0.3819, 0.5477, 0.6997, 0.8661, 0.9713]

function isLine(fits: (x: number, y: number) => boolean, left: Point, right: Point, slope: number): boolean {
  return LOOKS.every((share) => {
    const x = left.x + share * (right.x - left.x)
    return fits(x, left.y + slope * (x - left.x))
  })
}
