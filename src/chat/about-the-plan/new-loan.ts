/** "Should we take a consolidation loan at 13%?" — what the plan says of one loan in the place of others. */
import type { Plan } from '#engine/plan.ts'
import { join, say } from '#engine/say.ts'
import type { SmallReply } from '../small-replies.ts'
import { answer } from './question.ts'

const asks =
  /\b(?:consolidat\w+|debt loan|one (?:big |new |single )?loan|new loan|balance transfer|transfer (?:it|them|the balance|my balances?))\b/i

/** The offer that was told, else the example that the plan works out. */
export function withNewLoan(message: string, plan: Plan): SmallReply | undefined {
  if (plan.topic !== 'debt_payoff' || !asks.test(message)) return undefined
  const way = ['debt-offer', 'without-transfer', 'new-loan'].flatMap(
    (id) => plan.alternatives.find((one) => one.id === id) ?? [],
  )[0]
  const check = ['debt-offer', 'consolidate'].flatMap(
    (id) => plan.checks.find((one) => one.id === id) ?? [],
  )[0]
  const parts = [
    ...(way === undefined ? [] : [say`**${way.title}**. ${way.difference}`]),
    ...(check === undefined ? [] : [say`**${check.title}**. ${check.detail}`]),
  ]
  return parts.length === 0 ? undefined : answer(join(parts, '\n\n'), plan)
}
