/** A gap that ends with a debt and that cash can carry: what is missing in a month, for each month until then. */
import { type Figure, sumOf } from '../../figure.ts'
import { planningRules as rules } from '../../planning-rules.ts'
import { cashOf, starterOf, tellsCash } from '../cushion.ts'
import type { DebtTerms } from '../debt-terms.ts'
import { isCostly } from '../debts.ts'
import { isPayGone } from '../out-of-work.ts'
import { isLate } from '../past-due.ts'
import type { Drafting } from '../topic.ts'
import { endsSoon } from './passing-gap.ts'

export interface BridgedGap {
  /** What is missing a month while it lasts. */
  readonly missing: Figure
  readonly months: Figure
  /** The debts with whose last payment it ends. */
  readonly ending: readonly DebtTerms[]
  /** What of the cash it takes in all. */
  readonly sum: Figure
}

/**
 * Undefined where nothing is missing, where it lasts for longer than a year or than the cash, where something is late,
 * and where cash beyond the first cushion has a costly debt to go to.
 */
export function bridgedGap(
  asked: Drafting,
  paid: readonly DebtTerms[],
  {
    missing,
    ended,
    highRate,
  }: {
    missing: Figure | undefined
    /** What cash ends today: the same dollars carry nothing. */
    ended: readonly DebtTerms[]
    highRate: Figure
  },
): BridgedGap | undefined {
  const { sheet, reader } = asked
  if (missing === undefined || isPayGone(reader)) return undefined
  if (!tellsCash(reader) || isLate(reader)) return undefined
  const soon = endsSoon(paid, missing.value, rules.bridgedGapMonths.value)
  const cash = cashOf(asked)
  if (soon === undefined) return undefined
  const needed = Math.ceil(missing.value * soon.months)
  const left = cash.value - sumOf(ended.map(({ balance }) => balance)) - needed
  const hasCostly = paid.some((debt) => isCostly(debt, highRate) && debt.minimumOnly !== true)
  if (left < 0 || (hasCostly && left > starterOf(asked).value)) return undefined
  const months = sheet.computed(
    'bridge.months',
    'Months until what is asked for can be met',
    'months',
    'payments that are left on the debts that end',
    soon.ending.flatMap(({ balance, minimum }) => [balance, minimum]),
    soon.months,
  )
  return {
    missing,
    months,
    ending: soon.ending,
    sum: sheet.computed(
      'bridge.sum',
      'Cash that carries the payments until then',
      'usd',
      'what is missing a month × the months, rounded up',
      [missing, months],
      needed,
    ),
  }
}
