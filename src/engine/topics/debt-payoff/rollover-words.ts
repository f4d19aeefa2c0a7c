/** What waits for a loan that is renewed for a fee, in words: a first cushion and the match. */
import { addMonths } from '../../calendar.ts'
import type { DateFigure } from '../../figure.ts'
import { links } from '../../links.ts'
import { toCents } from '../../math/cents.ts'
import { listed, nothing, say, sentenceStart, type Text, words } from '../../say.ts'
import type { Months } from '../../units.ts'
import { monthDate } from '../month-date.ts'
import type { StepDraft } from '../steps.ts'
import { fullIn, isSpentByBirth, monthsToFill } from './filling.ts'
import type { DebtWork } from './work.ts'

/** Months until the last of them is gone; undefined where one never is. */
function monthsToEnd({ rollovers, plan }: DebtWork): Months | undefined {
  const months = rollovers.map((index) => plan.debts[index]?.months)
  return months.includes(undefined) ? undefined : Math.max(0, ...months.map((one) => one ?? 0))
}

/** The month in which the cushion that waits for them is full. */
export const laterCushionFull = (work: DebtWork): DateFigure | undefined =>
  fullIn(work, 'later-cushion.filled', 'The first cushion is full', 'later-cushion')

/** Months until the match gets its money: what is late, such loans and the first cushion come before it. */
export function monthsToMatch(work: DebtWork): Months | undefined {
  const months = [monthsToFill(work, 'late', 'cushion', 'later-cushion'), monthsToEnd(work)]
  const first = months.includes(undefined) ? undefined : Math.max(...months.map((one) => one ?? 0))
  if (first === undefined) return undefined
  if (isSpentByBirth(work)) return monthsToRoom(work, first)
  // A small cushion may be full before deferred interest is cleared.
  return first > 0 && work.order === 'promotion-first' ? (monthsToRoom(work, first) ?? first) : first
}

/** Months until payments that end leave room for all that the raise takes. */
function monthsToRoom({ claims, plan, match }: DebtWork, first: Months): Months | undefined {
  const place = claims.findIndex(({ part }) => part === 'match')
  const room = plan.schedule.find(
    ({ month, claims: given }) =>
      month > first && toCents(given[place] ?? 0) >= toCents(match?.monthly.value ?? 0),
  )
  return room && room.month - 1
}

/** The month in which the match begins, where it waits; undefined where it does not, or never begins. */
export function matchBegins(work: DebtWork): DateFigure | undefined {
  const months = monthsToMatch(work)
  return months === undefined || months === 0
    ? undefined
    : monthDate(work, 'match.begins', 'What comes before the match is done', months, [
        ...work.before,
        work.extra,
      ])
}

/** That such a loan comes before the cushion and the match. */
export function rolloverWords(work: DebtWork): Text {
  const { laterCushion, match, rollovers } = work
  if (rollovers.length === 0 || (laterCushion === undefined && match === undefined)) return nothing
  const full = laterCushionFull(work)
  const loans = listed(
    rollovers.flatMap((index) => work.paid[index] ?? []).map(({ label }) => say`the ${label}`),
  )
  const come = say`${sentenceStart(loans)} ${words(rollovers.length > 1 ? 'come' : 'comes')}`
  const gone = words(rollovers.length > 1 ? 'they are' : 'it is')
  return laterCushion === undefined
    ? say`${come} before the match: a month of it costs more than the match adds.`
    : say`${come} before a first small cushion. When ${gone} gone, the cushion is filled${full === undefined ? nothing : say`, by about ${full}`}, before another debt gets more than is asked.`
}

/** The cushion, on the day on which its turn comes. */
export function laterCushionStep(work: DebtWork): StepDraft | undefined {
  const { laterCushion, starter, context } = work
  const ends = monthsToEnd(work)
  if (laterCushion === undefined || starter === undefined || ends === undefined) return undefined
  return {
    id: 'later-cushion',
    title: say`Fill a first cushion of ${starter} when the ${words(work.rollovers.length > 1 ? 'payday or title loans are' : 'payday or title loan is')} gone`,
    why: words('Then the next repair does not end in another such loan.'),
    how: words(
      'Send there what it took each month, until it is full; then the next debt gets it. Use a savings account with a name of its own.',
    ),
    due: addMonths(context.today, ends),
    dueWhy: 'the month in which the last such loan is gone, by the monthly schedule',
    minutes: 20,
    link: links.depositInsurance,
    keep: words('The name of the bank that holds the money.'),
  }
}
