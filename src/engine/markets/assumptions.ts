import type { AnnualRate, Share } from '../units.ts'
import type { CitedValue } from '../worksheet.ts'
import { type AssetAllocation, checkAllocation } from './asset-allocation.ts'

/**
 * What the engine assumes of the markets: one table for every topic.
 * Returns are nominal and geometric (compound) a year; volatility is the standard deviation of a year's
 * return; correlations are between yearly logarithmic returns.
 */
export interface MarketAssumptions {
  readonly usStocks: CitedValue
  readonly nonUsStocks: CitedValue
  readonly bonds: CitedValue
  readonly cash: CitedValue
  readonly inflation: CitedValue
  /** The share of US shares in the blend called stocks. */
  readonly usShareOfStocks: CitedValue
  readonly usStocksVolatility: CitedValue
  readonly nonUsStocksVolatility: CitedValue
  readonly bondsVolatility: CitedValue
  readonly cashVolatility: CitedValue
  readonly inflationVolatility: CitedValue
  readonly usNonUsCorrelation: CitedValue
  readonly stocksBondsCorrelation: CitedValue
  readonly stocksCashCorrelation: CitedValue
  readonly stocksInflationCorrelation: CitedValue
  readonly bondsCashCorrelation: CitedValue
  readonly bondsInflationCorrelation: CitedValue
  readonly cashInflationCorrelation: CitedValue
}

/** One house's published ten-year (AQR: five- to ten-year) nominal geometric forecasts. */
export interface Forecast {
  readonly provider: string
  readonly source: string
  readonly usStocks: AnnualRate
  readonly nonUsStocks: AnnualRate
  readonly bonds: AnnualRate
  readonly cash: AnnualRate
}

const collected = 'as collected at portfoliolab.app/tools/capital-market-assumptions'

/** Where a house gives a range, its middle; non-US is the developed world where no wider figure is given. */
export const forecasts: readonly Forecast[] = [
  {
    provider: 'Vanguard',
    source: 'Vanguard Capital Markets Model forecasts, ten years',
    usStocks: 0.038,
    nonUsStocks: 0.059,
    bonds: 0.043,
    cash: 0.034,
  },
  {
    provider: 'J.P. Morgan',
    source: `J.P. Morgan Long-Term Capital Market Assumptions 2026, ${collected}`,
    usStocks: 0.067,
    nonUsStocks: 0.075,
    bonds: 0.048,
    cash: 0.031,
  },
  {
    provider: 'BlackRock',
    source: `BlackRock capital market assumptions, Q1 2026, ${collected}`,
    usStocks: 0.077,
    nonUsStocks: 0.076,
    bonds: 0.039,
    cash: 0.034,
  },
  {
    provider: 'AQR',
    source: `AQR capital market assumptions 2026, ${collected}`,
    usStocks: 0.063,
    nonUsStocks: 0.069,
    bonds: 0.049,
    cash: 0.037,
  },
  {
    provider: 'Research Affiliates',
    source: `Research Affiliates 2026, ${collected}`,
    usStocks: 0.031,
    nonUsStocks: 0.073,
    bonds: 0.047,
    cash: 0.035,
  },
]

const meanOfForecasts =
  'Mean of the forecasts of Vanguard, J.P. Morgan, BlackRock, AQR and Research Affiliates, 2026'
const lowestForecast =
  'Lowest of the forecasts of Vanguard, J.P. Morgan, BlackRock, AQR and Research Affiliates, 2026'
const vanguard = 'Vanguard Capital Markets Model forecasts, ten years'
const history = 'A. Damodaran (NYU Stern), annual returns 1928–2025, measured on logarithmic returns'
const judgment = 'Planning judgment'

