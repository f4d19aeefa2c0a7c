/** What to look at where a month may cost more than comes in. */
import type { Check } from '../../plan.ts'
import { say, words } from '../../say.ts'
import { check } from '../check.ts'
import { tellsPay } from './pay-gap.ts'
import type { LumpSumWork } from './work.ts'

export function payGapChecks({ payGap, reader, isLivedOn, amount }: LumpSumWork): Check[] {
  if (payGap !== undefined)
    return [
      check(
        'pay-gap',
        'act',
        payGap.isWithoutPay ? 'No pay comes in: keep more in cash' : 'Your pay does not cover the month',
        payGap.isWithoutPay
          ? say`You spend ${payGap.gap} more than comes in, so ${payGap.months} of that stay in cash before anything is invested. Put nothing where you cannot reach it until pay returns, and file for unemployment benefits if you have not.`
          : say`You spend ${payGap.gap} more than comes in, so ${payGap.months} of that stay in cash before anything is invested. That buys time and closes nothing: find what can cost less or bring in more, or the investments are sold bit by bit.`,
      ),
    ]
  const isOpen =
    reader.told('monthlyExpenses') !== undefined &&
    !tellsPay(reader) &&
    !isLivedOn &&
    reader.told('employment') === undefined &&
    amount.value > 0
  return isOpen
    ? [
        check(
          'pay-gap',
          'warn',
          'Does your pay cover the month?',
          words(
            'You told what a month costs and not what comes in, and the plan takes it that your pay covers it. If it does not, say so: then cash for the gap comes before investing.',
          ),
        ),
      ]
    : []
}
