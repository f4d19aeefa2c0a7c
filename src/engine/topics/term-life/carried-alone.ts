/**
 * Nothing worth insuring is missing, but only because one parent’s pay goes on paying the debts for years: what the plan
 * rests on then, and what cover would cost that pays them off.
 */
import { type Figure, sumOf } from '../../figure.ts'
import { links } from '../../links.ts'
import { coverAfter } from '../../math/policy-ladder.ts'
import { planningRules as rules } from '../../planning-rules.ts'
import { join, listed, say, type Text, words } from '../../say.ts'
import { type StepDraft, within } from '../steps.ts'
import { longestDebt, owesOnHome } from './debts-carried.ts'
import { type Adult, hasCover } from './family.ts'
import { total } from './fitted-cover.ts'
import type { Need } from './need.ts'
import { debtsPaidOff } from './options.ts'
import type { TermLifeWork } from './work.ts'

export interface CarriedAlone {
  /** How long a debt is still owed. */
  readonly years: Figure
  /** The life on whose end most would be missing with the debts paid off, and that sum. */
  readonly adult: Adult
  readonly missing: Figure
  /** The policies that pay them off: in all, and for each life. */
  readonly cover: Figure
  readonly perLife: readonly { readonly adult: Adult; readonly sum: Figure; readonly years: Figure }[]
  /** A month’s price at published quotes; undefined beyond the ages that were quoted. */
  readonly monthly: Figure | undefined
}

const isWorthInsuring = ({ ifPaidOff }: Need): boolean =>
  ifPaidOff !== undefined && ifPaidOff.today.value >= rules.smallestNeed.value

/** Undefined where something else is missing, nobody is raised, or paying the debts off takes nothing worth insuring. */
export function carriedAlone(work: TermLifeWork): CarriedAlone | undefined {
  const { sheet, needs, family, none } = work
  if (none !== 'enough' || family.children.length === 0) return undefined
  const [most] = needs
    .filter(isWorthInsuring)
    .sort((a, b) => (b.ifPaidOff?.today.value ?? 0) - (a.ifPaidOff?.today.value ?? 0))
  const [option] = debtsPaidOff(work)
  if (most?.ifPaidOff === undefined || option === undefined) return undefined
  const missing = most.ifPaidOff.today
  const perLife = needs.flatMap(({ adult }, index) => {
    const [longest] = option.sets[index]?.policies ?? []
    if (longest === undefined) return []
    const id = `paid-off.${adult.id}`
    return [
      {
        adult,
        sum: sheet.computed(
          `${id}.cover`,
          `Cover that pays off the debts if ${adult.name} died`,
          'usd',
          'the largest need of its years with the debts paid off, in those years’ dollars, rounded up',
          [missing],
          coverAfter(option.sets[index]?.policies ?? [], 0),
        ),
        years: sheet.computed(
          `${id}.years`,
          'Length of that cover',
          'years',
          'a length that insurers sell and that lasts as long as this need, or the longest that is sold',
          [missing],
          longest.term,
        ),
      },
    ]
  })
  if (perLife.length === 0) return undefined
  const sums = perLife.map(({ sum }) => sum)
  const monthly = total(option.sets.map((set) => set.monthly))
  return {
    years: sheet.computed(
      'carried.years',
      'Years until the last debt is paid',
      'years',
      'at the payments of today, rounded up',
      family.debtsLeft.map(({ balance }) => balance),
      longestDebt(family),
    ),
    adult: most.adult,
    missing,
    cover: sheet.computed(
      'paid-off.cover',
      'Cover that pays off the debts',
      'usd',
      'the policies added up',
      sums,
      sumOf(sums),
    ),
    perLife,
    monthly:
      monthly === undefined
        ? undefined
        : sheet.computed(
            'paid-off.monthly',
            'About what it costs',
            'usd-per-month',
            'published quotes of some years ago for these sums, lengths and ages',
            sums,
            Math.round(monthly),
          ),
  }
}

const whatIsOwed = ({ family }: TermLifeWork): string => (owesOnHome(family) ? 'the home' : 'the debts')

export const carriedTitle = (work: TermLifeWork): Text =>
  words(
    `No ${hasCover(work.family) ? 'more ' : ''}life insurance, as long as one pay carries ${whatIsOwed(work)}`,
  )

export function carriedSummary(work: TermLifeWork, carried: CarriedAlone): Text {
  const { years, adult, missing, monthly } = carried
  return join([
    say`As far as you said, little would be missing if one of you died, as long as the pay of the other goes on: for about ${years} it alone would have to carry ${words(whatIsOwed(work))}, the children and their care.`,
    say`With the debts paid off, ${missing} would be missing if ${adult.name} died.${monthly === undefined ? words('') : say` Cover for that is about ${monthly} at published quotes of ${work.quoteYear}, for good health: ask what it costs you before you decide on none.`}`,
  ])
}

/** An offer costs nothing, and shows what the safer way would cost. */
export const carriedStep = (work: TermLifeWork, { perLife }: CarriedAlone): StepDraft => ({
  id: 'quotes',
  title: say`Ask what it would cost to pay off ${words(whatIsOwed(work))}, then decide`,
  why: words('One pay would have to do it all for years: an illness or a lost job would fall into them.'),
  how: say`Get ${work.reader.rule('quotes', 'Offers to compare', 'count', rules.quotes)} offers for level term cover, convertible, no riders: ${listed(perLife.map(({ adult, sum, years }) => say`${adult.name}, ${sum} for ${years}`))}. An offer binds you to nothing. Health can change before a later date, and a job can too.`,
  due: within.fortnight,
  dueWhy: 'a fortnight from today',
  minutes: 60,
  link: links.insuranceRegulators,
  keep: words('The offers with their dates.'),
})
