/**
 * Support that is paid while the pay it was set by is gone: an order stands until it is changed, and each payment that falls
 * due before somebody asks stays owed as a rule (42 USC 666(a)(9)). So it is asked for as early as a claim.
 */
import { addDays } from '../calendar.ts'
import type { FactReader } from '../fact-reader.ts'
import { links } from '../links.ts'
import { say, words } from '../say.ts'
import { expectedPay } from './expected-pay.ts'
import { whoIsOutOfWork } from './out-of-work.ts'
import { type StepDraft, within } from './steps.ts'
import { supportPaid } from './support-received.ts'

/** Of the one who asks: what a spouse’s lost pay does to it, the order says. */
const paysSupportWithoutPay = (reader: FactReader): boolean =>
  whoIsOutOfWork(reader) === 'own' && supportPaid(reader) !== undefined

/** A court takes weeks, and what it would look at by then is a pay that gives no reason to ask for less. */
function isPaidAsMuchSoon(reader: FactReader): boolean {
  const [former, next] = [reader.some('formerPay'), expectedPay(reader, reader)]
  return (
    former !== undefined &&
    next !== undefined &&
    next.pay.value >= former.value &&
    next.firstDay <= addDays(reader.today, within.quarter)
  )
}

/** Not where a pay as high as the one that was lost begins before a court would answer. */
export const asksForLessSupport = (reader: FactReader): boolean =>
  paysSupportWithoutPay(reader) && !isPaidAsMuchSoon(reader)

/** Support that is late already has a step that asks for the same. */
export function lowerSupportSteps(reader: FactReader): StepDraft[] {
  const paid = supportPaid(reader)
  if (paid === undefined || !asksForLessSupport(reader) || reader.told('behindOnSupport') === true) return []
  return [
    {
      id: 'lower-support',
      title: words('Ask to have the support that you pay lowered'),
      why: say`A lost pay does not lower it by itself: ${paid} falls due until the order is changed, and what falls due before you ask stays owed as a rule.`,
      how: words(
        'Ask the court or the support agency that made the order, with proof of what comes in now. Until it answers pay what you can: late support can be taken from benefits and tax refunds. What you settle with the other side alone changes no order.',
      ),
      due: within.days,
      dueWhy: 'this week, because a change counts from the day on which you ask',
      minutes: 60,
      link: links.childSupport,
      keep: words('The stamped copy of what you filed, and proof of each payment.'),
    },
  ]
}

/** What is paid where cash does not reach for all. */
export const paidFirst = (reader: FactReader): string =>
  `food, housing, power${paysSupportWithoutPay(reader) ? ', the car and the support that you pay' : ' and the car'} come first, and cards last`
