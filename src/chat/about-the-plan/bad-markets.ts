/** "And if the market crashes?" — what a bad year does to a plan, in its own figures. */
import type { Plan } from '#engine/plan.ts'
import { say, words } from '#engine/say.ts'
import { noMarketRisk } from '#engine/topics/no-market-risk.ts'
import type { SmallReply } from '../small-replies.ts'
import { answer } from './question.ts'

const fearsMarkets =
  /\b(?:crash\w*|recession|bear market|(?:stock )?market\w* (?:falls?|drops?|tanks?|goes? down|collapses?)|stocks (?:fall|drop|tank|crash)|lose (?:money|it all|everything|half)|(?:is|isn't) (?:that|this|it|the plan) (?:safe|risky|too risky)|how (?:safe|risky) (?:is|are)|worst case|what(?:'s| is) the (?:risk|worst))\b/i

export function inBadMarkets(message: string, plan: Plan): SmallReply | undefined {
  if (!fearsMarkets.test(message)) return undefined
  const badYear = plan.checks.find(({ id }) => id === 'bad-year')
  if (badYear !== undefined) return answer(say`${badYear.title}. ${badYear.detail}`, plan)
  return plan.riskLabel === noMarketRisk
    ? answer(words('Nothing in this plan falls when the markets do.'), plan)
    : undefined
}
