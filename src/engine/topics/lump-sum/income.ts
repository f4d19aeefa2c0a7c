/** What money that is lived on could pay each year until the end of the plan, in most futures. */
import type { Figure } from '../../figure.ts'
import { quantiles } from '../../markets/percentiles.ts'
import type { Growth } from './growth.ts'
import type { LumpSumWork } from './work.ts'

const digits = 3

/**
 * The level yearly withdrawal, rising with prices, that lasts to the end in most futures. In each future a dollar
 * pays one over the sum of what every year's dollar costs at the start; the first is taken today.
 */
export function yearlyIncome(
  { sheet, invested, isLivedOn, glide }: LumpSumWork,
  { byYear, paths }: Growth,
  most: Figure,
  futures: Figure,
): Figure | undefined {
  if (!isLivedOn) return undefined
  const { wealth } = byYear.taxable
  const rates = new Float32Array(paths)
  for (let path = 0; path < paths; path += 1) {
    let cost = 1
    for (let year = 1; year < glide.length; year += 1) cost += 1 / (wealth[(year - 1) * paths + path] ?? 1)
    rates[path] = 1 / cost
  }
  const [rate] = quantiles(rates, [1 - most.value])
  return sheet.computed(
    'income.yearly',
    'What it could pay each year',
    'usd-per-year',
    'the level withdrawal, rising with prices and taken at the start of each year, that lasts to the end in most futures',
    [invested, most, futures],
    (rate ?? 0) * invested.value,
    digits,
  )
}
