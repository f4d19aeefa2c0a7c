/** Which of the debts somebody sues over: the one that was told to be, or the only one that can be. */
import type { FactReader } from '../fact-reader.ts'
import type { Debt, DebtKind } from '../facts/debts.ts'
import { withDefaults } from '../fallbacks/told.ts'

/** A lender takes a home or a car back, and an office collects tax and federal loans, without such a suit. */
const suedOver: readonly DebtKind[] = ['credit_card', 'personal', 'medical', 'payday', 'pay_later', 'other']

/** Of another lender's card, or a debt on which payments are made, the paper may not be. */
const mayBeInCourt = ({ kind = 'other', name, loanType, minPayment }: Debt): boolean =>
  (suedOver.includes(kind) || (kind === 'student_loan' && loanType === 'private')) &&
  name === undefined &&
  minPayment === undefined

/** Whether a lawsuit about a debt was told, with or without its day. */
export const isSuedForDebt = (reader: FactReader): boolean =>
  reader.told('suedForDebt') === true ||
  reader.told('courtAnswerDue') !== undefined ||
  (reader.told('debts') ?? []).some(({ isInCourt }) => isInCourt === true)

/**
 * The debts with those marked that are in default or in court. Of several, and of one that a payment is made on, nobody
 * can say which the court paper is about: none is marked that was not told.
 */
export function asTheyStand(reader: FactReader, told: readonly Debt[]): readonly Debt[] {
  const debts = withDefaults(told, reader.told('payGarnished'))
  const [only] = debts
  if (!isSuedForDebt(reader) || only === undefined || debts.length > 1 || !mayBeInCourt(only)) return debts
  return [{ ...only, isInCourt: only.isInCourt ?? true }]
}
