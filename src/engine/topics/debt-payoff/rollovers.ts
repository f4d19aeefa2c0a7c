/** Payday and title loans that are renewed for a fee: a first cushion and the match wait until they are gone. */
import type { FactReader } from '../../fact-reader.ts'
import type { Worksheet } from '../../worksheet.ts'
import { starterOf, tellsCash } from '../cushion.ts'
import type { DebtTerms } from '../debt-terms.ts'
import { isRollover } from '../debts.ts'
import { pastDue } from '../past-due.ts'
import { cashBesideOnce } from './once.ts'

/**
 * Their places among the debts that are paid. An extended payment plan takes no fee, so a cushion may come before the
 * rest of it; and what cash beyond the cushion ends today keeps nothing waiting.
 */
export function rolloversOf(sheet: Worksheet, reader: FactReader, paid: readonly DebtTerms[]): number[] {
  const found = paid.flatMap((debt, index) =>
    isRollover(debt) && debt.extendedPlan === undefined && debt.minimumOnly !== true ? [index] : [],
  )
  if (found.length === 0 || !tellsCash(reader)) return found
  const owed = found.reduce((sum, index) => sum + (paid[index]?.balance.value ?? 0), 0)
  const beyond =
    cashBesideOnce(sheet, reader).value - (pastDue(reader)?.value ?? 0) - starterOf(sheet, reader).value
  return beyond >= owed ? [] : found
}
