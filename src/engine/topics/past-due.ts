/** Bills and payments past due, as a sum that was told or that follows from the payments that were missed. */
import type { FactReader } from '../fact-reader.ts'
import type { Figure } from '../figure.ts'
import { middle } from '../household.ts'

/** Undefined where nothing is late, or nobody can say how much. */
export function pastDue(reader: FactReader): Figure | undefined {
  const isTold =
    reader.told('pastDueBills') !== undefined ||
    (reader.told('debts') ?? []).some(({ isPastDue }) => isPastDue === true)
  return isTold && middle(reader.known('pastDueBills') ?? 0) > 0 ? reader.number('pastDueBills') : undefined
}

/** Whether something is late that is not with a collector. */
export function isLate(reader: FactReader): boolean {
  const debts = reader.told('debts') ?? []
  const isCollected = debts.some(({ isInCollections }) => isInCollections === true)
  return (
    pastDue(reader) !== undefined ||
    debts.some((debt) => debt.isPastDue === true && debt.isInCollections !== true) ||
    (!isCollected && reader.told('behindOnDebts') === true)
  )
}
