/** What keeps clear of the penalty for paying too little during the year: IRC §6654(d)(1) and (e)(1). */
import type { Figure } from '../figure.ts'
import { say, type Text } from '../say.ts'
import { lastingLaw } from '../tax/lasting-law.ts'
import type { Dollars } from '../units.ts'
import type { Worksheet } from '../worksheet.ts'

const floorOf = (sheet: Worksheet): Figure =>
  sheet.law(
    'estimated.floor',
    'Tax owed beyond withholding below which no penalty is due',
    'usd',
    lastingLaw.estimatedTaxFloor,
  )

/** Whether federal tax of a year beyond what is withheld is too little for a penalty, and so for payments during the year. */
export const waitsForReturn = (unwithheld: Dollars): boolean =>
  unwithheld < lastingLaw.estimatedTaxFloor.value

/** For a sum that is too little for it. */
export const noPenaltyWords = (sheet: Worksheet): Text =>
  say`No payment is needed during the year, and no penalty is due, where less than ${floorOf(sheet)} of federal tax is owed beyond what was withheld.`

export function safeHarborWords(sheet: Worksheet): Text {
  const share = sheet.law(
    'estimated.share',
    'Share of this year’s tax that avoids the penalty',
    'share',
    lastingLaw.estimatedTaxShare,
  )
  const high = sheet.law(
    'estimated.high-income',
    'Share of last year’s tax after a year of high income',
    'share',
    lastingLaw.estimatedTaxHighIncomeShare,
  )
  return say`No penalty is due where less than ${floorOf(sheet)} is owed beyond what was withheld, or where the payments of a year reach ${share} of its tax, or all of last year’s; after a year of high income, ${high} of last year’s.`
}
