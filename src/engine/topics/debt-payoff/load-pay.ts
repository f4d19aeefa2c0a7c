/**
 * The pay that a load of debt is weighed against: that of today, the lower one that was told and comes within a year, or the
 * higher one, or the one that comes again, that is a few months away.
 */
import type { Figure } from '../../figure.ts'
import { planningRules as rules } from '../../planning-rules.ts'
import { type Text, words } from '../../say.ts'
import { monthsPerYear } from '../../tax/counting.ts'
import { paidBesidePay } from '../paid-beside-pay.ts'
import type { PayChange } from '../pay-change.ts'
import type { PayReturns } from '../pay-returns.ts'
import type { Drafting } from '../topic.ts'
import { payOf } from './pay-before-tax.ts'

export interface LoadPay {
  /** Before tax, as far as it was told. */
  readonly pay: Figure | undefined
  /** Where it is not the pay of today. */
  readonly payAhead: 'lower' | 'higher' | 'back' | undefined
}

/** A load is prepared for well before pay falls, and is no reason for a counselor where it passes before one could help. */
const isNear = ({ isRaise, after }: Pick<PayChange, 'isRaise' | 'after'>): boolean =>
  after <= (isRaise ? rules.briefGapMonths.value : monthsPerYear)

export function loadPay(
  { sheet, reader }: Drafting,
  change: PayChange | undefined,
  returns: PayReturns | undefined,
): LoadPay {
  const pay = payOf(sheet, reader)
  // A sum for both may hold the pay that is gone.
  const isToldApart = reader.told('householdIncome') === undefined
  if (pay !== undefined && isToldApart && returns !== undefined && isNear({ ...returns, isRaise: true }))
    return {
      pay: sheet.computed(
        'pay.ahead',
        'Household pay before tax, once both are paid',
        'usd-per-year',
        'household pay of today + the pay that comes again',
        [pay, returns.returning.pay],
        pay.value + returns.returning.pay.value,
      ),
      payAhead: 'back',
    }
  if (pay === undefined || change === undefined || !isNear(change)) return { pay, payAhead: undefined }
  const own = reader.number('income')
  const payAhead = change.isRaise ? 'higher' : 'lower'
  return {
    pay: sheet.computed(
      'pay.ahead',
      `Household pay before tax, once yours is ${payAhead}`,
      'usd-per-year',
      'household pay of today − your pay of today + the pay that you expect',
      [pay, own, change.pay],
      Math.max(1, pay.value - own.value + change.pay.value),
    ),
    payAhead,
  }
}

/** "a year’s pay" */
export const yearOfPay = ({ payAhead }: LoadPay): Text =>
  words(payAhead === undefined ? 'a year’s pay' : `a year of ${payAheadName(payAhead)}`)

const payAheadName = (payAhead: NonNullable<LoadPay['payAhead']>): string =>
  payAhead === 'back' ? 'both pays, once the second is back' : `the ${payAhead} pay that you expect`

/** "your pay", or what comes in with what is paid beside it. */
export function payAndBesideInWords({ payAhead, reader }: LoadPay & Drafting, pay: string): Text {
  const isBeside = paidBesidePay(reader).length > 0
  if (payAhead === undefined) return words(isBeside ? 'what comes in' : pay)
  return words(`${isBeside ? 'what comes in with ' : ''}${payAheadName(payAhead)},`)
}
