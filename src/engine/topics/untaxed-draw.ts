/** What of pre-tax savings comes out without federal tax in a year of little income. */
import { incomeTax } from '../tax/income-tax.ts'
import type { TaxReturn } from '../tax/tax-return.ts'
import type { Dollars } from '../units.ts'
import type { DraftContext } from './topic.ts'

/** What is found to this many dollars. */
const step: Dollars = 100

/** The most that comes out of pre-tax accounts beside the income of a return and leaves its federal tax at nothing. */
export function untaxedOn(taxReturn: TaxReturn, { law }: DraftContext, most: Dollars): Dollars {
  const taxOn = (drawn: Dollars) =>
    incomeTax(law, {
      ...taxReturn,
      iraDistributions: (taxReturn.iraDistributions ?? 0) + drawn,
    }).incomeTax
  if (taxOn(0) > 0) return 0
  let [free, taxed] = [0, Math.ceil(most / step) * step + step]
  while (taxed - free > step) {
    const between = Math.round((free + taxed) / 2 / step) * step
    if (taxOn(between) > 0) taxed = between
    else free = between
  }
  return Math.min(free, most)
}
