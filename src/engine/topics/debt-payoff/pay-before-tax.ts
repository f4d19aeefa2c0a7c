/** Pay before tax of the household, and what payments are held against. */
import type { FactReader } from '../../fact-reader.ts'
import { type Figure, sumOf } from '../../figure.ts'
import { monthsPerYear } from '../../tax/counting.ts'
import type { Worksheet } from '../../worksheet.ts'
import { paidBesidePay } from '../paid-beside-pay.ts'

/**
 * What payments are held against: lenders count support, benefits and pensions that go on for years as income, too
 * (12 CFR §1026.43(c)(4)).
 */
export function payAndBeside(sheet: Worksheet, reader: FactReader, pay: Figure): Figure {
  const beside = paidBesidePay(reader)
  return beside.length === 0
    ? pay
    : sheet.computed(
        'pay.and-beside',
        'Pay before tax, with what is paid beside it',
        'usd-per-year',
        'pay before tax + a year of what comes in beside it',
        [pay, ...beside],
        pay.value + sumOf(beside) * monthsPerYear,
      )
}

/** Pay before tax that was told; a dollar or less is none. */
export function payOf(sheet: Worksheet, reader: FactReader): Figure | undefined {
  const pay = toldPayOf(sheet, reader)
  return pay === undefined || pay.value <= 1 ? undefined : pay
}

function toldPayOf(sheet: Worksheet, reader: FactReader): Figure | undefined {
  if (reader.told('householdIncome') !== undefined) return reader.number('householdIncome')
  if (reader.told('income') === undefined) return undefined
  const own = reader.number('income')
  if (reader.told('spouseIncome') === undefined) return own
  const spouse = reader.number('spouseIncome')
  return sheet.computed(
    'pay',
    'Household pay before tax',
    'usd-per-year',
    'your pay + pay of your spouse or partner',
    [own, spouse],
    own.value + spouse.value,
  )
}
