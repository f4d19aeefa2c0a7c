/** "Which one again?" — what the plan comes to, once more. */
import type { Plan } from '#engine/plan.ts'
import { join, plainText } from '#engine/say.ts'
import type { SmallReply } from '../small-replies.ts'
import { asSentence } from './pieces.ts'
import { answer } from './question.ts'

/** What is asked of a plan only where the plan says it: how long money or cover lasts, when what is owed is gone. */
const saidOnlyBySome: readonly (readonly [RegExp, RegExp])[] = [
  [/\b(?:money|cash|savings)\b.*\blast\b/i, /\blasts?\b/],
  [/\b(?:gone|paid|out of debt|debt[- ]free)\b/i, /\b(?:owe|paid|debts?|mortgage)\b/i],
  [/\bthe (?:term|policy|cover|insurance)\b/i, /\bcover\b/i],
]

export const saysIt = (message: string, plan: Plan): boolean =>
  saidOnlyBySome.every(([asked, said]) => !asked.test(message) || said.test(plainText(plan.summary)))

const wantsOneLine =
  /\b(?:one|a single) (?:line|sentence|word)\b|\b(?:in short|nutshell|tl;?dr|bottom line)\b|\byou (?:pick|choose)\b/i

/** Undefined where the plan does not say what is asked. */
export function recap(message: string, plan: Plan): SmallReply | undefined {
  if (!saysIt(message, plan)) return undefined
  const title = asSentence(plan.title)
  return answer(wantsOneLine.test(message) ? title : join([title, plan.summary]), plan)
}
