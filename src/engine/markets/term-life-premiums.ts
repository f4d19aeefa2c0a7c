/**
 * What term life insurance cost in published quotes, to see the order of magnitude: prices by age and tobacco for one
 * common policy, and how the price moves with the length of the term and the size of the cover. A quote of an
 * insurer replaces every one of these.
 */
import type { Dollars, Share, Years } from '../units.ts'

/** The lengths of level-term policies that most insurers sell. */
export const policyTerms: readonly Years[] = [10, 15, 20, 25, 30]

export const premiumSource = [
  'ValuePenguin, average quotes of 2020 for $500,000 over 20 years',
  'Life Policy Shopper, quotes of 2019 for policies of 10, 20 and 30 years',
  'getsure.org, quotes for $100,000 over 10 years',
].join('; ')

/** The year of most of the quotes. */
export const premiumYear = 2020

const quotedCover: Dollars = 500_000

/** Dollars a month for $500,000 over 20 years by age. */
const quotes: readonly { age: Years; nonsmoker: Dollars; smoker: Dollars }[] = [
  { age: 25, nonsmoker: 25.67, smoker: 86.23 },
  { age: 30, nonsmoker: 26.2, smoker: 92.14 },
  { age: 35, nonsmoker: 29.8, smoker: 118.36 },
  { age: 40, nonsmoker: 38.14, smoker: 183.87 },
  { age: 45, nonsmoker: 59.78, smoker: 281.94 },
  { age: 50, nonsmoker: 91.53, smoker: 441.69 },
  { age: 55, nonsmoker: 146.39, smoker: 689.91 },
  { age: 60, nonsmoker: 245.81, smoker: 1_076.23 },
  { age: 65, nonsmoker: 473.66, smoker: 1_644.78 },
]

/** Yearly quotes for $500,000 by term, against the one of 20 years. */
const byTerm: readonly (readonly [Years, Share])[] = [
  [10, 310 / 465],
  [20, 1],
  [30, 730 / 465],
]

/** $1.5M over 30 years cost 2,050 a year where three of $500,000 cost 730 each: a dollar of a large policy is cheaper. */
const bySize: readonly (readonly [Dollars, Share])[] = [
  [quotedCover, 1],
  [1_500_000, 2_050 / (3 * 730)],
]

/**
 * What a policy costs a month however small it is. Quotes for $100,000 over 10 years lie by $3 to $6 above a fifth of
 * those for $500,000, whatever the age; a policy of the quoted size holds all of it already.
 */
const perPolicy: Dollars = 5.5

/** Between two points in a straight line; beyond the ends as at the ends. */
function between(points: readonly (readonly [number, number])[], x: number): number {
  const after = points.findIndex(([at]) => at >= x)
  const [last] = points.slice(-1)
  if (after === -1) return last?.[1] ?? 0
  const to = points[after]
  const from = points[after - 1] ?? to
  if (to === undefined || from === undefined || to[0] === from[0]) return to?.[1] ?? 0
  return from[1] + ((x - from[0]) / (to[0] - from[0])) * (to[1] - from[1])
}

/**
 * About what a policy costs a month at quotes of some years ago, in good health. Undefined beyond the ages that
 * were quoted: then only an insurer can say. Younger people pay as at the youngest age quoted.
 */
export function termPremium(p: {
  age: Years
  smoker: boolean
  cover: Dollars
  term: Years
}): Dollars | undefined {
  const oldest = quotes.at(-1)
  if (oldest === undefined || p.age > oldest.age) return undefined
  const base = between(
    quotes.map((quote) => [quote.age, p.smoker ? quote.smoker : quote.nonsmoker] as const),
    p.age,
  )
  const size = p.cover / quotedCover
  return base * size * between(byTerm, p.term) * between(bySize, p.cover) + perPolicy * Math.max(0, 1 - size)
}
