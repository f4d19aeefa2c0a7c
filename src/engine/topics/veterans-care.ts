/** Health care of the VA: whoever gets its disability compensation may have it, and needs to lose no other cover first. */
import type { FactReader } from '../fact-reader.ts'
import { nothing, say, type Text, words } from '../say.ts'
import { veteransCareRating } from '../tax/veterans-care-law.ts'
import type { Worksheet } from '../worksheet.ts'

export const opensVeteransCare = (reader: FactReader): boolean => reader.some('vaMonthly') !== undefined

/** To be said before every other cover; nothing to who gets no compensation. */
export function veteransCareInWords(sheet: Worksheet, reader: FactReader): Text {
  if (!opensVeteransCare(reader)) return nothing
  const rating = sheet.law(
    'veterans-care.rating',
    'Rating from which VA health care is open',
    'share',
    veteransCareRating,
  )
  const others = reader.number('familySize').value > 1
  return say`You get disability compensation from the VA, so look at VA health care first: from a rating of ${rating} on it takes you at any time of the year, without a premium. It counts as full cover, so whoever is in it has no Marketplace credit for themselves${words(others ? '; the others of your family need cover of their own, and may have the credit' : '')}. Apply on va.gov/health-care.`
}
