/** The employer match that is missed, or what the whole of it is worth. */
import { say, type Text } from '#engine/say.ts'
import { missedMatch } from '#engine/topics/order-of-operations.ts'
import { payOfPlan } from '#engine/topics/sole-earner.ts'
import type { ComputationContext } from './computation.ts'

export function match({ household, reader, sheet }: ComputationContext): Text | undefined {
  const { employerMatch, income, contributionRate } = household
  if (employerMatch?.upTo === undefined || employerMatch.rate === 0 || income === undefined) return undefined
  if (contributionRate !== undefined) {
    const missed = missedMatch(sheet, reader)
    if (missed === undefined) return say`From what you told me, you already get your whole match.`
    return say`You miss ${missed.match} of match: contribute ${missed.contribution} more to get it.`
  }
  const pay = payOfPlan(reader)
  const rate = sheet.told('employerMatch', 'match.rate', 'Match on each dollar', 'share', employerMatch.rate)
  const upTo = sheet.told(
    'employerMatch',
    'match.up-to',
    'Contributions matched up to this share of pay',
    'rate',
    employerMatch.upTo,
  )
  const whole = sheet.computed(
    'match.whole',
    'The whole match',
    'usd-per-year',
    'pay × share that is matched × match on each dollar',
    [pay, upTo, rate],
    Math.round(pay.value * upTo.value * rate.value),
  )
  return say`Your whole match is worth ${whole}; putting in ${upTo} of pay gets it.`
}
