/** Which policies meet a need as it falls, what they cost at published quotes, and whether several beat one. */

import type { Figure } from '../../figure.ts'
import { policyTerms, premiumSource, termPremium } from '../../markets/term-life-premiums.ts'
import { coverAfter, policyLadder, premiumsInAll, type TermPolicy } from '../../math/policy-ladder.ts'
import { planningRules as rules } from '../../planning-rules.ts'
import { monthsPerYear } from '../../tax/counting.ts'
import type { Dollars, Years } from '../../units.ts'
import type { Worksheet } from '../../worksheet.ts'
import type { Need } from './need.ts'

export interface PolicyFigures {
  readonly cover: Figure
  readonly term: Figure
  /** A month's price at published quotes; undefined beyond the ages that were quoted. */
  readonly premium: Figure | undefined
}

/** Policies for one adult and what they come to. */
export interface PolicySet {
  readonly policies: readonly TermPolicy[]
  /** Price a month at first; undefined where no quotes were published. */
  readonly monthly: Dollars | undefined
  /** All premiums in today's dollars. */
  readonly inAll: Dollars | undefined
  /** Years of the need in which cover is below it. */
  readonly yearsShort: Years
}

export interface Cover {
  readonly need: Need
  readonly chosen: PolicySet
  readonly one: PolicySet
  /** The ladder, where it saves enough to be chosen. */
  readonly ladder: PolicySet | undefined
  /** What costs least in all: as a rule several policies, however little they save. */
  readonly cheapest: PolicySet
  readonly figures: readonly PolicyFigures[]
  /** Years that the need lasts. */
  readonly needYears: Years
}

/** A policy sold to this age: whether its term ends before insurers stop. */
const termsFor = (age: Years): Years[] =>
  policyTerms.filter((term) => Math.floor(age) + term <= rules.oldestAtTermEnd.value)

/** The shortest policy that lasts as long as the need, else the longest that is sold. */
const lastTerm = (terms: readonly Years[], years: Years): Years | undefined =>
  terms.find((term) => term >= years) ?? terms.at(-1)

/** A month's price in whole dollars, as it is shown. */
export function policyPrice({ adult, isSmoker }: Need, policy: TermPolicy): Dollars | undefined {
  const price = termPremium({ age: adult.age.value, smoker: isSmoker, ...policy })
  return price === undefined ? undefined : Math.round(price)
}

/** What policies on the life of a need cost, and the years in which they are less than what each year needs. */
export function pricedSet(p: {
  need: Need
  policies: readonly TermPolicy[]
  needs: readonly Dollars[]
  inflation: number
}): PolicySet {
  const prices = p.policies.map((policy) => policyPrice(p.need, policy))
  const known = prices.every((price) => price !== undefined)
  return {
    policies: p.policies,
    monthly: known ? prices.reduce((sum, price) => sum + price, 0) : undefined,
    inAll: known
      ? premiumsInAll(
          p.policies.map(({ term }, index) => ({ premium: (prices[index] ?? 0) * monthsPerYear, term })),
          p.inflation,
        )
      : undefined,
    yearsShort: p.needs.filter((need, year) => coverAfter(p.policies, year) < need).length,
  }
}

/** Every choice of at most so many terms that are sold at an age, none of them longer than the last; shortest first. */
export function termChoices(age: Years, last: Years): Years[][] {
  let choices: Years[][] = [[]]
  for (const term of termsFor(age).filter((one) => one <= last))
    choices = [
      ...choices,
      ...choices.filter(({ length }) => length < rules.mostPolicies.value).map((choice) => [...choice, term]),
    ]
  return choices.filter(({ length }) => length > 0)
}

const costOf = ({ inAll }: PolicySet): Dollars => inAll ?? Number.POSITIVE_INFINITY

const cheapestOf = (sets: readonly PolicySet[]): PolicySet | undefined =>
  sets.reduce<PolicySet | undefined>(
    (least, set) => (least === undefined || costOf(set) < costOf(least) ? set : least),
    undefined,
  )

/**
 * One policy, or several where each further one saves enough to be worth its papers and all together a real share.
 * Where money is short, every dollar saved counts.
 */
function bestSet(one: PolicySet, sets: readonly PolicySet[], isTight: boolean): PolicySet {
  const least = isTight ? 0 : rules.ladderLeastSaving.value
  let best = one
  for (let count = 1; count < rules.mostPolicies.value; count += 1) {
    const cheapest = cheapestOf(sets.filter(({ policies }) => policies.length === count + 1))
    if (cheapest !== undefined && costOf(best) - costOf(cheapest) > least) best = cheapest
  }
  return costOf(best) <= costOf(one) * (1 - rules.ladderSaving.value) ? best : one
}

