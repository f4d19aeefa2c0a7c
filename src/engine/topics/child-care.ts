/** Child care that a household pays for: on its tax return, and the credit that comes of it. */

import { citedIn } from '../cited-in.ts'
import type { FactReader } from '../fact-reader.ts'
import type { Figure } from '../figure.ts'
import { words } from '../say.ts'
import { monthsPerYear } from '../tax/counting.ts'
import { incomeTax } from '../tax/income-tax.ts'
import type { TaxReturn } from '../tax/tax-return.ts'
import { careToCome } from './expecting.ts'
import type { Drafting } from './topic.ts'

export interface CareAsked extends Drafting {
  readonly taxes: { readonly taxReturn: TaxReturn; readonly agi: Figure }
}

/**
 * What was told, for a whole year, where it is paid already. Whether it counts for the credit hangs on the children's ages
 * and on both pays.
 */
export function careOnReturn(reader: FactReader): Pick<TaxReturn, 'dependentCareExpenses'> {
  const monthly = reader.some('childcareMonthly')
  return monthly === undefined || careToCome(reader) !== undefined
    ? {}
    : { dependentCareExpenses: monthly.value * monthsPerYear }
}

/** How it is claimed, to stand after the verb. */
export const careForm = words('with Form 2441 and the tax number of whoever cares for the children')

/**
 * The credit of the year, as far as there is tax for it to cancel; undefined where it is nothing. Another year than this
 * one has its own ending.
 */
export function careCredit(
  { sheet, reader, context, taxes }: CareAsked,
  ending: '' | '.ahead' = '',
): Figure | undefined {
  const value = Math.round(incomeTax(context.law, taxes.taxReturn).dependentCareCredit)
  if (value <= 0) return undefined
  return sheet.computed(
    `dependent-care.credit${ending}`,
    ending === ''
      ? 'Credit for child care'
      : 'Credit for child care beside what this plan puts away before tax',
    'usd',
    'what care costs in a year, at most what the law counts for so many children of that age and the pay of whoever earns less, × the share of the law at this income, at most the tax',
    [
      reader.number('childcareMonthly'),
      taxes.agi,
      sheet.law(
        'dependent-care.age',
        'Age below which care of a child counts',
        'age',
        citedIn(context.law.dependentCareCredit, (it) => it.childUnderAge),
      ),
      sheet.law('dependent-care.counted', 'What counts for the credit for child care, at most', 'usd', {
        ...citedIn(context.law.dependentCareCredit, (it) => it.expenseMaximumTwoOrMore),
        note: 'Of two children or more; for one child half of it.',
        approximated:
          'The care that was told is taken to be of children of that age, and paid so in every month of the year: school from kindergarten on does not count, and where less was paid the credit is smaller.',
      }),
    ],
    value,
    2,
  )
}
