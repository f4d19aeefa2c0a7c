import type { Figure } from '../figure.ts'
import { lastingLaw } from '../tax/lasting-law.ts'
import type { Worksheet } from '../worksheet.ts'

/** What an ABLE account may hold before it counts for SSI. */
export const ableLimit = (sheet: Worksheet): Figure =>
  sheet.law('able.free', 'ABLE savings that SSI does not count', 'usd', lastingLaw.ableSavingsFreeOfSupport)

/** The age before which a disability has to have begun. */
export const ableAge = (sheet: Worksheet): Figure =>
  sheet.law('able.age', 'A disability has to have begun before this age', 'age', lastingLaw.ableDisabilityAge)
