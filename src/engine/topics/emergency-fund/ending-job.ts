/** A job whose last day is known and ahead. */
import { addMonths, civilDate } from '../../calendar.ts'
import type { FactReader } from '../../fact-reader.ts'
import type { DateFigure } from '../../figure.ts'
import { say, type Text } from '../../say.ts'
import { monthsPerYear } from '../../tax/counting.ts'
import type { Months } from '../../units.ts'
import type { Worksheet } from '../../worksheet.ts'
import { stopsSoon } from '../last-pay.ts'
import type { DraftContext } from '../topic.ts'

export interface EndingJob {
  readonly lastDay: DateFigure
  /** 'on Mar 31, 2027', or 'in Mar 2027' where a month was told. */
  readonly when: Text
  /** Whole months of saving until then. */
  readonly months: Months
  /** Work stops with it, and no other job is looked for. */
  readonly isForGood: boolean
}

/** Told to stop at an age that is reached by then or within the year after. */
function endsForGood(reader: FactReader, months: Months): boolean {
  const stop = stopsSoon(reader)
  return stop !== undefined && stop.value <= reader.number('age').value + months / monthsPerYear + 1
}

/** Undefined where no day ahead was told. */
export function endingJob(
  sheet: Worksheet,
  reader: FactReader,
  { today }: Pick<DraftContext, 'today'>,
): EndingJob | undefined {
  const told = reader.told('separationDate')
  if (told === undefined || told <= today) return undefined
  let months = 0
  while (addMonths(today, months + 1) <= told) months += 1
  // A month alone stands for its first day.
  const isMonth = civilDate(told).day === 1
  const lastDay = sheet.date(
    'leaving.day',
    'Last day of the job',
    'the day that you told',
    [],
    told,
    isMonth ? 'month-of-year' : 'date',
  )
  return {
    lastDay,
    when: isMonth ? say`in ${lastDay}` : say`on ${lastDay}`,
    months,
    isForGood: endsForGood(reader, months),
  }
}
