/**
 * The return and the income of a year in college, in dollars of today: pay that ended this year, or ends for good before, is
 * in none of it, and a pay that comes again, or was named for a year to come, is there for whole years.
 */
import type { FactReader } from '../../fact-reader.ts'
import type { Figure } from '../../figure.ts'
import { monthsPerYear } from '../../tax/counting.ts'
import { incomeTax } from '../../tax/income-tax.ts'
import type { TaxReturn } from '../../tax/tax-return.ts'
import type { Years } from '../../units.ts'
import { monthsToEndOfWork } from '../ending-job.ts'
import { whoIsOutOfWork } from '../out-of-work.ts'
import { payAgain, withoutReturning, withReturning } from '../returning-pay.ts'
import { bracketRateOf, type TaxPicture } from '../tax-picture.ts'
import type { Drafting } from '../topic.ts'

interface Asked extends Drafting {
  readonly taxes: TaxPicture
}

/** Whether only the income of this year says anything of the years ahead: it was told, or nobody said what is paid again. */
const isAsThisYear = (reader: FactReader, { ended }: TaxPicture): boolean =>
  reader.told('agi') !== undefined ||
  (whoIsOutOfWork(reader) !== undefined &&
    reader.told('cannotWork') !== true &&
    payAgain(reader, ended.returning) === undefined)

/** Own pay that ends for good on a told day before that year. */
const isOwnPayOver = (reader: FactReader, years: Years): boolean =>
  (monthsToEndOfWork(reader) ?? Infinity) <= years * monthsPerYear

/** So many years ahead, filed and with the children as next year. */
export function returnInYear(asked: Asked, years: Years): TaxReturn {
  const taxReturn = returnWithPay(asked, years)
  return years > 0 && !isAsThisYear(asked.reader, asked.taxes) && isOwnPayOver(asked.reader, years)
    ? { ...taxReturn, wages: 0, deferredPay: 0 }
    : taxReturn
}

function returnWithPay({ reader, taxes }: Asked, years: Years): TaxReturn {
  if (years <= 0 || isAsThisYear(reader, taxes)) return taxes.taxReturn
  const { later, ended } = taxes
  const again = payAgain(reader, ended.returning)
  if (years <= 1 || again === undefined) return later.taxReturn
  const without =
    ended.returning === undefined ? later.taxReturn : withoutReturning(later.taxReturn, ended.returning)
  return withReturning(without, again, years)
}

export function incomeInYear(asked: Asked, years: Years): { readonly agi: Figure; readonly bracket: Figure } {
  const { sheet, reader, context, taxes } = asked
  const taxReturn = returnInYear(asked, years)
  if (taxReturn === taxes.taxReturn) return taxes
  if (taxReturn === taxes.later.taxReturn) return taxes.later
  const { law } = context
  const federal = incomeTax(law, taxReturn)
  const again = payAgain(reader, taxes.ended.returning)
  const agi = sheet.computed(
    'agi.college',
    'Adjusted gross income of the years in college, in today’s dollars',
    'usd-per-year',
    isOwnPayOver(reader, years)
      ? 'what goes on once your work has ended'
      : 'what goes on, and a whole year of the pay that comes again, less what of it goes into the plan at work before tax',
    [taxes.later.agi, ...(again === undefined ? [] : [again.pay])],
    Math.round(federal.agi),
  )
  const bracket = sheet.computed(
    'bracket.college',
    'Federal tax bracket of the years in college',
    'rate',
    'the rate of the bracket that this income less the deductions falls in; state tax is not counted',
    [agi],
    bracketRateOf(law, taxReturn.status, federal),
  )
  return { agi, bracket }
}
