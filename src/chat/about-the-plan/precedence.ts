/** "Why not the card first?", "Why the match before the loan?" — what has money before something else, and why. */
import type { Plan } from '#engine/plan.ts'
import { join, say, type Text, words } from '#engine/say.ts'
import type { SmallReply } from '../small-replies.ts'
import { holds } from './pieces.ts'
import { answer, bullets } from './question.ts'

const later =
  /\bwhy (?:not|don'?t (?:i|we)|shouldn'?t (?:i|we)|isn'?t|aren'?t)\b(?:(?: to)? (?:do|pay|put|fill|start with|begin with|use))?(.{2,40}?)\b(?:first|before|instead of)\b|\bbefore (?:the |my |our |i |we )?(?:pay(?:ing)? (?:off )?|fill(?:ing)? )?(.{2,40})$/i

/** The parts of a plan stand in the order in which they are filled. */
export function whatComesFirst(message: string, plan: Plan): SmallReply | undefined {
  const [, first, second] = later.exec(message.replace(/[?.!]+\s*$/, '')) ?? []
  const asked = first ?? second
  if (asked === undefined) return undefined
  const parts = plan.allocations
  const place = parts.findIndex(({ label }) => holds(label, asked))
  const line = ({ label, description }: Plan['allocations'][number]): Text =>
    say`**${label}**. ${description}`
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
