/** The part of the employer match that is missed, of each of two who work, and the pay that a plan may count at all. */
import { matchOfYear, wholeMatchTakes } from '../employer-match.ts'
import type { FactReader } from '../fact-reader.ts'
import type { Figure } from '../figure.ts'
import { middle } from '../household.ts'
import { nothing, say, type Text, words } from '../say.ts'
import { type ContributionLimits, known } from '../tax/tax-year.ts'
import type { Dollars } from '../units.ts'
import type { Worksheet } from '../worksheet.ts'
import { isFilled } from './contributed-share.ts'
import { type MatchFloor, matchFloor } from './match-above-floor.ts'
import { planAtWork } from './plan-at-work.ts'
import { hasSpousePay, ownPlanAtWork, type PlanAtWork, spousePlanAtWork } from './plans-at-work.ts'
import { isSpouseSoleEarner, ofSpouse, whoseWork } from './sole-earner.ts'
import { sourceOf } from './tax-picture.ts'
import type { DraftContext } from './topic.ts'

export interface OneMatch {
  /** More to contribute in a year for the whole match. */
  readonly contribution: Figure
  /** What the employer would add for it. */
  readonly match: Figure
}

export interface MissedMatch extends OneMatch {
  /** Set where before tax it would cost the Marketplace credit. */
  readonly floor: MatchFloor | undefined
  /** The part of one's own employer, and that of the spouse or partner's; `contribution` and `match` are of both. */
  readonly own: OneMatch | undefined
  readonly spouse: OneMatch | undefined
}

type Law = { readonly limits: ContributionLimits }

/** The limit on pay that a plan may count, where this pay is above it: IRC §401(a)(17). */
export function payLimit(sheet: Worksheet, pay: Figure, { limits }: Law): Figure | undefined {
  const value = known(limits.employerPlan).compensationLimit
  return pay.value <= value
    ? undefined
    : sheet.law('match.pay-limit', 'Pay that a plan may count', 'usd-per-year', {
        value,
        source: sourceOf(limits.employerPlan),
      })
}

/** Where the spouse alone earns, a match told as one's own is theirs: one told as theirs stands for it. */
export const isTheMatchOfSpouse = (reader: FactReader): boolean =>
  isSpouseSoleEarner(reader) && reader.told('spouseEmployerMatch') !== undefined

/**
 * What is missed in a year, as far as a match and what is contributed are both known. Of a plan without Roth money, only
 * what the Marketplace credit leaves open, where that is worth more.
 */
export function missedMatch(
  sheet: Worksheet,
  reader: FactReader,
  context: DraftContext,
): MissedMatch | undefined {
  const whole = wholeMissedMatch(sheet, reader, context)
  if (whole?.floor?.answer !== 'less') return whole
  const kept = missedOn(sheet, reader, context, ownPlanAtWork(reader), whole.floor.most)
  return kept && { ...kept, own: kept, spouse: undefined, floor: whole.floor }
}

/** The same before the Marketplace credit is looked at. */
export function wholeMissedMatch(
  sheet: Worksheet,
  reader: FactReader,
  context: DraftContext,
): MissedMatch | undefined {
  const missed = missedInAll(sheet, reader, context)
  return (
    missed && {
      ...missed,
      floor: matchFloor({ sheet, reader, context }, missed, missed.spouse === undefined),
    }
  )
}

/** What is missed in all, whatever else income decides. */
export function missedInAll(
  sheet: Worksheet,
  reader: FactReader,
  law: Law,
): Omit<MissedMatch, 'floor'> | undefined {
  const spouse = missedBySpouse(sheet, reader, law)
  // Nobody fills the yearly limit with less than what is matched.
  const own =
    isTheMatchOfSpouse(reader) || isFilled(reader, 'plan')
      ? undefined
      : missedOn(sheet, reader, law, ownPlanAtWork(reader))
  if (own === undefined || spouse === undefined) {
    const one = own ?? spouse
    return one && { ...one, own, spouse }
  }
  const both = (id: string, label: string, [first, second]: readonly [Figure, Figure]) =>
    sheet.computed(
      `match.both.${id}`,
      label,
      'usd-per-year',
      'yours + that of your spouse or partner',
      [first, second],
      first.value + second.value,
    )
  return {
    own,
    spouse,
    contribution: both('contribution', 'More to contribute for the whole match of both', [
      own.contribution,
      spouse.contribution,
    ]),
    match: both('missed', 'Match that both of you miss', [own.match, spouse.match]),
  }
}

