/** How long a couple's brackets stay with a parent whose spouse died: IRC §2(a). */
import type { FactReader } from '../fact-reader.ts'
import type { Figure } from '../figure.ts'
import { lastingLaw } from '../tax/lasting-law.ts'
import type { Worksheet } from '../worksheet.ts'

/** Years after the year of the death. */
export const coupleYears = (sheet: Worksheet): Figure =>
  sheet.law(
    'surviving-spouse.years',
    'Years after the year of the death with a joint filer’s brackets',
    'years',
    lastingLaw.survivingSpouseYears,
  )

/** The last of them; undefined where nobody said when the spouse died. */
export function lastCoupleYear(sheet: Worksheet, reader: FactReader): Figure | undefined {
  const isOfOwner = reader.told('spouseDeathYear') === undefined
  if (isOfOwner && (reader.told('inheritedFrom') !== 'spouse' || reader.told('ownerDeathYear') === undefined))
    return undefined
  const died = reader.number(isOfOwner ? 'ownerDeathYear' : 'spouseDeathYear')
  const years = coupleYears(sheet)
  return sheet.computed(
    'surviving-spouse.last',
    'Last year with a joint filer’s brackets',
    'year',
    'the year of the death + the years after it',
    [died, years],
    died.value + years.value,
  )
}
