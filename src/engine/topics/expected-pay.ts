/** Pay that will be another one from a year on, of whoever named it. */
import { calendarDate, yearOf } from '../calendar.ts'
import type { FactReader } from '../fact-reader.ts'
import type { Figure } from '../figure.ts'
import type { CalendarDate, Years } from '../units.ts'
import type { DraftContext } from './topic.ts'

export interface ExpectedPay {
  readonly pay: Figure
  /** Its first year. */
  readonly from: Figure
  /** Of a told span of years that of the first one that lies whole behind its middle. */
  readonly firstDay: CalendarDate
  /** Years at the pay of today, this one among them. */
  readonly years: Years
}

/** Undefined where none was named, or its year has come: then it is for the pay of today to say so. */
export function expectedPay(
  reader: FactReader,
  { today }: Pick<DraftContext, 'today'>,
): ExpectedPay | undefined {
  const pay = reader.some('expectedPay')
  if (pay === undefined) return undefined
  const from = reader.number('expectedPayFrom')
  const years = from.value - yearOf(today)
  return years > 0 ? { pay, from, firstDay: calendarDate(Math.ceil(from.value), 1, 1), years } : undefined
}
