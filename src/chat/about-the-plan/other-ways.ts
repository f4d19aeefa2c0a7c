/** "Compare it with other plans": what else could be done with the same money. */
import type { Plan } from '#engine/plan.ts'
import { join, say, words } from '#engine/say.ts'
import type { SmallReply } from '../small-replies.ts'
import { answer, bullets } from './question.ts'

const mostWays = 4

export function otherWays(plan: Plan): SmallReply | undefined {
  const others = plan.alternatives.filter(({ kind }) => kind !== 'recommended')
  if (others.length === 0) return undefined
  const lines = others.slice(0, mostWays).map((other) => say`**${other.title}**. ${other.difference}`)
  return answer(
    join(
      [
        words('Against the plan, with the same money:'),
        bullets(lines),
        words('The whole ledger stands under the plan.'),
      ],
      '\n\n',
    ),
    plan,
  )
}
