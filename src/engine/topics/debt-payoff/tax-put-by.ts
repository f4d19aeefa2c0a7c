/** Cash of whoever works for themselves: a part of it may be tax on what is earned already, due by its quarter. */
import type { DateFigure } from '../../figure.ts'
import { nothing, say, type Text } from '../../say.ts'
import { nextEstimatedTaxDay } from '../../tax/deadlines.ts'
import type { DebtWork } from './work.ts'

/** Whether tax is due on pay from which nobody withholds it. */
export const paysTaxByQuarter = ({ reader }: DebtWork): boolean =>
  reader.value('employment') === 'self_employed' || reader.told('spouseSelfEmployed') === true

export const nextTaxDay = ({ sheet, context }: DebtWork): DateFigure =>
  sheet.date(
    'tax.estimated',
    'Next day on which estimated tax is due',
    'set by law',
    [],
    nextEstimatedTaxDay(context.today),
  )

/** To stand before a payment from cash: tax that is sent to a debt is missing on its day. */
export const taxStaysWords = (work: DebtWork): Text =>
  paysTaxByQuarter(work) && (work.spare !== undefined || work.once?.isFromSavings === true)
    ? say`If some of this cash is tax on what you have earned since the last payment, keep that part: it is due by ${nextTaxDay(work)}. Send so much less.`
    : nothing
