/** A court paper about a debt: which debts it is about. */
import type { Debt } from '../../facts/debts.ts'
import { knowsPastDue } from '../past-due.ts'
import { isSuedForDebt } from '../sued-over.ts'
import type { DebtBasis } from './basis.ts'

/** Debts that somebody sues over: nothing is paid on them before legal aid has answered. */
export const inCourt = <Of extends { readonly told: Debt }>(debts: readonly Of[]): Of[] =>
  debts.filter(({ told }) => told.isInCourt === true)

/** A lawsuit is all that was told: no debt, and nothing late by a sum. */
export const isCourtAlone = ({ reader, debts }: Pick<DebtBasis, 'reader' | 'debts'>): boolean =>
  debts.length === 0 && isSuedForDebt(reader) && !knowsPastDue(reader)
