/** The employer match that is missed, or what the whole of it is worth. */
import { matchOfYear, wholeMatchTakes } from '#engine/employer-match.ts'
import { say, type Text } from '#engine/say.ts'
import { matchWords, missedInAll, payLimit } from '#engine/topics/missed-match.ts'
import { ageOfPlan, payOfPlan } from '#engine/topics/sole-earner.ts'
import type { ComputationContext } from './computation.ts'

export function match({ household, reader, sheet, inForce }: ComputationContext): Text | undefined {
  const { employerMatch, income, contributionRate } = household
  if (employerMatch?.upTo === undefined || employerMatch.rate === 0 || income === undefined) return undefined
  if (contributionRate !== undefined) {
    const missed = missedInAll(sheet, reader, inForce)
    if (missed === undefined) return say`From what you told me, you already get your whole match.`
    const { split } = matchWords(reader, missed)
    return say`You miss ${missed.match} of match: contribute ${missed.contribution} more to get it.${split}`
  }
  const pay = payOfPlan(reader)
  const rate = sheet.told('employerMatch', 'match.rate', 'Match on each dollar', 'share', employerMatch.rate)
  const limit = payLimit(sheet, pay, inForce)
  const upTo = sheet.told(
    'employerMatch',
    'match.up-to',
    'Contributions matched up to this share of pay',
    'rate',
    employerMatch.upTo + (employerMatch.next?.upTo ?? 0),
  )
  const year = {
    match: employerMatch,
    limits: inForce.limits,
    pay: pay.value,
    age: Math.floor(ageOfPlan(reader).value),
  }
  const whole = sheet.computed(
    'match.whole',
    'The whole match',
    'usd-per-year',
    limit === undefined
      ? 'pay × share that is matched × match on each dollar, tier by tier'
      : 'pay that a plan may count × share that is matched × match on each dollar, tier by tier',
    [pay, limit, upTo, rate].filter((part) => part !== undefined),
    Math.round(matchOfYear({ ...year, contributed: wholeMatchTakes(year) })),
  )
  return say`Your whole match is worth ${whole}; putting in ${upTo} of pay gets it.`
}
