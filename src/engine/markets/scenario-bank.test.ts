import { expect, test } from 'vitest'
import { expectedMarkets, globalStocks, realReturns } from './assumptions.ts'
import { type ScenarioBank, scenarioBank } from './scenario-bank.ts'

const series = ['stocks', 'bonds', 'cash', 'priceLevel'] as const
const small = { assumptions: expectedMarkets, seed: 7, years: 12, paths: 2_000 }
const bank = scenarioBank({ ...small, paths: 20_000, years: 5 })

function checksum(bank: ScenarioBank): number {
  let sum = 0
  for (const name of series)
    for (const word of new Int32Array(bank[name].buffer)) sum = (Math.imul(sum, 31) + word) | 0
  return sum
}

test('the bits of the bank never change, in no JavaScript engine', () => {
  expect(checksum(scenarioBank(small))).toBe(-924_505_117)
})

test('another seed draws other futures', () => {
  expect(checksum(scenarioBank({ ...small, seed: 8 }))).not.toBe(checksum(scenarioBank(small)))
})

test('a short bank is the exact beginning of a long one', () => {
  const [short, long] = [scenarioBank({ ...small, years: 4 }), scenarioBank(small)]
  for (const name of series) expect(long[name].subarray(0, short[name].length)).toEqual(short[name])
})

const logarithms = (values: Float32Array) => Array.from(values, Math.log)
const mean = (values: readonly number[]) => values.reduce((a, b) => a + b, 0) / values.length
const covariance = (a: readonly number[], b: readonly number[]) => {
  const [meanA, meanB] = [mean(a), mean(b)]
  return a.reduce((sum, value, i) => sum + (value - meanA) * (b[i]! - meanB), 0) / a.length
}

test('mirrored draws make the mean logarithmic growth the assumption itself, to the precision of the store', () => {
  const real = realReturns(expectedMarkets)
  expect(mean(logarithms(bank.stocks))).toBeCloseTo(Math.log(1 + real.stocks), 8)
  expect(mean(logarithms(bank.bonds))).toBeCloseTo(Math.log(1 + real.bonds), 8)
  expect(mean(logarithms(bank.cash))).toBeCloseTo(Math.log(1 + real.cash), 8)
  const lastYear = bank.priceLevel.subarray(4 * bank.paths)
  expect(mean(logarithms(lastYear))).toBeCloseTo(5 * Math.log(1 + expectedMarkets.inflation.value), 7)
})

/** Yearly nominal factors of the first year: real growth times that year's price level. */
const nominal = (name: 'stocks' | 'bonds' | 'cash') =>
  Array.from({ length: bank.paths }, (_, path) => bank[name][path]! * bank.priceLevel[path]!)
const firstPrices = Array.from(bank.priceLevel.subarray(0, bank.paths))

test('nominal volatilities are the assumed ones within three percent', () => {
  // The relative error of a deviation from 10,000 independent pairs is some 0.7 %.
  const deviation = (values: readonly number[]) => Math.sqrt(covariance(values, values))
  const { volatility } = globalStocks(expectedMarkets)
  expect(Math.abs(deviation(nominal('stocks')) / volatility - 1)).toBeLessThan(0.03)
  expect(Math.abs(deviation(nominal('bonds')) / expectedMarkets.bondsVolatility.value - 1)).toBeLessThan(0.03)
  expect(Math.abs(deviation(nominal('cash')) / expectedMarkets.cashVolatility.value - 1)).toBeLessThan(0.03)
  expect(Math.abs(deviation(firstPrices) / expectedMarkets.inflationVolatility.value - 1)).toBeLessThan(0.03)
})

test('nominal correlations are the assumed ones within four standard errors', () => {
  const logs = {
    stocks: nominal('stocks').map(Math.log),
    bonds: nominal('bonds').map(Math.log),
    cash: nominal('cash').map(Math.log),
    inflation: firstPrices.map(Math.log),
  }
  const correlation = (a: keyof typeof logs, b: keyof typeof logs) =>
    covariance(logs[a], logs[b]) / Math.sqrt(covariance(logs[a], logs[a]) * covariance(logs[b], logs[b]))
  const allowed = 4 / Math.sqrt(bank.paths / 2)
  const off = (a: keyof typeof logs, b: keyof typeof logs, assumed: number) =>
    Math.abs(correlation(a, b) - assumed)
  expect(off('stocks', 'bonds', expectedMarkets.stocksBondsCorrelation.value)).toBeLessThan(allowed)
  expect(off('stocks', 'cash', expectedMarkets.stocksCashCorrelation.value)).toBeLessThan(allowed)
  expect(off('stocks', 'inflation', expectedMarkets.stocksInflationCorrelation.value)).toBeLessThan(allowed)
  expect(off('bonds', 'cash', expectedMarkets.bondsCashCorrelation.value)).toBeLessThan(allowed)
  expect(off('bonds', 'inflation', expectedMarkets.bondsInflationCorrelation.value)).toBeLessThan(allowed)
  expect(off('cash', 'inflation', expectedMarkets.cashInflationCorrelation.value)).toBeLessThan(allowed)
})

test('years are independent of one another', () => {
  const year = (index: number) =>
    logarithms(bank.stocks.subarray(index * bank.paths, (index + 1) * bank.paths))
  const correlation = covariance(year(0), year(1)) / covariance(year(0), year(0))
  expect(Math.abs(correlation)).toBeLessThan(4 / Math.sqrt(bank.paths / 2))
})

test('twelve monthly steps have the mean and the variance of one year', () => {
  const monthly = scenarioBank({ ...small, years: 1, paths: 20_000, stepsPerYear: 12 })
  const year = Array.from({ length: monthly.paths }, (_, path) => {
    let sum = 0
    for (let month = 0; month < 12; month++) sum += Math.log(monthly.stocks[month * monthly.paths + path]!)
    return sum
  })
  const annual = logarithms(bank.stocks)
  expect(mean(year)).toBeCloseTo(mean(annual), 7)
  expect(covariance(year, year) / covariance(annual, annual)).toBeCloseTo(1, 1)
})

test('without inflation risk the price level is plain compound interest', () => {
  const still = { ...expectedMarkets, inflationVolatility: { value: 0, source: 'test' } }
  const { priceLevel } = scenarioBank({ assumptions: still, seed: 1, years: 3, paths: 2 })
  expect(priceLevel[5]).toBeCloseTo(1.023 ** 3, 6)
})

test('an odd number of paths, half a step and impossible correlations are refused', () => {
  expect(() => scenarioBank({ ...small, paths: 3 })).toThrow(/paths is 3/)
  expect(() => scenarioBank({ ...small, years: 0.5 })).toThrow(/years is 0.5/)
  const impossible = {
    ...expectedMarkets,
    stocksBondsCorrelation: { value: 0.95, source: 'test' },
    stocksCashCorrelation: { value: 0.95, source: 'test' },
    bondsCashCorrelation: { value: -0.95, source: 'test' },
  }
  expect(() => scenarioBank({ ...small, assumptions: impossible })).toThrow(/contradict/)
})
