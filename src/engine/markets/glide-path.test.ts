import fc from 'fast-check'
import { expect, test } from 'vitest'
import {
  cashOfRestInRetirement,
  farHorizon,
  highestStockShare,
  horizonAllocation,
  horizonBands,
  horizonGlidePath,
  retirementAllocation,
  retirementGlidePath,
  retirementKnots,
  toleranceShift,
} from './glide-path.ts'

test.each([
  { horizon: 0, stocks: 0 },
  { horizon: 2.99, stocks: 0 },
  { horizon: 3, stocks: 0.2 },
  { horizon: 5, stocks: 0.35 },
  { horizon: 7, stocks: 0.6 },
  { horizon: 10, stocks: 0.7 },
  { horizon: 15, stocks: 0.8 },
  { horizon: 30, stocks: 0.9 },
])('money needed in $horizon years is $stocks in stocks', ({ horizon, stocks }) => {
  expect(horizonAllocation({ horizon }).stocks).toBeCloseTo(stocks, 12)
})

test('a careful household holds fewer stocks and a bold one more, but neither before three years', () => {
  expect(horizonAllocation({ horizon: 8, tolerance: 'conservative' }).stocks).toBeCloseTo(0.45, 12)
  expect(horizonAllocation({ horizon: 20, tolerance: 'conservative' }).stocks).toBeCloseTo(0.7, 12)
  expect(horizonAllocation({ horizon: 20, tolerance: 'aggressive' }).stocks).toBe(0.95)
  expect(horizonAllocation({ horizon: 2, tolerance: 'aggressive' })).toEqual({ stocks: 0, bonds: 0, cash: 1 })
})

const horizon = fc.double({ min: 0, max: 60, noNaN: true })
const tolerance = fc.constantFrom('conservative' as const, 'moderate' as const, 'aggressive' as const)

test('shares lie within 0 and 1 and sum to one, for goals and for retirement', () => {
  fc.assert(
    fc.property(horizon, tolerance, fc.integer({ min: 18, max: 100 }), (horizon, tolerance, age) => {
      for (const allocation of [
        horizonAllocation({ horizon, tolerance }),
        retirementAllocation({ age, retirementAge: 67, tolerance }),
      ]) {
        const shares = [allocation.stocks, allocation.bonds, allocation.cash]
        expect(shares.every((share) => share >= 0 && share <= 1)).toBe(true)
        expect(shares.reduce((a, b) => a + b)).toBeCloseTo(1, 12)
      }
    }),
  )
})

test('the middle table never holds fewer stocks for a longer horizon', () => {
  fc.assert(
    fc.property(horizon, horizon, (a, b) => {
      const [near, far] = [Math.min(a, b), Math.max(a, b)]
      expect(horizonAllocation({ horizon: far }).stocks).toBeGreaterThanOrEqual(
        horizonAllocation({ horizon: near }).stocks,
      )
    }),
  )
})

test('as the horizon shrinks the allocation follows the table, and ends in cash', () => {
  const path = horizonGlidePath({ horizon: 16 })
  expect(path).toHaveLength(16)
  expect(path[0]).toEqual(horizonAllocation({ horizon: 16 }))
  expect(path[6]).toEqual(horizonAllocation({ horizon: 10 }))
  expect(path.slice(-2).every(({ cash }) => cash === 1)).toBe(true)
})

test('retirement savings hold nine tenths in stocks at 30, half at retirement, four tenths from 74', () => {
  const at = (age: number) => retirementAllocation({ age, retirementAge: 67 }).stocks
  expect(
    [at(30), at(42), at(57), at(67), at(74), at(95)].map((share) => Math.round(share * 100) / 100),
  ).toEqual([0.9, 0.9, 0.7, 0.5, 0.4, 0.4])
  expect(retirementAllocation({ age: 70, retirementAge: 67 }).cash).toBeGreaterThan(0)
})

test('the stock share for retirement never rises with age', () => {
  const stocks = retirementGlidePath({ age: 20, retirementAge: 65, years: 75 }).map(
    (allocation) => allocation.stocks,
  )
  expect(stocks).toEqual(stocks.toSorted((a, b) => b - a))
})

test('every row of the tables gives its reason', () => {
  for (const row of [...horizonBands, ...retirementKnots, ...Object.values(toleranceShift)])
    expect(row.why).toMatch(/^[A-Z].+\.$/)
})

test('a bold household never holds more than the cap, and a careful one loses more from afar', () => {
  const stocks = (horizon: number, tolerance: 'aggressive' | 'conservative') =>
    horizonAllocation({ horizon, tolerance }).stocks
  expect(stocks(40, 'aggressive')).toBe(highestStockShare)
  const { near, far } = toleranceShift.conservative
  expect(stocks(farHorizon, 'conservative')).toBeCloseTo(0.7 + far, 12)
  expect(stocks(farHorizon - 1, 'conservative')).toBeCloseTo(0.6 + near, 12)
})

test('a retired household keeps its share of what is not in stocks in cash', () => {
  const { stocks, cash } = retirementAllocation({ age: 80, retirementAge: 67 })
  expect(cash / (1 - stocks)).toBeCloseTo(cashOfRestInRetirement, 12)
})
