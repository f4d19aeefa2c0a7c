/** "What if we need a new roof for 20k?", "ok say I put half in the market": a part of the sum to place is not placed. */
import type { Figure } from '#engine/figure.ts'
import { type Household, middle } from '#engine/household.ts'
import type { Plan } from '#engine/plan.ts'
import { say, type Text } from '#engine/say.ts'
import { worksheet } from '#engine/worksheet.ts'
import { mayBeMoney } from '../understand/cues.ts'
import { mentionsIn } from '../understand/numbers.ts'

export interface SetApart {
  readonly supposed: Household
  readonly lead: Text
  readonly figure: Figure
}

/** What is spent or kept back; "put 20k in an IRA" places it. */
const spends =
  /\b(?:needs?|spend|use|used|buy|pay|paid|cost|costs|give|gave|lend|keep|hold back|set aside|put aside|save|take out|pull out|own|owe)\b|\bfor (?:a|an|the|my|our) (?:new )?\w+/i
const half = /\bhalf\b/i
const placed = /\b(?:put|invest|place|do|move|only)\b/i

/** Undefined where no part of the sum of this plan is meant. */
export function setApart(message: string, plan: Plan, { amount }: Household): SetApart | undefined {
  if (plan.topic !== 'lump_sum_invest' || amount === undefined) return undefined
  const whole = middle(amount)
  const sums = mentionsIn(message.toLowerCase()).filter(mayBeMoney)
  const [sum, ...others] = sums
  const isHalf = sum === undefined && half.test(message) && (placed.test(message) || spends.test(message))
  const apart = isHalf ? whole / 2 : spends.test(message) && others.length === 0 ? sum?.low : undefined
  if (apart === undefined || apart >= whole || (sum?.per !== undefined && sum.per !== 'once'))
    return undefined
  const figure = worksheet().assumed(
    'apart',
    'What is supposed not to be placed',
    'usd',
    apart,
    'You asked about it.',
  )
  return {
    supposed: { amount: whole - apart },
    lead: isHalf
      ? say`With the rest, ${figure}, kept in insured savings:`
      : say`With ${figure} of it set apart for that, in insured savings until then:`,
    figure,
  }
}
