/** From how many missed payments on a federal student loan is in default. */
import { citedIn } from '../../cited-in.ts'
import type { Figure } from '../../figure.ts'
import { studentLoanLaw } from '../../tax/student-loan-law.ts'
import type { Worksheet } from '../../worksheet.ts'

export const defaultAfter = (sheet: Worksheet): Figure =>
  sheet.law(
    'default.after',
    'Payments missed after which a federal student loan is in default',
    'count',
    citedIn(studentLoanLaw.defaultAfterMissed, (missed) => missed),
  )
