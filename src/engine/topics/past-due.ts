/** Bills and payments past due, as a sum that was told or that follows from the payments that were missed. */
import type { FactReader } from '../fact-reader.ts'
import type { Debt } from '../facts/debts.ts'
import type { Figure } from '../figure.ts'
import { middle } from '../household.ts'
import type { Dollars } from '../units.ts'
import type { Worksheet } from '../worksheet.ts'
import { asTheyStand } from './sued-over.ts'

/** Undefined where nothing is late that can be brought up to date, or nobody can say how much. */
export function pastDue(sheet: Worksheet, reader: FactReader): Figure | undefined {
  if (!knowsPastDue(reader)) return undefined
  const all = reader.number('pastDueBills')
  const elsewhere = missedElsewhere(reader)
  return elsewhere === 0
    ? all
    : sheet.computed(
        'late.payable',
        'Late bills beside debts in court or with a collector',
        'usd',
        'late bills − the payments that were missed on debts in court or with a collector',
        [all],
        all.value - elsewhere,
      )
}

/** Whether something is late of which the sum is known. */
export function knowsPastDue(reader: FactReader): boolean {
  const isTold = reader.told('pastDueBills') !== undefined || hasLate(debtsOf(reader))
  return isTold && middle(reader.known('pastDueBills') ?? 0) > missedElsewhere(reader)
}

/** Whether something is late that is neither with a collector nor in court. */
export function isLate(reader: FactReader): boolean {
  const debts = debtsOf(reader)
  const isElsewhere = ({ isInCollections, isInCourt }: Debt) => isInCollections === true || isInCourt === true
  return (
    knowsPastDue(reader) ||
    hasLate(debts) ||
    (!debts.some((debt) => isElsewhere(debt) || isDueWhole(debt)) && reader.told('behindOnDebts') === true)
  )
}

/**
 * Tax of which no payment was agreed: nothing of it can be brought up to date, as the whole of it is due. It stands among the
 * debts with its sum, so no cash waits for another one.
 */
export const isDueWhole = ({ kind, isPastDue, minPayment }: Debt): boolean =>
  kind === 'tax' && isPastDue === true && middle(minPayment ?? 0) === 0

/** Whether a payment was missed that can be made up: that somebody is behind may be said of such tax alone. */
export const isBehindOnPayments = (reader: FactReader): boolean =>
  reader.value('behindOnDebts') && !debtsOf(reader).some(isDueWhole)

/** Whether something is late of which nobody can say how much: the cash waits for it. */
export const isLateUnknown = (reader: FactReader): boolean => isLate(reader) && !knowsPastDue(reader)

/**
 * What a told sum holds of debts on which nothing is paid before a court or a proof: their missed payments, where the sum
 * is large enough to hold all that were missed.
 */
function missedElsewhere(reader: FactReader): Dollars {
  const sum = reader.told('pastDueBills')
  const told = reader.told('debts') ?? []
  if (sum === undefined) return 0
  const standing = debtsOf(reader)
  const missedOf = (debts: readonly Debt[]) =>
    debts.reduce((all, { monthsBehind = 0, minPayment = 0 }) => all + monthsBehind * middle(minPayment), 0)
  const late = told.filter(({ isPastDue }) => isPastDue === true)
  const elsewhere = told.filter(({ isPastDue }, at) => isPastDue === true && standing[at]?.isPastDue !== true)
  return middle(sum) < missedOf(late) ? 0 : missedOf(elsewhere)
}

const debtsOf = (reader: FactReader) => asTheyStand(reader, reader.told('debts') ?? [])

const hasLate = (debts: readonly Debt[]) => debts.some((debt) => debt.isPastDue === true && !isDueWhole(debt))
