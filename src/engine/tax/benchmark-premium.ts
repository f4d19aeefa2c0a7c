/** What the benchmark plan of the Marketplace costs, which decides what its credit is worth: an average, by age. */
import type { Dollars, Years } from '#engine/units.ts'
import { monthsPerYear } from './counting.ts'
import type { Cited } from './tax-year.ts'

/** The second-lowest silver plan of 2026, a month, at the age at which the curve is one. */
export const averageBenchmark: Cited<Dollars> = {
  value: 509,
  source:
    'KFF State Health Facts, Marketplace Average Benchmark Premiums 2026, as given in coveragemath.com/data/benchmark-premiums.json',
  note: 'The second-lowest silver plan; your own may cost half of it or twice as much.',
  approximated:
    'An average of the country, read in a stored table that takes it from there. Where cover is dearer than that, the credit is worth more than shown, where it is cheaper less. New York and Vermont ask one price at every age.',
}

/** The youngest age of the curve; all who are younger cost the same. */
const curveFrom = 14
/** From the age of 14 to that of 64: 45 CFR 147.102(e). */
export const ageCurve: Cited<readonly number[]> = {
  value: [
    0.765, 0.833, 0.859, 0.885, 0.913, 0.941, 0.97, 1, 1, 1, 1, 1.004, 1.024, 1.048, 1.087, 1.119, 1.135,
    1.159, 1.183, 1.198, 1.214, 1.222, 1.23, 1.238, 1.246, 1.262, 1.278, 1.302, 1.325, 1.357, 1.397, 1.444,
    1.5, 1.563, 1.635, 1.706, 1.786, 1.865, 1.952, 2.04, 2.135, 2.23, 2.333, 2.437, 2.548, 2.603, 2.714, 2.81,
    2.873, 2.952, 3,
  ],
  source: 'CMS, Market Rating Reforms: federal default standard age curve, 2018 and later',
}

/** Children below this age are counted up to the oldest three: 45 CFR 147.102(c)(1). */
const grownFrom = 21
const mostChildren = 3

const factorAt = (age: Years): number =>
  ageCurve.value[Math.min(ageCurve.value.length - 1, Math.max(0, Math.floor(age) - curveFrom))] ?? 0

/**
 * What the benchmark plan for people of these ages costs in a year, on average.
 * @example Math.round(benchmarkPremium([40])) // 7_806
 */
export function benchmarkPremium(ages: readonly Years[]): Dollars {
  const children = ages
    .filter((age) => age < grownFrom)
    .sort((a, b) => b - a)
    .slice(0, mostChildren)
  const covered = [...ages.filter((age) => age >= grownFrom), ...children]
  return monthsPerYear * averageBenchmark.value * covered.reduce((sum, age) => sum + factorAt(age), 0)
}
