/** The bands of a picture of simulated futures: which percentiles are drawn and what each is called. */
import type { Percentiles } from '../markets/percentiles.ts'
import type { PercentileBand } from '../plan.ts'
import { words } from '../say.ts'
import type { Dollars } from '../units.ts'

const bands = [
  ['p5', 5, 'Weak markets'],
  ['p25', 25, 'Below the middle'],
  ['p50', 50, 'Middle'],
  ['p75', 75, 'Above the middle'],
  ['p95', 95, 'Strong markets'],
] as const

/** Dollars of today at the start and at the end of each year after it, whole. */
export const marketBands = (start: Dollars, byYear: readonly Percentiles[]): PercentileBand[] =>
  bands.map(([key, percentile, label]) => ({
    percentile,
    label: words(label),
    values: [start, ...byYear.map((year) => Math.round(year[key]))],
  }))
