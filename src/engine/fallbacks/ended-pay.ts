/** What is assumed of the pay that somebody had this year until a job ended. */
import { shareOfYearOver, yearOf } from '../calendar.ts'
import type { Household } from '../household.ts'
import type { CalendarDate, Dollars } from '../units.ts'
import type { Fallback, Fallbacks, Resolve } from './fallback.ts'
import { isWithoutWork, number } from './told.ts'

type Whose = 'you' | 'spouse'

/** The day on which the job ended; that of the plan's owner may be told of the plan alone. */
function leavingDay(household: Household, whose: Whose): CalendarDate | undefined {
  const isPlanOfSpouse = household.planOwner === 'spouse'
  if (whose === 'you') return isPlanOfSpouse ? undefined : household.separationDate
  return household.spouseSeparationDate ?? (isPlanOfSpouse ? household.separationDate : undefined)
}

const earnedUntil = (pay: Dollars, day: CalendarDate): Dollars => Math.round(pay * shareOfYearOver(day))

const none = (why: string): Fallback<Dollars> => ({ value: 0, why, isDerived: true })

/** Whether the one who asks has stopped, as far as was told; pay that is told of beside it goes on. */
const hasStopped = (household: Household, resolve: Resolve): boolean =>
  (isWithoutWork(resolve) || household.income === 0) && (number(household.income) ?? 0) === 0

/** An age at leaving that is behind says that it was another year. */
function leftYearsAgo({ separationAge, planOwner }: Household, resolve: Resolve): boolean {
  const [then, now] = [number(separationAge), number(resolve('age'))]
  return planOwner !== 'spouse' && then !== undefined && now !== undefined && then < Math.floor(now)
}

export const endedPayFallbacks = {
  payThisYear: (household, resolve, today) => {
    if (!hasStopped(household, resolve)) return none('Found no word that a job ended this year.')
    const left = leavingDay(household, 'you')
    if (left === undefined ? leftYearsAgo(household, resolve) : yearOf(left) !== yearOf(today))
      return none('You left in another year.')
    const pay = number(household.formerPay)
    // Whoever is retired, and names no day, may have been so for years.
    if (left === undefined && resolve('employment') !== 'unemployed')
      return none('Found no word that you stopped this year.')
    if (pay === undefined)
      return {
        value: 0,
        why: 'Found no word on what you earned this year before the job ended. Tax of this year is counted as if it were nothing, so it is too low if you earned some.',
      }
    return left === undefined
      ? {
          value: earnedUntil(pay, today),
          why: 'Your last pay, counted up to today, because you did not say when the job ended. Put in what your last pay slip shows for the year.',
        }
      : {
          value: earnedUntil(pay, left < today ? left : today),
          why: 'Your last pay, counted up to the day on which the job ended; a month alone counts from its first day. Your last pay slip has the exact sum.',
          isDerived: true,
        }
  },
  spousePayThisYear: (household, resolve, today) => {
    const pay = number(household.spouseFormerPay)
    if (pay === undefined || (number(resolve('spouseIncome')) ?? 0) > 0)
      return none('Found no word that a job of your spouse ended this year.')
    const left = leavingDay(household, 'spouse')
    if (left !== undefined && yearOf(left) !== yearOf(today)) return none('Your spouse left in another year.')
    return left === undefined
      ? {
          value: earnedUntil(pay, today),
          why: 'Their last pay, counted up to today, because you did not say when the job ended. Their last pay slip has the exact sum.',
          isDerived: true,
        }
      : {
          value: earnedUntil(pay, left < today ? left : today),
          why: 'Their last pay, counted up to the day on which the job ended; a month alone counts from its first day. Their last pay slip has the exact sum.',
          isDerived: true,
        }
  },
} satisfies Fallbacks
