/** When one’s own pay ends, where that is near. */
import { monthsBetween } from '../calendar.ts'
import type { FactReader } from '../fact-reader.ts'
import type { Figure } from '../figure.ts'
import { middle } from '../household.ts'
import { planningRules as rules } from '../planning-rules.ts'
import { monthsPerYear } from '../tax/counting.ts'
import type { CalendarDate, Months } from '../units.ts'
import { laterPay } from './lifelong-pay.ts'
import { leavingDayOf, type OutOfWork } from './out-of-work.ts'
import { hasSpousePay } from './plans-at-work.ts'
import { hasRetired } from './retired.ts'

/** Somebody else of the household is paid, and nobody said for how long. */
const hasSecondPay = (reader: FactReader): boolean =>
  reader.number('earners').value > 1 || middle(reader.told('spouseIncome') ?? 0) > 0

/** The age at which whoever works has told to stop within a year or two; undefined elsewhere. */
export function stopsSoon(reader: FactReader): Figure | undefined {
  if (reader.told('age') === undefined || reader.told('retirementAge') === undefined) return undefined
  if (reader.value('employment') === 'retired') return undefined
  const stop = reader.number('retirementAge')
  return stop.value - reader.number('age').value <= rules.bridgeAheadYears.value ? stop : undefined
}

/**
 * The age from which none comes; undefined where nobody told when it ends, it is not soon, or somebody else is paid and
 * nobody told how much.
 */
export function lastPayAge(reader: FactReader): Figure | undefined {
  if (reader.told('age') === undefined) return undefined
  if (hasRetired(reader)) return reader.number('age')
  const stop = stopsSoon(reader)
  return stop !== undefined && (hasSpousePay(reader) || !hasSecondPay(reader)) ? stop : undefined
}

/** The last day of work, where one that lies ahead was told: one’s own, or that of a spouse or partner who is paid until then. */
export function lastDayAhead(
  reader: FactReader,
  today: CalendarDate,
  whose: OutOfWork = 'own',
): CalendarDate | undefined {
  const day = leavingDayOf(reader, whose)
  if (day === undefined || day <= today || hasRetired(reader)) return undefined
  return whose === 'own' || hasSpousePay(reader) ? day : undefined
}

/** Months from today until work stops at that age: to the last day where it was told, which an age alone puts up to a year off. */
export function monthsToStop(reader: FactReader, today: CalendarDate, stop: Figure): Months {
  const day = lastDayAhead(reader, today)
  return day === undefined
    ? Math.max(0, Math.round((stop.value - reader.number('age').value) * monthsPerYear))
    : Math.max(1, monthsBetween(today, day))
}

/** Months until the last pay check of the household, where that is near and no other pay goes on; undefined elsewhere. */
export function monthsToLastPay(reader: FactReader, today: CalendarDate): Months | undefined {
  const stop = hasRetired(reader) ? undefined : lastPayAge(reader)
  return stop === undefined || hasSecondPay(reader) ? undefined : monthsToStop(reader, today, stop)
}

/** One of two pays ends soon, and what is paid for life does not begin with that day. */
export function losesOneOfTwo(reader: FactReader): boolean {
  const stop = hasSpousePay(reader) && !hasRetired(reader) ? lastPayAge(reader) : undefined
  return stop !== undefined && laterPay(reader, stop.value).length > 0
}
