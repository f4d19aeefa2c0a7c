/** "In simple words?" — what the plan does and why, without its finer numbers. */
import type { AnyFigure } from '#engine/figure.ts'
import type { Plan } from '#engine/plan.ts'
import { join, say, type Text, words } from '#engine/say.ts'
import type { TopicSlug } from '#engine/topic-slugs.ts'
import type { SmallReply } from '../small-replies.ts'
import { asSentence, datedStep } from './pieces.ts'
import { answer, bullets } from './question.ts'

const asksPlainly =
  /\b(?:in (?:plain|simple|simpler|normal|easy|everyday|layman'?s?)(?: \w+)? ?(?:words?|terms|english|language)?\b|simpl(?:y|er|ify)(?: (?:it|that|this|please))?\W*$|eli5|like i(?:'m| am) (?:five|5|a (?:kid|child))|dumb (?:it|that|this) down|(?:i|we) (?:don'?t|do not|didn'?t) (?:get|understand|follow) (?:it|this|that|any of (?:it|this|that)|the plan|what (?:you|that|this|it))|(?:too|so|pretty|really) (?:complicated|confusing)|that(?:'?s| is| was) (?:complicated|confusing)|(?:i'?m|i am) (?:confused|lost)\b)/i

/** The idea behind a plan of each kind, as it is said across a kitchen table. */
const ideas: Partial<Record<TopicSlug, string>> = {
  rollover_401k:
    'Your money from the old job stays retirement money. It only moves to a place that costs less, straight from one company to the other, so no tax is due.',
  lump_sum_invest:
    'Money goes first where it is surest to help: costly debt, a cushion for bad months, free money from an employer. What is left can grow for years, so it may go up and down on the way.',
  term_life:
    'If somebody who earns or cares for the family died, money would be missing for some years. Term insurance pays that much if it happens in those years, and ends after them.',
  roth_vs_traditional:
    'Tax on retirement money is paid once: now with Roth, later with Traditional. You want to pay it in the years in which your rate is lower.',
  debt_payoff:
    'Every debt gets the least it asks for. All that is left over goes to one debt, the dearest; when it is gone, its money goes to the next one.',
  college_529:
    'A 529 is a jar for school costs. What you put in grows without tax, and the earlier it goes in, the more of the bill it pays.',
  emergency_fund:
    'Keep enough cash to live on for some months, somewhere safe that you can reach in a day. Then a lost job or a broken car does not become a debt.',
  budgeting:
    'Each month your spare money goes to one place after the other: first where it earns the most for sure, then where it keeps you safe, then where it grows.',
}
const mostParts = 4

export function inPlainWords(message: string, plan: Plan): SmallReply | undefined {
  const idea = ideas[plan.topic]
  if (idea === undefined || !asksPlainly.test(message)) return undefined
  const parts = plan.allocations.slice(0, mostParts).flatMap(({ label, figure: id }): Text[] => {
    const amount = plan.figures.find((figure) => figure.id === id) as AnyFigure | undefined
    return amount === undefined ? [] : [say`${label}: ${amount}`]
  })
  const [step] = plan.nextSteps
  return answer(
    join(
      [
        words(idea),
        asSentence(plan.title),
        ...(parts.length > 1 ? [bullets(parts)] : []),
        ...(step === undefined ? [] : [say`Begin with this. ${datedStep(plan, step)}`]),
      ],
      '\n\n',
    ),
    plan,
  )
}
