/**
 * Who counts for a loan payment by income: a spouse only on a joint return (34 CFR 685.209(b), "family size"), and the children
 * on one's own return. The family that lives together, and the one that Medicaid looks at, is another.
 */
import type { FactReader } from '../fact-reader.ts'
import type { Figure } from '../figure.ts'
import type { Worksheet } from '../worksheet.ts'
import { areChildrenElsewhere } from './support-received.ts'

/** The guideline of the place: Alaska and Hawaii have their own. */
export const regionOf = (state: string | undefined) =>
  state === 'AK' ? 'alaska' : state === 'HI' ? 'hawaii' : 'contiguous'

const isOnOwnReturn = (reader: FactReader): boolean => reader.told('filingStatus') === 'married_separate'

/** Where the size of the family was told, it is one without them. */
const leavesOutChildren = (reader: FactReader): boolean =>
  reader.told('familySize') === undefined && areChildrenElsewhere(reader)

/** On a return of one's own. */
export const peopleWithoutSpouse = (reader: FactReader): number =>
  Math.max(1, reader.number('familySize').value - 1)

export function peopleOnLoan(reader: FactReader): number {
  if (isOnOwnReturn(reader)) return peopleWithoutSpouse(reader)
  const family = reader.number('familySize').value
  return leavesOutChildren(reader) ? Math.max(1, family - reader.number('numDependents').value) : family
}

export function loanFamily(sheet: Worksheet, reader: FactReader): Figure {
  const family = reader.number('familySize')
  if (!isOnOwnReturn(reader) && !leavesOutChildren(reader)) return family
  return sheet.computed(
    'loan-family',
    'People who count for the loan payment',
    'count',
    isOnOwnReturn(reader)
      ? 'your family without your spouse, who files apart'
      : 'your family without the children that you pay support for, who are taken to live with their other parent',
    [family],
    peopleOnLoan(reader),
  )
}
