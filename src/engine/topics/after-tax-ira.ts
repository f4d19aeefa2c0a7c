/** Money in IRAs that was put in without a deduction: it was taxed before, and comes out pro rata (IRC §408(d)(2)). */
import type { FactReader } from '../fact-reader.ts'
import type { Figure } from '../figure.ts'

/** Undefined without any; taken to be none, and said, where other IRA money was told. */
export function afterTaxIra(reader: FactReader): Figure | undefined {
  if (reader.told('iraAfterTax') === undefined && reader.some('pretaxIraBalance') === undefined)
    return undefined
  const figure = reader.number('iraAfterTax')
  return figure.value > 0 ? figure : undefined
}
