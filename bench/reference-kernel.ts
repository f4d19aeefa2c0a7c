/**
 * The yardstick of `npm run bench`: a fixed piece of work, stated once and never tuned again, so that a
 * ratio to it means the same on every machine and in every year.
 *
 * 10,000 futures of 40 years are drawn, lived through and summarised: per step four correlated normals
 * (ziggurat over xoshiro128++), four exponentials, a glide path from 90 to 50 percent stocks, a fee of a
 * quarter percent, savings of $20,000 for 20 years and then withdrawals, all indexed; real wealth is kept
 * as 32-bit floats, and seven percentiles of each year are selected by a histogram over their bits.
 * It stands alone: nothing of the engine is used, so nothing that makes the engine faster moves it.
 */

const PATHS = 10_000
const YEARS = 40
const BLOCK = 512

// The market model: mean logarithms, deviations and correlations of stocks, bonds, cash and prices.
const MEANS = [0.0677, 0.035, 0.025, 0.025]
const DEVIATIONS = [0.17, 0.06, 0.01, 0.012]
const CORRELATIONS = [
  [1, 0.15, 0.02, -0.05],
  [0.15, 1, 0.25, -0.2],
  [0.02, 0.25, 1, 0.45],
  [-0.05, -0.2, 0.45, 1],
]
const START = 250_000
const KEPT = 0.9975
const cashFlow = (year: number) => (year < 20 ? 20_000 : year < 22 ? -70_000 : -46_000)

function loadings(): Float64Array {
  const factor = CORRELATIONS.map((row) => row.map(() => 0))
  const flat: number[] = []
  for (let i = 0; i < 4; i++)
    for (let j = 0; j <= i; j++) {
      let rest = CORRELATIONS[i]![j]!
      for (let k = 0; k < j; k++) rest -= factor[i]![k]! * factor[j]![k]!
      factor[i]![j] = i === j ? Math.sqrt(rest) : rest / factor[j]![j]!
      flat.push(factor[i]![j]! * DEVIATIONS[i]!)
    }
  return Float64Array.from(flat)
}

// Ziggurat of Marsaglia and Tsang, 128 layers, seven bits of layer and 25 signed bits of place a word.
const TAIL = 3.442619855899
const inside = new Int32Array(128)
const width = new Float64Array(128)
const height = new Float64Array(128)
{
  const area = 9.91256303526217e-3
  let x = TAIL
  const base = area / Math.exp(-0.5 * x * x)
  inside[0] = (x / base) * 2 ** 24
  width[0] = base / 2 ** 24
  width[127] = x / 2 ** 24
  height[0] = 1
  height[127] = Math.exp(-0.5 * x * x)
  for (let i = 126; i >= 1; i--) {
    const outer = x
    x = Math.sqrt(-2 * Math.log(area / outer + Math.exp(-0.5 * outer * outer)))
    inside[i + 1] = (x / outer) * 2 ** 24
    height[i] = Math.exp(-0.5 * x * x)
    width[i] = x / 2 ** 24
  }
}

function nextWord(s: Int32Array): number {
  const sum = (s[0]! + s[3]!) | 0
  const word = (((sum << 7) | (sum >>> 25)) + s[0]!) | 0
  const t = s[1]! << 9
  s[2]! ^= s[0]!
  s[3]! ^= s[1]!
  s[1]! ^= s[2]!
  s[0]! ^= s[3]!
  s[2]! ^= t
  s[3] = (s[3]! << 11) | (s[3]! >>> 21)
  return word
}

const uniform = (s: Int32Array) => ((nextWord(s) >>> 0) + 0.5) * 2 ** -32

function fillNormals(buffer: Float64Array, count: number, s: Int32Array): void {
  let a = s[0]!
  let b = s[1]!
  let c = s[2]!
  let d = s[3]!
  for (let i = 0; i < count; ) {
    const sum = (a + d) | 0
    const word = (((sum << 7) | (sum >>> 25)) + a) | 0
    const t = b << 9
    c ^= a
    d ^= b
    b ^= c
    a ^= d
    c ^= t
    d = (d << 11) | (d >>> 21)
    const layer = word & 127
    const place = word >> 7
    const distance = (place ^ (place >> 31)) - (place >> 31)
    if (distance < inside[layer]!) {
      buffer[i++] = place * width[layer]!
      continue
    }
    s[0] = a
    s[1] = b
    s[2] = c
    s[3] = d
    const drawn = nearEdge(layer, place, s)
    if (drawn !== undefined) buffer[i++] = drawn
    a = s[0]!
    b = s[1]!
    c = s[2]!
    d = s[3]!
  }
  s[0] = a
  s[1] = b
  s[2] = c
  s[3] = d
}

function nearEdge(layer: number, place: number, s: Int32Array): number | undefined {
  if (layer === 0)
    for (;;) {
      const x = -Math.log(uniform(s)) / TAIL
      const y = -Math.log(uniform(s))
      if (y + y >= x * x) return place > 0 ? TAIL + x : -TAIL - x
    }
  const x = place * width[layer]!
  const y = height[layer]! + uniform(s) * (height[layer - 1]! - height[layer]!)
  return y < Math.exp(-0.5 * x * x) ? x : undefined
}

