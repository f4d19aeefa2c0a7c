/** A kind that is right for this year alone, when so few pay checks of it are left that a change would move hardly anything. */
import { planningRules as rules } from '../../planning-rules.ts'
import { nothing, say, type Text, words } from '../../say.ts'
import type { Dollars, Share } from '../../units.ts'
import type { DecidedWork } from './decided-work.ts'
import { isByStep } from './decision.ts'
import { kindInWords, whatTurns } from './next-year.ts'
import { deferredIn, traditionalOf } from './places.ts'
import { isOnOneKind, presentKind } from './present-course.ts'
import { yearAsItEnds } from './year-as-it-ends.ts'

export interface LateChange {
  /** What a Traditional dollar saves this year, and the kind that this speaks for. */
  readonly rate: Share
  readonly verdict: DecidedWork['decision']['verdict']
  /** What the change would bring for what is left of the year. */
  readonly brings: Dollars
  /** What is otherwise from next year on. */
  readonly turns: Text
}

/** Undefined where nothing would be changed, where the next year asks for the change too, and where it is worth its trouble. */
export function lateChange(work: DecidedWork): LateChange | undefined {
  const { decision, now, next, places, traditional, roth, contributes, hasPlan } = work
  if (!contributes || !hasPlan || isByStep(decision) || !isOnOneKind(work)) return undefined
  const kind = presentKind(work)
  // An IRA takes the dollars of this year until its filing day.
  const isThroughPay = deferredIn(places) === traditional + roth
  if (decision.verdict === kind || !isThroughPay) return undefined
  const kept = kind === 'traditional' ? now.most : now.least
  const changed = yearAsItEnds(work)
  const costsLater = decision.later.value * (traditionalOf(changed.places) - traditionalOf(kept.places))
  const brings = Math.round(now.saved(changed) - now.saved(kept) - costsLater)
  if (brings >= rules.leastPart.value || next()?.verdict !== kind) return undefined
  return { rate: decision.now.value, verdict: decision.verdict, brings, turns: whatTurns(work) }
}

type Changed = { readonly lateChange: LateChange | undefined }

/** When a Traditional dollar saves what the plan is decided by. */
export const whenSaved = ({ lateChange: late }: Changed, otherwise: 'now' | 'this year'): Text =>
  words(late === undefined ? otherwise : 'from next year on')

/** Why the plan is the one of next year. */
export function lateChangeInWords({ sheet, decision, lateChange: late }: DecidedWork & Changed): Text {
  if (late === undefined) return nothing
  const rate = sheet.computed(
    'rate.this-year',
    'What a Traditional dollar saves this year',
    'rate',
    'the same comparison for this year alone, with what ends with it',
    [decision.now],
    late.rate,
  )
  const brings = sheet.computed(
    'late-change',
    'What another kind would bring for the pay checks that are left of this year',
    'usd',
    'what it saves this year − what it costs later, for the dollars of those pay checks',
    [rate, decision.later],
    Math.max(0, late.brings),
  )
  return say`This year it saves ${rate}, and from next year on ${late.turns}. For this year alone ${kindInWords[late.verdict]} would be right, but over the pay checks that are left of it a change would bring about ${brings}: leave the setting as it is.`
}
