/** The debts of a reader as they stand: what is in default or in court among them. */
import type { FactReader } from '../fact-reader.ts'
import type { Debt } from '../facts/debts.ts'
import * as debtsOf from '../fallbacks/sued-debts.ts'

const about = (reader: FactReader): debtsOf.AboutDebts => ({
  suedForDebt: reader.told('suedForDebt'),
  courtAnswerDue: reader.told('courtAnswerDue'),
  payGarnished: reader.told('payGarnished'),
})

/** Whether a lawsuit about a debt was told, with or without its day. */
export const isSuedForDebt = (reader: FactReader): boolean =>
  debtsOf.isSuedForDebt(reader.told('debts') ?? [], about(reader))

/** The debts with those marked that are in default or in court. */
export const asTheyStand = (reader: FactReader, told: readonly Debt[]): readonly Debt[] =>
  debtsOf.asTheyStand(told, about(reader))