// e to the x by a table of 2^(k/64) and a polynomial of the rest.
const powers = Float64Array.from({ length: 64 * 41 }, (_, i) => 2 ** ((i - 1280) / 64))
const NEAREST = 6755399441055744

function exponential(x: number): number {
  const scaled = x * (64 / Math.LN2)
  const k = scaled + NEAREST - NEAREST
  const r = (scaled - k) * (Math.LN2 / 64)
  const tail = 1 / 6 + r * (1 / 24 + r * (1 / 120))
  return powers[(k + 1280) | 0]! * (1 + r * (1 + r * (0.5 + r * tail)))
}

const L = loadings()
const wealth = new Float32Array(YEARS * PATHS)
const normals = new Float64Array(4 * BLOCK)
const balance = new Float64Array(BLOCK)
const prices = new Float64Array(BLOCK)

function liveThroughBlock(first: number, count: number, s: Int32Array): void {
  const [m0, m1, m2, m3] = [MEANS[0]!, MEANS[1]!, MEANS[2]!, MEANS[3]!]
  const [l0, l1, l2, l3, l4] = [L[0]!, L[1]!, L[2]!, L[3]!, L[4]!]
  const [l5, l6, l7, l8, l9] = [L[5]!, L[6]!, L[7]!, L[8]!, L[9]!]
  balance.fill(START)
  prices.fill(1)
  for (let year = 0; year < YEARS; year++) {
    fillNormals(normals, 4 * count, s)
    const glide = year / (YEARS - 1)
    const stocks = 0.9 - 0.4 * glide
    const bonds = 0.08 + 0.32 * glide
    const cash = 0.02 + 0.08 * glide
    const flow = cashFlow(year)
    for (let i = 0, k = 0, at = year * PATHS + first; i < count; i++, k += 4, at++) {
      const z0 = normals[k]!
      const z1 = normals[k + 1]!
      const z2 = normals[k + 2]!
      const z3 = normals[k + 3]!
      let w = balance[i]! + flow * prices[i]!
      if (w < 0) w = 0
      w *=
        (exponential(m0 + l0 * z0) * stocks +
          exponential(m1 + l1 * z0 + l2 * z1) * bonds +
          exponential(m2 + l3 * z0 + l4 * z1 + l5 * z2) * cash) *
        KEPT
      const price = prices[i]! * exponential(m3 + l6 * z0 + l7 * z1 + l8 * z2 + l9 * z3)
      balance[i] = w
      prices[i] = price
      wealth[at] = w / price
    }
  }
}

const SHARES = [0.05, 0.1, 0.25, 0.5, 0.75, 0.9, 0.95]
const SHIFT = 17
const histogram = new Int32Array(1 << 14)
const wanted = new Uint8Array(1 << 14)
const chosen = new Float32Array(PATHS)

/** The order statistics at rank ⌊share × (n − 1)⌋ of values none of which is negative. */
function percentiles(values: Float32Array): number[] {
  const bits = new Int32Array(values.buffer, values.byteOffset, values.length)
  histogram.fill(0)
  wanted.fill(0)
  for (let i = 0; i < bits.length; i++) histogram[bits[i]! >> SHIFT]!++
  const ranks = SHARES.map((share) => Math.floor(share * (values.length - 1)))
  const places: number[] = []
  let counted = 0
  let gathered = 0
  for (let bin = 0; places.length < ranks.length; bin++) {
    const count = histogram[bin]!
    while (places.length < ranks.length && ranks[places.length]! < counted + count) {
      wanted[bin] = 1
      places.push(gathered + ranks[places.length]! - counted)
    }
    counted += count
    if (wanted[bin] === 1) gathered += count
  }
  let found = 0
  for (let i = 0; i < bits.length; i++) if (wanted[bits[i]! >> SHIFT] === 1) chosen[found++] = values[i]!
  const sorted = chosen.subarray(0, found).sort()
  return places.map((place) => sorted[place]!)
}

/** One run of the work: the share of futures that end with money, and the median of the last year. */
export function referenceKernel(seed: number): { success: number; median: number } {
  const s = Int32Array.of(seed, seed ^ 0x9e3779b9, 0x243f6a88, 1)
  for (let i = 0; i < 20; i++) nextWord(s)
  for (let first = 0; first < PATHS; first += BLOCK)
    liveThroughBlock(first, Math.min(BLOCK, PATHS - first), s)
  let median = 0
  for (let year = 0; year < YEARS; year++)
    median = percentiles(wealth.subarray(year * PATHS, (year + 1) * PATHS))[3]!
  const last = wealth.subarray((YEARS - 1) * PATHS)
  let successes = 0
  for (let i = 0; i < PATHS; i++) if (last[i]! > 0) successes++
  return { success: successes / PATHS, median }
}
