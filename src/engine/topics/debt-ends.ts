/** The day on which a debt ends by its own payments, and which of them end on the way. */
import { addMonths } from '../calendar.ts'
import type { FactReader } from '../fact-reader.ts'
import { type DateFigure, sumOf } from '../figure.ts'
import { monthsToPayOff } from '../math/loan.ts'
import { monthsPerYear } from '../tax/counting.ts'
import type { CalendarDate, Dollars, Months } from '../units.ts'
import type { Worksheet } from '../worksheet.ts'
import type { Cushion } from './cushion.ts'
import type { DebtFigures } from './debts.ts'
import { arePaymentsBesideCosts } from './payments-beside-costs.ts'

/** `schedule`: whose months they are, the beginning of the figure’s id. */
export const debtEnds = (
  sheet: Worksheet,
  schedule: 'date' | 'bridge',
  { id, balance, rate, minimum }: Pick<DebtFigures, 'id' | 'balance' | 'rate' | 'minimum'>,
  today: CalendarDate,
  months: Months,
): DateFigure =>
  sheet.date(
    `${schedule}.${id}.ends`,
    'When this debt is paid by its own payments',
    'today + the months that they take',
    [balance, rate, minimum],
    addMonths(today, months),
    'month-of-year',
  )

/** A payment that stands among the costs, and ends after so many months. */
export interface EndingPayment {
  readonly after: Months
  readonly monthly: Dollars
}

export interface EndingDebt extends EndingPayment {
  readonly debt: DebtFigures
}

export interface PaymentsInCosts {
  readonly cushion: Pick<Cushion, 'essentials'>
  readonly debts: readonly DebtFigures[]
  /** Those that the plan pays before anything else: their payments are over at once, or after the months that it takes. */
  readonly paidFirst?: readonly (Pick<DebtFigures, 'id'> & { readonly goneIn?: Months })[]
  /** What cash pays of them today. */
  readonly prepaid?: ReadonlyMap<string, Dollars>
}

/** Debts whose payments are among what a month costs, with the months of them that are left; one that never ends is not in it. */
export function endingPayments(
  reader: FactReader,
  { cushion, debts, paidFirst = [], prepaid }: PaymentsInCosts,
): EndingDebt[] {
  if (reader.told('monthlyExpenses') === undefined) return []
  const isBeside = arePaymentsBesideCosts(reader)
  const paying = debts.filter(({ kind, minimum }) => minimum.value > 0 && (kind === 'mortgage' || !isBeside))
  if (sumOf(paying.map(({ minimum }) => minimum)) >= cushion.essentials.value) return []
  return paying.flatMap((debt) => {
    const first = paidFirst.find(({ id }) => id === debt.id)
    const after =
      first !== undefined
        ? (first.goneIn ?? 0)
        : monthsToPayOff({
            principal: Math.max(0, debt.balance.value - (prepaid?.get(debt.id) ?? 0)),
            rate: debt.rate.value,
            payment: debt.minimum.value,
          })
    return after === undefined ? [] : [{ debt, after, monthly: debt.minimum.value }]
  })
}

/** What a month that is so many away no longer costs. */
export const overBy = (ending: readonly EndingPayment[], month: Months): Dollars =>
  ending.reduce((sum, { after, monthly }) => sum + (after <= month ? monthly : 0), 0)

/** What a whole year, counted from today, no longer costs. */
export const overInYear = (ending: readonly EndingPayment[], year: number): Dollars =>
  ending.reduce(
    (sum, { after, monthly }) =>
      sum + monthly * Math.min(monthsPerYear, Math.max(0, (year + 1) * monthsPerYear - Math.ceil(after))),
    0,
  )
