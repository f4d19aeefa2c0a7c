/** A sum that is paid on debts once, and all that is sent to them at once: it and the cash beyond the cushion. */
import type { FactReader } from '../../fact-reader.ts'
import type { Figure } from '../../figure.ts'
import { type Text, words } from '../../say.ts'
import type { Dollars } from '../../units.ts'
import type { Worksheet } from '../../worksheet.ts'
import { cashOf } from '../cushion.ts'
import type { DebtTerms } from '../debt-terms.ts'
import type { Drafting } from '../topic.ts'

export interface OneTimeSum {
  readonly sum: Figure
  /** What each debt gets of it before the order, by its place: all of it goes to the debts that it was meant for. */
  readonly firstTo: readonly Dollars[]
  /** Out of savings, which then hold so much less. */
  readonly isFromSavings?: boolean
  /** The emergency fund that stays whole beside it. */
  readonly fund?: Figure
}

export function oneTimeSum(reader: FactReader, paid: readonly DebtTerms[]): OneTimeSum | undefined {
  const sum = reader.some('debtPaymentOnce')
  // Less than a dollar pays nothing.
  if (sum === undefined || sum.value < 1) return undefined
  const wanted = reader.told('debtPaymentOnceOn')
  // A single debt is the one that is meant, however little it costs.
  const isMeant = ({ kind }: DebtTerms) => paid.length === 1 || (wanted !== undefined && kind === wanted)
  let left = sum.value
  const firstTo = paid.map((debt) => {
    const goes = isMeant(debt) ? Math.min(left, debt.balance.value) : 0
    left -= goes
    return goes
  })
  return { sum, firstTo, isFromSavings: reader.told('debtPaymentOnceFromSavings') === true }
}

/** Cash on hand, without what of it is paid on debts once. */
export function cashBesideOnce(asked: Drafting, paidOnce?: OneTimeSum): Figure {
  const { sheet, reader } = asked
  const cash = cashOf(asked)
  const once =
    paidOnce?.isFromSavings === true
      ? paidOnce.sum
      : reader.told('debtPaymentOnceFromSavings') === true
        ? reader.some('debtPaymentOnce')
        : undefined
  return once === undefined
    ? cash
    : sheet.computed(
        'cash.beside-once',
        'Cash left beside the one-time payment',
        'usd',
        'cash you have − what of it is paid on debts once, never below nothing',
        [cash, once],
        Math.max(0, cash.value - once.value),
      )
}

/** All that is sent to debts today. */
export interface SentAtOnce {
  readonly sum: Figure
  /** "of your cash", after a sum. */
  readonly of: Text
}

export function sentAtOnce(
  sheet: Worksheet,
  spare: Figure | undefined,
  once: OneTimeSum | undefined,
  /** What a sale of investments adds to the cash. */
  sold: Figure | undefined,
): SentAtOnce | undefined {
  if (once === undefined)
    return spare === undefined
      ? undefined
      : {
          sum: spare,
          of: words(
            sold === undefined
              ? 'of your cash'
              : sold.value < spare.value
                ? 'of your cash and of what you sell'
                : 'of what you sell',
          ),
        }
  if (spare === undefined)
    return {
      sum: once.sum,
      of: words(once.isFromSavings === true ? 'of your savings' : 'of the one-time sum'),
    }
  return {
    sum: sheet.computed(
      'at-once',
      'Sent to debts at once',
      'usd',
      'cash beyond the cushion + the one-time payment',
      [spare, once.sum],
      spare.value + once.sum.value,
    ),
    of: words(
      once.fund !== undefined
        ? 'of your savings'
        : sold === undefined
          ? 'of your cash and the one-time sum'
          : sold.value < spare.value
            ? 'of your cash, of what you sell and of the one-time sum'
            : 'of what you sell and of the one-time sum',
    ),
  }
}
