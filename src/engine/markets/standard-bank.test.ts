import { expect, test } from 'vitest'
import { standardBank, standardPaths } from './standard-bank.ts'

test('asking for more years never changes the years before', () => {
  const short = standardBank(30)
  const long = standardBank(short.steps + 5)
  expect(long.steps).toBe(short.steps + 5)
  expect(long.stocks.subarray(0, short.steps * standardPaths)).toEqual(short.stocks)
  expect(standardBank(10)).toBe(long)
})

test('the pessimistic bank is below the expected one in every year of every path', () => {
  const [expected, pessimistic] = [standardBank(40), standardBank(40, 'pessimistic')]
  const size = 40 * standardPaths
  for (const name of ['stocks', 'bonds', 'cash'] as const) {
    const above = pessimistic[name].subarray(0, size).findIndex((growth, at) => growth >= expected[name][at]!)
    expect(above, name).toBe(-1)
  }
})
