import { exponential, logarithm } from '../math/exponential.ts'
import { fillNormals } from '../math/normal-draws.ts'
import { randomStream } from '../math/random.ts'
import type { AnnualRate, Years } from '../units.ts'
import { globalStocks, type MarketAssumptions } from './assumptions.ts'

/**
 * Simulated futures of the markets, drawn once and used by every plan: plans compared on one bank differ
 * by their own decisions only, not by the luck of the draw.
 *
 * Every array is time-major: step t of path p stands at index t × paths + p. Path p and path
 * p + paths / 2 use the same draws with opposite sign (antithetic), so their logarithmic growth
 * averages to the assumption exactly. The draws of a step come before those of the next, so a short
 * bank is, bit for bit, the beginning of a long one of the same seed and number of paths.
 */
export interface ScenarioBank {
  readonly paths: number
  /** Steps in the bank: years × stepsPerYear. */
  readonly steps: number
  readonly stepsPerYear: number
  /** Real growth factor of each class in each step: 1.03 is three percent above inflation. */
  readonly stocks: Float32Array
  readonly bonds: Float32Array
  readonly cash: Float32Array
  /** Prices at the end of each step, today's being 1: divides fixed dollars into today's. */
  readonly priceLevel: Float32Array
}

/** Draws a bank. Growth is lognormal and independent from step to step. */
export function scenarioBank(p: {
  assumptions: MarketAssumptions
  seed: number
  years: Years
  paths: number
  stepsPerYear?: number
}): ScenarioBank {
  const stepsPerYear = p.stepsPerYear ?? 1
  const steps = p.years * stepsPerYear
  if (!(Number.isInteger(steps) && steps > 0))
    throw new RangeError(
      `scenarioBank: years is ${p.years}, and must give a whole number of steps above zero`,
    )
  if (!(Number.isInteger(p.paths / 2) && p.paths > 0))
    throw new RangeError(`scenarioBank: paths is ${p.paths}, and must be even and above zero`)
  const size = steps * p.paths
  const bank: ScenarioBank = {
    paths: p.paths,
    steps,
    stepsPerYear,
    stocks: new Float32Array(size),
    bonds: new Float32Array(size),
    cash: new Float32Array(size),
    priceLevel: new Float32Array(size),
  }
  fill(bank, growthModel(p.assumptions, stepsPerYear), p.seed)
  return bank
}

function fill(bank: ScenarioBank, model: GrowthModel, seed: number): void {
  const { paths, steps, stocks, bonds, cash, priceLevel } = bank
  const half = paths / 2
  const { stocks: stockMean, bonds: bondMean, cash: cashMean, prices: priceMean } = model.means
  const [[s0], [b0, b1], [c0, c1, c2], [i0, i1, i2, i3]] = model.loadings
  // The mirrored draw's factor e^(m − x) is e^(2m) / e^(m + x): one division for a second exponential.
  const stockSquare = exponential(2 * stockMean)
  const bondSquare = exponential(2 * bondMean)
  const cashSquare = exponential(2 * cashMean)
  const priceSquare = exponential(2 * priceMean)
  const random = randomStream(seed)
  const normals = new Float64Array(4 * half)
  const prices = new Float64Array(paths).fill(1)

  for (let step = 0; step < steps; step++) {
    fillNormals(normals, 4 * half, random)
    for (let pair = 0, k = 0; pair < half; pair++, k += 4) {
      const z0 = normals[k]!
      const z1 = normals[k + 1]!
      const z2 = normals[k + 2]!
      const z3 = normals[k + 3]!
      const stock = exponential(stockMean + s0 * z0)
      const bond = exponential(bondMean + b0 * z0 + b1 * z1)
      const money = exponential(cashMean + c0 * z0 + c1 * z1 + c2 * z2)
      const price = exponential(priceMean + i0 * z0 + i1 * z1 + i2 * z2 + i3 * z3)
      const one = step * paths + pair
      const other = one + half
      stocks[one] = stock
      stocks[other] = stockSquare / stock
      bonds[one] = bond
      bonds[other] = bondSquare / bond
      cash[one] = money
      cash[other] = cashSquare / money
      priceLevel[one] = prices[pair] = prices[pair]! * price
      priceLevel[other] = prices[pair + half] = prices[pair + half]! * (priceSquare / price)
    }
  }
}

