/** A sum that was told for debts, held against what told pay and costs leave: what is not there is not planned. */
import type { FactReader } from '../../fact-reader.ts'
import { isTakeHomeOfOne } from '../../fallbacks/take-home-of-one.ts'
import { type Figure, sumOf } from '../../figure.ts'
import { planningRules as rules } from '../../planning-rules.ts'
import type { Worksheet } from '../../worksheet.ts'
import { monthlyBalance } from '../monthly-balance.ts'

export interface ToldBeyondMonth {
  readonly told: Figure
  /** What the month has for debts: what pay leaves, and the payments that stand among the costs. */
  readonly there: Figure
  /** What of the told sum is not there. */
  readonly over: Figure
  /** The payments that are taken to stand among the costs. */
  readonly asked: Figure
}

interface Payments {
  readonly minimums: Figure
  /** The mortgage’s, where the told sum holds them. */
  readonly inSum: readonly Figure[]
  /** What stood among the costs and is free from today on. */
  readonly freed: readonly Figure[]
  /** What begins now, and does not stand among the costs yet. */
  readonly beginning: readonly Figure[]
}

/**
 * Undefined where pay or costs were not told, and where the sum fits. What a month costs is asked for with the minimum
 * payments in it, so they are there beside what pay leaves; whoever told a larger sum to put aside is believed.
 */
export function toldBeyondMonth(
  sheet: Worksheet,
  reader: FactReader,
  { minimums, inSum, freed, beginning }: Payments,
): ToldBeyondMonth | undefined {
  const balance = monthlyBalance(reader)
  if (balance === undefined || reader.told('debtPaymentMonthly') === undefined) return undefined
  if (isTakeHomeOfOne(reader.told)) return undefined
  const told = reader.number('debtPaymentMonthly')
  const aside = reader.told('monthlySurplus') === undefined ? undefined : reader.number('monthlySurplus')
  const left = Math.max(balance.left, aside?.value ?? -Infinity) + sumOf(freed) - sumOf(beginning)
  const there = left + minimums.value + sumOf(inSum)
  const over = told.value - there
  if (over < rules.roundedMonth.value) return undefined
  const inputs = [
    ...balance.inputs,
    ...(aside === undefined ? [] : [aside]),
    minimums,
    ...inSum,
    ...freed,
    ...beginning,
  ]
  return {
    told,
    asked:
      inSum.length === 0
        ? minimums
        : sheet.computed(
            'told.asked',
            'Minimum payments, the mortgage’s included',
            'usd-per-month',
            'minimum payments + the mortgage’s payment',
            [minimums, ...inSum],
            minimums.value + sumOf(inSum),
          ),
    there: sheet.computed(
      'told.there',
      'What the month has for debts',
      'usd-per-month',
      `${balance.comesIn} − what a month costs + the minimum payments, which stand among the costs${beginning.length > 0 ? ', − payments that begin now' : ''}, never below nothing`,
      inputs,
      Math.max(0, there),
    ),
    over: sheet.computed(
      'told.over',
      'What of the sum for debts is not there',
      'usd-per-month',
      'what you can pay on debts − what the month has for debts',
      [told, ...inputs],
      told.value - Math.max(0, there),
    ),
  }
}
