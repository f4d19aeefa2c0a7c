import { expect, test } from 'vitest'
import { employerCoverDollars } from './employer-coverage.ts'

test('cover through work is read as a multiple of pay, as a sum, or as none', () => {
  expect(employerCoverDollars('2x salary', 80_000)).toBe(160_000)
  expect(employerCoverDollars('1.5 times pay', 60_000)).toBe(90_000)
  expect(employerCoverDollars('1 year of salary', 70_000)).toBe(70_000)
  expect(employerCoverDollars('100000', 70_000)).toBe(100_000)
  expect(employerCoverDollars('$150k', undefined)).toBe(150_000)
  expect(employerCoverDollars('none', 70_000)).toBeUndefined()
})

test('a multiple of a pay that nobody told is not guessed', () => {
  expect(employerCoverDollars('2x salary', undefined)).toBeUndefined()
  expect(employerCoverDollars('2x salary', 0)).toBeUndefined()
})
