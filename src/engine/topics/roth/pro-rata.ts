/** What of a conversion is taxed beside pre-tax IRA money: Form 8606, lines 6 to 11. */
import type { Figure } from '../../figure.ts'
import { known } from '../../tax/tax-year.ts'
import { taxableConversion } from '../../tax/taxable-conversion.ts'
import type { Dollars } from '../../units.ts'
import type { RothWork } from './work.ts'

/** What an IRA takes in a year at this age. */
export function iraLimitAt({ context, age }: Pick<RothWork, 'context' | 'age'>): Dollars {
  const law = known(context.limits.ira)
  return law.limit + (age.value >= law.catchUpFromAge ? law.catchUp : 0)
}

/** A contribution without deduction that is converted, and what of it is taxed. */
export function proRataOf(work: RothWork): { readonly amount: Figure; readonly taxable: Figure } {
  const { sheet, pretaxIra, afterTaxIra, places } = work
  const contributed = places.iraConversion > 0 ? places.iraConversion : iraLimitAt(work)
  const amount = sheet.computed(
    'pro-rata.amount',
    'A contribution without deduction that is converted',
    'usd',
    places.iraConversion > 0 ? 'as in this plan' : 'the yearly limit, as an example',
    [],
    contributed,
  )
  const taxable = sheet.computed(
    'pro-rata.taxable',
    'Part of that conversion that would be taxed',
    'usd',
    `the conversion × pre-tax IRA money ÷ (pre-tax IRA money + ${afterTaxIra === undefined ? '' : 'what was put in without a deduction before + '}the contribution)`,
    [amount, pretaxIra, ...(afterTaxIra === undefined ? [] : [afterTaxIra])],
    taxableConversion({
      converted: contributed,
      basis: contributed + (afterTaxIra?.value ?? 0),
      iraBalances: pretaxIra.value + (afterTaxIra?.value ?? 0) + contributed,
    }),
  )
  return { amount, taxable }
}

export function isMostTaxed(work: RothWork): boolean {
  const { amount, taxable } = proRataOf(work)
  return taxable.value > amount.value - taxable.value
}
