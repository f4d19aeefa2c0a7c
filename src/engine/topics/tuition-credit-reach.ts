/** Whether an income stands where the tuition credit shrinks, or so little above that saving before tax reaches it. */
import type { Figure } from '../figure.ts'
import { type FilingStatus, known } from '../tax/tax-year.ts'
import type { Dollars } from '../units.ts'
import type { Worksheet } from '../worksheet.ts'
import type { DraftContext } from './topic.ts'
import { type TuitionCreditLaw, tuitionCreditLaw } from './tuition-credit-law.ts'

export interface TuitionCreditReach extends TuitionCreditLaw {
  /** What so much less of income brings in a year, as far as the credit shrinks with income. */
  readonly step: Figure
  readonly stepBrings: Figure
}

/** A round sum to say a rate with. */
const stepOf = 1_000

/** Undefined where no credit is near. `room` is what may still go in before tax; it is asked for only above the phase-out. */
export function tuitionCreditReach(
  { sheet, context }: { readonly sheet: Worksheet; readonly context: DraftContext },
  at: { readonly income: Dollars; readonly status: FilingStatus; readonly room: () => Dollars },
): TuitionCreditReach | undefined {
  // Spouses who file separately have no such credit: IRC §25A(g)(6).
  if (at.status === 'married_separate') return undefined
  const { maximum, phaseOut } = known(context.law.americanOpportunityCredit)
  const { from, to } = phaseOut[at.status]
  if (at.income <= from || at.income - at.room() >= to) return undefined
  const law = tuitionCreditLaw({ sheet, context }, at.status)
  const step = sheet.assumed(
    'credit.step',
    'A round sum of income',
    'usd',
    stepOf,
    'To show what less income brings.',
  )
  const stepBrings = sheet.computed(
    'credit.step-brings',
    'What so much less of income adds to the credit of a student',
    'usd-per-year',
    'the whole credit × this sum ÷ the stretch of income over which it shrinks',
    [law.to, step],
    Math.round((maximum * stepOf) / (to - from)),
  )
  return { ...law, step, stepBrings }
}
