/** A month that costs more than is brought home: what is missing of it, and until when cash pays that. */

import type { FactReader } from '../fact-reader.ts'
import { isTakeHomeOfOne } from '../fallbacks/take-home-of-one.ts'
import { type DateFigure, type Figure, sumOf } from '../figure.ts'
import { middle } from '../household.ts'
import type { Dollars } from '../units.ts'
import type { Worksheet } from '../worksheet.ts'
import type { ChildInMonth } from './birth-ahead.ts'
import { longestSaving } from './cushion-dates.ts'
import { type DebtTerms, debtInNumbers } from './debt-terms.ts'
import { type ChangesAhead, monthChanges } from './month-changes.ts'
import { monthDate } from './month-date.ts'
import { type MonthlyBalance, monthlyBalance } from './monthly-balance.ts'
import { monthlyCourse } from './next-dollar/months.ts'
import { shortByLaw } from './short-by-law.ts'
import type { Drafting } from './topic.ts'

interface Beside {
  readonly id?: string
  /** Payments that no cost of today holds. */
  readonly begins?: readonly Figure[]
  /** What soon comes home beside that pay. */
  readonly home?: readonly Figure[]
}

/** Undefined where nothing is. */
export function missingOf(
  sheet: Worksheet,
  { inputs, comesIn, left }: MonthlyBalance,
  { id = 'month.missing', begins = [], home = [] }: Beside = {},
): Figure | undefined {
  const missing = sumOf(begins) - sumOf(home) - left
  const more = `${begins.length === 0 ? '' : ' + payments that only begin now'}${home.length === 0 ? '' : ' − what the pay checks grow by'}`
  return missing <= 0
    ? undefined
    : sheet.computed(
        id,
        'Missing each month',
        'usd-per-month',
        `what a month costs − ${comesIn}${more}`,
        [...inputs, ...begins, ...home],
        Math.ceil(missing),
      )
}

/** Whoever said that something is left each month is believed, whatever else was told of it. */
export const saysSomethingIsLeft = (reader: FactReader): boolean =>
  middle(reader.told('monthlySurplus') ?? 0) > 0

/** Undefined where neither take-home pay and costs nor pay were told, and where something may be left. */
export function missingMonthly(
  { sheet, reader }: { readonly sheet: Worksheet; readonly reader: FactReader },
  beside?: Beside,
): Figure | undefined {
  if (saysSomethingIsLeft(reader) || isTakeHomeOfOne(reader.told)) return undefined
  const balance = monthlyBalance(reader) ?? shortByLaw(reader)
  return balance && missingOf(sheet, balance, beside)
}

interface Spending {
  readonly missing: Figure
  /** Cash that no debt gets today. */
  readonly cash: Figure
  /** Their payments are free once they are gone. */
  readonly debts: readonly DebtTerms[]
  /** What cash pays on them today, by the id of the debt. */
  readonly prepaid: ReadonlyMap<string, Dollars>
  readonly ahead: ChangesAhead
  readonly birth: (Pick<ChildInMonth, 'child'> & { readonly after: Figure }) | undefined
}

/** The month in which the cash no longer pays all that is missing; undefined where the month is in balance before. */
export function cashSpent(
  { sheet, context }: Drafting,
  { missing, cash, debts, prepaid, ahead, birth }: Spending,
): DateFigure | undefined {
  const { spentIn } = monthlyCourse({
    streams: [{ kind: 'rest' }],
    debts: debts.map((debt) => ({
      ...debtInNumbers(debt),
      balance: Math.max(0, debt.balance.value - (prepaid.get(debt.id) ?? 0)),
    })),
    monthly: -missing.value,
    less: [
      ...(birth === undefined ? [] : [{ after: birth.after.value, by: birth.child.value }]),
      ...monthChanges(ahead).map(({ after, monthly }) => ({ after, by: -monthly })),
    ],
    months: longestSaving,
    // What a later month leaves is cash again.
    cash: { there: cash.value, usual: 0, starter: undefined, fund: 0 },
  })
  return spentIn === undefined
    ? undefined
    : monthDate({ sheet, context }, 'cash.spent', 'When the cash is spent on what is missing', spentIn, [
        cash,
        missing,
        ...(birth === undefined ? [] : [birth.child, birth.after]),
      ])
}
