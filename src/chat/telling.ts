/** What a message tells beside a plan: nothing, that an assumption may stand, or sums in Spanish. */
import { tellsSums } from './explain.ts'
import type { Understanding } from './understand/understand.ts'

const asksWhyAlone = /^\W*(?:(?:but|and|ok|so) )*why\b[^.!?,;\n]*\W*$/i

/** What is supposed, and what a bare "why" names, tells no fact. */
export const tellsNothing = (message: string, { intent }: Understanding): boolean =>
  intent === 'what_if' || intent === 'enough' || (intent === 'why' && asksWhyAlone.test(message))

/** A word that lets what was assumed stand. */
export const leavesOpen =
  /^\W*(?:no|nope|nah|none|nothing|yes|yeah|yep|ok(?:ay)?|sure|fine|alright|all right|got it|cool|good|great|go on|continue|next|sounds good|(?:i )?(?:don't|do not) (?:have|want)(?: any| one| to)?)\W*$/i

/** A bare sum in Spanish may be owed or earned; it is one to place only where investing is spoken of. */
export function tellsSumsInSpanish(message: string, reading: Understanding): boolean {
  const { amount, ...others } = reading.facts
  return /\binver/i.test(message) ? amount !== undefined : tellsSums({ ...reading, facts: others })
}
