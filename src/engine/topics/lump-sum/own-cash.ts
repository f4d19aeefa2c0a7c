/**
 * The household's own cash beyond the starter cushion. It pays what this money leaves of debts at a high rate: in the
 * order of operations they come before the full fund, which fills again afterwards. A loan that would be renewed for a fee
 * it ends from below that cushion too. Before a told last day only what lies beyond the whole fund pays, and only a card that
 * it ends.
 */
import type { Figure } from '../../figure.ts'
import { listed, nothing, say, type Text } from '../../say.ts'
import type { Dollars } from '../../units.ts'
import { tellsCash } from '../cushion.ts'
import type { DebtFigures } from '../debts.ts'
import { endedRollovers } from '../ended-rollovers.ts'
import { losesJob } from '../ending-job.ts'
import { dollarsOver, type Need } from '../order-of-operations.ts'
import { paidBeforeLastDay } from '../paid-before-last-day.ts'
import { isLateUnknown } from '../past-due.ts'
import type { LumpSumBasis } from './basis.ts'
import { whosePayIsMissing } from './pay-gap.ts'
import { isToCome } from './to-come.ts'
import type { Way } from './ways.ts'

export interface OwnCash {
  /** All of it, as it was told. */
  readonly cash: Figure
  /** What it pays, highest rate first. */
  readonly paid: readonly { readonly debt: DebtFigures; readonly amount: Figure }[]
  readonly stays: Figure
}

/** Who has no pay cannot borrow back the cash that is gone, and late bills of which nobody knows the sum come first. */
export function isKept(basis: LumpSumBasis): boolean {
  const { reader } = basis
  const isWithoutPay = whosePayIsMissing(reader) !== undefined
  return !tellsCash(reader) || isWithoutPay || isToCome(basis) || isLateUnknown(reader)
}

/** `foundations`: what the money covers in its order, to the last debt at a high rate. */
export function ownCashOf(basis: LumpSumBasis, foundations: readonly Need[]): OwnCash | undefined {
  if (isKept(basis)) return undefined
  const {
    sheet,
    amount,
    cushion: { cash, starter, target },
  } = basis
  const isLeaving = losesJob(basis.reader)
  const costlyDebts = isLeaving ? paidBeforeLastDay(basis, basis.costlyDebts) : basis.costlyDebts
  const kept = isLeaving ? target : starter
  const poured = new Map(
    dollarsOver(amount.value, foundations).map(({ need, dollars }) => [need.id, dollars] as const),
  )
  const late = foundations.find(({ id }) => id === 'past-due')?.wanted?.value ?? 0
  let left: Dollars = Math.floor(cash.value) - (late - (poured.get('past-due') ?? 0))
  const owed = costlyDebts.map((debt) => ({
    debt,
    dollars: Math.ceil(debt.balance.value) - (poured.get(debt.balance.id) ?? 0),
  }))
  const ended = endedRollovers(
    left,
    costlyDebts,
    (debt) => owed.find((one) => one.debt === debt)?.dollars ?? 0,
  )
  const paid = owed.flatMap(({ debt, dollars }) => {
    const value = ended.includes(debt) ? dollars : Math.min(left - kept.value, dollars)
    if (value <= 0 || (isLeaving && value < dollars)) return []
    left -= value
    return [
      {
        debt,
        amount: sheet.computed(
          `own-cash.${debt.balance.id}`,
          'What your own cash pays on it',
          'usd',
          ended.includes(debt)
            ? 'what this money leaves of a loan that would be renewed for a fee, where a little cash stays'
            : `cash beyond the ${isLeaving ? 'whole emergency fund' : 'starter cushion'}, no more than this money leaves of the debt; highest rate first`,
          [cash, kept, amount, debt.balance],
          value,
        ),
      },
    ]
  })
  if (paid.length === 0) return undefined
  const stays = sheet.computed(
    'own-cash.stays',
    'Cash that stays',
    'usd',
    'cash − what it pays on debts at a high rate',
    [cash, ...paid.map((part) => part.amount)],
    paid.reduce((left, part) => left - part.amount.value, Math.floor(cash.value)),
  )
  return { cash, paid, stays }
}

/** The same way with what the cash pays: it is not there to grow any more. */
export const wayWithOwnCash = (way: Way, ownCash: OwnCash | undefined): Way => ({
  ...way,
  cash: (ownCash?.paid ?? []).reduce((left, { amount }) => left - amount.value, way.cash),
  prepaid: new Map([
    ...way.prepaid,
    ...(ownCash?.paid ?? []).map(
      ({ debt: { balance }, amount }) =>
        [balance.id, (way.prepaid.get(balance.id) ?? 0) + amount.value] as const,
    ),
  ]),
})

/** To follow the order, as a sentence of its own. */
export const ownCashInWords = (ownCash: OwnCash | undefined): Text =>
  ownCash === undefined
    ? nothing
    : say` Your own cash pays ${listed(ownCash.paid.map(({ debt, amount }) => say`${amount} on the ${debt.label}`))} as well, and ${ownCash.stays} of it stays.`
