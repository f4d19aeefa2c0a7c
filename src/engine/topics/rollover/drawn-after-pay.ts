/** What has to be drawn from the end of a pay on beside which less was enough, in words. */
import { nothing, say, type Text } from '../../say.ts'
import type { Years } from '../../units.ts'
import type { EarlyNeed } from './early-need.ts'
import type { RolloverWork } from './work.ts'

/** `until`: the year from which on another sum is said, or there is no money left; in whole years from now. */
export function drawnAfterPay({ sheet }: RolloverWork, need: EarlyNeed, until: Years): Text {
  const { afterPay, draws, drawn } = need
  const year = Math.ceil(afterPay?.startsIn ?? until)
  if (afterPay === undefined || year >= until) return nothing
  const then = sheet.computed(
    'lasts.drawn-after-pay',
    'What a year takes out of it once your pay has ended',
    'usd-per-year',
    'what a year then costs beyond what comes in, and the federal tax of such a year',
    [drawn, afterPay.from, afterPay.left],
    Math.round(draws.grossIn(year)),
    3,
  )
  return say` From ${afterPay.from} on, when your pay ends, it is about ${then}.`
}
