/** When the bills of a college fall: with each school year in September, and what is left of the one that has begun. */
import { addYears, calendarDate, monthsBetween, nextOccurrence, yearOf } from '../../calendar.ts'
import { planningRules as rules } from '../../planning-rules.ts'
import { monthsPerYear } from '../../tax/counting.ts'
import type { CalendarDate, Months, Share, Years } from '../../units.ts'

export interface SchoolYears {
  /** The first school year has begun by today. */
  readonly hasBegun: boolean
  /** The day of each bill ahead; today for the rest of a school year that has begun. */
  readonly billDays: readonly CalendarDate[]
  /** What of its school year the first of them pays. */
  readonly firstPart: Share
  /** Whole months until the first bill, and until the last one. */
  readonly startMonths: Months
  readonly lastMonths: Months
  /** The first in years, begun ones counted: prices rise that often until then. */
  readonly startsIn: Years
  /** The part of a year by which bills come before a whole number of years from today. */
  readonly early: Years
}

const autumn = { month: 9, day: 1 } as const

/** What of a school year is still to be paid so many months after its first day: all in its first month, then its second term. */
const partLeft = (months: Months): Share =>
  months === 0 ? 1 : months < rules.springBilledBy.value ? rules.springPart.value : 0

/** The days on which the school years of an age begin: from the September of the year in which it reaches college age. */
function startsOf(
  { age, starts, years, isGraduate }: SchoolAge,
  today: CalendarDate,
): readonly CalendarDate[] {
  // The next autumn: nobody said that the program has begun.
  const first = isGraduate
    ? yearOf(nextOccurrence(today, autumn.month, autumn.day))
    : yearOf(addYears(today, Math.ceil(starts - age)))
  return Array.from({ length: years }, (_, year) => calendarDate(first + year, autumn.month, autumn.day))
}

interface SchoolAge {
  readonly age: number
  /** The age at which college starts, and the years that it takes. */
  readonly starts: number
  readonly years: number
  readonly isGraduate: boolean
}

/** The bills that are ahead, of a child who has not left college by the years that it takes. */
export function schoolYears(child: SchoolAge, today: CalendarDate): SchoolYears {
  const all = startsOf(child, today)
  const begun = all.filter((day) => day <= today)
  const running = begun.at(-1)
  const left = running === undefined ? 0 : partLeft(monthsBetween(running, today))
  const ahead = all.filter((day) => day > today)
  const billDays = left > 0 ? [today, ...ahead] : ahead
  const [first = today, second] = billDays
  const startMonths = monthsBetween(today, first)
  const startsIn = Math.ceil(startMonths / monthsPerYear)
  return {
    hasBegun: begun.length > 0 && !child.isGraduate,
    billDays,
    firstPart: left > 0 ? left : 1,
    startMonths,
    lastMonths: monthsBetween(today, billDays.at(-1) ?? first),
    startsIn,
    early:
      startMonths > 0
        ? startsIn - startMonths / monthsPerYear
        : second === undefined
          ? 0
          : 1 - monthsBetween(today, second) / monthsPerYear,
  }
}
