/** The pay that a load of debt is weighed against: that of today, or the lower one that was told and comes within a year. */
import type { Figure } from '../../figure.ts'
import { type Text, words } from '../../say.ts'
import { monthsPerYear } from '../../tax/counting.ts'
import { paidBesidePay } from '../paid-beside-pay.ts'
import type { PayChange } from '../pay-change.ts'
import type { Drafting } from '../topic.ts'
import { payOf } from './budget.ts'

export interface LoadPay {
  /** Before tax, as far as it was told. */
  readonly pay: Figure | undefined
  /** It is the lower one. */
  readonly isPayAhead: boolean
}

export function loadPay({ sheet, reader }: Drafting, change: PayChange | undefined): LoadPay {
  const pay = payOf(sheet, reader)
  if (pay === undefined || change === undefined || change.isRaise || change.after > monthsPerYear)
    return { pay, isPayAhead: false }
  const own = reader.number('income')
  return {
    pay: sheet.computed(
      'pay.ahead',
      'Household pay before tax, once yours is lower',
      'usd-per-year',
      'household pay of today − your pay of today + the pay that you expect',
      [pay, own, change.pay],
      Math.max(1, pay.value - own.value + change.pay.value),
    ),
    isPayAhead: true,
  }
}

/** "a year’s pay" */
export const yearOfPay = ({ isPayAhead }: LoadPay): Text =>
  words(isPayAhead ? 'a year of the lower pay that you expect' : 'a year’s pay')

/** "your pay", or what comes in with what is paid beside it. */
export const payAndBesideInWords = ({ isPayAhead, reader }: LoadPay & Drafting, pay: string): Text =>
  paidBesidePay(reader).length > 0
    ? words(isPayAhead ? 'what comes in with the lower pay that you expect,' : 'what comes in')
    : words(isPayAhead ? 'the lower pay that you expect,' : pay)
