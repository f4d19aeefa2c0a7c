/** What money that is lived on could pay each year until the end of the plan, in most futures. */
import type { Figure } from '../../figure.ts'
import { quantiles } from '../../markets/percentiles.ts'
import type { Growth } from './growth.ts'
import type { LumpSumWork } from './work.ts'

const digits = 3

/**
 * The level yearly withdrawal, rising with prices, that lasts to the end in most futures. In each future a dollar
 * pays one over the sum of what every year's dollar costs at the start; the first is taken today, or at the start of the
 * year that is nearest to the last pay.
 */
export function yearlyIncome(
  { sheet, invested, isLivedOn, livedOnFrom, begins, glide }: LumpSumWork,
  { byYear, paths }: Growth,
  most: Figure,
  futures: Figure,
): Figure | undefined {
  if (!isLivedOn && livedOnFrom === undefined) return undefined
  const { wealth } = byYear.taxable
  const first = Math.round(begins?.value ?? 0)
  const rates = new Float32Array(paths)
  for (let path = 0; path < paths; path += 1) {
    let cost = 0
    for (let year = first; year < glide.length; year += 1)
      cost += year === 0 ? 1 : 1 / (wealth[(year - 1) * paths + path] ?? 1)
    rates[path] = 1 / cost
  }
  const [rate] = quantiles(rates, [1 - most.value])
  return sheet.computed(
    'income.yearly',
    livedOnFrom === undefined
      ? 'What it could pay each year'
      : 'What it could pay each year from the last pay on',
    'usd-per-year',
    `the level withdrawal, rising with prices and taken at the start of each year${livedOnFrom === undefined ? '' : ', the first of them the one nearest to the last pay'}, that lasts to the end in most futures`,
    [invested, most, futures, ...(begins !== undefined ? [begins] : [])],
    (rate ?? 0) * invested.value,
    digits,
  )
}
