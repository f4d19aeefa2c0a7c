/** The debts as they stand: which are in default or in court, and which of the late ones can be brought up to date. */
import type { Debt, DebtKind } from '../facts/debts.ts'
import type { Household } from '../household.ts'
import { planningRules as rules } from '../planning-rules.ts'
import { withDefaults } from './told.ts'

/** What a household tells of its debts as a whole. */
export type AboutDebts = {
  readonly [Key in 'suedForDebt' | 'courtAnswerDue' | 'payGarnished']?: Household[Key] | undefined
}

/** A lender takes a home or a car back, and an office collects tax and federal loans, without such a suit. */
const suedOver: readonly DebtKind[] = ['credit_card', 'personal', 'medical', 'payday', 'pay_later', 'other']

const isOfSuits = ({ kind = 'other', loanType }: Debt): boolean =>
  suedOver.includes(kind) || (kind === 'student_loan' && loanType === 'private')

/** Nobody sues over a payment that was missed lately. */
const isLongLate = ({
  isPastDue,
  isInCollections,
  monthsBehind = rules.suedAfterMissed.value,
}: Debt): boolean =>
  isInCollections === true || (isPastDue === true && monthsBehind >= rules.suedAfterMissed.value)

/** Whether a lawsuit about a debt was told, with or without its day. */
export const isSuedForDebt = (debts: readonly Debt[], { suedForDebt, courtAnswerDue }: AboutDebts): boolean =>
  suedForDebt === true || courtAnswerDue !== undefined || debts.some(({ isInCourt }) => isInCourt === true)

/** What the court paper can be about where nobody said it of a debt. */
function mayBeSuedOver(debts: readonly Debt[], about: AboutDebts): readonly Debt[] {
  if (!isSuedForDebt(debts, about) || debts.some(({ isInCourt }) => isInCourt === true)) return []
  const [only] = debts
  const isAllThatWasSaid = debts.length === 1 && only?.name === undefined && only?.minPayment === undefined
  return debts.filter(
    (debt) => debt.isInCourt !== false && isOfSuits(debt) && (isAllThatWasSaid || isLongLate(debt)),
  )
}

/**
 * The debts with those marked that are in default or in court: told so, or late for so long that the court paper can be
 * about them. A payment on what is there or with a collector is not late any more: it does not bring the debt up to date,
 * and what was asked before is asked no more.
 */
export function asTheyStand(told: readonly Debt[], about: AboutDebts): readonly Debt[] {
  const debts = withDefaults(told, about.payGarnished)
  const sued = mayBeSuedOver(debts, about)
  return debts.map((debt) => {
    const now = sued.includes(debt) ? { ...debt, isInCourt: true } : debt
    if (now.isPastDue !== true || (now.isInCollections !== true && now.isInCourt !== true)) return now
    const { isPastDue: _, minPayment: __, ...rest } = now
    return rest
  })
}
