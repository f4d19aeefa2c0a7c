/** "Is 500k enough?" — yes or no, by what the plan sizes. */
import type { Figure } from '#engine/figure.ts'
import { type Household, middle } from '#engine/household.ts'
import type { Plan } from '#engine/plan.ts'
import { join, say, type Text, words } from '#engine/say.ts'
import { topicOf } from '#engine/topics/all.ts'
import type { SmallReply } from '../small-replies.ts'
import { mayBeMoney } from '../understand/cues.ts'
import { type Mention, mentionsIn } from '../understand/numbers.ts'
import { answer, type PlanQuestion } from './question.ts'
import { recap } from './recap.ts'
import { whatIf } from './suppositions.ts'

/** What the plan sizes, if it sizes anything. */
export function sizedIn(plan: Plan): Figure | undefined {
  const names = topicOf(plan.topic)?.enough?.need ?? []
  return names
    .map((name) => plan.figures.find(({ id }) => id === name) as Figure | undefined)
    .find((figure) => figure !== undefined)
}

const sumsIn = (message: string): Mention[] => mentionsIn(message.toLowerCase()).filter(mayBeMoney)

/** Whether a sum reaches what the plan sizes; undefined where the plan sizes nothing, or no such sum is known. */
function verdictOn(sum: number | undefined, question: PlanQuestion): SmallReply | undefined {
  const { plan, message } = question
  const need = sizedIn(plan)
  if (need === undefined || sum === undefined) return undefined
  const isOfMonth = need.unit === 'usd-per-month'
  if (!isOfMonth && sumsIn(message).some(({ per }) => per === 'month')) return undefined
  // What goes in each month reaches a part of it: how much is said by the plan with that sum.
  if (isOfMonth && sum < Math.round(need.value) && sumsIn(message).length > 0) {
    const then = whatIf(question)
    const no = answer(say`Not all of it: this plan finds a need of ${need}.`, plan)
    if (then !== undefined)
      return {
        ...then,
        text: join([no.text, then.text]),
        figures: [...(then.figures ?? []), ...(no.figures ?? [])],
      }
  }
  const verdict =
    sum >= Math.round(need.value)
      ? say`Yes: this plan finds a need of ${need}.`
      : say`No: this plan finds a need of ${need}.`
  return answer(join([verdict, plan.summary]), plan)
}

/** Policies are sized by what would be missing: nothing was told that they could fall short of. */
function sizedFor(plan: Plan): SmallReply | undefined {
  const need = sizedIn(plan)
  if (plan.topic !== 'term_life' || need === undefined || plan.allocations.length === 0) return undefined
  return answer(
    say`By what I know, yes: the cover is sized to fill ${need}, which would be missing today, and what is missing in the years after. **Leaving out what you did not tell, debts or other cover, it may be more or less**: “What this plan rests on” shows what was assumed.`,
    plan,
  )
}

const asksIfEnough =
  /\b(?:(?:is|are|will|would|was) (?:that|it|this|these|\$?\d[\d,.]*(?: ?k)?)\b[^.?!]{0,30}\benough\b|(?:do|have|did) (?:i|we)(?: \w+){0,2} (?:have|got|saved|put away) enough\b|(?:am i|are we) (?:saving|putting (?:in|away|aside)|covered) enough\b)[^.!]*\?/i

/** Less than all of it, and more than most of it. */
const nearly = 0.85

/** How much of what the plan sizes is there or under way; undefined where nothing was told of it. */
function shareReached(plan: Plan, household: Household): number | undefined {
  const { enough } = topicOf(plan.topic) ?? {}
  if (enough === undefined || enough.has.every((fact) => household[fact] === undefined)) return undefined
  const figureOf = (id: string | undefined) => plan.figures.find((figure) => figure.id === id)?.value
  const reached = figureOf(enough.reached)
  if (typeof reached === 'number') return reached
  const need = sizedIn(plan)?.value
  if (typeof need !== 'number') return undefined
  if (enough.isLeft === true) {
    if (need > 0) return 0
    // What one life leaves missing may be there while something else is bought.
    return plan.allocations.length === 0 ? 1 : undefined
  }
  const has = enough.has.reduce((sum, fact) => sum + middle((household[fact] as number | undefined) ?? 0), 0)
  return has / need
}

/** "Is that enough?" in the message that a first plan answers: yes or no, before the plan says how much. */
export function verdictFirst(message: string, plan: Plan, household: Household): Text | undefined {
  const share = asksIfEnough.test(message) ? shareReached(plan, household) : undefined
  if (share === undefined) return undefined
  if (share >= 1) return words('Yes, by this plan that is enough.')
  return share >= nearly ? words('Nearly, not quite.') : words('Not yet.')
}

/** The sum that the question names, else what was told before. */
export function isEnough(question: PlanQuestion): SmallReply | undefined {
  const { message, plan, state } = question
  const { enough } = topicOf(plan.topic) ?? {}
  const named = sumsIn(message)[0]?.low
  const told = (enough?.has ?? [])
    .map((fact) => state.household[fact] as number | undefined)
    .filter((one) => one !== undefined)
  const has =
    told.length === 0
      ? undefined
      : enough?.isLeft === true
        ? 0
        : told.reduce((sum, one) => sum + middle(one), 0)
  return (
    verdictOn(named ?? has, question) ??
    (named === undefined ? sizedFor(plan) : undefined) ??
    (named === undefined ? undefined : whatIf(question)) ??
    recap(message, plan)
  )
}

/** "What if I only get 300k?" */
export const sumSupposed = (question: PlanQuestion): SmallReply | undefined =>
  !/\b(?:gets?|got|ha(?:ve|d)|buy|take|save|keep|go with|only|just)\b/i.test(question.message)
    ? undefined
    : verdictOn(sumsIn(question.message)[0]?.low, question)
