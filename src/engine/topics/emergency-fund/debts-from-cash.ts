/** What cash pays on debts at a high rate at once, what of them stays owed, and what stays of the cash. */
import type { Figure } from '../../figure.ts'
import type { Dollars } from '../../units.ts'
import type { Worksheet } from '../../worksheet.ts'
import type { Cushion } from '../cushion.ts'
import { freedBy } from '../cushion-dates.ts'
import type { DebtTerms } from '../debt-terms.ts'
import { isRollover } from '../debts.ts'
import { cashToDebts } from '../deferred-interest.ts'

export interface DebtsFromCash {
  /** What cash beyond the starter pays on debts at a high rate at once; nothing for those without pay. */
  readonly atOnce: Figure
  /** The debts that it goes to. */
  readonly paidAtOnce: readonly DebtTerms[]
  /** How much of it, by the id of the debt. */
  readonly prepaid: ReadonlyMap<string, Dollars>
  /** What of the cash is left after it: that much of the fund is there. */
  readonly kept: Figure
  /** Whether that pays all of them. */
  readonly isClearedAtOnce: boolean
  /** What stays owed on them; undefined where none is paid first or nothing stays. */
  readonly leftOwed: Figure | undefined
  /** What the payments of those that are paid first leave free once they are gone; undefined where there is none. */
  readonly freed: Figure | undefined
  /** Those whose deferred interest the coming months keep from coming back: what clears them in time comes first. */
  readonly promised: readonly DebtTerms[]
  /** Those whose deferred interest cash ends today. */
  readonly promiseKept: readonly DebtTerms[]
  /** Those that are renewed for a fee and that cash does not end today: they come before the starter cushion. */
  readonly rollovers: readonly DebtTerms[]
}

/** The same cash where no debt takes a part of it. */
const keptCash = (sheet: Worksheet, cash: Figure, atOnce: Figure): Figure =>
  atOnce.value === 0
    ? cash
    : sheet.computed(
        'cash.kept',
        'Cash that stays',
        'usd',
        'cash you have − what it pays on costly debts at once',
        [cash, atOnce],
        cash.value - atOnce.value,
      )

interface Asked {
  readonly cushion: Pick<Cushion, 'cash' | 'starter'>
  readonly costlyDebts: readonly DebtTerms[]
  /** Those of them that are paid before the fund. */
  readonly paidFirst: readonly DebtTerms[]
  readonly surplus: Figure
  /** Late bills of an unknown sum may need all of it. */
  readonly isLateUnknown: boolean
}

export function debtsFromCash(
  sheet: Worksheet,
  { cushion, costlyDebts, paidFirst, surplus, isLateUnknown }: Asked,
): DebtsFromCash {
  const { cash } = cushion
  const fromCash = cashToDebts({
    cash: isLateUnknown ? 0 : cash.value,
    starter: cushion.starter.value,
    monthly: surplus.value,
    costly: paidFirst,
  })
  const inTime = costlyDebts.filter(({ id }) => fromCash.inTime.has(id))
  const isPrepaid = ({ id, balance }: DebtTerms) => (fromCash.prepaid.get(id) ?? 0) >= balance.value
  const atOnce = sheet.computed(
    'debts.at-once',
    'What your cash can pay on costly debts at once',
    'usd',
    'cash beyond the starter cushion, no more than is owed; a part of it too for deferred interest that would come back and for a loan that would be renewed',
    [cash, cushion.starter, ...costlyDebts.map(({ balance }) => balance)],
    fromCash.paid,
  )
  const owed = paidFirst.reduce((sum, { balance }) => sum + balance.value, 0)
  const isClearedAtOnce = atOnce.value > 0 && owed <= atOnce.value
  const leftOwed =
    owed <= atOnce.value
      ? undefined
      : sheet.computed(
          'debts.left',
          'Left of the debts at a high rate once your cash has paid',
          'usd',
          'the balances added up − what your cash pays at once',
          [...paidFirst.map(({ balance }) => balance), atOnce],
          owed - atOnce.value,
        )
  const freed =
    freedBy(paidFirst) === 0
      ? undefined
      : sheet.computed(
          'freed',
          'Payments that end with the debts',
          'usd-per-month',
          'the minimum payments of the debts at a high rate, added up',
          paidFirst.map(({ minimum }) => minimum),
          freedBy(paidFirst),
        )
  return {
    promised: inTime.filter((debt) => !isPrepaid(debt)),
    promiseKept: inTime.filter(isPrepaid),
    rollovers: paidFirst.filter((debt) => isRollover(debt) && !isPrepaid(debt)),
    atOnce,
    paidAtOnce: costlyDebts.filter(({ id }) => fromCash.prepaid.has(id)),
    prepaid: fromCash.prepaid,
    kept: keptCash(sheet, cash, atOnce),
    isClearedAtOnce,
    leftOwed,
    freed,
  }
}
