/** What pay that comes again brings home in a month, beside what else goes on. */
import type { Figure } from '../figure.ts'
import { monthsPerYear } from '../tax/counting.ts'
import { householdTax } from '../tax/household-tax.ts'
import type { TaxReturn } from '../tax/tax-return.ts'
import type { Years } from '../units.ts'
import { worksheet } from '../worksheet.ts'
import { type PayOfYear, withoutReturning, withReturning } from './returning-pay.ts'
import { stateRules } from './state-notes.ts'
import { stateLawIn } from './state-rate.ts'
import { taxPicture } from './tax-picture.ts'
import type { Drafting } from './topic.ts'

/** Of the years ahead the first one may have a part of it, and the next one has all. */
const firstWholeYear: Years = 2

export function returningTakeHome({ sheet, reader, context }: Drafting, returning: PayOfYear): Figure {
  const { law } = context
  const { pay, deferredRate } = returning
  const state = stateLawIn(reader, law)
  const { goesOn } = taxPicture(worksheet(context.fromSample), reader, context)
  const without = withoutReturning(goesOn, returning)
  // What comes back with the return comes too late to live on, so what is lost of it is no part of a month.
  const taxOf = (taxReturn: TaxReturn) => {
    const { federal, inPayChecks } = householdTax({ law, state, taxReturn })
    return federal.totalTax - federal.incomeTax + inPayChecks
  }
  const taxed = taxOf(withReturning(without, returning, firstWholeYear)) - taxOf(without)
  return sheet.computed(
    'returning-pay.take-home',
    'What the pay that comes again brings home in a month, about',
    'usd-per-month',
    'a year of it − what goes into the plan at work by the share that was told − what federal tax, Social Security and Medicare tax and the tax of the state change by under the law of this year, ÷ the months of a year; what a new employer takes for insurance is not known',
    [pay, ...stateRules(sheet, reader.told('state'), law.year, reader.value('filingStatus'))],
    Math.floor((pay.value * (1 - deferredRate) - taxed) / monthsPerYear),
  )
}
