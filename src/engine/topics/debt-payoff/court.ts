/** A court paper about a debt: which debt it is about, and by when it must be answered. */
import type { Debt } from '../../facts/debts.ts'
import type { DateFigure } from '../../figure.ts'
import { pastDue } from '../past-due.ts'
import { isSuedForDebt } from '../sued-over.ts'
import type { DebtBasis } from './basis.ts'
import type { DebtWork } from './work.ts'

/** The day by which the court paper must be answered, where one was told. */
export function courtDue({ reader, sheet }: DebtWork): DateFigure | undefined {
  const day = reader.told('courtAnswerDue')
  return day === undefined
    ? undefined
    : sheet.date('court.due', 'Day by which the court paper must be answered', 'you said so', [], day)
}

/** Debts that somebody sues over: nothing is paid on them before legal aid has answered. */
export const inCourt = <Of extends { readonly told: Debt }>(debts: readonly Of[]): Of[] =>
  debts.filter(({ told }) => told.isInCourt === true)

/** A lawsuit is all that was told: no debt, and nothing late by a sum. */
export const isCourtAlone = ({ reader, debts }: Pick<DebtBasis, 'reader' | 'debts'>): boolean =>
  debts.length === 0 && isSuedForDebt(reader) && pastDue(reader) === undefined
