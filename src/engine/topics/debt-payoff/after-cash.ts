/** What a month asks for, and what it leaves beyond that or misses, once the cash of today has paid off debts. */
import { type Figure, sumOf } from '../../figure.ts'
import type { DebtPayoff } from '../../math/debt-payoff.ts'
import type { DebtTerms } from '../debt-terms.ts'
import type { DebtBasis } from './basis.ts'

export interface AfterCash {
  /** The debts that cash pays off today. */
  readonly goneToday: readonly DebtTerms[]
  /** The minimum payments without theirs. */
  readonly stillDue: Figure
  /** What is left of the month for debts beyond those: their payments are free too. */
  readonly beyond: Figure
  /** How much of those the month cannot meet all the same. */
  readonly missing: Figure | undefined
}

export function afterCash(
  { sheet, paid, minimums, toDebts, ended, shortfall, bridge }: DebtBasis,
  plan: DebtPayoff,
): AfterCash {
  const goneToday = paid.filter(({ balance }, index) => balance.value > 0 && plan.debts[index]?.months === 0)
  const freed = goneToday
    .filter(({ id }) => ended.every((debt) => debt.id !== id))
    .map(({ minimum }) => minimum)
  if (freed.length === 0)
    return {
      goneToday,
      stillDue: minimums,
      beyond: toDebts,
      missing: bridge === undefined ? shortfall : undefined,
    }
  const left = toDebts.value + sumOf(freed) - (shortfall?.value ?? 0)
  return {
    goneToday,
    stillDue: sheet.computed(
      'minimums.left',
      'Minimum payments that are left',
      'usd-per-month',
      'minimum payments − those of the debts that cash pays off today',
      [minimums, ...freed],
      minimums.value - sumOf(freed),
    ),
    beyond: sheet.computed(
      'beyond',
      'Beyond the minimum payments that are left, for debts',
      'usd-per-month',
      `what goes to debts beyond the minimum payments + the payments of the debts that cash pays off today${shortfall === undefined ? '' : ' − what was missing before, never below nothing'}`,
      [toDebts, ...freed, ...(shortfall === undefined ? [] : [shortfall])],
      Math.max(0, left),
    ),
    missing:
      shortfall === undefined || bridge !== undefined || left >= 0
        ? undefined
        : sheet.computed(
            'missing',
            'Payments that you cannot meet once cash has paid off debts',
            'usd-per-month',
            'what was missing before − the payments of the debts that cash pays off today',
            [shortfall, ...freed],
            -left,
          ),
  }
}
