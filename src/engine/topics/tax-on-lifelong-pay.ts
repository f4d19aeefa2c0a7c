/** What income tax takes of a month of pension and benefits, beside the pay of a spouse that goes on. */
import type { FactReader } from '../fact-reader.ts'
import { type Figure, sumOf } from '../figure.ts'
import { monthsPerYear } from '../tax/counting.ts'
import { householdTax } from '../tax/household-tax.ts'
import { stateLawOf } from '../tax/states/all.ts'
import type { TaxReturn } from '../tax/tax-return.ts'
import type { Dollars, Years } from '../units.ts'
import { benefitsOf, pensionsOf } from './lifelong-pay.ts'
import { filesWithSpouse } from './surviving-spouse.ts'
import type { DraftContext } from './topic.ts'

/** `years`: from today, for the ages. `isSpousePaid`: the tax on their own pay is taken from it already. */
export function taxOnLifelongPay(
  reader: FactReader,
  { law }: DraftContext,
  { paid, years, isSpousePaid }: { paid: readonly Figure[]; years: Years; isSpousePaid: boolean },
): Dollars {
  if (sumOf(paid) === 0) return 0
  const state = reader.told('state')
  const isCouple = filesWithSpouse(reader)
  const besides: TaxReturn = {
    status: reader.value('filingStatus'),
    age: reader.number('age').value + years,
    ...(isCouple ? { spouseAge: reader.number('spouseAge').value + years } : {}),
    ...(isCouple && isSpousePaid ? { spouseWages: reader.number('spouseIncome').value } : {}),
  }
  const taxOf = (taxReturn: TaxReturn): Dollars =>
    householdTax({ law, state: state === undefined ? undefined : stateLawOf(state), taxReturn }).total
  const all: TaxReturn = {
    ...besides,
    pensionIncome: pensionsOf(reader, paid) * monthsPerYear,
    socialSecurity: benefitsOf(paid) * monthsPerYear,
  }
  return Math.max(0, taxOf(all) - taxOf(besides)) / monthsPerYear
}
