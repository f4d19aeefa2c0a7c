/**
 * e to the x and its inverse from + − × ÷ and square roots only.
 * IEEE 754 fixes those to the last bit, and leaves Math.exp and Math.log to each JavaScript engine;
 * a simulation built on these is the same, bit for bit, on a server and in any browser.
 */

const LN2 = Math.LN2
/** ln 2 / 64 in two parts: the first has only 27 bits, so k × first is exact for |k| < 2^20. */
const STEP = LN2 / 64
const STEP_HIGH = Math.round(STEP * 2 ** 33) / 2 ** 33
/** The rest, with what Math.LN2 itself leaves out: ln 2 = 0.693147180559945286… + 2.319046813846299e-17. */
const STEP_LOW = STEP - STEP_HIGH + 2.319046813846299e-17 / 64
const STEPS_PER_UNIT = 64 / LN2

/** The table spans 2^-20 … 2^21 in steps of 2^(1/64), which covers e to about ±13.8. */
const LOWEST_POWER = -20
const POWERS = 41
const OFFSET = -LOWEST_POWER * 64

/** 2^(k/64) for k from LOWEST_POWER × 64; the roots by square roots, the powers exactly. */
const table = powersOfTwoBySixtyFourths()

function powersOfTwoBySixtyFourths(): Float64Array {
  const roots: number[] = []
  for (let root = 2, i = 0; i < 6; i++) {
    root = Math.sqrt(root)
    roots.unshift(root)
  }
  const values = new Float64Array(POWERS * 64)
  for (let k = 0; k < 64; k++) {
    let fraction = 1
    for (let bit = 0; bit < 6; bit++) if (k & (1 << bit)) fraction *= roots[bit]!
    let power = 1 / (1 << -LOWEST_POWER)
    for (let whole = 0; whole < POWERS; whole++, power *= 2) values[whole * 64 + k] = fraction * power
  }
  return values
}

/**
 * e to the power x, to about one part in 10^15.
 * @example exponential(1) // 2.718281828459045
 * @example exponential(-40) * 1e18 // 4.24835425529159
 */
export function exponential(x: number): number {
  if (x > 13.5 || x < -13.5) return exponentialOfLarge(x)
  const k = Math.floor(x * STEPS_PER_UNIT + 0.5)
  const r = x - k * STEP_HIGH - k * STEP_LOW
  // |r| ≤ ln 2 / 128, so the first term left out, r^6/720, is below 4e-17.
  return (
    table[k + OFFSET]! *
    (1 +
      r * (1 + r * (0.5 + r * (0.16666666666666666 + r * (0.041666666666666664 + r * 0.008333333333333333)))))
  )
}

/** Splits off whole powers of two until the table reaches. */
function exponentialOfLarge(x: number): number {
  if (Number.isNaN(x)) return x
  if (x > 710) return Infinity
  if (x < -746) return 0
  const halvings = Math.round(x / LN2)
  let scale = 1
  const factor = halvings > 0 ? 2 : 0.5
  for (let i = Math.abs(halvings); i > 0; i--) scale *= factor
  return exponential(x - halvings * STEP_HIGH * 64 - halvings * STEP_LOW * 64) * scale
}

/**
 * The natural logarithm of a positive number, to about one part in 10^15.
 * @example logarithm(10) // 2.302585092994046
 */
export function logarithm(x: number): number {
  if (!(x > 0)) throw new RangeError(`logarithm: x is ${x}, and must be above zero`)
  if (x === Infinity) return x
  let m = x
  let k = 0
  for (; m > Math.SQRT2; k++) m *= 0.5
  for (; m < Math.SQRT1_2; k--) m *= 2
  // ln m = 2 (s + s³/3 + s⁵/5 + …) with s = (m − 1)/(m + 1), |s| ≤ 0.172.
  const s = (m - 1) / (m + 1)
  const s2 = s * s
  let sum = 0
  for (let n = 23; n >= 1; n -= 2) sum = sum * s2 + 1 / n
  return k * LN2 + 2 * s * sum
}
