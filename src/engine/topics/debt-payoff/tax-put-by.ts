/** Cash of whoever works for themselves: a part of it may be tax on what is earned already, due by its quarter. */
import type { DateFigure } from '../../figure.ts'
import { nothing, say, type Text } from '../../say.ts'
import { nextEstimatedTaxDay, nextFilingDay } from '../../tax/deadlines.ts'
import { worksheet } from '../../worksheet.ts'
import { waitsWithReturn } from '../own-pay.ts'
import { taxPicture } from '../tax-picture.ts'
import { returnDay } from '../tax-with-return.ts'
import type { DebtWork } from './work.ts'

/** Whether tax is due on pay from which nobody withholds it. */
export const paysTaxByQuarter = ({ reader }: DebtWork): boolean =>
  reader.value('employment') === 'self_employed' || reader.told('spouseSelfEmployed') === true

/** That of the return, where so little is owed beyond what is withheld that nothing is paid ahead. */
export function nextTaxDay({ sheet, reader, context }: DebtWork): DateFigure {
  const tried = worksheet(context.fromSample)
  const asked = { sheet: tried, reader: reader.onSheet(tried), context }
  const taxes = taxPicture(asked.sheet, asked.reader, context)
  return waitsWithReturn({ ...asked, taxes, stage: 'working' })
    ? returnDay(sheet, nextFilingDay(context.today))
    : sheet.date(
        'tax.estimated',
        'Next day on which estimated tax is due',
        'set by law',
        [],
        nextEstimatedTaxDay(context.today),
      )
}

/** To stand before a payment from cash: tax that is sent to a debt is missing on its day. */
export const taxStaysWords = (work: DebtWork): Text =>
  paysTaxByQuarter(work) && (work.spare !== undefined || work.once?.isFromSavings === true)
    ? say`If some of this cash is tax on what you have earned since the last payment, keep that part: it is due by ${nextTaxDay(work)}. Send so much less.`
    : nothing
