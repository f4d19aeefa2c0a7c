import type { AnnualRate, Dollars, Years } from '../units.ts'
import { annuityFactor } from './annuity.ts'
import { effectiveMonthlyRate } from './rate-conversion.ts'

/**
 * Time value where each year has a rate of its own, as on a glide path. `rates[0]` is the first year's; a year
 * beyond the list earns the last one. Rates and dollars of one kind: both real or both nominal.
 */

const monthsPerYear = 12

/**
 * What a dollar grows to by the start of a year, counted from 0.
 * @example growthByYear([0.1, 0.2], 2) // 1.32
 */
export function growthByYear(rates: readonly AnnualRate[], year: Years): number {
  let growth = 1
  for (let before = 0; before < year; before++) growth *= 1 + rateOf(rates, before)
  return growth
}

/**
 * The same for a part of a year too, which grows at that year's rate.
 * @example growthOver([0.1, 0.21], 1.5) // 1.21
 */
export function growthOver(rates: readonly AnnualRate[], years: Years): number {
  const whole = Math.floor(years)
  return growthByYear(rates, whole) * (1 + rateOf(rates, whole)) ** (years - whole)
}

/**
 * What bills are worth today; `bills[0]` is due now, each later one at the start of its year, or `early` before it:
 * a part of a year.
 * @example presentValueOfBills([100, 110], [0.1]) // 200
 * @example presentValueOfBills([0, 110], [0.21], 0.5) // 100
 */
export const presentValueOfBills = (
  bills: readonly Dollars[],
  rates: readonly AnnualRate[],
  early: Years = 0,
): Dollars =>
  bills.reduce((worth, bill, year) => worth + bill / growthOver(rates, Math.max(0, year - early)), 0)

/**
 * What a dollar saved at the end of every month from `from` on is worth today; both months counted from today.
 * A year's rate is effective, so its monthly rate is its twelfth root.
 * @example presentValueOfMonthlyDollar({ from: 0, months: 24, rates: [0] }) // 24
 * @example presentValueOfMonthlyDollar({ from: 0, months: 12, rates: [0.06] }) // 11.63
 */
export function presentValueOfMonthlyDollar(p: {
  from: number
  months: number
  rates: readonly AnnualRate[]
}): number {
  let worth = 0
  let growth = 1
  const years = Math.ceil(p.months / monthsPerYear)
  for (let year = 0; year < years; year++) {
    const rate = effectiveMonthlyRate(rateOf(p.rates, year))
    const first = Math.min(monthsPerYear, Math.max(0, p.from - year * monthsPerYear))
    const last = Math.min(monthsPerYear, p.months - year * monthsPerYear)
    if (last > first)
      worth += (annuityFactor({ rate, years: last }) - annuityFactor({ rate, years: first })) / growth
    growth *= 1 + rateOf(p.rates, year)
  }
  return worth
}

function rateOf(rates: readonly AnnualRate[], year: Years): AnnualRate {
  const rate = rates[Math.min(year, rates.length - 1)]
  if (rate === undefined) throw new RangeError('changing rates: rates is empty')
  return rate
}
