/** Bills and payments past due, as a sum that was told or that follows from the payments that were missed. */
import type { FactReader } from '../fact-reader.ts'
import type { Debt } from '../facts/debts.ts'
import type { Figure } from '../figure.ts'
import { middle } from '../household.ts'
import { asTheyStand } from './sued-over.ts'

/** Undefined where nothing is late, or nobody can say how much. */
export function pastDue(reader: FactReader): Figure | undefined {
  const isTold = reader.told('pastDueBills') !== undefined || hasLate(debtsOf(reader))
  return isTold && middle(reader.known('pastDueBills') ?? 0) > 0 ? reader.number('pastDueBills') : undefined
}

/** Whether something is late that is neither with a collector nor in court. */
export function isLate(reader: FactReader): boolean {
  const debts = debtsOf(reader)
  const isElsewhere = ({ isInCollections, isInCourt }: Debt) => isInCollections === true || isInCourt === true
  return (
    pastDue(reader) !== undefined ||
    hasLate(debts) ||
    (!debts.some(isElsewhere) && reader.told('behindOnDebts') === true)
  )
}

const debtsOf = (reader: FactReader) => asTheyStand(reader, reader.told('debts') ?? [])

const hasLate = (debts: readonly Debt[]) => debts.some(({ isPastDue }) => isPastDue === true)