export const missedBySpouse = (sheet: Worksheet, reader: FactReader, law: Law): OneMatch | undefined =>
  hasSpousePay(reader) && !isFilled(reader, 'spouse_plan')
    ? missedOn(sheet, reader, law, spousePlanAtWork(reader))
    : undefined

/** In the plan of one who is paid: `most` is what may go in there. */
export function missedOn(
  sheet: Worksheet,
  reader: FactReader,
  { limits }: Law,
  plan: PlanAtWork,
  most?: Dollars,
): OneMatch | undefined {
  const id = `${plan.id === 'own' ? 'match' : 'match.spouse'}${most === undefined ? '' : '.part'}`
  const match = reader.told(plan.match)
  if (match === undefined || match.rate === 0 || match.upTo === undefined) return undefined
  if (reader.known(plan.share) === undefined) return undefined
  const income = plan.pay(reader)
  const contributes = reader.number(plan.share)
  // Only a catch-up goes by age: nobody is asked for theirs, and one that was not told brings none.
  const age = Math.floor(middle(reader.told(plan.age) ?? 0))
  const year = { match, limits, pay: income.value, age }
  const contributed = income.value * contributes.value
  const whole = Math.min(wholeMatchTakes(year), contributed + (most ?? Number.POSITIVE_INFINITY))
  if (Math.round(whole - contributed) <= 0) return undefined
  const told = (part: string, label: string, unit: 'rate' | 'share', value: number) =>
    sheet.told(plan.match, `${id}.${part}`, label, unit, value)
  const rate = told('rate', 'Match on each dollar', 'share', match.rate)
  const upTo = told('up-to', 'Contributions matched up to this share of pay', 'rate', match.upTo)
  const nextRate =
    match.next && told('next.rate', 'Match on each dollar beyond that', 'share', match.next.rate)
  const nextUpTo =
    match.next && told('next.up-to', 'Share of pay beyond that which is matched too', 'rate', match.next.upTo)
  const limit = payLimit(sheet, income, { limits })
  const contribution = sheet.computed(
    `${id}.contribution`,
    most === undefined
      ? 'More to contribute for the whole match'
      : 'More to contribute for a part of the match',
    'usd-per-year',
    most !== undefined
      ? 'what may go in before tax, as far as the Marketplace credit leaves it open'
      : limit === undefined
        ? 'pay × (share that is matched − share that is contributed)'
        : 'pay that a plan may count × share that is matched, and no more than one may contribute − pay × share that is contributed',
    [income, limit, upTo, nextUpTo, contributes].filter((part) => part !== undefined),
    Math.round(whole - contributed),
  )
  const lost = sheet.computed(
    `${id}.missed`,
    'Match that is missed',
    'usd-per-year',
    nextRate === undefined
      ? 'that contribution × match on each dollar'
      : 'that contribution × match on each dollar, tier by tier',
    [contribution, rate, ...(nextRate === undefined ? [] : [nextRate])],
    Math.round(matchOfYear({ ...year, contributed: whole }) - matchOfYear({ ...year, contributed })),
  )
  return { contribution, match: lost }
}

/** Whether what earns it has to be Roth, whatever the better kind is otherwise. */
export const isRothForCredit = (missed: MissedMatch | undefined): boolean => missed?.floor?.answer === 'roth'

/** Whose plan, employer and pay check a missed match is about, to stand in a sentence. */
export interface MatchWords {
  readonly contribution: string
  readonly plan: string
  readonly employer: string
  readonly adds: string
  readonly payCheckShrinks: string
  /** How it is shared, where both miss a part; nothing elsewhere. */
  readonly split: Text
}

export function matchWords(
  reader: FactReader,
  { own, spouse }: Pick<MissedMatch, 'own' | 'spouse'>,
): MatchWords {
  if (own !== undefined && spouse !== undefined)
    return {
      contribution: 'both of your 401(k) contributions',
      plan: 'both of your plans at work',
      employer: 'Your employers',
      adds: 'add',
      payCheckShrinks: 'your pay checks shrink',
      split: say` Your own takes ${own.contribution} more, ${words(ofSpouse(reader))} ${spouse.contribution}.`,
    }
  const whose = spouse === undefined ? whoseWork(reader) : ofSpouse(reader)
  const Whose = whose.charAt(0).toUpperCase() + whose.slice(1)
  return {
    contribution: `${whose} ${spouse === undefined ? planAtWork(reader) : '401(k)'} contribution`,
    plan: `${whose} plan at work`,
    employer: `${Whose} employer`,
    adds: 'adds',
    payCheckShrinks: `${whose} pay check shrinks`,
    split: nothing,
  }
}
