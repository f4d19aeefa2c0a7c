/** What a child on the way, once it is on the tax return, takes off the tax of a year or is paid out. */

import type { Figure } from '../figure.ts'
import { monthsPerYear } from '../tax/counting.ts'
import { incomeTax } from '../tax/income-tax.ts'
import { worksheet } from '../worksheet.ts'
import { isExpecting } from './expecting.ts'
import { taxPicture } from './tax-picture.ts'
import type { Drafting } from './topic.ts'

/**
 * A month of them, by federal law and at the pay that goes on, filed as today: the year of the birth counts as a whole one.
 * The return is worked out on a sheet of its own, so that a topic may count interest in its own one.
 * Undefined where there are none, or where nobody told the ages of the children who are there already.
 */
export function newChildCredits({ sheet, reader, context }: Drafting): Figure | undefined {
  const areAgesUntold = reader.told('dependents') === undefined && reader.some('numDependents') !== undefined
  if (!isExpecting(reader) || areAgesUntold || reader.told('income') === undefined) return undefined
  const { later, income, spouseIncome } = taxPicture(worksheet(context.fromSample), reader, context)
  const { taxReturn } = later
  const withChild = { ...taxReturn, dependentAges: [...(taxReturn.dependentAges ?? []), 0] }
  const [before, after] = [taxReturn, withChild].map((one) => incomeTax(context.law, one).incomeTax)
  const less = (before ?? 0) - (after ?? 0)
  if (less < monthsPerYear) return undefined
  return sheet.computed(
    'birth.credits',
    'What the child’s own tax credits bring in a month',
    'usd-per-month',
    '(federal tax of a year on pay that goes on, less what goes into plans at work − the same with the child on the return, what is paid out included) ÷ months in a year; interest and a credit of the state are not counted',
    spouseIncome === undefined ? [income] : [income, spouseIncome],
    Math.round(less / monthsPerYear),
  )
}
