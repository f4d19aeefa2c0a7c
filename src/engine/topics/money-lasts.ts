/** How long money lasts at what a household spends beyond what is paid for life, in today's dollars. */
import type { FactReader } from '../fact-reader.ts'
import { monthsPerYear } from '../tax/counting.ts'
import type { Dollars, Years } from '../units.ts'
import { lifelongPayAt } from './lifelong-pay.ts'
import type { TaxPicture } from './tax-picture.ts'

/**
 * What each year costs beyond the pension and Social Security that have begun by then, never below nothing. `less`: what
 * else of that year is paid, or is no longer due.
 */
export const costsBeyondPay = (
  reader: FactReader,
  { age, isCouple }: Pick<TaxPicture, 'age' | 'isCouple'>,
  monthly: Dollars,
  years: Years,
  less: (year: number) => Dollars = () => 0,
): Dollars[] =>
  Array.from({ length: Math.ceil(years) }, (_, year) =>
    Math.max(
      0,
      lifelongPayAt(reader, age.value + year, isCouple).reduce(
        (left, { value }) => left - value * monthsPerYear,
        monthly * monthsPerYear - less(year),
      ),
    ),
  )

/**
 * Years until it is spent, a part of the last one counted; no more than there are costs. What it earns is taken to keep
 * up with prices, and no more.
 * @example yearsThatLast(25_000, [10_000, 10_000, 10_000]) // 2.5
 */
export function yearsThatLast(assets: Dollars, costs: readonly Dollars[]): Years {
  let left = assets
  for (const [year, cost] of costs.entries()) {
    if (cost > left) return year + left / cost
    left -= cost
  }
  return costs.length
}
