import { expect, test } from 'vitest'
import {
  expectedMarkets,
  forecasts,
  globalStocks,
  pessimisticMarkets,
  realReturnOf,
  realReturns,
} from './assumptions.ts'
import { historicalReturns } from './historical-returns.ts'

const classes = ['usStocks', 'nonUsStocks', 'bonds', 'cash'] as const
const mean = (values: readonly number[]) => values.reduce((a, b) => a + b, 0) / values.length

test.each(classes)(
  'the expected return of %s is the mean of the published forecasts, to a tenth of a point',
  (name) => {
    expect(
      Math.abs(expectedMarkets[name].value - mean(forecasts.map((forecast) => forecast[name]))),
    ).toBeLessThan(0.0005)
  },
)

test.each(classes)('the pessimistic return of %s is no higher than any published forecast', (name) => {
  for (const forecast of forecasts) expect(pessimisticMarkets[name].value).toBeLessThanOrEqual(forecast[name])
})

test('the pessimistic case has more inflation, and lower real returns in every class', () => {
  const [expected, pessimistic] = [realReturns(expectedMarkets), realReturns(pessimisticMarkets)]
  expect(pessimisticMarkets.inflation.value).toBeGreaterThan(expectedMarkets.inflation.value)
  expect(pessimistic.stocks).toBeLessThan(expected.stocks)
  expect(pessimistic.bonds).toBeLessThan(expected.bonds)
  expect(pessimistic.cash).toBeLessThan(expected.cash)
})

test('stocks, six tenths US, return 6.1 % nominal and 3.71 % real with the volatility of a blend', () => {
  const stocks = globalStocks(expectedMarkets)
  expect(stocks.nominalReturn).toBeCloseTo(0.061, 12)
  // √(0.096² + 0.072² + 2 × 0.8 × 0.096 × 0.072), by hand.
  expect(stocks.volatility).toBeCloseTo(0.15956, 5)
  expect(realReturns(expectedMarkets).stocks).toBeCloseTo(1.061 / 1.023 - 1, 12)
})

test('a fee comes off the return of an allocation', () => {
  const allocation = { stocks: 0.6, bonds: 0.3, cash: 0.1 }
  const gross = realReturnOf(expectedMarkets, allocation)
  expect(gross).toBeCloseTo(0.6 * 0.037146 + 0.3 * 0.021505 + 0.1 * 0.010753, 6)
  expect(realReturnOf(expectedMarkets, allocation, 0.01)).toBeCloseTo((1 + gross) * 0.99 - 1, 12)
})

test('every assumption says where it comes from', () => {
  for (const table of [expectedMarkets, pessimisticMarkets])
    for (const cited of Object.values(table)) expect(cited.source.length).toBeGreaterThan(10)
})

function correlation(a: readonly number[], b: readonly number[]): number {
  const [meanA, meanB] = [mean(a), mean(b)]
  const sum = (of: (i: number) => number) => a.reduce((total, _, i) => total + of(i), 0)
  const covariance = sum((i) => (a[i]! - meanA) * (b[i]! - meanB))
  return covariance / Math.sqrt(sum((i) => (a[i]! - meanA) ** 2) * sum((i) => (b[i]! - meanB) ** 2))
}

const logs = (pick: 'stocks' | 'bonds' | 'bills' | 'inflation') =>
  historicalReturns.map((year) => Math.log(1 + year[pick]))

test('the correlations said to be measured are those of the historical returns', () => {
  const measured = (a: Parameters<typeof logs>[0], b: Parameters<typeof logs>[0]) =>
    correlation(logs(a), logs(b))
  expect(expectedMarkets.stocksCashCorrelation.value).toBeCloseTo(measured('stocks', 'bills'), 2)
  expect(expectedMarkets.stocksInflationCorrelation.value).toBeCloseTo(measured('stocks', 'inflation'), 2)
  expect(expectedMarkets.bondsCashCorrelation.value).toBeCloseTo(measured('bonds', 'bills'), 2)
  expect(expectedMarkets.bondsInflationCorrelation.value).toBeCloseTo(measured('bonds', 'inflation'), 2)
  expect(expectedMarkets.cashInflationCorrelation.value).toBeCloseTo(measured('bills', 'inflation'), 2)
})

test('history runs from 1928 to 2025 without a gap, and stocks returned 10.0 % a year compounded', () => {
  // Damodaran's own summary of the same years: 10.02 % geometric, 4.53 % for bonds.
  expect(historicalReturns.map(({ year }) => year)).toEqual(Array.from({ length: 98 }, (_, i) => 1928 + i))
  expect(Math.exp(mean(logs('stocks'))) - 1).toBeCloseTo(0.1002, 3)
  expect(Math.exp(mean(logs('bonds'))) - 1).toBeCloseTo(0.0453, 3)
})
