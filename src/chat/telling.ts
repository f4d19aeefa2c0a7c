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

/** Words for one loan in the place of others. */
export const asksForNewLoan =
  /\b(?:consolidat\w+|debt loan|personal loan|one (?:big |new |single )?loan|new loan|balance transfer|transfer (?:it|them|the balance|my balances?))\b/i

/** The facts of a message; an offer that is asked about is no debt yet; a sum of every month that is named again in a question is none that came in. */
export function toldIn(
  message: string,
  { facts }: Understanding,
  { household: { monthlySurplus, debtPaymentMonthly } }: Pick<ThreadState, 'household'>,
  current: Plan | undefined,
): Household {
  const { amount, ...others } = facts
  const { debts: _offered, ...withoutOffer } = facts
  if (current?.topic === 'debt_payoff' && asksForNewLoan.test(message) && isQuestion(message))
    return withoutOffer
  const isAgain = amount !== undefined && (amount === monthlySurplus || amount === debtPaymentMonthly)
  return isAgain && current !== undefined && isQuestion(message) ? others : facts
}

/** "What happens to it if I die?": of what the plan is about. */
export const pointsToIt = /^(?!.*\d)(?=.*\b(?:it|them|those)\b).{1,60}$/i
