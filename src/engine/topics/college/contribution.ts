/** What goes into a child's savings over time, and what goes on to the next child when one is done with college. */
import { growthOver, presentValueOfMonthlyDollar } from '../../math/changing-rates.ts'
import { monthsPerYear } from '../../tax/counting.ts'
import type { AnnualRate, Dollars, Months } from '../../units.ts'

/** So much a month from some month on. */
export interface Stream {
  readonly monthly: Dollars
  readonly from: Months
}

/** A sum that goes in once, so many months from today. */
export interface LaterSum {
  readonly amount: Dollars
  readonly at: Months
}

/** What a child's savings start from, and what goes in each month from some month on. */
export interface Contribution extends Stream {
  readonly start: Dollars
  /** What is added to it later: the transfers of brothers and sisters whose last bill is paid. */
  readonly raises?: readonly Stream[]
  /** Parts of a sum that wait for a later tax year. */
  readonly sums?: readonly LaterSum[]
}

export const nothingGoesIn: Contribution = { start: 0, monthly: 0, from: 0 }

/** Everything that goes in month by month. */
export const streamsOf = ({ monthly, from, raises = [] }: Contribution): Stream[] => [
  { monthly, from },
  ...raises,
]

/** The same, with nothing that waits. */
export const allAtOnce = ({ sums = [], ...own }: Contribution): Contribution => ({
  ...own,
  start: own.start + sums.reduce((total, { amount }) => total + amount, 0),
})

/** What later sums are worth today. */
export const worthOfSums = (sums: readonly LaterSum[], rates: readonly AnnualRate[]): Dollars =>
  sums.reduce((total, { amount, at }) => total + amount / growthOver(rates, at / monthsPerYear), 0)

/** What all of it until a month is worth today, the start apart. */
export const worthOfMonths = (
  contribution: Contribution,
  rates: readonly AnnualRate[],
  months: Months,
): Dollars =>
  streamsOf(contribution).reduce(
    (sum, { monthly, from }) =>
      monthly === 0 || months <= from
        ? sum
        : sum + monthly * presentValueOfMonthlyDollar({ from, months, rates }),
    worthOfSums(
      (contribution.sums ?? []).filter(({ at }) => at < months),
      rates,
    ),
  )

/** What goes in in one month, sums that go in once apart. */
export const inMonth = (contribution: Contribution, month: Months): Dollars =>
  streamsOf(contribution).reduce((sum, { monthly, from }) => (from <= month ? sum + monthly : sum), 0)

/** What goes in from one month until another. */
export function putInBetween(contribution: Contribution, begins: Months, ends: Months): Dollars {
  const once = (contribution.sums ?? []).filter(({ at }) => at >= begins && at < ends)
  return streamsOf(contribution).reduce(
    (sum, { monthly, from }) => sum + Math.max(0, ends - Math.max(from, begins)) * monthly,
    once.reduce((sum, { amount }) => sum + amount, 0),
  )
}

/** What one child's savings still miss in today's worth, and how long and at what they grow. */
export interface Missing {
  readonly left: { readonly value: Dollars }
  readonly savingMonths: Months
  readonly rates: readonly AnnualRate[]
}

/** Whoever is done first hands on what went in each month, as far as the next ones still miss something. */
export function handedOn(
  needs: readonly Missing[],
  contributions: readonly Contribution[],
): readonly Contribution[] {
  const order = needs
    .flatMap((need, index) => {
      const own = contributions[index]
      return own === undefined ? [] : [{ need, own, index, raises: [...(own.raises ?? [])] }]
    })
    .sort((a, b) => a.need.savingMonths - b.need.savingMonths)
  for (const [place, { need, own, raises }] of order.entries()) {
    const from = need.savingMonths
    let free = own.from < from ? [own, ...raises].reduce((sum, { monthly }) => sum + monthly, 0) : 0
    for (const next of order.slice(place + 1)) {
      const { savingMonths, rates, left } = next.need
      if (free <= 0 || savingMonths <= from) continue
      const there = worthOfMonths({ ...next.own, raises: next.raises }, rates, savingMonths)
      const missing = Math.max(0, left.value - there)
      const raise = Math.min(
        free,
        missing / presentValueOfMonthlyDollar({ from, months: savingMonths, rates }),
      )
      if (raise <= 0) continue
      next.raises.push({ from, monthly: raise })
      free -= raise
    }
  }
  return contributions.map((own, index) => {
    const raises = order.find((one) => one.index === index)?.raises ?? []
    return raises.length === 0 ? own : { ...own, raises }
  })
}

/**
 * The least that each child takes a month from some month on, when whoever is done first hands on: the one whose last
 * bill comes first is saved for alone, and the next ones need what those transfers leave.
 */
export function monthlyNeeds(needs: readonly Missing[], from: Months): readonly Dollars[] {
  const monthly = needs.map(() => 0)
  const order = needs.map((_, index) => index)
  for (const index of order.sort((a, b) => needs[a]!.savingMonths - needs[b]!.savingMonths)) {
    const { left, savingMonths, rates } = needs[index]!
    if (savingMonths <= from) continue
    const handed = handedOn(
      needs,
      monthly.map((each) => ({ start: 0, monthly: each, from })),
    )
    const there = worthOfMonths(handed[index] ?? nothingGoesIn, rates, savingMonths)
    const dollar = presentValueOfMonthlyDollar({ from, months: savingMonths, rates })
    monthly[index] = Math.max(0, left.value - there) / dollar
  }
  return monthly
}

/**
 * The same with more streams, one after the other: of each as much as all children still miss from then on, beside what
 * goes in already and is handed on. Comes before it is handed on itself.
 */
export function alsoGoesIn(
  needs: readonly Missing[],
  contributions: readonly Contribution[],
  streams: readonly Stream[],
): { readonly contributions: readonly Contribution[]; readonly taken: readonly Dollars[] } {
  const taken: Dollars[] = []
  let own = contributions
  for (const { monthly, from } of streams) {
    const handed = handedOn(needs, own)
    const missing = needs.map((need, index): Missing => {
      const there = worthOfMonths(handed[index] ?? nothingGoesIn, need.rates, need.savingMonths)
      return { ...need, left: { value: Math.max(0, need.left.value - there) } }
    })
    const wanted = monthlyNeeds(missing, from)
    const all = wanted.reduce((sum, each) => sum + each, 0)
    const part = all > 0 ? Math.min(1, monthly / all) : 0
    taken.push(all * part)
    own = own.map((one, index) => {
      const raise = (wanted[index] ?? 0) * part
      return raise > 0 ? { ...one, raises: [...(one.raises ?? []), { from, monthly: raise }] } : one
    })
  }
  return { contributions: own, taken }
}

/** A monthly sum split over the children by weights. */
export function splitMonthly(
  needs: readonly (Missing & { readonly saved: { readonly value: Dollars } })[],
  monthly: Dollars,
  weights: readonly number[],
): readonly Contribution[] {
  const whole = weights.reduce((sum, weight) => sum + weight, 0)
  return needs.map(({ saved }, index) => ({
    start: saved.value,
    monthly: whole > 0 ? (monthly * (weights[index] ?? 0)) / whole : 0,
    from: 0,
  }))
}
