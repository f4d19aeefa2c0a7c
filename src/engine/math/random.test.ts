import { expect, test } from 'vitest'
import { fillNormals } from './normal-draws.ts'
import { nextUniform, nextWord, randomStream } from './random.ts'

test('from the state 1, 2, 3, 4 come the words of the reference implementation', () => {
  // Blackman and Vigna, xoshiro128plusplus.c, as tested by rand_xoshiro.
  const random = { state: Int32Array.of(1, 2, 3, 4) }
  const words = Array.from({ length: 10 }, () => nextWord(random))
  expect(words).toEqual([
    641, 1573767, 3222811527, 3517856514, 836907274, 4247214768, 3867114732, 1355841295, 495546011, 621204420,
  ])
})

test('neighboring seeds share nothing', () => {
  const [one, two] = [randomStream(1), randomStream(2)]
  const same = Array.from({ length: 1_000 }, () => nextWord(one) === nextWord(two)).filter(Boolean)
  expect(same).toEqual([])
})

test('a uniform number is never zero nor one, and averages a half', () => {
  const random = randomStream(7)
  const values = Array.from({ length: 100_000 }, () => nextUniform(random))
  expect(values.every((value) => value > 0 && value < 1)).toBe(true)
  // Four standard errors of the mean of 100,000 uniform numbers.
  expect(Math.abs(values.reduce((a, b) => a + b) / values.length - 0.5)).toBeLessThan(
    4 * Math.sqrt(1 / 12 / 1e5),
  )
})

const draws = new Float64Array(1_000_000)
fillNormals(draws, draws.length, randomStream(20_261_120))

const moment = (power: number) => draws.reduce((sum, z) => sum + z ** power, 0) / draws.length

test.each([
  // Moments of the standard normal, and the variance of their estimate from one draw.
  { power: 1, expected: 0, variance: 1 },
  { power: 2, expected: 1, variance: 2 },
  { power: 3, expected: 0, variance: 15 },
  { power: 4, expected: 3, variance: 96 },
])('moment $power of a million normal draws is $expected within four standard errors', (row) => {
  expect(Math.abs(moment(row.power) - row.expected)).toBeLessThan(4 * Math.sqrt(row.variance / draws.length))
})

test.each([
  // P(|Z| > z) of the standard normal, from tables; 3.442619855899 is where the ziggurat's tail begins.
  { z: 0.5, chance: 0.61707508 },
  { z: 1, chance: 0.31731051 },
  { z: 2, chance: 0.0455002639 },
  { z: 3, chance: 0.00269979606 },
  { z: 3.442619855899, chance: 0.000576112 },
  { z: 4, chance: 6.33424837e-5 },
])('the share of draws further out than $z is $chance within four standard errors', ({ z, chance }) => {
  const share = draws.reduce((count, draw) => count + (Math.abs(draw) > z ? 1 : 0), 0) / draws.length
  expect(Math.abs(share - chance)).toBeLessThan(4 * Math.sqrt((chance * (1 - chance)) / draws.length))
})

test('successive draws are uncorrelated', () => {
  let sum = 0
  for (let i = 1; i < draws.length; i++) sum += draws[i - 1]! * draws[i]!
  expect(Math.abs(sum / draws.length)).toBeLessThan(4 / Math.sqrt(draws.length))
})

test('a buffer filled in two parts equals one filled at once', () => {
  const [whole, parts] = [new Float64Array(1_000), new Float64Array(1_000)]
  fillNormals(whole, 1_000, randomStream(3))
  const random = randomStream(3)
  fillNormals(parts, 400, random)
  fillNormals(parts.subarray(400), 600, random)
  expect(parts).toEqual(whole)
})

test('a fractional seed is refused', () => {
  expect(() => randomStream(0.5)).toThrow(RangeError)
})
