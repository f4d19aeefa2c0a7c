/** Who is a dependent on the return of the household: children of whoever pays support are on that of their other parent. */
import type { FactReader } from '../fact-reader.ts'
import type { Figure } from '../figure.ts'
import type { Years } from '../units.ts'
import type { Worksheet } from '../worksheet.ts'
import { areChildrenElsewhere } from './support-received.ts'

/** The ages that were told. */
export const agesOnReturn = (reader: FactReader): readonly Years[] =>
  areChildrenElsewhere(reader) ? [] : (reader.told('dependents') ?? [])

/** How many, told or assumed. */
export const countOnReturn = (reader: FactReader): number =>
  areChildrenElsewhere(reader) ? 0 : Math.round(reader.number('numDependents').value)

export function dependentsOnReturn(sheet: Worksheet, reader: FactReader): Figure {
  return areChildrenElsewhere(reader)
    ? sheet.computed(
        'return-dependents',
        'Dependents on your tax return',
        'count',
        'none: you pay support and file alone, so the children are taken to be on the return of their other parent',
        [reader.number('supportPaidMonthly')],
        0,
      )
    : reader.number('numDependents')
}
