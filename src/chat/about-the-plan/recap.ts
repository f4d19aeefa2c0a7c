/** "Which one again?" — what the plan comes to, once more. */
import type { Plan } from '#engine/plan.ts'
import { join, plainText, say } from '#engine/say.ts'
import type { SmallReply } from '../small-replies.ts'
import { answer } from './question.ts'

/** What is asked of a plan only where the plan says it: how long money or cover lasts, when what is owed is gone. */
const saidOnlyBySome: readonly (readonly [RegExp, RegExp])[] = [
  [/\b(?:money|cash|savings)\b.*\blast\b/i, /\blasts?\b/],
  [/\b(?:gone|paid|out of debt|debt[- ]free)\b/i, /\b(?:owe|paid|debts?|mortgage)\b/i],
  [/\b(?:term|policy|cover)\b/i, /\bcover\b/i],
]

const saysIt = (message: string, plan: Plan): boolean =>
  saidOnlyBySome.every(([asked, said]) => !asked.test(message) || said.test(plainText(plan.summary)))

/** Undefined where the plan does not say what is asked. */
export const recap = (message: string, plan: Plan): SmallReply | undefined =>
  saysIt(message, plan) ? answer(join([say`**${plan.title}**.`, plan.summary]), plan) : undefined
