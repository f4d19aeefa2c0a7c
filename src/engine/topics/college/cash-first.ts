/** Cash beyond the starter cushion pays debts at a high rate at once, before anything is saved by the month. */
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

/** Whoever is without pay keeps the cash. */
export function cashFirst(
  { sheet, reader }: CollegeBasis,
  cushion: Cushion | undefined,
  costlyDebts: readonly DebtFigures[],
): CashFirst {
  const nothingPaid: CashFirst = { atOnce: undefined, paidDebts: [], goneToday: [], debtsLeft: costlyDebts }
  const employment = reader.told('employment')
  if (cushion === undefined || employment === 'unemployed' || employment === 'retired') return nothingPaid
  const payable = payableFromCash(cushion.cash.value, cushion.starter.value, costlyDebts)
  if (payable <= 0) return nothingPaid
  const atOnce = sheet.computed(
    'debts.at-once',
    'What your cash can pay on costly debts at once',
    'usd',
    'cash beyond the starter cushion, no more than is owed',
    [cushion.cash, cushion.starter, ...costlyDebts.map(({ balance }) => balance)],
    payable,
  )
  const paidDebts: DebtFigures[] = []
  const goneToday: DebtFigures[] = []
  const debtsLeft: DebtFigures[] = []
  let cash = payable
  for (const debt of costlyDebts) {
    const paid = Math.min(cash, debt.balance.value)
    cash -= paid
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
