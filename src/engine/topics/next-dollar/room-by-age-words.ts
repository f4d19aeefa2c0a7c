/** The years in which an account takes more, or less again, as the table, the checks and the steps say it. */
import { addMonths, calendarDate, civilDate } from '../../calendar.ts'
import { links } from '../../links.ts'
import type { Check } from '../../plan.ts'
import { planningRules as rules } from '../../planning-rules.ts'
import { join, listed, nothing, say, type Text, words } from '../../say.ts'
import { monthsPerYear } from '../../tax/counting.ts'
import { known } from '../../tax/tax-year.ts'
import type { Months } from '../../units.ts'
import { check } from '../check.ts'
import { monthDate } from '../month-date.ts'
import { ofSpouse } from '../sole-earner.ts'
import type { StepDraft } from '../steps.ts'
import { sourceOf } from '../tax-picture.ts'
import type { MonthlyNeed, RoomByAge } from './need.ts'
import { type DollarWork, eachMonth, type Phase } from './work.ts'

interface Reached extends RoomByAge {
  readonly step: MonthlyNeed['step']
  /** The first month in which a dollar of the change moves. */
  readonly from: Months
}

/** The changes that move a dollar in the months that the table shows. */
function reachedChanges({ needs, phases }: DollarWork): Reached[] {
  const shown = phases.slice(0, rules.yearsShown.value)
  return needs.flatMap(({ byAge = [], step }, at) =>
    byAge.flatMap((change) => {
      const moved = shown.find((phase) => isMoved(change, phase, phase.row[at] ?? 0))
      const isThere = change.isMore || shown.some(({ row }) => (row[at] ?? 0) > change.monthly)
      return moved === undefined || !isThere
        ? []
        : [{ ...change, step, from: Math.max(moved.from, change.after + 1) }]
    }),
  )
}

const isMoved = ({ after, isMore, before }: RoomByAge, { until }: Phase, dollars: number): boolean =>
  until > after && (isMore ? dollars > before : dollars < before)

/** Changes of one year and one person stand in one sentence, the nearest first. */
function byYear(changes: readonly Reached[]): Reached[][] {
  const groups: Reached[][] = []
  for (const change of changes) {
    const group = groups.find(([one]) => one?.year.id === change.year.id && one.isMore === change.isMore)
    if (group === undefined) groups.push([change])
    else group.push(change)
  }
  return groups.sort(([one], [other]) => (one?.year.value ?? 0) - (other?.year.value ?? 0))
}

/** A sentence for each year in which a room that the table shows is another one. */
export const roomByAgeInWords = (work: DollarWork): Text =>
  join(byYear(reachedChanges(work)).map((changes) => inWords(work, changes)))

const isLarger = ({ context }: DollarWork, { age, isMore }: Reached): boolean =>
  isMore && age.value === known(context.limits.employerPlan).higherCatchUpFromAge

function inWords(work: DollarWork, changes: readonly Reached[]): Text {
  const { reader } = work
  const [first] = changes
  if (first === undefined) return nothing
  const what = changes.map(
    ({ account, change, isMore }) =>
      say`${words(account)} takes ${change} ${words(isMore ? 'more' : 'less again')}`,
  )
  const turns = first.whose === 'age' ? 'you turn' : `${ofSpouse(reader).replace('’s', '')} turns`
  const note = !first.isMore
    ? words(': the larger catch-up ends')
    : isLarger(work, first)
      ? words(', if the plan offers the larger catch-up of that age')
      : nothing
  return say`From ${first.year} on, the year in which ${words(turns)} ${first.age}, ${listed(what)}${note}.`
}

/** The nearest year, where it is not far away; the table has the others. */
export function roomByAgeCheck(work: DollarWork): Check[] {
  const [changes = []] = byYear(reachedChanges(work))
  const [first] = changes
  if (first === undefined || first.from > rules.pictureLeastYears.value * monthsPerYear) return []
  const { sheet, context } = work
  const above = known(context.limits.rothCatchUpWagesAbove)
  const onlyRoth =
    above === null || !changes.some(({ mustBeRoth, isMore }) => mustBeRoth && isMore)
      ? nothing
      : say`After wages over ${sheet.law('catch-up.roth-above', 'Wages of a year above which the catch-up of the next can only be Roth', 'usd', { value: above, source: sourceOf(context.limits.rothCatchUpWagesAbove) })} from the same employer the year before, the catch-up at work can only be Roth: the pay check shrinks by all of it.`
  return [
    check(
      'room-by-age',
      'pass',
      'Room that changes with age',
      join([
        inWords(work, changes),
        words(
          first.isMore
            ? 'The months of this plan fill that before what comes later in the order.'
            : 'The months of this plan send the difference on.',
        ),
        onlyRoth,
        words('By the age that you told: with a birthday still to come this year it is a year sooner.'),
      ]),
    ),
  ]
}

/** The change that is near enough for a day. */
export function roomByAgeStep(work: DollarWork): StepDraft | undefined {
  const { context, phases } = work
  const [changes = []] = byYear(reachedChanges(work))
  const [first] = changes
  if (first === undefined || !first.isMore) return undefined
  const from = Math.min(...changes.map((change) => change.from))
  if (from > rules.shortHorizon.value * monthsPerYear) return undefined
  const { year, month } = civilDate(addMonths(context.today, from))
  const moves = [...new Set(changes.map((change) => change.from))].sort((a, b) => a - b)
  const isAtWork = changes.some(({ step }) => step === 'deferral')
  return {
    id: 'room-by-age',
    title: say`Fill the room that opens with ${first.year}: ${listed(changes.map(({ account, change }) => say`${change} more in ${words(account)}`))}`,
    why: words('Room of a year that is not used is gone.'),
    how: join([
      isLarger(work, first)
        ? words('Ask the plan first whether it offers the larger catch-up of that age.')
        : nothing,
      isAtWork
        ? words(
            `Change the share of pay in the payroll portal${changes.some(({ mustBeRoth }) => mustBeRoth) ? ', and choose the Roth kind for the catch-up' : ''}.`,
          )
        : nothing,
      ...moves.map((month, at) => {
        const phase = phases.findIndex((one) => one.from <= month && one.until >= month)
        const when =
          at === 0
            ? words('From then on')
            : say`From ${monthDate(work, `room-by-age.step.${at}`, 'When the next room opens', month)} on`
        return say`${when} each month: ${eachMonth(work, phase)}.`
      }),
    ]),
    due: calendarDate(year, month, 1),
    dueWhy: 'the first day of the month in which that room is filled, by the exact schedule',
    dueInputs: [first.year],
    minutes: 20,
    link: isAtWork ? links.retirementPlans : links.irs,
    keep: words('The first pay slip or receipt with the new sum.'),
    rank: 2,
  }
}
