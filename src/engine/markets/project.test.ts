import fc from 'fast-check'
import { expect, test } from 'vitest'
import { quantile } from '../math/quantile.ts'
import type { AssetAllocation } from './asset-allocation.ts'
import { expectedMarkets, pessimisticMarkets, realReturns } from './assumptions.ts'
import { badYearReturn, oddsOfAtLeast, successOdds } from './outcomes.ts'
import { percentiles, percentilesByYear, quantiles } from './percentiles.ts'
import { type BalancePlan, project } from './project.ts'
import { scenarioBank } from './scenario-bank.ts'

const paths = 10_000
const bank = scenarioBank({ assumptions: expectedMarkets, seed: 1, years: 40, paths })
const worseBank = scenarioBank({ assumptions: pessimisticMarkets, seed: 1, years: 40, paths })

const allStocks: AssetAllocation = { stocks: 1, bonds: 0, cash: 0 }
const balanced: AssetAllocation = { stocks: 0.6, bonds: 0.3, cash: 0.1 }
const constant = <T>(value: T, years: number): T[] => Array.from({ length: years }, () => value)

function plan(p: {
  start?: number
  flow?: number
  years?: number
  allocation?: AssetAllocation
}): BalancePlan {
  const years = p.years ?? 30
  return {
    start: p.start ?? 0,
    cashFlows: constant(p.flow ?? 0, years),
    allocations: constant(p.allocation ?? balanced, years),
    annualFee: 0,
  }
}

/** Quantiles of the standard normal, from tables. */
const normal = {
  p5: -1.6448536,
  p10: -1.2815516,
  p25: -0.6744898,
  p50: 0,
  p75: 0.6744898,
  p90: 1.2815516,
  p95: 1.6448536,
}

test.each([1, 10, 40])(
  'without cash flows all-stock wealth after %i years has the quantiles of a lognormal',
  (years) => {
    // Real stocks: mean ln(1.061 / 1.023); deviation from 15.956 % and 1.8 %, correlation 0.06, by hand.
    const deviation =
      Math.sqrt(0.14797 ** 2 + 0.017594 ** 2 - 2 * 0.06 * 0.14797 * 0.017594) * Math.sqrt(years)
    const middle = Math.log(1 + realReturns(expectedMarkets).stocks) * years
    const last = percentilesByYear(project(bank, plan({ start: 100_000, years, allocation: allStocks }))).at(
      -1,
    )!
    for (const name of ['p5', 'p10', 'p25', 'p50', 'p75', 'p90', 'p95'] as const) {
      const expected = Math.log(100_000) + middle + deviation * normal[name]
      // Four standard errors of a quantile: √(p(1−p)/n)/φ(z) ≤ 2.1/√n; pairs are at worst n/2 draws.
      expect(Math.abs(Math.log(last[name]) - expected)).toBeLessThan(
        (4 * 2.2 * deviation) / Math.sqrt(paths / 2) + 0.002,
      )
    }
  },
)

test('mean wealth without cash flows is the assumption’s arithmetic mean within four standard errors', () => {
  const projection = project(bank, plan({ start: 1, years: 10, allocation: allStocks }))
  const last = projection.wealth.subarray(9 * paths)
  const mean = last.reduce((a, b) => a + b) / paths
  const deviation = Math.sqrt(0.14797 ** 2 + 0.017594 ** 2 - 2 * 0.06 * 0.14797 * 0.017594)
  const variance = deviation ** 2 * 10
  const expected = (1 + realReturns(expectedMarkets).stocks) ** 10 * Math.exp(variance / 2)
  const error = expected * Math.sqrt(Math.expm1(variance) / (paths / 2))
  expect(Math.abs(mean - expected)).toBeLessThan(4 * error)
})

test('a path is plain arithmetic on its factors: flow first, then growth and fee', () => {
  const p: BalancePlan = {
    start: 1_000,
    cashFlows: [100, -300, 0],
    allocations: [balanced, allStocks, { stocks: 0, bonds: 0.5, cash: 0.5 }],
    annualFee: 0.01,
  }
  const { wealth } = project(bank, p)
  for (const path of [0, 4_999, 9_999]) {
    let balance = p.start
    p.cashFlows.forEach((flow, year) => {
      const at = year * paths + path
      const { stocks, bonds, cash } = p.allocations[year]!
      const growth = stocks * bank.stocks[at]! + bonds * bank.bonds[at]! + cash * bank.cash[at]!
      balance = (balance + flow) * growth * 0.99
      expect(wealth[at]! / balance).toBeCloseTo(1, 6)
    })
  }
})

test('a withdrawal takes no more than there is, and the first year short is kept', () => {
  const { wealth, shortfallYear } = project(bank, {
    start: 100,
    cashFlows: [-50, -500, -1, 20],
    allocations: constant({ stocks: 0, bonds: 0, cash: 1 }, 4),
    annualFee: 0,
  })
  expect(shortfallYear.every((year) => year === 2)).toBe(true)
  expect(wealth.subarray(paths, 3 * paths).every((balance) => balance === 0)).toBe(true)
  expect(wealth.subarray(3 * paths).every((balance) => balance > 0)).toBe(true)
})

test('more contribution never lowers the median, or any other percentile, in any year', () => {
  fc.assert(
    fc.property(
      fc.double({ min: -20_000, max: 50_000, noNaN: true }),
      fc.double({ min: 0, max: 10_000, noNaN: true }),
      fc.double({ min: 0, max: 1e6, noNaN: true }),
      (flow, more, start) => {
        const less = percentilesByYear(project(bank, plan({ start, flow, years: 20 })))
        const with_ = percentilesByYear(project(bank, plan({ start, flow: flow + more, years: 20 })))
        less.forEach((row, year) => {
          expect(with_[year]!.p5).toBeGreaterThanOrEqual(row.p5)
          expect(with_[year]!.p50).toBeGreaterThanOrEqual(row.p50)
          expect(with_[year]!.p95).toBeGreaterThanOrEqual(row.p95)
        })
      },
    ),
    { numRuns: 20 },
  )
})

