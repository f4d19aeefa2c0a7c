/** Cash that pays every debt of the plan today: what it takes, what stays, and where the freed payments go. */
import type { DateFigure, Figure } from '../../figure.ts'
import { listed, say, type Text, words } from '../../say.ts'
import type { Dollars } from '../../units.ts'
import { cushionOf } from '../cushion.ts'
import { longestSaving } from '../cushion-dates.ts'
import { type DebtWork, monthFigure } from './work.ts'

export interface PaidAtOnce {
  /** What pays the debts. */
  readonly paid: Figure
  /** "of your cash", after it. */
  readonly of: Text
  /** The cash that stays in savings, where cash is known. */
  readonly kept: Figure | undefined
  /** What the debts took and would have taken each month. */
  readonly freed: Figure
  readonly target: Figure
  readonly withoutEnded: Text
  /** What is missing in the emergency fund once the debts are paid. */
  readonly gap: Figure
  /** When the freed payments have filled the fund. */
  readonly full: DateFigure | undefined
}

export function paidAtOnce(work: DebtWork): PaidAtOnce | undefined {
  const { sheet, reader, sent, kept, targets, toDebts, ended, clearsAtOnce, plan } = work
  if (!clearsAtOnce || sent === undefined) return undefined
  const { target, cash, withoutEnded } = cushionOf(sheet, reader, { debts: targets, id: 'at-once.' })
  const stays = kept ?? cash
  // The payments of a loan that cash ends stand in what the month leaves already.
  const minimums = targets
    .filter(({ id }) => ended.every((debt) => debt.id !== id))
    .map(({ minimum }) => minimum)
  const freed = sheet.computed(
    'at-once.freed',
    'Free each month when the debts are paid',
    'usd-per-month',
    'minimum payments of the paid debts + what could go to debts beyond them',
    [...minimums, toDebts],
    minimums.reduce((sum, { value }) => sum + value, toDebts.value),
  )
  const gap = sheet.computed(
    'at-once.gap',
    'Missing in the emergency fund when the debts are paid',
    'usd',
    'emergency fund target − cash that stays in savings, never below nothing',
    [target, stays],
    Math.max(0, target.value - stays.value),
  )
  const months = freed.value > 0 ? Math.ceil(gap.value / freed.value) : Infinity
  return {
    paid: usedOf(work, sent.sum, plan.lumpSums),
    of: sent.of,
    kept,
    freed,
    target,
    withoutEnded,
    gap,
    full:
      gap.value === 0 || months > longestSaving
        ? undefined
        : monthFigure(work, 'at-once.full', 'The emergency fund is full', months, [gap, freed]),
  }
}

/** A one-time sum may be more than is owed. */
function usedOf({ sheet, targets }: DebtWork, sum: Figure, lumpSums: readonly Dollars[]): Figure {
  const used = lumpSums.reduce((all, paid) => all + paid, 0)
  if (Math.round(sum.value) <= Math.round(used)) return sum
  return sheet.computed(
    'at-once.used',
    'What pays the debts',
    'usd',
    'what is sent at once, at most what is owed',
    [sum, ...targets.map(({ balance }) => balance)],
    used,
  )
}

/** The debts that the cash pays. */
export function debtsPaid({ targets, goneToday }: DebtWork): Text {
  const few = 3
  const gone = targets.filter(({ id }) => goneToday.some((debt) => debt.id === id))
  return gone.length > few ? words('these debts') : say`the ${listed(gone.map(({ label }) => label))}`
}

/** Where the freed payments go from now on. */
export const freedTo = ({ gap, full, target }: PaidAtOnce): Text =>
  gap.value === 0
    ? words('retirement savings')
    : full === undefined
      ? say`your emergency fund until it holds ${target}`
      : say`your emergency fund until it holds ${target}, about ${full}`
