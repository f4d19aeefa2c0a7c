/** What a budget buys of the cover that a family needs: each sum cut, or fewer years, whichever leaves less open. */
import { survivalOdds } from '../../markets/life-table.ts'
import { policyTerms } from '../../markets/term-life-premiums.ts'
import { largestFitting } from '../../math/largest-fitting.ts'
import { coverAfter, type TermPolicy } from '../../math/policy-ladder.ts'
import { planningRules as rules } from '../../planning-rules.ts'
import type { AnnualRate, Dollars, Years } from '../../units.ts'
import { type Cover, coverOf, type PolicySet, pricedSet } from './cover.ts'

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

/** The policies with each sum cut to the same share in whole steps, the largest share that fits the budget. */
export function smallerSums(
  priced: Priced,
  budget: Dollars,
  policiesOf: (cover: Policies) => readonly TermPolicy[],
): PolicySet[] {
  const step = rules.coverStep.value
  const most = Math.max(...priced.covers.map((cover) => coverAfter(policiesOf(cover), 0) / step))
  const cutTo = (steps: number): PolicySet[] =>
    priced.covers.map((cover) =>
      setOf(
        priced,
        cover,
        policiesOf(cover).flatMap((policy) => {
          const sum = Math.floor(((policy.cover / step) * steps) / most) * step
          return sum >= step ? [{ cover: sum, term: policy.term }] : []
        }),
      ),
    )
  // More cover never costs less.
  return cutTo(largestFitting(most, (steps) => monthlyOf(cutTo(steps)) <= budget))
}

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
    ? {
        sets: smallerSums(priced, budget, (cover) => withTerm(cover, Math.min(...policyTerms))),
        isWholeSum: false,
      }
    : { sets: at(fitting), isWholeSum: true }
}

/** What would be missing beyond the policies, each year weighed by the odds that a death falls in it. */
function leftOpen(covers: readonly Policies[], sets: readonly PolicySet[]): Dollars {
  return covers.reduce((sum, { need }, index) => {
    const age = Math.floor(need.adult.age.value)
    const alive = (year: Years) => survivalOdds({ age, toAge: age + year })
    return need.byYear.reduce(
      (open, missing, year) =>
        open +
        (alive(year) - alive(year + 1)) *
          Math.max(0, missing - coverAfter(sets[index]?.policies ?? [], year)),
      sum,
    )
  }, 0)
}

/** The policies within the budget that leave least open; undefined where it buys none for one of them. */
export function fittedTo(priced: Priced, budget: Dollars): readonly Policies[] | undefined {
  const { covers } = priced
  const [best] = [
    smallerSums(priced, budget, ({ chosen }) => chosen.policies),
    smallerSums(priced, budget, ({ one }) => one.policies),
    fewerYears(priced, budget).sets,
  ]
    .filter((sets) => sets.every(({ policies }) => policies.length > 0))
    .sort((a, b) => leftOpen(covers, a) - leftOpen(covers, b))
  return best === undefined
    ? undefined
    : covers.flatMap((cover, index) => {
        const chosen = best[index]
        return chosen === undefined ? [] : [{ ...cover, chosen, ladder: undefined }]
      })
}

/** Whether the policies give what a court order asks for on that life in every year. */
export const meetsOrder = ({ need }: Pick<Policies, 'need'>, { policies }: PolicySet): boolean =>
  need.orderedByYear.every((least, year) => coverAfter(policies, year) >= least)

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
