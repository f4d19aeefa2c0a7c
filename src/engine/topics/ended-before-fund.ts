/** The fund need not hold payments that have ended when it is full: which debts at a lower rate those are. */
import { planningRules as rules } from '../planning-rules.ts'
import type { Months } from '../units.ts'

/** When a way of saving fills the fund, and when the debts at a lower rate are gone by their own payments. */
export interface FillingOfFund {
  /** Undefined where it is never full. */
  readonly fullIn: Months | undefined
  readonly gone: readonly { readonly id: string; readonly month: Months }[]
}

/**
 * The most of those debts that are gone, within some years, by the month in which the fund without their payments is full.
 */
export function withoutEnded<Work>(
  work: Work,
  fillingOf: (work: Work) => FillingOfFund,
  again: (ended: readonly string[]) => Work,
): { work: Work; ended: readonly string[] } {
  const { fullIn = Infinity, gone } = fillingOf(work)
  const before = gone
    .filter(({ month }) => month > 0 && month <= Math.min(fullIn, rules.endedBeforeFundMonths.value))
    .sort((one, other) => one.month - other.month)
  for (let count = before.length; count > 0; count -= 1) {
    const ended = before.slice(0, count).map(({ id }) => id)
    const then = again(ended)
    if ((fillingOf(then).fullIn ?? Infinity) >= before[count - 1]!.month) return { work: then, ended }
  }
  return { work, ended: [] }
}