export const expectedMarkets: MarketAssumptions = {
  usStocks: { value: 0.055, source: meanOfForecasts, note: 'The forecasts run from 2.8% to 7.7%.' },
  nonUsStocks: { value: 0.07, source: meanOfForecasts, note: 'The forecasts run from 4.9% to 7.6%.' },
  bonds: { value: 0.045, source: meanOfForecasts, note: 'The forecasts run from 3.8% to 4.9%.' },
  cash: { value: 0.034, source: meanOfForecasts, note: 'The forecasts run from 2.9% to 3.9%.' },
  inflation: {
    value: 0.023,
    source: `${vanguard}; 2025 OASDI Trustees Report, intermediate assumptions`,
    note: 'Between the middle of Vanguard’s range, 2.1%, and the Trustees’ 2.4%.',
  },
  usShareOfStocks: {
    value: 0.6,
    source: judgment,
    note: 'Near the US share of the world’s stock-market value, rounded.',
  },
  usStocksVolatility: { value: 0.16, source: `${vanguard} (15.1%); J.P. Morgan 2026, ${collected} (16.5%)` },
  nonUsStocksVolatility: {
    value: 0.18,
    source: `${vanguard} (18.8%)`,
    note: 'Rounded down with the US figure.',
  },
  bondsVolatility: { value: 0.055, source: `${vanguard} (6.2%); J.P. Morgan 2026, ${collected} (4.8%)` },
  cashVolatility: { value: 0.011, source: vanguard },
  inflationVolatility: { value: 0.018, source: vanguard },
  usNonUsCorrelation: {
    value: 0.8,
    source: judgment,
    note: 'World stock markets have fallen and risen together.',
  },
  stocksBondsCorrelation: {
    value: 0.1,
    source: judgment,
    note: 'A little above the 0.02 of 1928–2025, because the two fell together in 2022.',
  },
  stocksCashCorrelation: { value: 0, source: history },
  stocksInflationCorrelation: { value: 0.06, source: history },
  bondsCashCorrelation: { value: 0.27, source: history },
  bondsInflationCorrelation: { value: -0.11, source: history },
  cashInflationCorrelation: { value: 0.37, source: history },
}

/** The lowest published forecast of each class, and the highest of inflation; shown beside every plan. */
export const pessimisticMarkets: MarketAssumptions = {
  ...expectedMarkets,
  usStocks: { value: 0.028, source: lowestForecast, note: 'The low end of Vanguard’s range.' },
  nonUsStocks: { value: 0.049, source: lowestForecast, note: 'The low end of Vanguard’s range.' },
  bonds: { value: 0.038, source: lowestForecast, note: 'The low end of Vanguard’s range.' },
  cash: { value: 0.029, source: lowestForecast, note: 'The low end of Vanguard’s range.' },
  inflation: { value: 0.026, source: vanguard, note: 'The high end of the range.' },
}

/** Nominal geometric return and volatility of the blend of US and other shares that plans call stocks. */
export function globalStocks(a: MarketAssumptions): { nominalReturn: AnnualRate; volatility: AnnualRate } {
  const us = a.usShareOfStocks.value
  const other = 1 - us
  const [usRisk, otherRisk] = [us * a.usStocksVolatility.value, other * a.nonUsStocksVolatility.value]
  return {
    // Weighing compound returns leaves out what rebalancing between the two would add, some 0.1 % a year.
    nominalReturn: us * a.usStocks.value + other * a.nonUsStocks.value,
    volatility: Math.sqrt(
      usRisk * usRisk + otherRisk * otherRisk + 2 * a.usNonUsCorrelation.value * usRisk * otherRisk,
    ),
  }
}

/** The real geometric return of each class: (1 + nominal) / (1 + inflation) − 1. */
export function realReturns(a: MarketAssumptions): {
  stocks: AnnualRate
  bonds: AnnualRate
  cash: AnnualRate
} {
  const real = (nominal: AnnualRate) => (1 + nominal) / (1 + a.inflation.value) - 1
  return {
    stocks: real(globalStocks(a).nominalReturn),
    bonds: real(a.bonds.value),
    cash: real(a.cash.value),
  }
}

/**
 * The real return a year of an allocation after a fee, for arithmetic without simulation: the classes'
 * compound returns weighed by their shares. What rebalancing adds on top is left out.
 */
export function realReturnOf(
  a: MarketAssumptions,
  allocation: AssetAllocation,
  annualFee: Share = 0,
): AnnualRate {
  checkAllocation(allocation)
  const real = realReturns(a)
  const gross = allocation.stocks * real.stocks + allocation.bonds * real.bonds + allocation.cash * real.cash
  return (1 + gross) * (1 - annualFee) - 1
}
