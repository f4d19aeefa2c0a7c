/** The year in which payroll pays most of a raise that this money replaces, and the return of that year. */

import { type DollarYear, taxesInYear, yearOfPayroll } from '../payroll-year.ts'
import type { Required } from '../required-withdrawal.ts'
import { type TaxPicture, withDistribution } from '../tax-picture.ts'
import type { Drafting } from '../topic.ts'
import { eachYearOf, type InheritedIra } from './inherited.ts'
import { isIncomeOfYear } from './money-tax.ts'
import { raiseFrom } from './mourning.ts'

export interface RaiseYear {
  readonly payrollYear: DollarYear
  /** With what comes out of accounts before tax in that year anyway; money that is income itself does not come again. */
  readonly payrollTaxes: TaxPicture
}

export function raiseYear(
  p: Drafting & {
    readonly taxes: TaxPicture
    readonly inherited: InheritedIra | undefined
    readonly required: Required | undefined
  },
): RaiseYear {
  const { sheet, context, inherited, required } = p
  const payrollYear = yearOfPayroll(raiseFrom(p), context.today)
  const isDrawn =
    inherited !== undefined &&
    !inherited.isRoth &&
    inherited.withdrawal.value > 0 &&
    (payrollYear === 'ahead' || isIncomeOfYear(inherited, context))
  const drawn = [
    ...(required?.isDue === true ? [required.amount] : []),
    ...(isDrawn ? [payrollYear === 'ahead' ? eachYearOf(inherited) : inherited.withdrawal] : []),
  ]
  return {
    payrollYear,
    payrollTaxes: drawn.reduce(
      (taxes, distribution) => withDistribution(sheet, context, taxes, distribution),
      taxesInYear(p.taxes, payrollYear),
    ),
  }
}
