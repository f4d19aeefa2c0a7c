/**
 * Who counts for a loan payment by income: a spouse only on a joint return (34 CFR 685.209(b), "family size"). The family
 * that lives together, and the one that Medicaid looks at, is another.
 */
import type { FactReader } from '../fact-reader.ts'
import type { Figure } from '../figure.ts'
import type { Worksheet } from '../worksheet.ts'

const isOnOwnReturn = (reader: FactReader): boolean => reader.told('filingStatus') === 'married_separate'

/** On a return of one's own. */
export const peopleWithoutSpouse = (reader: FactReader): number =>
  Math.max(1, reader.number('familySize').value - 1)

export const peopleOnLoan = (reader: FactReader): number =>
  isOnOwnReturn(reader) ? peopleWithoutSpouse(reader) : reader.number('familySize').value

export function loanFamily(sheet: Worksheet, reader: FactReader): Figure {
  const family = reader.number('familySize')
  return isOnOwnReturn(reader)
    ? sheet.computed(
        'loan-family',
        'People who count for the loan payment',
        'count',
        'your family without your spouse, who files apart',
        [family],
        peopleOnLoan(reader),
      )
    : family
}
