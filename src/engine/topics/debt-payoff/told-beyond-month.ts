/** A sum that was told for debts, held against what told pay and costs leave: what is not there is not planned. */
import type { FactReader } from '../../fact-reader.ts'
import { type Figure, sumOf } from '../../figure.ts'
import type { Worksheet } from '../../worksheet.ts'
import { leftBesidePayments, thereOf } from '../left-beside-payments.ts'

export interface ToldBeyondMonth {
  readonly told: Figure
  /** What the month has for debts: what pay leaves, and the payments that stand among the costs. */
  readonly there: Figure
  /** What of the told sum is not there. */
  readonly over: Figure
  /** The payments that are taken to stand among the costs. */
  readonly asked: Figure
  /** What arrives was not told, but worked out of pay. */
  readonly isByLaw: boolean
}

interface Payments {
  readonly minimums: Figure
  /** The mortgage’s, where the told sum holds them. */
  readonly inSum: readonly Figure[]
  /** The payments of mortgages in the order that it comes beside. */
  readonly besideSum: readonly Figure[]
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
  { minimums, inSum, besideSum, freed, beginning }: Payments,
): ToldBeyondMonth | undefined {
  if (reader.told('debtPaymentMonthly') === undefined) return undefined
  const month = leftBesidePayments(reader)
  if (month === undefined) return undefined
  const told = reader.number('debtPaymentMonthly')
  const inIt = minimums.value + sumOf(inSum) - sumOf(besideSum)
  const there = month.left + sumOf(freed) - sumOf(beginning) + inIt
  if (thereOf(told.value, there, month) === told.value) return undefined
  const inputs = [...month.inputs, minimums, ...inSum, ...besideSum, ...freed, ...beginning]
  return {
    told,
    isByLaw: month.isByLaw,
    asked:
      inSum.length === 0 && besideSum.length === 0
        ? minimums
        : sheet.computed(
            'told.asked',
            `Minimum payments, the mortgage’s ${inSum.length > 0 ? 'included' : 'apart'}`,
            'usd-per-month',
            `minimum payments ${inSum.length > 0 ? '+' : '−'} the mortgage’s payment`,
            [minimums, ...inSum, ...besideSum],
            inIt,
          ),
    there: sheet.computed(
      'told.there',
      'What the month has for debts',
      'usd-per-month',
      `${month.inWords} + the minimum payments, which stand among the costs${beginning.length > 0 ? ', − payments that begin now' : ''}, never below nothing`,
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
