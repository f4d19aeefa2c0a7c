/** Cash beyond the cushion pays debts at a high rate at once, before anything is saved by the month or out of a sum. */
import type { Figure } from '../../figure.ts'
import type { Cushion } from '../cushion.ts'
import { payableFromCash } from '../cushion-dates.ts'
import type { DebtFigures } from '../debts.ts'
import type { CollegeBasis } from './basis.ts'

export interface CashFirst {
  /** What the cash pays now; undefined where it pays nothing. */
  readonly atOnce: Figure | undefined
  /** The debts that it goes to, highest rate first. */
  readonly paidDebts: readonly DebtFigures[]
  /** Those of them that it pays off: their payments are free from today on. */
  readonly goneToday: readonly DebtFigures[]
  /** What is owed afterwards, debts that are gone left out. */
  readonly debtsLeft: readonly DebtFigures[]
}

/**
 * Whoever looks for work keeps the cash; whoever has no pay to refill it from keeps all of the fund. `isOthers`: a sum that
 * is a gift of others, which is in nobody's cash.
 */
export function cashFirst(
  { sheet, reader, lump, isRetired }: CollegeBasis,
  cushion: Cushion | undefined,
  costlyDebts: readonly DebtFigures[],
  isOthers: boolean,
): CashFirst {
  const nothingPaid: CashFirst = { atOnce: undefined, paidDebts: [], goneToday: [], debtsLeft: costlyDebts }
  if (cushion === undefined || reader.told('employment') === 'unemployed') return nothingPaid
  const { cash } = cushion
  const kept = isRetired ? cushion.target : cushion.starter
  // A sum of one's own that this cash could hold is taken to be in it.
  const sum = isOthers || lump === undefined || lump.value > cash.value ? undefined : lump
  const payable = payableFromCash(cash.value - (sum?.value ?? 0), kept.value, costlyDebts)
  if (payable <= 0) return nothingPaid
  const atOnce = sheet.computed(
    'debts.at-once',
    'What your cash can pay on costly debts at once',
    'usd',
    `cash beyond ${isRetired ? 'the fund' : 'the starter cushion'}${sum === undefined ? '' : ' and this sum'}, no more than is owed`,
    [cash, kept, ...(sum === undefined ? [] : [sum]), ...costlyDebts.map(({ balance }) => balance)],
    payable,
  )
  const paidDebts: DebtFigures[] = []
  const goneToday: DebtFigures[] = []
  const debtsLeft: DebtFigures[] = []
  let left = payable
  for (const debt of costlyDebts) {
    const paid = Math.min(left, debt.balance.value)
    left -= paid
    if (paid > 0) paidDebts.push(debt)
    if (paid >= debt.balance.value) goneToday.push(debt)
    else debtsLeft.push(paid > 0 ? { ...debt, balance: leftOf(sheet, debt, atOnce, paid) } : debt)
  }
  return { atOnce, paidDebts, goneToday, debtsLeft }
}

const leftOf = (sheet: CollegeBasis['sheet'], { id, balance }: DebtFigures, atOnce: Figure, paid: number) =>
  sheet.computed(
    `${id}.left`,
    'Still owed after what your cash pays',
    'usd',
    'balance − what your cash pays at once, highest rate first',
    [balance, atOnce],
    balance.value - paid,
  )
