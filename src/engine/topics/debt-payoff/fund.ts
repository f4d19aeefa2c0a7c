/** The full emergency fund, where it comes before a debt: ahead of debts at a middling rate, behind costly ones. */

import type { FactReader } from '../../fact-reader.ts'
import { type Figure, sumOf } from '../../figure.ts'
import { debtPayoff } from '../../math/debt-payoff.ts'
import type { Text } from '../../say.ts'
import { monthsPerYear } from '../../tax/counting.ts'
import type { Months } from '../../units.ts'
import { worksheet } from '../../worksheet.ts'
import { cushionOf, tellsCash } from '../cushion.ts'
import { type DebtTerms, debtInNumbers, mostAsked } from '../debt-terms.ts'
import { isCostly } from '../debts.ts'
import { isPayGone } from '../out-of-work.ts'
import type { Drafting } from '../topic.ts'
import { changedPayments, loansApart } from './changed-payments.ts'
import type { FederalLoans } from './loans.ts'
import { waitedFor, wished } from './smallest-first.ts'
import type { TakenTransfer } from './taken-transfer.ts'

/** Where the fund stands in the order of things. */
export interface FundPlace {
  /** The debts that come before it, by their places among those that are paid. */
  readonly after: readonly number[]
  /** Nothing comes between it and the starter cushion: the two are filled as one. */
  readonly isWhole: boolean
}

export interface FundFirst extends FundPlace {
  readonly target: Figure
  readonly countedWith: Text
  /** What is in it when cash has paid its part today. */
  readonly cash: Figure
  /** What is missing in it; where something comes between the two, without what the starter cushion is missing. */
  readonly gap: Figure
}

interface Limits {
  readonly lowRate: Figure
  readonly highRate: Figure
  /** An employer match comes between the starter cushion and the rest of the fund. */
  readonly isMatchBetween: boolean
}

/**
 * The fund comes before every debt at a middling rate, and after all others that could be paid faster: the costly ones,
 * one on promotion, and one that grows at its minimum payment. Behind such a debt it is counted only where cash was
 * told. Without pay nothing beyond what is asked goes anywhere.
 */
export function fundPlace(
  reader: FactReader,
  paid: readonly DebtTerms[],
  { lowRate, highRate, isMatchBetween }: Limits,
): FundPlace | undefined {
  const open = paid.flatMap((debt, index) =>
    debt.minimumOnly === true && debt.paced === undefined ? [] : [{ ...debt, index }],
  )
  const isMiddling = (debt: DebtTerms) =>
    debt.paced !== undefined ||
    (debt.promotion === undefined &&
      debt.rate.value >= lowRate.value &&
      !isCostly(debt, highRate) &&
      mostAsked(debt) > (debt.balance.value * debt.rate.value) / monthsPerYear)
  const others = open.filter((debt) => !isMiddling(debt)).map(({ index }) => index)
  const after = waitedFor(paid, others, wished({ reader }))
  if (after.length === open.length || isPayGone(reader)) return undefined
  if (after.length > 0 && !tellsCash(reader)) return undefined
  return { after, isWhole: after.length === 0 && !isMatchBetween }
}

export function fundFirst(
  { sheet, reader, context }: Drafting,
  place: FundPlace | undefined,
  paid: readonly DebtTerms[],
  {
    cash,
    toDebts,
    transfer,
    loans,
  }: {
    cash: Figure | undefined
    toDebts: Figure
    transfer: TakenTransfer | undefined
    loans: FederalLoans | undefined
  },
): FundFirst | undefined {
  if (place === undefined || cash === undefined) return undefined
  const gone = paid.filter((_, index) => place.after.includes(index))
  const changing = { sheet, transfer, loans }
  // At the earliest: all that is paid each month, for what is missing without payments that begin.
  const least = cushionOf(
    { sheet: worksheet([]), reader, context },
    changedPayments(changing, gone, []),
  ).target
  const monthly = toDebts.value + sumOf(paid.map(({ minimum }) => minimum))
  const soonest = Math.max(0, least.value - cash.value) / Math.max(1, monthly)
  const goOn = paid.filter((debt) => !gone.includes(debt) && aloneFor(debt) > soonest)
  const { target, starter, countedWith } = cushionOf(
    { sheet, reader, context },
    changedPayments(changing, gone, [...goOn, ...loansApart({ loans }, soonest)]),
  )
  const { isWhole } = place
  return {
    ...place,
    target,
    countedWith,
    cash,
    gap: sheet.computed(
      'fund.gap',
      isWhole ? 'Missing in the emergency fund' : 'Missing in the emergency fund beyond the starter cushion',
      'usd',
      isWhole
        ? 'emergency fund target − cash you have, never below nothing'
        : 'emergency fund target − the larger of the cash that stays and the starter cushion, never below nothing',
      isWhole ? [target, cash] : [target, cash, starter],
      Math.max(0, target.value - (isWhole ? cash.value : Math.max(cash.value, starter.value))),
    ),
  }
}

/** Months until it is paid at what is asked. */
const aloneFor = (debt: DebtTerms): Months =>
  debtPayoff({ debts: [debtInNumbers(debt)], extra: 0, order: 'minimum-only' }).months ?? Infinity
