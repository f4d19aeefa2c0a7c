/** Refusing an inheritance: how long it can still be done, by the day of the death or as far as its year tells. */
import { addDays, addMonths } from '../../calendar.ts'
import type { Figure } from '../../figure.ts'
import { middle } from '../../household.ts'
import { links } from '../../links.ts'
import { say, words } from '../../say.ts'
import { lastingLaw } from '../../tax/lasting-law.ts'
import type { CalendarDate } from '../../units.ts'
import { type StepDraft, within } from '../steps.ts'
import type { LumpSumWork } from './work.ts'

type Told = Pick<LumpSumWork, 'sheet' | 'reader' | 'context'>

export const monthsToRefuse = ({ sheet }: Pick<Told, 'sheet'>): Figure =>
  sheet.law('disclaim', 'Months to refuse an inheritance', 'months', lastingLaw.disclaimerMonths)

/** The first and the last day on which the time can end: one day, or those of any day of the year; undefined untold. */
function endOfTime({ reader, context: { today } }: Told): [CalendarDate, CalendarDate] | undefined {
  const day = reader.told('ownerDeathDay')
  if (day !== undefined) {
    const end = addMonths(day, lastingLaw.disclaimerMonths.value)
    return [end, end]
  }
  const death = reader.told('ownerDeathYear')
  if (death === undefined) return undefined
  const year = Math.round(middle(death))
  const months = lastingLaw.disclaimerMonths.value
  const lastOfYear = `${year}-12-31`
  return [addMonths(`${year}-01-01`, months), addMonths(lastOfYear < today ? lastOfYear : today, months)]
}

/** Whether it is too late whatever the day of the death was. */
export function isTooLateToRefuse(told: Told): boolean {
  const ends = endOfTime(told)
  return ends !== undefined && ends[1] < told.context.today
}

/** With its day only where the year of the death was told, and the earliest of days, so as not to promise time. */
export function refusalStep(work: LumpSumWork): StepDraft | undefined {
  const { reader, context, sheet } = work
  const source = reader.value('moneySource')
  const ends = endOfTime(work)
  if (
    (source !== 'inheritance' && source !== 'inherited_ira') ||
    ends === undefined ||
    reader.told('receivesBenefits') === true ||
    isTooLateToRefuse(work)
  )
    return undefined
  const months = monthsToRefuse(work)
  const isAhead = ends[0] > context.today
  const day = reader.told('ownerDeathDay')
  const died =
    day === undefined ? [] : [sheet.date('disclaim.death', 'Day of the death', 'you said so', [], day)]
  const last = sheet.date(
    'disclaim.last',
    day === undefined ? 'Last day on which the time can end' : 'Last day to refuse an inheritance',
    day === undefined
      ? 'the months counted from the last day of the year of the death, or from today in that year'
      : 'the months counted from the day of the death',
    [months, ...died],
    ends[1],
  )
  return {
    id: 'refuse',
    title:
      day === undefined
        ? words('If you may not want all of it, decide about refusing it')
        : say`If you may not want all of it, decide about refusing it by ${last}`,
    why:
      day === undefined
        ? say`It can be refused within ${months} of the day of the death, by ${last} at the latest, and then goes to the next heir without counting as your gift. ${words(
            isAhead
              ? 'Count from the day on the death certificate; the day here is the earliest that it can be.'
              : 'You told only the year, so count from the day on the death certificate at once: the time may be over.',
          )}`
        : say`It can be refused within ${months} of the death, so until ${last}, and then goes to the next heir without counting as your gift. The day on the death certificate decides.`,
    how: words(
      'Move and use nothing of that part before: what you took cannot be refused. A lawyer writes the refusal, called a qualified disclaimer. You cannot choose who gets it, and for Medicaid or SSI it can count as given away. If you want all of it, there is nothing to do.',
    ),
    due:
      day !== undefined
        ? sooner(last.value, later(addDays(last.value, -within.month), addDays(context.today, within.days)))
        : isAhead
          ? ends[0]
          : within.days,
    dueWhy:
      day !== undefined
        ? 'a month before the time ends, because a lawyer has to write it and the other side to receive it; never after it'
        : isAhead
          ? 'the earliest day on which the time to refuse can end, counted from the first day of the year of the death'
          : 'a few days from today, because the time may end any day',
    dueInputs: [months, ...(day === undefined ? [] : [last])],
    minutes: 60,
    link: links.irs,
    keep: words('The death certificate, and the refusal with the day on which it was delivered.'),
  }
}

const later = (a: CalendarDate, b: CalendarDate): CalendarDate => (a > b ? a : b)
const sooner = (a: CalendarDate, b: CalendarDate): CalendarDate => (a < b ? a : b)