/** What a cover is worked out for: the need of each year on one life, held against the prices of its age. */
interface CoverOf {
  readonly need: Need
  readonly needs: readonly Dollars[]
  readonly inflation: number
  /** Money is short, so a ladder is worth its papers even for a small sum. */
  readonly isTight?: boolean
}

/** The policies for a need of each year; none where it is never worth insuring. */
export function coverOf(p: CoverOf): Omit<Cover, 'figures'> | undefined {
  const age = p.need.adult.age.value
  const last = lastTerm(termsFor(age), p.needs.length)
  if (p.needs.length === 0 || last === undefined) return undefined
  const sets = termChoices(age, last)
    .filter((terms) => terms.at(-1) === last)
    .map((terms) =>
      policyLadder({
        needs: p.needs.slice(0, last),
        terms,
        step: rules.coverStep.value,
        smallest: rules.smallestPolicy.value,
      }),
    )
    .map((policies) => pricedSet({ ...p, policies }))
  const one = sets.find(({ policies }) => policies.length === 1 && policies[0]?.term === last) ?? sets[0]
  // What is missing only after the longest term that is sold leaves nothing to buy.
  if (one === undefined || one.policies.length === 0) return undefined
  return withChosen(
    {
      need: p.need,
      one,
      cheapest: cheapestOf(sets) ?? one,
      needYears: p.needs.length,
    },
    bestSet(one, sets, p.isTight === true),
  )
}

const withChosen = (
  cover: Omit<Cover, 'figures' | 'chosen' | 'ladder'>,
  chosen: PolicySet,
): Omit<Cover, 'figures'> => ({ ...cover, chosen, ladder: chosen.policies.length > 1 ? chosen : undefined })

/** At first at least as much as other policies, and in no year more of a need left open than by them. */
const leavesNoMoreOpen = (
  { policies }: Pick<PolicySet, 'policies'>,
  other: Pick<PolicySet, 'policies'>,
  needs: readonly Dollars[],
): boolean =>
  coverAfter(policies, 0) >= coverAfter(other.policies, 0) &&
  needs.every((need, year) => coverAfter(policies, year) >= Math.min(need, coverAfter(other.policies, year)))

/**
 * The policies for the need of each year of a plan, beside which cover for larger needs is shown. Where one of those costs
 * less than the policies of the plan and leaves nothing more open, a ladder is worth its papers.
 */
export function coverBeside(
  p: CoverOf & { readonly larger: readonly (readonly Dollars[])[] },
): Omit<Cover, 'figures'> | undefined {
  const cover = coverOf(p)
  if (cover === undefined) return undefined
  const { chosen, cheapest } = cover
  const larger = p.larger.flatMap((needs) => coverOf({ ...p, needs })?.chosen ?? [])
  const better = [cheapest, ...larger].filter(
    (set) =>
      costOf(set) < costOf(chosen) &&
      leavesNoMoreOpen(set, chosen, p.needs) &&
      (set !== cheapest || coverAfter(set.policies, 0) > coverAfter(chosen.policies, 0)),
  )
  return better.length === 0 ? cover : withChosen(cover, cheapestOf([cheapest, ...better]) ?? chosen)
}

/** The chosen policies as figures, the longest first. */
export function policyFigures(
  sheet: Worksheet,
  cover: Omit<Cover, 'figures'>,
  step: Figure,
): PolicyFigures[] {
  const { adult, today } = cover.need
  return cover.chosen.policies.map((policy, index) => {
    const id = `policy.${adult.id}.${index}`
    const term = sheet.computed(
      `${id}.term`,
      'Length of the policy',
      'years',
      'a length that insurers sell and that lasts as long as this part of the need, or the longest that is sold',
      [],
      policy.term,
    )
    const amount = sheet.computed(
      `${id}.cover`,
      `Cover for ${adult.name}`,
      'usd',
      'the largest need in these years, in those years’ dollars, less what the longer policies cover, rounded up',
      [today, step, term],
      policy.cover,
    )
    const price = policyPrice(cover.need, policy)
    return {
      cover: amount,
      term,
      premium:
        price === undefined
          ? undefined
          : sheet.market(`${id}.premium`, 'About what it costs', 'usd-per-month', {
              value: price,
              source: premiumSource,
              note: 'An order of magnitude from quotes of 2019 and 2020 for good health, men and women alike. The quote of an insurer replaces it.',
            }),
    }
  })
}
