/**
 * Payday and title loans that are renewed for a fee: which of them cash ends today, and which others a first cushion and
 * the match wait for.
 */
import type { FactReader } from '../../fact-reader.ts'
import { planningRules as rules } from '../../planning-rules.ts'
import type { Worksheet } from '../../worksheet.ts'
import { tellsCash } from '../cushion.ts'
import type { DebtTerms } from '../debt-terms.ts'
import { isRollover } from '../debts.ts'
import { endedRollovers } from '../ended-rollovers.ts'
import { isPayGone } from '../out-of-work.ts'
import { isLateUnknown, pastDue } from '../past-due.ts'
import { cashBesideOnce } from './once.ts'

const owedOn = (debts: readonly DebtTerms[]) => debts.reduce((sum, { balance }) => sum + balance.value, 0)

/**
 * The loans that cash beyond what is late ends today, though the first cushion is then not full. Where the month cannot
 * bear an extended payment plan, all cash goes to the loans that would need one: the lender waits for nobody.
 */
export function endedToday(
  sheet: Worksheet,
  reader: FactReader,
  asked: readonly DebtTerms[],
  isShort: () => boolean,
): readonly DebtTerms[] {
  const late = pastDue(sheet, reader)
  const loans = asked.filter((debt) => isRollover(debt) && debt.minimumOnly !== true)
  const waits = isPayGone(reader) || isLateUnknown(reader)
  if (loans.length === 0 || waits || !tellsCash(reader)) return []
  const cash = cashBesideOnce(sheet, reader).value - (late?.value ?? 0)
  reader.rule('rollover.kept', 'Cash that stays when it ends a payday loan', 'usd', rules.rolloverKept)
  const ended = endedRollovers(cash, loans)
  const due = loans.filter(({ extendedPlan }) => extendedPlan !== undefined)
  return due.every((loan) => ended.includes(loan)) || owedOn(due) > cash || !isShort() ? ended : due
}

/** The places among the debts of those that go on: an extended payment plan takes no fee, so it keeps nothing waiting. */
export const rolloversOf = (paid: readonly DebtTerms[], ended: readonly DebtTerms[]): number[] =>
  paid.flatMap((debt, index) =>
    isRollover(debt) &&
    debt.extendedPlan === undefined &&
    debt.minimumOnly !== true &&
    ended.every(({ id }) => id !== debt.id)
      ? [index]
      : [],
  )
