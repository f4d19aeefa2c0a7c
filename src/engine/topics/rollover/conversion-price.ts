/** What it would cost in tax to turn all of the old plan’s pre-tax money into Roth money at once. */
import type { Figure } from '../../figure.ts'
import type { Dollars } from '../../units.ts'
import { taxOnMore } from '../tax-on-more.ts'
import { type ConversionYears, conversionYearsOf } from './conversion-years.ts'
import { stateTaxOnConversion } from './state.ts'
import { movable } from './ways.ts'
import type { RolloverWork } from './work.ts'

/** The pre-tax money that may move, as income of one year. */
export interface ConversionPrice {
  readonly conversionYears: ConversionYears
  readonly pretax: Dollars
  readonly taxable: Figure
  readonly tax: Figure
  /** Undefined where no state was named, or what it takes is not known. */
  readonly stateTax: Figure | undefined
  readonly isThisYear: boolean
}

export function conversionPriceOf(work: RolloverWork): ConversionPrice | undefined {
  const { sheet, taxes, context, sources, gates } = work
  const { pretax } = movable(work)
  // What a series of even payments binds is not converted either.
  if (pretax <= 0 || gates.freeze === 'equal-payments') return undefined
  const conversionYears = conversionYearsOf(work)
  const { first, isThisYear } = conversionYears
  const tax = sheet.computed(
    'conversion.tax',
    'Federal tax if the pre-tax money went straight to a Roth IRA',
    'usd',
    'your federal tax with it as income − your federal tax without it',
    [sources.pretax, taxes.agi],
    Math.max(0, Math.round(taxOnMore({ taxReturn: first }, context, 'iraDistributions', pretax))),
  )
  const taxable = sheet.computed(
    'conversion.taxable',
    'Taxed if the pre-tax money went straight to a Roth IRA',
    'usd',
    'pre-tax money − what has to be withdrawn this year',
    [sources.pretax],
    pretax,
  )
  const stateTax = stateTaxOnConversion(work, taxable, first, conversionYears.state)
  return { conversionYears, pretax, taxable, tax, stateTax, isThisYear }
}
