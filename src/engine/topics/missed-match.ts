/** The part of the employer match that is missed, and the pay that a plan may count for a match at all. */
import { matchOfYear, wholeMatchTakes } from '../employer-match.ts'
import type { FactReader } from '../fact-reader.ts'
import type { Figure } from '../figure.ts'
import { middle } from '../household.ts'
import { type ContributionLimits, known } from '../tax/tax-year.ts'
import type { Worksheet } from '../worksheet.ts'
import { isFilled } from './contributed-share.ts'
import { isSpouseSoleEarner, payOfPlan } from './sole-earner.ts'
import { sourceOf } from './tax-picture.ts'

export interface MissedMatch {
  /** More to contribute in a year for the whole match. */
  readonly contribution: Figure
  /** What the employer would add for it. */
  readonly match: Figure
}

/** The limit on pay that a plan may count, where this pay is above it: IRC §401(a)(17). */
export function payLimit(
  sheet: Worksheet,
  pay: Figure,
  { limits }: { limits: ContributionLimits },
): Figure | undefined {
  const value = known(limits.employerPlan).compensationLimit
  return pay.value <= value
    ? undefined
    : sheet.law('match.pay-limit', 'Pay that a plan may count', 'usd-per-year', {
        value,
        source: sourceOf(limits.employerPlan),
      })
}

/** What is missed in a year, when both the match and the contributions are known. */
export function missedMatch(
  sheet: Worksheet,
  reader: FactReader,
  { limits }: { limits: ContributionLimits },
): MissedMatch | undefined {
  const match = reader.told('employerMatch')
  if (match === undefined || match.rate === 0 || match.upTo === undefined) return undefined
  // Nobody fills the yearly limit with less than what is matched.
  if (isFilled(reader, 'plan') || reader.known('contributionRate') === undefined) return undefined
  const income = payOfPlan(reader)
  const contributes = reader.number('contributionRate')
  // Only a catch-up goes by age: nobody is asked for theirs, and one that was not told brings none.
  const age = Math.floor(middle(reader.told(isSpouseSoleEarner(reader) ? 'spouseAge' : 'age') ?? 0))
  const year = { match, limits, pay: income.value, age }
  const contributed = income.value * contributes.value
  const whole = wholeMatchTakes(year)
  if (Math.round(whole - contributed) <= 0) return undefined
  const told = (id: string, label: string, unit: 'rate' | 'share', value: number) =>
    sheet.told('employerMatch', `match.${id}`, label, unit, value)
  const rate = told('rate', 'Match on each dollar', 'share', match.rate)
  const upTo = told('up-to', 'Contributions matched up to this share of pay', 'rate', match.upTo)
  const nextRate =
    match.next && told('next.rate', 'Match on each dollar beyond that', 'share', match.next.rate)
  const nextUpTo =
    match.next && told('next.up-to', 'Share of pay beyond that which is matched too', 'rate', match.next.upTo)
  const limit = payLimit(sheet, income, { limits })
  const contribution = sheet.computed(
    'match.contribution',
    'More to contribute for the whole match',
    'usd-per-year',
    limit === undefined
      ? 'pay × (share that is matched − share that you contribute)'
      : 'pay that a plan may count × share that is matched, and no more than one may contribute − pay × share that you contribute',
    [income, limit, upTo, nextUpTo, contributes].filter((part) => part !== undefined),
    Math.round(whole - contributed),
  )
  const lost = sheet.computed(
    'match.missed',
    'Match that you miss',
    'usd-per-year',
    nextRate === undefined
      ? 'that contribution × match on each dollar'
      : 'that contribution × match on each dollar, tier by tier',
    [contribution, rate, ...(nextRate === undefined ? [] : [nextRate])],
    Math.round(matchOfYear({ ...year, contributed: whole }) - matchOfYear({ ...year, contributed })),
  )
  return { contribution, match: lost }
}
