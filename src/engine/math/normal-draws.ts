import { exponential, logarithm } from './exponential.ts'
import { nextUniform, type Random } from './random.ts'

/**
 * Standard normal draws by the ziggurat of Marsaglia and Tsang (2000), 128 layers.
 * One 32-bit word gives seven bits of layer and a signed 25-bit place within it.
 */

const LAYERS = 128
const MAGNITUDE = 2 ** 24
/** Where the lowest layer's tail begins, and the area of every layer (Marsaglia and Tsang, §2). */
const TAIL = 3.442619855899
const AREA = 9.91256303526217e-3

/** Below `inside[layer]` a place is certainly under the curve; `width` turns a place into x; `height` is the density. */
const inside = new Int32Array(LAYERS)
const width = new Float64Array(LAYERS)
const height = new Float64Array(LAYERS)
cutLayers()

function density(x: number): number {
  return exponential(-0.5 * x * x)
}

function cutLayers(): void {
  const base = AREA / density(TAIL)
  inside[0] = Math.floor((TAIL / base) * MAGNITUDE)
  inside[1] = 0
  width[0] = base / MAGNITUDE
  width[LAYERS - 1] = TAIL / MAGNITUDE
  height[0] = 1
  height[LAYERS - 1] = density(TAIL)
  let x = TAIL
  for (let layer = LAYERS - 2; layer >= 1; layer--) {
    const outer = x
    x = Math.sqrt(-2 * logarithm(AREA / outer + density(outer)))
    inside[layer + 1] = Math.floor((x / outer) * MAGNITUDE)
    height[layer] = density(x)
    width[layer] = x / MAGNITUDE
  }
}

/**
 * Fills the first `count` places of a buffer with independent standard normal draws.
 * The generator of random.ts is written out here, its four words in local variables, because this loop
 * is the cost of a simulation; 99 draws in 100 never leave it.
 * @example fillNormals(new Float64Array(2), 2, { state: Int32Array.of(1, 2, 3, 4) }) // undefined
 */
export function fillNormals(buffer: Float64Array, count: number, random: Random): void {
  const { state } = random
  let a = state[0]!
  let b = state[1]!
  let c = state[2]!
  let d = state[3]!
  for (let i = 0; i < count; ) {
    const sum = (a + d) | 0
    const drawn = (((sum << 7) | (sum >>> 25)) + a) | 0
    const t = b << 9
    c ^= a
    d ^= b
    b ^= c
    a ^= d
    c ^= t
    d = (d << 11) | (d >>> 21)

    const layer = drawn & (LAYERS - 1)
    const place = drawn >> 7
    // |place| without a branch: the sign is a coin toss, which a processor cannot foretell.
    const distance = (place ^ (place >> 31)) - (place >> 31)
    if (distance < inside[layer]!) {
      buffer[i++] = place * width[layer]!
      continue
    }
    state[0] = a
    state[1] = b
    state[2] = c
    state[3] = d
    const draw = drawNearEdge(layer, place, random)
    if (draw !== undefined) buffer[i++] = draw
    a = state[0]!
    b = state[1]!
    c = state[2]!
    d = state[3]!
  }
  state[0] = a
  state[1] = b
  state[2] = c
  state[3] = d
}

/** A place that may lie outside the curve: kept or refused by its density, or moved into the tail. */
function drawNearEdge(layer: number, place: number, random: Random): number | undefined {
  if (layer === 0) {
    const beyond = TAIL + tailExcess(random)
    return place > 0 ? beyond : -beyond
  }
  const x = place * width[layer]!
  const y = height[layer]! + nextUniform(random) * (height[layer - 1]! - height[layer]!)
  return y < density(x) ? x : undefined
}

/** How far past TAIL a draw of the tail lies (Marsaglia, 1964). */
function tailExcess(random: Random): number {
  for (;;) {
    const x = -logarithm(nextUniform(random)) / TAIL
    const y = -logarithm(nextUniform(random))
    if (y + y >= x * x) return x
  }
}
