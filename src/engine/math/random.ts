/**
 * A seeded stream of random bits: xoshiro128++ 1.0 (Blackman and Vigna, 2019), its state filled
 * from one seed by splitmix32. Not for secrets.
 */
export interface Random {
  /** The four 32-bit words; drawing changes them in place. */
  readonly state: Int32Array
}

/**
 * The stream of a seed; the same seed always gives the same stream.
 * @example nextWord(randomStream(1)) === nextWord(randomStream(1)) // true
 */
export function randomStream(seed: number): Random {
  if (!Number.isSafeInteger(seed))
    throw new RangeError(`randomStream: seed is ${seed}, and must be a whole number`)
  let word = seed | 0
  const next = () => {
    word = (word + 0x9e3779b9) | 0
    let t = word ^ (word >>> 16)
    t = Math.imul(t, 0x21f0aaad)
    t ^= t >>> 15
    t = Math.imul(t, 0x735a2d97)
    return t ^ (t >>> 15)
  }
  // The last bit set keeps the state from being all zero, the one state that never moves.
  return { state: Int32Array.of(next(), next(), next(), next() | 1) }
}

/**
 * The next 32 bits as a whole number from 0 to 2^32 − 1.
 * @example nextWord({ state: Int32Array.of(1, 2, 3, 4) }) // 641
 */
export function nextWord({ state }: Random): number {
  let a = state[0]!
  let b = state[1]!
  let c = state[2]!
  let d = state[3]!
  const sum = (a + d) | 0
  const result = (((sum << 7) | (sum >>> 25)) + a) >>> 0
  const t = b << 9
  c ^= a
  d ^= b
  b ^= c
  a ^= d
  c ^= t
  d = (d << 11) | (d >>> 21)
  state[0] = a
  state[1] = b
  state[2] = c
  state[3] = d
  return result
}

/**
 * A number strictly between 0 and 1, each of 2^32 equally likely.
 * @example nextUniform({ state: Int32Array.of(1, 2, 3, 4) }) * 2 ** 32 // 641.5
 */
export function nextUniform(random: Random): number {
  return (nextWord(random) + 0.5) / 0x1_0000_0000
}
