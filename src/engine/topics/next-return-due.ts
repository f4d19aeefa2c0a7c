/** The day on which the next return is due: until then accounts take money for its year too. */
import type { DateFigure } from '../figure.ts'
import { nextFilingDay } from '../tax/deadlines.ts'
import type { Drafting } from './topic.ts'

export const nextReturnDue = ({ sheet, context }: Pick<Drafting, 'sheet' | 'context'>): DateFigure =>
  sheet.date(
    'return.due',
    'Day on which the next tax return is due, and the last of money for its year',
    'set by law',
    [],
    nextFilingDay(context.today),
  )
