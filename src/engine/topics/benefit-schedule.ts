/**
 * When unemployment benefits are paid: one reckoning for the cash, month by month, and for the return of each year. Nobody
 * knows the letter of the state yet, so it goes by the law and is careful about severance.
 */
import { addDays, calendarDate, daysBetween, shareOfYearOver } from '../calendar.ts'
import type { FactReader } from '../fact-reader.ts'
import type { DateFigure, Figure } from '../figure.ts'
import { say, type Text, words } from '../say.ts'
import { states } from '../states.ts'
import { monthsPerYear, weeksPerYear } from '../tax/counting.ts'
import { stateBenefitWeeks, usualBenefitWeeks } from '../tax/state-benefit-weeks.ts'
import type { CalendarDate, Months } from '../units.ts'
import { type Worksheet, worksheet } from '../worksheet.ts'
import { dayOfClaimAhead } from './ending-job.ts'
import { isAway } from './lost-pay-claim.ts'
import { areBothOutOfWork, leavingDayOf, type OutOfWork } from './out-of-work.ts'
import { getsSeverance, grossSeverance, payOfJob } from './severance-pay.ts'

export interface BenefitSchedule {
  /** As long as the state pays. */
  readonly weeks: Figure
  /** "Florida pays", "most states pay". */
  readonly whoPays: string
  /** Weeks that severance covers, which come before them. */
  readonly covered: Figure | undefined
  /** The day on which the job ended or will end; undefined where nobody named it. */
  readonly left: CalendarDate | undefined
  /** The first day that is counted. */
  readonly from: DateFigure
  /** The first day that is not. */
  readonly until: DateFigure
  readonly haveBegun: boolean
  readonly areOver: boolean
}

const daysPerWeek = 7
const daysPerYear = 365
/** Longer than any severance that can be told in weeks. */
const mostWeeksCovered = 3 * weeksPerYear

function paidWeeks(sheet: Worksheet, reader: FactReader): Pick<BenefitSchedule, 'weeks' | 'whoPays'> {
  const code = reader.told('state')
  const cited = code === undefined ? undefined : stateBenefitWeeks[code]
  const whoPays = code === undefined || cited === undefined ? 'most states pay' : `${states[code]} pays`
  const label = `Weeks of unemployment benefits that ${whoPays} at most`
  return { weeks: sheet.law('benefit.weeks', label, 'weeks', cited ?? usualBenefitWeeks), whoPays }
}

/**
 * Whose benefits they are; undefined where the job goes on and its loss is only thought of. Whoever is away from a job that
 * is held claims none, so beside them they are those of the other one.
 */
const claimantOf = (reader: FactReader): OutOfWork | undefined =>
  reader.value('employment') === 'unemployed'
    ? isOnlyPartnerClaiming(reader)
      ? 'partner'
      : 'own'
    : reader.told('spouseOutOfWork') === true
      ? 'partner'
      : undefined

/** Whether the one who asks is sick or on leave while the other one has lost a job. */
export const isOnlyPartnerClaiming = (reader: FactReader): boolean =>
  areBothOutOfWork(reader) && isAway(reader)

/** A year of what the severance is counted by: the pay of the job, else what stands nearest to it. */
function yearlyMeasure(
  reader: FactReader,
  who: OutOfWork | undefined,
  day: CalendarDate,
): { readonly by: Figure | undefined; readonly yearly: number; readonly how: string } {
  const pay = payOfJob(reader, who)
  if (pay !== undefined && pay.value > 0) return { by: pay, yearly: pay.value, how: 'a week of pay' }
  const earned = reader.some(who === 'partner' ? 'spousePayThisYear' : 'payThisYear')
  if (earned !== undefined && shareOfYearOver(day) > 0)
    return {
      by: earned,
      yearly: earned.value / shareOfYearOver(day),
      how: 'a week of pay, by what was earned this year until the job ended',
    }
  // A plan may count another month where none was told: this one is on no sheet of it.
  const month =
    reader.told('monthlyExpenses') === undefined
      ? reader.onSheet(worksheet()).number('monthlyExpenses')
      : reader.number('monthlyExpenses')
  return {
    by: reader.told('monthlyExpenses') === undefined ? undefined : month,
    yearly: month.value * monthsPerYear,
    how: 'what a week costs, as nobody named the pay',
  }
}