/** Mean logarithm of a step's factors, and how four normal draws move them: a lower triangle. */
interface GrowthModel {
  readonly means: { stocks: number; bonds: number; cash: number; prices: number }
  readonly loadings: Triangle
}

type Triangle = readonly [
  readonly [number],
  readonly [number, number],
  readonly [number, number, number],
  readonly [number, number, number, number],
]

function growthModel(a: MarketAssumptions, stepsPerYear: number): GrowthModel {
  const stocks = globalStocks(a)
  const inflation = logarithm(1 + a.inflation.value)
  const realMean = (nominalReturn: AnnualRate) => (logarithm(1 + nominalReturn) - inflation) / stepsPerYear
  return {
    means: {
      stocks: realMean(stocks.nominalReturn),
      bonds: realMean(a.bonds.value),
      cash: realMean(a.cash.value),
      prices: inflation / stepsPerYear,
    },
    loadings: choleskyFactor(realCovariance(a, stepsPerYear)),
  }
}

/** Covariance of the logarithms of real stocks, real bonds, real cash and prices, for one step. */
function realCovariance(a: MarketAssumptions, stepsPerYear: number): Triangle {
  const stocks = globalStocks(a)
  const perStep = 1 / Math.sqrt(stepsPerYear)
  const s = perStep * logarithmicDeviation(stocks.nominalReturn, stocks.volatility)
  const b = perStep * logarithmicDeviation(a.bonds.value, a.bondsVolatility.value)
  const c = perStep * logarithmicDeviation(a.cash.value, a.cashVolatility.value)
  const i = perStep * logarithmicDeviation(a.inflation.value, a.inflationVolatility.value)
  const sb = a.stocksBondsCorrelation.value * s * b
  const sc = a.stocksCashCorrelation.value * s * c
  const si = a.stocksInflationCorrelation.value * s * i
  const bc = a.bondsCashCorrelation.value * b * c
  const bi = a.bondsInflationCorrelation.value * b * i
  const ci = a.cashInflationCorrelation.value * c * i
  const ii = i * i
  // A real logarithm is the nominal one less inflation's: cov(x − i, y − i) = xy − xi − yi + ii.
  return [
    [s * s - 2 * si + ii],
    [sb - si - bi + ii, b * b - 2 * bi + ii],
    [sc - si - ci + ii, bc - bi - ci + ii, c * c - 2 * ci + ii],
    [si - ii, bi - ii, ci - ii, ii],
  ]
}

/**
 * The standard deviation of ln(growth) for a lognormal of this geometric mean g and yearly deviation v:
 * with y = e^(s²), (v / (1 + g))² = y (y − 1).
 */
function logarithmicDeviation(geometricReturn: AnnualRate, volatility: AnnualRate): number {
  const ratio = volatility / (1 + geometricReturn)
  return Math.sqrt(logarithm((1 + Math.sqrt(1 + 4 * ratio * ratio)) / 2))
}

/** The lower triangle L with L Lᵀ the given covariance, by Cholesky and Banachiewicz. */
function choleskyFactor([[ss], [sb, bb], [sc, bc, cc], [si, bi, ci, ii]]: Triangle): Triangle {
  const s0 = root(ss)
  const b0 = over(sb, s0)
  const b1 = root(bb - b0 * b0)
  const c0 = over(sc, s0)
  const c1 = over(bc - c0 * b0, b1)
  const c2 = root(cc - c0 * c0 - c1 * c1)
  const i0 = over(si, s0)
  const i1 = over(bi - i0 * b0, b1)
  const i2 = over(ci - i0 * c0 - i1 * c1, c2)
  const i3 = root(ii - i0 * i0 - i1 * i1 - i2 * i2)
  return [[s0], [b0, b1], [c0, c1, c2], [i0, i1, i2, i3]]
}

function root(variance: number): number {
  if (variance < -1e-12)
    throw new RangeError('scenarioBank: the correlations contradict each other (not positive definite)')
  return Math.sqrt(Math.max(0, variance))
}

/** A loading on a draw that moves nothing is nothing. */
const over = (covariance: number, deviation: number) => (deviation === 0 ? 0 : covariance / deviation)
