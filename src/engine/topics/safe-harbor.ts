/** What keeps clear of the penalty for paying too little during the year: IRC §6654(d)(1). */
import { say, type Text } from '../say.ts'
import { lastingLaw } from '../tax/lasting-law.ts'
import type { Worksheet } from '../worksheet.ts'

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
  return say`No penalty is due where the payments of a year reach ${share} of its tax, or all of last year’s; after a year of high income, ${high} of last year’s.`
}
