/** "Why not the card first?", "Why the match before the loan?" — what has money before something else, and why. */
import type { Plan } from '#engine/plan.ts'
import { join, plainText, say, type Text, words } from '#engine/say.ts'
import type { SmallReply } from '../small-replies.ts'
import { holds, termsOf } from './pieces.ts'
import { answer, bullets } from './question.ts'

const later =
  /\bwhy (?:not|don'?t (?:i|we)|shouldn'?t (?:i|we)|isn'?t|aren'?t)\b(?:(?: to)? (?:do|pay|put|fill|start with|begin with|use))?(.{2,40}?)\b(?:first|before|instead of)\b|\bbefore (?:the |my |our |i |we )?(?:pay(?:ing)? (?:off )?|fill(?:ing)? )?(.{2,40})$/i

const asksIfFirst =
  /\b(?:should|do|would|must) (?:i|we) (?:(?:still|really|even|then) )?(?:pay|do|fill|start with|put (?:money )?(?:in|on))(?: off)? (?:the |my |our )?(.{2,40}?) (?:first|before anything)\b/i
const pointsBack = /^(?:it|that|this|that one|this one)$/i

type Parts = Plan['allocations']

/** The part that a text speaks of by a word that no other part is called by. */
function partSpokenOf(parts: Parts, text: string): number {
  const spoken = termsOf(text)
  const names = parts.map(({ label }) => termsOf(plainText(label)))
  return names.findIndex((name, at) =>
    [...name].some((term) => spoken.has(term) && names.every((other, i) => i === at || !other.has(term))),
  )
}

const line = ({ label, description }: Parts[number]): Text => say`**${label}**. ${description}`

/** The parts of a plan stand in the order in which they are filled. */
function placeOf(place: number, parts: Parts, plan: Plan): SmallReply | undefined {
  const [part] = place < 0 ? [] : parts.slice(place)
  if (part === undefined) return undefined
  return place === 0
    ? answer(join([words('It does come first.'), line(part)], '\n\n'), plan)
    : answer(
        join(
          [say`Before **${part.label}** comes:`, bullets(parts.slice(0, place).map(line)), line(part)],
          '\n\n',
        ),
        plan,
      )
}

export function whatComesFirst(message: string, plan: Plan): SmallReply | undefined {
  const [, first, second] = later.exec(message.replace(/[?.!]+\s*$/, '')) ?? []
  const asked = first ?? second
  const parts = plan.allocations
  if (asked === undefined) return undefined
  return placeOf(
    parts.findIndex(({ label }) => holds(label, asked)),
    parts,
    plan,
  )
}

/** "Should I still pay it first?": the place of what is named, or of what was spoken of before. */
export function isItFirst(message: string, before: string | undefined, plan: Plan): SmallReply | undefined {
  const [, asked] = asksIfFirst.exec(message) ?? []
  if (asked === undefined) return undefined
  const spoken = pointsBack.test(asked) ? (before ?? '') : asked
  return placeOf(partSpokenOf(plan.allocations, spoken), plan.allocations, plan)
}
