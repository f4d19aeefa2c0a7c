/** One limit for both kinds: whoever reaches it gets more into a Roth account, because its tax is paid from other money. */
import type { Check } from '../../plan.ts'
import { say, words } from '../../say.ts'
import { check } from '../check.ts'
import { sourceOf } from '../tax-picture.ts'
import { roomsOfThisYear } from './ira-rooms.ts'
import { limitOf, limitReached } from './limit-reached.ts'
import { planRoom } from './plan-room.ts'
import type { RothWork } from './work.ts'

const digits = 3

/** Whether a Roth IRA takes it by a conversion alone, and only beside no pre-tax money. */
function isAfterMove(work: RothWork): boolean {
  const { now, pretaxIra } = work
  return pretaxIra.value > 0 && roomsOfThisYear(work, now.before, now.most.places).own.rothRoom === 0
}

/** Said whichever kind is chosen, to whoever reaches the limit and may choose. */
export function fullLimitCheck(work: RothWork): Check[] {
  const { sheet, now, decision, context, hasPlan, takesRoth } = work
  const reached = limitReached(work)
  const saves = Math.round(now.savedLater(now.most))
  const isOpen = now.choice > 0 && (!hasPlan || takesRoth)
  if (reached === undefined || !isOpen || saves <= 0 || decision.now.value <= 0) return []
  const rothOnly = hasPlan ? planRoom({ ...work, goneIn: undefined, left: undefined }).rothOnly : 0
  const limit = sheet.law(
    'full.limit',
    hasPlan ? 'Limit of what you put into the plan at work' : 'Limit of an IRA',
    'usd',
    {
      // A catch-up that may only be Roth leaves no choice.
      value: limitOf(work) - rothOnly,
      source: sourceOf(hasPlan ? context.limits.employerPlan : context.limits.ira),
      note: 'With the catch-up from the age it starts at, as far as its kind may be chosen.',
    },
  )
  const pay = sheet.computed(
    'full.pay',
    'Pay before tax that it takes to fill the limit as Roth, about',
    'usd',
    'the limit ÷ (one − what a Traditional dollar saves this year)',
    [limit, decision.now],
    limit.value / (1 - decision.now.value),
    digits,
  )
  const saved = sheet.computed(
    'full.saved',
    'Tax that all Traditional saves in a year that follows',
    'usd-per-year',
    'the tax of such a year with as little Traditional as possible − with as much',
    [work.contribution, work.income],
    saves,
  )
  const room = sheet.computed(
    'full.room',
    'What other Roth accounts still take of it',
    'usd',
    'the limits of Roth IRAs and of the plan − what this plan puts there, at most the tax saved',
    [saved],
    Math.max(0, Math.min(saves, Math.floor(now.rothRoom))),
  )
  const goes =
    room.value >= saved.value
      ? words(
          `Other Roth accounts still have room for it${isAfterMove(work) ? ', once the pre-tax IRA money has moved into the plan at work' : ''}, and put there each year it makes up for the difference; spent, it does not`,
        )
      : room.value > 0
        ? say`Other Roth accounts have room for ${room} of it; the rest can only grow where growth is taxed`
        : words(
            `${work.status === 'married_separate' ? 'On separate returns no' : 'No'} Roth account has room for it, so it can only grow where growth is taxed`,
          )
  return [
    check(
      'full-limit',
      'pass',
      hasPlan ? 'The limit at work holds more as Roth' : 'The limit of an IRA holds more as Roth',
      say`You ${words(reached === 'full' ? 'fill' : 'nearly fill')} ${rothOnly > 0 ? say`what the plan takes at your age; ${limit} of that may be of either kind. The limit` : say`the limit of ${limit}. It`} is the same for both kinds, but a full Roth account holds more after tax: as Roth it takes about ${pay} of pay, because its tax, ${decision.now}, is paid from other money. So in effect the limit is higher as Roth. A full Traditional account still owes its tax; what it saves instead, about ${saved}, has to be put away elsewhere. ${goes}. The comparison of the ways counts this.`,
    ),
  ]
}
