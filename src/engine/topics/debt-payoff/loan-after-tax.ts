/** Student loans below the costly rates with what they cost after tax, where their interest is deducted. */
import type { FactReader } from '../../fact-reader.ts'
import type { Figure } from '../../figure.ts'
import { type Worksheet, worksheet } from '../../worksheet.ts'
import type { DebtTerms } from '../debt-terms.ts'
import { isCostly } from '../debts.ts'
import { withDeduction } from '../home-loan-rate.ts'
import type { TaxedLoan } from '../interest-deduction.ts'
import { isPayGone } from '../out-of-work.ts'
import { taxPicture } from '../tax-picture.ts'
import type { Drafting } from '../topic.ts'
import { payOf } from './pay-before-tax.ts'

export interface TaxedDebts {
  readonly asked: readonly DebtTerms[]
  /** The return on which it is deducted; undefined where none is. */
  readonly taxed: TaxedLoan | undefined
}

/** Without a pay that was told nobody knows what a deduction saves. `told`: the debts one by one. */
export function withTaxSaved(
  { sheet, reader, context }: Drafting,
  asked: readonly DebtTerms[],
  { told, lowRate, highRate }: { told: readonly DebtTerms[]; lowRate: Figure; highRate: Figure },
): TaxedDebts {
  const isOpen = ({ minimumOnly, promotion, assisted }: DebtTerms) =>
    minimumOnly !== true && promotion === undefined && assisted === undefined
  const isWeighed = (debt: DebtTerms) =>
    debt.kind === 'student_loan' &&
    isOpen(debt) &&
    debt.rate.value >= lowRate.value &&
    !isCostly(debt, highRate) &&
    told.some(({ id }) => id === debt.id)
  if (!asked.some(isWeighed) || payOf(sheet, reader) === undefined || isPayGone(reader))
    return { asked, taxed: undefined }
  const counted = (on: Worksheet, by: FactReader): TaxedDebts => {
    const taxes = taxPicture(on, by, context)
    const taxed = { reader: by, context, taxes }
    const weighed = asked.map((debt) =>
      isWeighed(debt) ? withDeduction({ sheet: on, ...taxed }, debt, lowRate) : debt,
    )
    return weighed.some(({ afterTax }) => afterTax !== undefined)
      ? { asked: weighed, taxed }
      : { asked, taxed: undefined }
  }
  // Where nothing is deducted nothing is assumed for it.
  const tried = worksheet(context.fromSample)
  return counted(tried, reader.onSheet(tried)).taxed === undefined
    ? { asked, taxed: undefined }
    : counted(sheet, reader)
}
