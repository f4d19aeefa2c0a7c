/** When the health cover of a job ended or will end, and until when other cover can be chosen after it. */
import { addDays, addYears, calendarDate, civilDate, daysInMonth } from '../calendar.ts'
import type { FactReader } from '../fact-reader.ts'
import type { DateFigure, Figure } from '../figure.ts'
import { links } from '../links.ts'
import { nothing, say, type Text, words } from '../say.ts'
import { lastingLaw } from '../tax/lasting-law.ts'
import type { CalendarDate } from '../units.ts'
import type { Worksheet } from '../worksheet.ts'
import { leavingDayOf, type OutOfWork, whoIsOutOfWork, whoseJobEnded } from './out-of-work.ts'
import { type StepDraft, within } from './steps.ts'
import type { DraftContext } from './topic.ts'

/** How long a Marketplace plan can be chosen after cover is lost. */
export const enrollmentDays = (sheet: Worksheet): Figure =>
  sheet.law('marketplace.days', 'Days to choose a Marketplace plan', 'days', {
    ...lastingLaw.marketplaceEnrollmentDays,
    url: links.healthCoverage.url,
    note: 'Counted from the loss of cover.',
  })

/** The last day of a time that runs from the end of cover: one day where that end is known, else between two. */
export interface Window {
  readonly earliest: DateFigure
  readonly latest: DateFigure
}

export interface CoverEnd {
  /** The day on which cover ends; of a job whose cover is untold, the day on which the job ended. */
  readonly day: DateFigure
  readonly isOfJob: boolean
  /** Cover through a job often runs to the end of its last month. */
  readonly lastDay: CalendarDate
}

function lastDayOfMonth(today: CalendarDate): CalendarDate {
  const { year, month } = civilDate(today)
  return calendarDate(year, month, daysInMonth(year, month))
}

/** From the day that was told of the cover, else from that of a job which ended within a year. */
export function coverEnd(
  sheet: Worksheet,
  reader: FactReader,
  { today }: Pick<DraftContext, 'today'>,
): CoverEnd | undefined {
  const told = reader.told('coverEnds')
  if (told !== undefined) {
    const day = sheet.date('cover.ends', 'Day on which health cover ends', 'the day that you told', [], told)
    return { day, isOfJob: false, lastDay: told }
  }
  const who = whoseJobEnded(reader, { today })
  return who === undefined ? undefined : coverEndOfJob(sheet, reader, { today }, who)
}

/** From the day on which one of them left a job, where that was within a year. */
export function coverEndOfJob(
  sheet: Worksheet,
  reader: FactReader,
  { today }: Pick<DraftContext, 'today'>,
  who: OutOfWork,
): CoverEnd | undefined {
  const left = leavingDayOf(reader, who)
  if (left === undefined || left > today || left < addYears(today, -1)) return undefined
  const isOther = who === 'partner' && whoIsOutOfWork(reader) === 'own'
  return {
    // A month alone stands for its first day.
    day: sheet.date(
      isOther ? 'cover.job-ended.partner' : 'cover.job-ended',
      isOther ? 'Day on which the other job ended' : 'Day on which the job ended',
      'the day that you told',
      [],
      left,
      civilDate(left).day === 1 ? 'month-of-year' : 'date',
    ),
    isOfJob: true,
    lastDay: lastDayOfMonth(left),
  }
}

/** So many days from the end of cover. */
export function windowOf(
  sheet: Worksheet,
  { day, lastDay, isOfJob }: CoverEnd,
  id: string,
  label: string,
  days: Figure,
): Window {
  const end = (suffix: string, which: string, from: CalendarDate) =>
    sheet.date(
      `${id}${suffix}`,
      isOfJob ? `${label}, ${which}` : label,
      `${isOfJob ? which : 'the day on which cover ends'} + the days that the law gives`,
      [day, days],
      addDays(from, days.value),
    )
  const earliest = end('', 'where cover ended with the job', day.value)
  return {
    earliest,
    latest:
      lastDay === day.value ? earliest : end('.latest', 'where cover ran to the end of that month', lastDay),
  }
}

/** Until when a Marketplace plan can be chosen, and COBRA. */
export function timeInWords(
  today: CalendarDate,
  { day, isOfJob }: CoverEnd,
  { earliest, latest }: Window,
  enrollment: Figure,
  election: Figure,
): Text {
  const isOver = latest.value < today
  const notice = say`Ask all the same: the yearly enrollment, Medicaid and a spouse’s plan may be open, and the ${election} for COBRA run from its notice where that came later.`
  if (isOfJob) {
    const when = say`${words(civilDate(day.value).day === 1 ? 'in' : 'on')} ${day}`
    const could = (last: DateFigure) => (last.value < today ? 'could' : 'can')
    const later =
      latest === earliest
        ? nothing
        : say`; where it ran to the end of that month, ${words(could(latest) === could(earliest) ? '' : 'it still can ')}until ${latest}`
    return say`If cover ended with the job ${when}, a Marketplace plan ${words(could(earliest))} be chosen until ${earliest} (${enrollment})${later}. ${
      isOver
        ? notice
        : say`COBRA, which reaches back to the first day, can be chosen at least as long: ${election} from the notice or the end of cover, whichever is later.`
    }`
  }
  if (isOver)
    return say`Cover ended on ${day}, and the ${enrollment} for a Marketplace plan were over on ${latest}. ${notice}`
  return say`Cover ${words(day.value < today ? 'ended' : 'ends')} on ${day}: a Marketplace plan can be chosen until ${latest}, and COBRA, which reaches back to the first day, at least as long (${election} from the notice or the end of cover, whichever is later).`
}

/** The same of cover whose last day was told; undefined where it was not. */
export function toldCoverEnd(
  sheet: Worksheet,
  reader: FactReader,
  context: Pick<DraftContext, 'today'>,
  election: Figure,
): { readonly end: CoverEnd; readonly time: Text } | undefined {
  if (reader.told('coverEnds') === undefined) return undefined
  const end = coverEnd(sheet, reader, context)
  if (end === undefined) return undefined
  const enrollment = enrollmentDays(sheet)
  const window = windowOf(sheet, end, 'cover.choose-by', 'Last day to choose a Marketplace plan', enrollment)
  return { end, time: timeInWords(context.today, end, window, enrollment, election) }
}

/** By when, and why then: without a gap while the old cover runs, else at the next month's beginning, inside every window. */
export function dueOf(
  today: CalendarDate,
  end: CoverEnd | undefined,
  windows: readonly Window[],
): Pick<StepDraft, 'due' | 'dueWhy'> {
  if (end !== undefined && !end.isOfJob && end.day.value >= today)
    return {
      due: end.day.value,
      dueWhy: 'the day on which cover ends: a plan chosen by then starts without a gap',
    }
  const monthEnd = lastDayOfMonth(today)
  const fortnight = addDays(today, within.fortnight)
  const usual =
    monthEnd <= fortnight
      ? {
          due: monthEnd,
          dueWhy:
            'the last day of this month: a Marketplace plan chosen by then can start on the first of the next',
        }
      : { due: fortnight, dueWhy: 'well inside the enrollment period, which runs from the day cover ends' }
  const [first] = windows
    .flatMap(({ earliest, latest }) => [earliest.value, latest.value])
    .filter((last) => last >= today && last < usual.due)
    .sort()
  return first === undefined
    ? usual
    : { due: first, dueWhy: 'the last day on which new cover can be chosen because the old one ended' }
}