/** Some states pay nothing for the weeks of pay that severance is: the careful count. */
function weeksCovered(
  sheet: Worksheet,
  reader: FactReader,
  who: OutOfWork | undefined,
  day: CalendarDate,
): Figure | undefined {
  if (!getsSeverance(reader)) return undefined
  if (reader.told('severanceWeeks') !== undefined) return reader.some('severanceWeeks')
  const gross = grossSeverance(sheet, reader, who)
  if (gross === undefined || gross.value === 0) return undefined
  const { by, yearly, how } = yearlyMeasure(reader, who, day)
  if (yearly === 0) return undefined
  const covered = sheet.computed(
    'severance.weeks',
    'Weeks of pay that the severance is, about',
    'weeks',
    `severance ÷ ${how}, to the nearest whole week`,
    by === undefined ? [gross] : [gross, by],
    Math.min(mostWeeksCovered, Math.round((gross.value / yearly) * weeksPerYear)),
  )
  reader.leftOut(
    'severanceWeeks',
    covered.shown,
    `The severance ÷ ${how}. Unemployment benefits are counted after them, as some states pay none before.`,
  )
  return covered.value === 0 ? undefined : covered
}

export function benefitSchedule(sheet: Worksheet, reader: FactReader, today: CalendarDate): BenefitSchedule {
  const { weeks, whoPays } = paidWeeks(sheet, reader)
  const who = claimantOf(reader)
  const left = who === undefined ? dayOfClaimAhead(reader) : leavingDayOf(reader, who)
  const isAhead = left !== undefined && left > today
  const start = left ?? today
  const covered = weeksCovered(sheet, reader, who, start)
  const first = addDays(start, Math.round((covered?.value ?? 0) * daysPerWeek))
  const end = addDays(first, weeks.value * daysPerWeek)
  const tomorrow = addDays(today, 1)
  const areOver = end <= tomorrow
  const from = sheet.date(
    'benefit.from',
    'Day from which unemployment benefits are counted',
    `${left === undefined ? 'today' : `the day on which the job ${isAhead ? 'ends' : 'ended'}`}${covered === undefined ? '' : ' + the weeks that severance covers: some states pay no benefits for them; the careful count'}`,
    covered === undefined ? [] : [covered],
    first,
  )
  return {
    weeks,
    whoPays,
    covered,
    left,
    from,
    haveBegun: first <= today,
    areOver,
    until: sheet.date(
      'benefit.until',
      'Day on which unemployment benefits end',
      'the day from which they are counted + the most weeks that the state pays; of those who get them now not before tomorrow',
      [from, weeks],
      areOver ? tomorrow : end,
    ),
  }
}

/** From one day until a later one, a month as a twelfth of a year; nothing where that day has come. */
export const monthsUntil = (day: CalendarDate, later: CalendarDate): Months =>
  (Math.max(0, daysBetween(day, later)) * monthsPerYear) / daysPerYear

/** Months of benefits from one day until another: those at either end count in part. */
export function monthsPaid(
  { from, until }: BenefitSchedule,
  start: CalendarDate,
  end: CalendarDate = until.value,
): Months {
  const [first, last] = [from.value > start ? from.value : start, until.value < end ? until.value : end]
  return monthsUntil(first, last)
}

/** Months of benefits that fall in a year. */
export const monthsPaidIn = (schedule: BenefitSchedule, year: number): Months =>
  monthsPaid(schedule, calendarDate(year, 1, 1), calendarDate(year + 1, 1, 1))

/** "from Dec 11, 2026 until Jun 11, 2027"; without the first day where they are paid already. */
export const paidInWords = ({ from, until, haveBegun }: BenefitSchedule): Text =>
  haveBegun ? say`until ${until}` : say`from ${from} until ${until}`

/** Which weeks are counted and why from that day on, as a sentence beside the months in which they are. */
export function weeksCounted({ weeks, whoPays, covered, left, from, areOver }: BenefitSchedule): Text {
  const most = say`the most that ${words(whoPays)}`
  if (areOver)
    return say`Benefits are not counted: ${weeks} from ${from} on, ${most}, are over. The letter of your state says whether yours last longer.`
  const why =
    covered !== undefined
      ? say`: ${covered} of severance${words(left === undefined ? ' from today on' : '')} come first, and some states pay none for them`
      : words(left === undefined ? ', as no day was named on which the job ended' : ', when the job ended')
  return say`Benefits are counted for ${weeks}, ${most}, from ${from} on${why}. The letter of your state says how long yours last.`
}
