/** What a budget buys of the cover that a family needs: the sums and the lengths on each life that leave least open. */
import { survivalOdds } from '../../markets/life-table.ts'
import { policyTerms } from '../../markets/term-life-premiums.ts'
import { coverAfter, type TermPolicy } from '../../math/policy-ladder.ts'
import { planningRules as rules } from '../../planning-rules.ts'
import type { AnnualRate, Dollars, Years } from '../../units.ts'
import { type Cover, coverOf, type PolicySet, policyPrice, pricedSet, termChoices } from './cover.ts'

/** Policies before they are written down. */
export type Policies = Omit<Cover, 'figures'>

/** Who is to be insured, and how prices rise. */
export interface Priced {
  readonly covers: readonly Policies[]
  readonly inflation: AnnualRate
}

/** The sum, unless one of the values is not known. */
export const total = (values: readonly (number | undefined)[]): number | undefined =>
  values.some((value) => value === undefined)
    ? undefined
    : values.reduce<number>((sum, value) => sum + (value ?? 0), 0)

/** Policies on one life, or none, priced and held against its need. */
export const setOf = (
  { inflation }: Pick<Priced, 'inflation'>,
  { need }: Pick<Policies, 'need'>,
  policies: readonly TermPolicy[],
): PolicySet => pricedSet({ need, policies, needs: need.byYear, inflation })

const monthlyOf = (sets: readonly PolicySet[]): Dollars =>
  total(sets.map(({ monthly }) => monthly)) ?? Number.POSITIVE_INFINITY

/** Policies on one life, what they cost a month, and what they leave open, each year weighed by the odds of a death in it. */
interface Cut {
  readonly policies: readonly TermPolicy[]
  readonly monthly: Dollars
  readonly open: Dollars
}

type IsAllowed = (cover: Policies, cut: Pick<Cut, 'policies'>) => boolean

/** In whole steps of what is sold, and for a large need no finer than a sixtieth of it: all are tried with one another. */
const stepFor = (need: Dollars): Dollars => {
  const mostLevels = 60
  const step = rules.coverStep.value
  return step * Math.max(1, Math.ceil(need / mostLevels / step))
}

/** What each level of cover, in steps, leaves open before each year: the sum of the years before it. */
function openBefore(
  { need }: Policies,
  { step, most }: { readonly step: Dollars; readonly most: number },
): readonly (readonly Dollars[])[] {
  const age = Math.floor(need.adult.age.value)
  const alive = (year: Years) => survivalOdds({ age, toAge: age + year })
  const odds = need.byYear.map((_, year) => alive(year) - alive(year + 1))
  return Array.from({ length: most + 1 }, (_, level) => {
    const before = [0]
    for (const [year, missing] of need.byYear.entries())
      before.push((before[year] ?? 0) + (odds[year] ?? 0) * Math.max(0, missing - level * step))
    return before
  })
}

/** Of cuts that cost as much or less, only those that leave less open than all of them. */
function undominated(cuts: readonly Cut[]): Cut[] {
  let least = Number.POSITIVE_INFINITY
  return [...cuts]
    .sort((a, b) => a.monthly - b.monthly || a.open - b.open)
    .filter(({ open }) => {
      const isBetter = open < least
      if (isBetter) least = open
      return isBetter
    })
}

/**
 * The cuts of the cover on one life that fit a budget, for each number of policies those that leave least open at their
 * price. Each policy is one that is sold; together they are never more than the need of any year in whole steps.
 */
function cutsOf(
  cover: Policies,
  budget: Dollars,
  choices: readonly (readonly Years[])[],
  isAllowed: IsAllowed,
): Cut[] {
  const { byYear } = cover.need
  const step = stepFor(Math.max(0, ...byYear))
  const fewest = Math.ceil(rules.smallestPolicy.value / step)
  const most = Math.max(fewest, Math.ceil(Math.max(0, ...byYear) / step))
  const open = openBefore(cover, { step, most })
  const openIn = (level: number, from: Years, to: Years): Dollars =>
    (open[level]?.[Math.min(to, byYear.length)] ?? 0) - (open[level]?.[Math.min(from, byYear.length)] ?? 0)
  const prices = new Map<string, Dollars>()
  const priceOf = (policy: TermPolicy): Dollars => {
    const key = `${policy.term} ${policy.cover}`
    const price = prices.get(key) ?? policyPrice(cover.need, policy) ?? Number.POSITIVE_INFINITY
    prices.set(key, price)
    return price
  }
  const best = new Map<string, Cut>()
  /** One more policy inside those that run longer. */
  const add = (terms: readonly Years[], outer: Cut, level: number): void => {
    const term = terms.at(-1)
    if (term === undefined) {
      const key = `${outer.policies.length} ${outer.monthly}`
      const known = best.get(key)
      if ((known === undefined || outer.open < known.open) && isAllowed(cover, outer)) best.set(key, outer)
      return
    }
    const shorter = terms.slice(0, -1)
    for (let now = level + fewest; now <= most; now += 1) {
      const policy: TermPolicy = { cover: (now - level) * step, term }
      const monthly = outer.monthly + priceOf(policy)
      if (monthly > budget) return
      const left = outer.open + openIn(now, shorter.at(-1) ?? 0, term)
      add(shorter, { policies: [...outer.policies, policy], monthly, open: left }, now)
    }
  }
  for (const terms of choices)
    add(terms, { policies: [], monthly: 0, open: openIn(0, terms.at(-1) ?? 0, byYear.length) }, 0)
  return [...Map.groupBy(best.values(), ({ policies }) => policies.length).values()].flatMap(undominated)
}

