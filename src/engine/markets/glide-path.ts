import type { Share, Years } from '../units.ts'
import { type AssetAllocation, allCash } from './asset-allocation.ts'

/**
 * How much of a goal's money to hold in stocks, by the years until it is needed.
 * The tables are planning judgments, not law and not forecasts: a plan shows them as assumptions.
 */

export type RiskTolerance = 'conservative' | 'moderate' | 'aggressive'

/** From `from` years before the money is needed up to the next band. */
export interface HorizonBand {
  readonly from: Years
  /** Stock share at the start of the band, and as the next band is reached. */
  readonly stocks: readonly [Share, Share]
  /** The part of what is not in stocks that is kept in cash, likewise. */
  readonly cashOfRest: readonly [Share, Share]
  readonly why: string
}

export const horizonBands: readonly HorizonBand[] = [
  {
    from: 0,
    stocks: [0, 0],
    cashOfRest: [1, 1],
    why: 'Money needed within three years cannot wait for stocks to recover: Treasury bills or insured savings only.',
  },
  {
    from: 3,
    stocks: [0.2, 0.5],
    cashOfRest: [0.5, 0],
    why: 'Between three and seven years away a fall can mostly be waited out: a fifth to a half in stocks.',
  },
  {
    from: 7,
    stocks: [0.6, 0.6],
    cashOfRest: [0, 0],
    why: 'With seven to ten years to go, stocks have more often than not recovered from a fall.',
  },
  {
    from: 10,
    stocks: [0.7, 0.7],
    cashOfRest: [0, 0],
    why: 'With ten to fifteen years to go, growth matters more than the size of the dips.',
  },
  {
    from: 15,
    stocks: [0.8, 0.8],
    cashOfRest: [0, 0],
    why: 'With fifteen years and more, most of the money can ride out several bad markets.',
  },
  {
    from: 20,
    stocks: [0.9, 0.9],
    cashOfRest: [0, 0],
    why: 'With twenty years and more, a tenth in bonds steadies the course and makes rebalancing possible.',
  },
]

/** Points of stock share added for how a household takes losses, below and from ten years to go. */
export const toleranceShift: Record<
  RiskTolerance,
  { readonly near: Share; readonly far: Share; readonly why: string }
> = {
  conservative: {
    near: -0.15,
    far: -0.2,
    why: 'A household that would sell after a fall does better with fewer stocks that it keeps.',
  },
  moderate: { near: 0, far: 0, why: 'The table as it stands.' },
  aggressive: {
    near: 0.1,
    far: 0.1,
    why: 'A household that has held through a fall can hold a tenth more in stocks.',
  },
}

/** Where `near` ends and `far` begins. */
export const farHorizon: Years = 10

/** No plan is all stocks. */
export const highestStockShare: Share = 0.95

/** The allocation of money that is needed in some years. */
export function horizonAllocation(p: { horizon: Years; tolerance?: RiskTolerance }): AssetAllocation {
  if (!(p.horizon >= 0))
    throw new RangeError(`horizonAllocation: horizon is ${p.horizon}, and must not be negative`)
  const index = horizonBands.findLastIndex((band) => p.horizon >= band.from)
  const band = horizonBands[index]!
  const next = horizonBands[index + 1]?.from ?? Infinity
  const within = next === Infinity ? 0 : (p.horizon - band.from) / (next - band.from)
  const between = ([first, last]: readonly [Share, Share]) => first + within * (last - first)
  const middle = between(band.stocks)
  if (middle === 0) return allCash
  const shift = toleranceShift[p.tolerance ?? 'moderate']
  const stocks = clamp(middle + (p.horizon < farHorizon ? shift.near : shift.far), 0, highestStockShare)
  const cash = (1 - stocks) * between(band.cashOfRest)
  return { stocks, bonds: 1 - stocks - cash, cash }
}

/**
 * The allocation of each year on the way to the year in which the money is needed: the table is read anew
 * every year. Year one has the whole horizon ahead of it, the last one year.
 */
export function horizonGlidePath(p: { horizon: Years; tolerance?: RiskTolerance }): AssetAllocation[] {
  const years = Math.ceil(p.horizon)
  return Array.from({ length: years }, (_, year) => horizonAllocation({ ...p, horizon: p.horizon - year }))
}

/** Stock share by years until retirement (negative: since), joined by straight lines and level beyond both ends. */
export const retirementKnots: readonly {
  readonly yearsToRetirement: Years
  readonly stocks: Share
  readonly why: string
}[] = [
  {
    yearsToRetirement: 25,
    stocks: 0.9,
    why: 'Early on, most wealth is future pay, which is steadier than stocks.',
  },
  {
    yearsToRetirement: 10,
    stocks: 0.7,
    why: 'The last ten years hold the most dollars that a fall could take.',
  },
  {
    yearsToRetirement: 0,
    stocks: 0.5,
    why: 'A fall just before or after retirement does the most harm, so stocks are fewest around it.',
  },
  { yearsToRetirement: -7, stocks: 0.4, why: 'Retirement may last thirty years: some growth has to stay.' },
]

/** The part of what is not in stocks that a retired household keeps in cash, to draw on in a bad year. */
export const cashOfRestInRetirement: Share = 0.15

/** The allocation of retirement savings, by age: the shape of published target-date funds. */
export function retirementAllocation(p: {
  age: Years
  retirementAge: Years
  tolerance?: RiskTolerance
}): AssetAllocation {
  const toGo = p.retirementAge - p.age
  if (!Number.isFinite(toGo))
    throw new RangeError(`retirementAllocation: age is ${p.age}, retirementAge ${p.retirementAge}`)
  const shift = toleranceShift[p.tolerance ?? 'moderate']
  const stocks = clamp(
    stocksBetweenKnots(toGo) + (toGo < farHorizon ? shift.near : shift.far),
    0,
    highestStockShare,
  )
  const cash = toGo > 0 ? 0 : (1 - stocks) * cashOfRestInRetirement
  return { stocks, bonds: 1 - stocks - cash, cash }
}

function stocksBetweenKnots(toGo: Years): Share {
  const later = retirementKnots.findIndex((knot) => knot.yearsToRetirement <= toGo)
  if (later === 0) return retirementKnots[0]!.stocks
  const after = retirementKnots.at(later)!
  if (later < 0) return after.stocks
  const before = retirementKnots[later - 1]!
  const within = (before.yearsToRetirement - toGo) / (before.yearsToRetirement - after.yearsToRetirement)
  return before.stocks + within * (after.stocks - before.stocks)
}

/** The allocation of each year from one age on. */
export function retirementGlidePath(p: {
  age: Years
  retirementAge: Years
  years: Years
  tolerance?: RiskTolerance
}): AssetAllocation[] {
  return Array.from({ length: p.years }, (_, year) => retirementAllocation({ ...p, age: p.age + year }))
}

const clamp = (value: number, low: number, high: number) => Math.min(high, Math.max(low, value))
