/** "What do I do first?" and "And after that?": the steps with their days, and the order in which places are filled. */
import type { Plan } from '#engine/plan.ts'
import { join, say, words } from '#engine/say.ts'
import type { TopicSlug } from '#engine/topic-slugs.ts'
import type { SmallReply } from '../small-replies.ts'
import { datedStep } from './pieces.ts'
import { answer, bullets } from './question.ts'

const mostSteps = 3

/** The next steps with their days; how each is done stands in the plan. */
export function firstSteps(plan: Plan): SmallReply | undefined {
  const [first, ...others] = plan.nextSteps.slice(0, mostSteps)
  if (first === undefined) return undefined
  const rest =
    others.length === 0 ? [] : [words('Then:'), bullets(others.map((step) => datedStep(plan, step)))]
  return answer(join([join([datedStep(plan, first), first.why, first.how]), ...rest], '\n\n'), plan)
}

export const asksForOrder =
  /\bwhich (?:one |of (?:them|those|these|the two) )?(?:goes|comes|is|gets (?:paid|filled|it)|should (?:i|we|go|come)[\w ]{0,12}|do (?:i|we)[\w ]{0,12}|would (?:you|i)[\w ]{0,12}) ?(?:off )?first\b|\b(?:what|how) (?:does|would|will) (?:it|this|that|things) (?:all )?look (?:like )?(?:in|after) \w+ years?\b|\bin what order\b|\bwhat order\b/i
const asksWhatFollows = /\bafter (?:that|this)\b|\bthen what\b|\band then\W*$/i
/** Plans whose timeline is the order in which places are filled and debts are paid. */
const goesInOrder: ReadonlySet<TopicSlug> = new Set(['budgeting', 'debt_payoff'])
const leastOfOrder = 2

/** What is left to do once the first step is done. */
function laterSteps(plan: Plan): SmallReply | undefined {
  const [, ...later] = plan.nextSteps
  if (later.length === 0) return undefined
  return answer(
    join(
      [
        words('After the first step comes:'),
        bullets(later.slice(0, mostSteps).map((step) => datedStep(plan, step))),
      ],
      '\n\n',
    ),
    plan,
  )
}

/** What comes after the place or the debt that has the money now. */
export function whatFollows(message: string, plan: Plan): SmallReply | undefined {
  if (!asksWhatFollows.test(message) && !asksForOrder.test(message)) return undefined
  if (!goesInOrder.has(plan.topic)) return asksWhatFollows.test(message) ? laterSteps(plan) : undefined
  const lines = plan.visualizations.flatMap((chart) =>
    chart.type === 'timeline'
      ? chart.milestones.map(({ period, label, detail }) => say`${period}: **${label}**. ${detail}`)
      : [],
  )
  return lines.length < leastOfOrder
    ? undefined
    : answer(join([words('One after the other:'), bullets(lines)], '\n\n'), plan)
}

const ordinals: readonly string[] = ['first', 'second', 'third', 'fourth', 'fifth', 'sixth', 'seventh']
const numerals: readonly string[] = ['one', 'two', 'three', 'four', 'five', 'six', 'seven']
const namesStep = new RegExp(
  `\\b(?:step (?:number |no\\.? ?|# ?)?(\\d|${numerals.join('|')})\\b|(?:the )?(${ordinals.join('|')}|last) step\\b)`,
  'i',
)

/** "Explain step 3": that step, why and how; the number of steps where there is none of that number. */
export function stepNamed(message: string, plan: Plan): SmallReply | undefined {
  const [found, numeral, ordinal] = namesStep.exec(message.toLowerCase()) ?? []
  // "What's the first step?" asks for all that comes first.
  if (found === undefined || ordinal === 'first') return undefined
  const steps = plan.nextSteps
  const at =
    numeral === undefined
      ? ordinal === 'last'
        ? steps.length - 1
        : ordinals.indexOf(ordinal ?? '')
      : /\d/.test(numeral)
        ? Number(numeral) - 1
        : numerals.indexOf(numeral)
  const step = steps[at]
  if (step !== undefined) return answer(join([datedStep(plan, step), step.why, step.how]), plan)
  return steps.length === 0
    ? undefined
    : answer(
        join(
          [
            words('This plan has fewer steps than that. They are:'),
            bullets(steps.map((one) => datedStep(plan, one))),
          ],
          '\n\n',
        ),
        plan,
      )
}
