/** A month of a schedule, named as a date. */
import { addMonths } from '../calendar.ts'
import type { DateFigure, Figure } from '../figure.ts'
import type { Months } from '../units.ts'
import type { Worksheet } from '../worksheet.ts'
import type { DraftContext } from './topic.ts'

/** The month in which something has come, counted from today. */
export const monthDate = (
  { sheet, context }: { readonly sheet: Worksheet; readonly context: Pick<DraftContext, 'today'> },
  id: string,
  label: string,
  months: Months,
  inputs: readonly Figure[] = [],
): DateFigure =>
  sheet.date(
    id,
    label,
    'months of the exact schedule, counted from today',
    inputs,
    addMonths(context.today, months),
    'month-of-year',
  )
