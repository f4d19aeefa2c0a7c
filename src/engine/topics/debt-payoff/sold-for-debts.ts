/** What of the investments outside retirement accounts is sold for what is late, the first cushion and the costly debts. */
import { type Figure, sumOf } from '../../figure.ts'
import type { Dollars } from '../../units.ts'
import { starterOf, tellsCash } from '../cushion.ts'
import type { DebtTerms } from '../debt-terms.ts'
import {
  comesFromInvestments,
  investedOutside,
  type SoldInvestments,
  soldInvestments,
} from '../sold-investments.ts'
import type { Drafting } from '../topic.ts'
import { lateOnDebts } from './first-needs.ts'
import type { LateSum } from './late-sum.ts'
import { cashBesideOnce, type OneTimeSum } from './once.ts'

interface Wanted {
  readonly paid: readonly DebtTerms[]
  /** The debts that cash beyond the first cushion goes to. */
  readonly takesCash: (debt: DebtTerms) => boolean
  readonly late: LateSum | undefined
  /** What the month has for debts: what it pays at once needs no sale. */
  readonly toDebts: Figure
  readonly once: OneTimeSum | undefined
}

/** A sum that was told may be what the investments bring, where nobody said that it comes from elsewhere. */
const isOutOfInvestments = ({ reader }: Drafting, { isFromSavings }: OneTimeSum): boolean =>
  isFromSavings !== true && (reader.told('moneySource') === undefined || comesFromInvestments(reader))

/** Undefined where cash does it, and where no cash was told: nobody knows then what is missing. */
export function soldForDebts(
  asked: Drafting,
  { paid, takesCash, late: lateSum, toDebts, once }: Wanted,
): SoldInvestments | undefined {
  const { reader } = asked
  const late = lateSum?.sum
  const invested = investedOutside(reader)
  if (invested === undefined || !tellsCash(reader)) return undefined
  // A fund that stays whole beside the sum is wanted whole: nothing is sold past it.
  if (once !== undefined && (once.fund !== undefined || isOutOfInvestments(asked, once))) return undefined
  const costly = paid.filter(takesCash).map(({ balance }) => balance)
  const cash = cashBesideOnce(asked, once)
  const isLateCovered = (late?.value ?? 0) <= cash.value
  if (costly.length === 0 && isLateCovered) return undefined
  const starter = starterOf(asked)
  const missed: Dollars = lateOnDebts(paid.filter(takesCash), lateSum, undefined).reduce(
    (sum, { later }) => sum + later,
    0,
  )
  const sent = onCostly(once, paid, takesCash)
  const missing = sumOf(costly) - sent + (late?.value ?? 0) - missed + starter.value - cash.value
  if (missing <= 0 || (isLateCovered && missing <= toDebts.value)) return undefined
  return soldInvestments(asked, invested, {
    dollars: missing,
    formula: `what is late + starter cushion + what the costly debts come to${once === undefined ? '' : ' − the one-time payment on them'} − cash you have`,
    inputs: [
      ...(late === undefined ? [] : [late]),
      starter,
      ...costly,
      cash,
      ...(once === undefined ? [] : [once.sum]),
    ],
  })
}

/** What of a one-time payment reaches the costly debts: what was meant for others goes there first. */
function onCostly(
  once: OneTimeSum | undefined,
  paid: readonly DebtTerms[],
  takesCash: (debt: DebtTerms) => boolean,
): Dollars {
  if (once === undefined) return 0
  const elsewhere = once.firstTo.reduce((sum, dollars, at) => {
    const debt = paid[at]
    return debt === undefined || takesCash(debt) ? sum : sum + dollars
  }, 0)
  return Math.max(0, once.sum.value - elsewhere)
}
