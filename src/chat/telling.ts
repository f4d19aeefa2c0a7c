/** What a message tells beside a plan: nothing, that an assumption may stand, or sums in Spanish. */
import type { Household } from '#engine/household.ts'
import type { Plan } from '#engine/plan.ts'
import { isQuestion, tellsSums } from './explain.ts'
import type { ThreadState } from './thread-state.ts'
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

/** A wish for more or less risk is a fact about the household. */
const wishes = { more_aggressive: 'aggressive', more_careful: 'conservative' } as const

export function wishedFor(intent: Understanding['intent']): Household {
  return intent === 'more_aggressive' || intent === 'more_careful' ? { riskTolerance: wishes[intent] } : {}
}

const spouse = '(?:my |our )?(?:wife|husband|spouse|partner|hubby)'
/** "My wife has one too with 30k": an account that is another person's, beside the one that a plan moves. */
export const tellsSpousesPlan = new RegExp(
  `\\b(?:${spouse}|he|she) (?:also )?(?:has|have|got|had)(?: \\w+){0,2} (?:one|an? (?:old )?(?:401|403|457|tsp|ira)\\w*)\\b.{0,40}\\d|\\b${spouse}'s (?:old )?(?:401|403|457|tsp|plan|ira)`,
  'i',
)

/** The facts of a message; a sum of every month that is named again in a question is none that came in. */
export function toldIn(
  message: string,
  { facts }: Understanding,
  { household: { monthlySurplus, debtPaymentMonthly, moneySource } }: Pick<ThreadState, 'household'>,
  current: Plan | undefined,
): Household {
  const { amount, ...others } = facts
  // "Oops 58k, forgot my bonus": a part of pay, and not where the sum of the plan came from.
  if (moneySource !== undefined && amount === undefined && facts.income !== undefined) {
    const { moneySource: _ofPay, ...withoutSource } = others
    return withoutSource
  }
  if (current?.topic === 'rollover_401k' && tellsSpousesPlan.test(message)) {
    const { planBalance: _theirs, accountType: _kind, ...ofBoth } = others
    return ofBoth
  }
  const isAgain = amount !== undefined && (amount === monthlySurplus || amount === debtPaymentMonthly)
  return isAgain && current !== undefined && isQuestion(message) ? others : facts
}

/** "What happens to it if I die?": of what the plan is about. */
export const pointsToIt = /^(?!.*\d)(?=.*\b(?:it|them|those)\b).{1,60}$/i
