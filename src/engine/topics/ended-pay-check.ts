/** Whether this year's tax is counted on top of what was earned before a job ended in it. */
import type { Figure } from '../figure.ts'
import type { Check } from '../plan.ts'
import { listed, nothing, say, type Text, words } from '../say.ts'
import { check } from './check.ts'
import type { EndedPay } from './ended-pay.ts'
import { sinceInWords } from './paid-since.ts'

/** `tells`: nobody said what was earned, and this says it where a sum rests on it. */
export function endedPayCheck(
  ended: EndedPay,
  asks: boolean,
  brackets: () => { readonly now: Figure; readonly later: Figure },
): Check[] {
  const { own, spouse, isProfit, benefits, severance, isUntold } = ended
  if (isUntold)
    return asks
      ? [
          check(
            'year-pay',
            'warn',
            'Say what you earned this year',
            say`You named no pay of this year from before the job ended, so tax of this year is counted as if there were none${severance === undefined ? nothing : say` beside ${severance} of severance, taken to be paid this year`}. Whatever you earned fills the low brackets first: a payout or a conversion on top of it costs more than shown here. Your last pay slip has the sum of the year.`,
          ),
        ]
      : []
  if (own === undefined && spouse === undefined && severance === undefined) return []
  const { now, later } = brackets()
  const since = sinceInWords(ended)
  const parts: Text[] = [
    ...(own === undefined
      ? []
      : [
          say`${own} ${words(isProfit.own ? 'of profit until your work stopped' : 'of pay until your job ended')}`,
        ]),
    ...(spouse === undefined ? [] : [say`${spouse} that your spouse earned`]),
    ...(severance === undefined ? [] : [say`${severance} of severance`]),
    ...(benefits === undefined ? [] : [say`${benefits} of unemployment benefits`]),
  ]
  return [
    check(
      'year-pay',
      'pass',
      'Your pay of this year is counted',
      say`This year’s return holds ${listed(parts)}, so what comes on top of it this year is taxed at ${now} and up.${since === undefined ? nothing : say` Of ${words(since)} only the months from the end of the job on are in it.`}${severance === undefined ? nothing : words(' The severance is taken to be paid this year; what of it comes in January is income of the next.')}${canWait(now, later)}`,
    ),
  ]
}

const canWait = (now: Figure, then: Figure): Text =>
  then.value < now.value
    ? say` Next year starts at ${then} if no new pay comes: what can wait until January may be taxed less.`
    : nothing
