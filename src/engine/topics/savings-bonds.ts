/** What an I bond can and cannot do, said wherever one is named. */
import { say, type Text } from '../say.ts'
import { lastingLaw } from '../tax/lasting-law.ts'
import type { Worksheet } from '../worksheet.ts'

export function savingsBondsInWords(sheet: Worksheet): Text {
  const most = sheet.law(
    'savings-bonds.most',
    'Most that a person may buy in I bonds a year',
    'usd-per-year',
    lastingLaw.savingsBondMaximum,
  )
  const locked = sheet.law(
    'savings-bonds.locked',
    'Months in which an I bond cannot be cashed',
    'months',
    lastingLaw.savingsBondLockedMonths,
  )
  const full = sheet.law(
    'savings-bonds.full',
    'Years until an I bond keeps all its interest',
    'years',
    lastingLaw.savingsBondFullInterestYears,
  )
  const lost = sheet.law(
    'savings-bonds.lost',
    'Months of interest lost before that',
    'months',
    lastingLaw.savingsBondLostMonths,
  )
  return say`I bonds cannot be cashed for ${locked}, lose the last ${lost} of interest before ${full}, and each person may buy at most ${most}.`
}
