/** How long a collector can be made to prove a debt before anything else. */
import type { Figure } from '../../figure.ts'
import { debtCollectionLaw } from '../../tax/debt-collection-law.ts'
import type { Worksheet } from '../../worksheet.ts'

export const proofDays = (sheet: Worksheet): Figure =>
  sheet.law(
    'collector.proof-days',
    'Days after a collector’s first letter to ask for proof',
    'days',
    debtCollectionLaw.proofDays,
  )
