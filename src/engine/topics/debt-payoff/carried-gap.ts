/** What cash can pay of a gap without an end, while a counselor and the lenders lower what is asked. */
import type { Figure } from '../../figure.ts'
import { planningRules as rules } from '../../planning-rules.ts'
import { nothing, say, type Text } from '../../say.ts'
import { monthBeyondBenefits } from '../savings-run-out.ts'
import { missingMonthly } from '../short-month.ts'
import { isNewPaymentShort } from './new-payment.ts'
import type { DebtWork } from './work.ts'

interface CarriedGap {
  readonly months: Figure
  readonly sum: Figure
}

/**
 * Undefined where nothing is missing, where something is late already, where cash does not last until help can begin, and
 * where it is a new payment that can be lowered before its first bill.
 */
export function carriedGap(work: DebtWork): CarriedGap | undefined {
  const { sheet, stage, missing, kept, isBehind } = work
  if (stage !== 'shortfall' || isBehind || missing === undefined || kept === undefined) return undefined
  if (isNewPaymentShort(work)) return undefined
  // Of costs beyond benefits, or beyond take-home pay, cash pays the rest of the month as well.
  const month = monthBeyondBenefits(work) ?? missingMonthly(work)
  const short = month === undefined || month.value < missing.value ? missing : month
  const lasts = Math.floor(kept.value / short.value)
  if (lasts < rules.carriedGapMonths.value) return undefined
  const months = sheet.computed(
    'carried.months',
    'Months for which cash can pay what is missing',
    'months',
    'cash you have ÷ what is missing a month, at most a year',
    [kept, short],
    Math.min(lasts, rules.bridgedGapMonths.value),
  )
  return {
    months,
    sum: sheet.computed(
      'carried.sum',
      'Cash that pays what is missing until then',
      'usd',
      'what is missing a month × the months, rounded up',
      [missing, months],
      Math.ceil(missing.value * months.value),
    ),
  }
}

export function carriedWords(work: DebtWork): Text {
  const gap = carriedGap(work)
  return gap === undefined
    ? nothing
    : say`Your cash can pay what is missing for ${gap.months}: keep ${gap.sum} of it for that, pay each bill in full, and have the payments lowered in that time.`
}