/**
 * One cut for each life, together within a budget, that leaves least open. More policies are taken only where they leave
 * enough less open to be worth their papers. Undefined where no choice for one of them fits.
 */
function bestWithin(
  { covers }: Priced,
  budget: Dollars,
  choicesOf: (cover: Policies) => readonly (readonly Years[])[],
  isAllowed: IsAllowed = () => true,
): readonly Cut[] | undefined {
  let ways: readonly (readonly Cut[])[] = [[]]
  for (const cover of covers) {
    const cuts = cutsOf(cover, budget, choicesOf(cover), isAllowed)
    ways = ways.flatMap((way) => {
      const there = way.reduce((sum, { monthly }) => sum + monthly, 0)
      return cuts.filter(({ monthly }) => there + monthly <= budget).map((cut) => [...way, cut])
    })
  }
  const openOf = (way: readonly Cut[]) => way.reduce((sum, { open }) => sum + open, 0)
  const countOf = (way: readonly Cut[]) => way.reduce((sum, { policies }) => sum + policies.length, 0)
  let best: readonly Cut[] | undefined
  for (const [, same] of [...Map.groupBy(ways, countOf)].sort(([a], [b]) => a - b)) {
    const least = same.reduce((one, other) => (openOf(other) < openOf(one) ? other : one))
    if (best === undefined || openOf(least) < openOf(best) * (1 - rules.ladderSaving.value)) best = least
  }
  return best
}

/** One policy of a length on each life, with the sums that leave least open; on as many lives as the budget can pay for. */
function sumsWithin(priced: Priced, budget: Dollars, termOf: (cover: Policies) => Years): PolicySet[] {
  const best =
    bestWithin(priced, budget, (cover) => [[termOf(cover)]]) ??
    bestWithin(priced, budget, (cover) => [[], [termOf(cover)]])
  return priced.covers.map((cover, index) => setOf(priced, cover, best?.[index]?.policies ?? []))
}

const longestOf = ({ one }: Policies): Years => Math.max(...one.policies.map(({ term }) => term))

/** Policies that last as long as the need, with smaller sums. */
export const smallerSums = (priced: Priced, budget: Dollars): PolicySet[] =>
  sumsWithin(priced, budget, longestOf)

export const withTerm = ({ one }: Policies, longest: Years): TermPolicy[] =>
  one.policies.map((policy) => ({ cover: policy.cover, term: Math.min(policy.term, longest) }))

/** The whole sum for the longest term that fits the budget, else the shortest term with smaller sums. */
export function fewerYears(
  priced: Priced,
  budget: Dollars,
): { readonly sets: PolicySet[]; readonly isWholeSum: boolean } {
  const at = (term: Years) => priced.covers.map((cover) => setOf(priced, cover, withTerm(cover, term)))
  const fitting = [...policyTerms].reverse().find((term) => Math.round(monthlyOf(at(term))) <= budget)
  return fitting === undefined
    ? { sets: sumsWithin(priced, budget, () => Math.min(...policyTerms)), isWholeSum: false }
    : { sets: at(fitting), isWholeSum: true }
}

/**
 * The policies within the budget that leave least open; undefined where it buys none for one of them. What a court order
 * asks for on a life stays covered where the budget can.
 */
export function fittedTo(priced: Priced, budget: Dollars): readonly Policies[] | undefined {
  const { covers } = priced
  const choicesOf = (cover: Policies) => termChoices(cover.need.adult.age.value, longestOf(cover))
  const best = bestWithin(priced, budget, choicesOf, meetsOrder) ?? bestWithin(priced, budget, choicesOf)
  return best === undefined
    ? undefined
    : covers.map((cover, index) => ({
        ...cover,
        chosen: setOf(priced, cover, best[index]?.policies ?? []),
        ladder: undefined,
      }))
}

/** Whether the policies give what a court order asks for on that life in every year. */
export const meetsOrder = (
  { need }: Pick<Policies, 'need'>,
  { policies }: Pick<PolicySet, 'policies'>,
): boolean => need.orderedByYear.every((least, year) => coverAfter(policies, year) >= least)

/** An order is no wish: policies that a budget cut below it give way to the cheapest that meet it. */
export const raisedToOrder = ({ covers, inflation }: Priced): readonly Policies[] =>
  covers.map((cover) => {
    const { need, chosen } = cover
    if (meetsOrder(cover, chosen)) return cover
    const ordered = coverOf({ need, needs: need.orderedByYear, inflation, isTight: true })
    return ordered === undefined
      ? cover
      : { ...cover, chosen: setOf({ inflation }, cover, ordered.chosen.policies) }
  })