test('a worse market never raises the success rate, nor the odds of reaching a goal', () => {
  fc.assert(
    fc.property(
      fc.double({ min: -80_000, max: 0, noNaN: true }),
      fc.double({ min: 0, max: 1, noNaN: true }),
      (flow, stocks) => {
        const p = plan({ start: 1e6, flow, allocation: { stocks, bonds: 1 - stocks, cash: 0 } })
        const [expected, worse] = [project(bank, p), project(worseBank, p)]
        expect(successOdds(worse).share).toBeLessThanOrEqual(successOdds(expected).share)
        expect(oddsOfAtLeast(worse, 1e6).share).toBeLessThanOrEqual(oddsOfAtLeast(expected, 1e6).share)
      },
    ),
    { numRuns: 20 },
  )
})

test('withdrawing more never raises the success rate', () => {
  const rates = [20_000, 30_000, 40_000, 50_000, 60_000].map(
    (spend) => successOdds(project(bank, plan({ start: 1e6, flow: -spend }))).share,
  )
  expect(rates).toEqual(rates.toSorted((a, b) => b - a))
  expect(rates[0]).toBeGreaterThan(rates[4]!)
})

test('the standard error of the success rate covers what other seeds find', () => {
  const p = plan({ start: 1e6, flow: -42_000 })
  const odds = [11, 12, 13, 14, 15, 16, 17, 18].map((seed) =>
    successOdds(project(scenarioBank({ assumptions: expectedMarkets, seed, years: 30, paths: 4_000 }), p)),
  )
  const mean = odds.reduce((sum, { share }) => sum + share, 0) / odds.length
  const spread = Math.sqrt(odds.reduce((sum, { share }) => sum + (share - mean) ** 2, 0) / (odds.length - 1))
  // With eight seeds a sample deviation lies between a third of and twice the true one, 99 times in 100.
  expect(spread / odds[0]!.standardError).toBeGreaterThan(0.33)
  expect(spread / odds[0]!.standardError).toBeLessThan(2)
})

test('memory that is used again gives the same projection', () => {
  const first = project(bank, plan({ start: 1e6, flow: -80_000 }))
  const copy = { wealth: first.wealth.slice(), shortfallYear: first.shortfallYear.slice() }
  project(bank, plan({ start: 1, flow: 5 }), first)
  const again = project(bank, plan({ start: 1e6, flow: -80_000 }), first)
  expect(again.wealth).toBe(first.wealth)
  expect({ wealth: again.wealth, shortfallYear: again.shortfallYear }).toEqual(copy)
})

test('percentiles found without sorting equal the type-7 quantiles of the sorted values', () => {
  const float = fc.oneof(
    { weight: 3, arbitrary: fc.float({ min: 0, max: Math.fround(1e9), noNaN: true }) },
    { weight: 1, arbitrary: fc.constantFrom(0, 1, Math.fround(1.00001), 1e-40) },
  )
  const share = fc.double({ min: 0, max: 1, noNaN: true })
  fc.assert(
    fc.property(
      fc.array(float, { minLength: 1, maxLength: 200 }),
      fc.array(share, { maxLength: 5 }),
      (list, shares) => {
        const values = Float32Array.from(list, Math.abs)
        const rising = shares.toSorted((a, b) => a - b)
        expect(quantiles(values, rising)).toEqual(rising.map((share) => quantile(values, share)))
      },
    ),
  )
})

test('percentiles of simulated wealth, zeros included, equal those of sorting it', () => {
  const { wealth } = project(bank, plan({ start: 1e6, flow: -60_000 }))
  const last = wealth.subarray(29 * paths)
  const found = percentiles(last)
  expect(found.p5).toBe(0)
  for (const [name, share] of [
    ['p25', 0.25],
    ['p50', 0.5],
    ['p90', 0.9],
  ] as const)
    expect(found[name]).toBe(quantile(last, share))
})

test('percentiles of negative or endless values are refused', () => {
  expect(() => quantiles(Float32Array.of(1, -1), [0.5])).toThrow(RangeError)
  expect(() => quantiles(Float32Array.of(1, Infinity), [0.5])).toThrow(RangeError)
  expect(() => quantiles(Float32Array.of(1, Number.NaN), [0.5])).toThrow(RangeError)
})

test('a bad year of all stocks loses a fifth, and fewer stocks lose less', () => {
  // Lognormal, 5 %: (1.061 / 1.023) e^(−1.64485 × 0.14795) − 1 = −18.7 %.
  expect(badYearReturn(bank, allStocks)).toBeCloseTo(-0.187, 2)
  expect(badYearReturn(bank, balanced)).toBeGreaterThan(badYearReturn(bank, allStocks))
})

test('a plan longer than its bank, lists of two lengths and shares that do not sum to one are refused', () => {
  expect(() => project(bank, plan({ years: 41 }))).toThrow(/41 years/)
  expect(() => project(bank, { ...plan({ years: 3 }), allocations: [balanced] })).toThrow(/allocations/)
  expect(() => project(bank, plan({ allocation: { stocks: 0.5, bonds: 0, cash: 0 } }))).toThrow(/sum to 1/)
  expect(() => project(bank, plan({ start: -1 }))).toThrow(/start/)
})
