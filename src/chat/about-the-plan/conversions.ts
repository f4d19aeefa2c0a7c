/** "What if I convert half to Roth?": the tax on a part of the old plan that is turned into Roth money. */
import type { Figure } from '#engine/figure.ts'
import { middle } from '#engine/household.ts'
import { say, words } from '#engine/say.ts'
import { receiptsOf } from '../borrowed-text.ts'
import type { SmallReply } from '../small-replies.ts'
import { mayBeMoney } from '../understand/cues.ts'
import { mentionsIn } from '../understand/numbers.ts'
import { planWith } from './in-that-case.ts'
import type { PlanQuestion } from './question.ts'

const converts =
  /\bconvert(?:s|ed|ing)?\b|\b(?:move|roll|put|turn|switch)\w*\b.{0,40}\b(?:in)?to (?:a |my )?roth\b/i
const shares: readonly (readonly [RegExp, number])[] = [
  [/\bhalf\b/i, 1 / 2],
  [/\b(?:a|one) third\b/i, 1 / 3],
  [/\b(?:a|one) quarter\b/i, 1 / 4],
  [/\btwo thirds\b/i, 2 / 3],
]

/** The part of what could be converted that is meant; all of it and nothing of it are the plan's own. */
function partMeant(message: string, whole: number): number | undefined {
  const text = message.toLowerCase()
  const numbers = mentionsIn(text).filter((one) => one.kind === 'percent' || mayBeMoney(one))
  const [number, ...others] = numbers
  if (others.length > 0) return undefined
  const share = number === undefined ? shares.find(([said]) => said.test(text))?.[1] : undefined
  const part =
    share !== undefined
      ? whole * share
      : number?.kind === 'percent'
        ? (whole * number.low) / 100
        : number?.per === undefined
          ? number?.low
          : undefined
  return part !== undefined && part > 0 && part < whole ? part : undefined
}

/** Undefined where no part is converted, or the plan counts no conversion. */
export function ifConverted(question: PlanQuestion): SmallReply | undefined {
  const { message, plan, state } = question
  if (plan.topic !== 'rollover_401k' || !converts.test(message)) return undefined
  const whole = plan.figures.find(({ id }) => id === 'conversion.taxable')?.value
  const { planBalance, oldPlans, amount } = state.household
  const ofPlans = oldPlans?.reduce((sum, { balance }) => sum + balance, 0)
  const held = planBalance ?? ofPlans ?? amount
  const key = held === amount ? 'amount' : 'planBalance'
  if (typeof whole !== 'number' || held === undefined) return undefined
  const part = partMeant(message, whole)
  // The tax on a part is that of a plan that holds as much less.
  const then = part && planWith(question, plan, { [key]: middle(held) - (whole - part) })
  if (then === undefined || part === undefined || then === 0) return undefined
  const figureOf = (id: string) => then.figures.find((one) => one.id === id) as Figure | undefined
  const [taxable, tax, state_] = ['conversion.taxable', 'conversion.tax', 'conversion.state-tax'].map(
    figureOf,
  )
  if (taxable === undefined || tax === undefined || Math.abs(taxable.value - part) > 1) return undefined
  const cost =
    state_ === undefined
      ? say`about ${tax} of federal tax, before state tax`
      : say`about ${tax} of federal and ${state_} of state tax`
  const text = say`Turned into Roth money this year, ${taxable} would be income of this year: ${cost}. ${words('Pay it from other cash, or less arrives in the Roth. It need not come with the move: from a traditional IRA you can convert in any year, in parts, best in years of low income. It cannot be undone. Your plan is unchanged.')}`
  return { text, figures: receiptsOf(text, then), suggestions: [] }
}
