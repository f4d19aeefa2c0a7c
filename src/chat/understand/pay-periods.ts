/** Which period a pay is of: told on its number, before it, or by the way it is paid. */
import { isBareThousands } from './bare-thousands.ts'
import { over } from './cues.ts'
import type { Period } from './number-units.ts'
import type { Mention } from './numbers.ts'

/** "my hourly rate is 22". */
export const isHourly = (mention: Mention) =>
  mention.low >= 5 &&
  mention.high <= 300 &&
  mention.per === undefined &&
  /\bhourly (?:rate|wage|pay)(?: is| of)?$/.test(mention.left)

/** A year of it; nothing where no year pays so little. */
export function yearly(mention: Mention): number | [number, number] | undefined {
  if (mention.per !== undefined) return over(mention, 'year')
  if (isBareThousands(mention))
    return mention.low === mention.high ? mention.low * 1e3 : [mention.low * 1e3, mention.high * 1e3]
  const large = mention.low >= 10_000 || (mention.scaled && mention.low >= 8_000) || mention.low === 0
  return large ? over(mention, 'year') : undefined
}

/** The period when it is said before the number: "biweekly 1,850", "monthly income of 1,600". */
export function periodOf(mention: Mention): Period | undefined {
  if (mention.per !== undefined) return mention.per
  const { left } = mention
  if (
    /\b(?:bi-?weekly|every two weeks|every other (?:week|friday|thursday)|every 2 weeks)\b[^.]{0,14}$/.test(
      left,
    )
  )
    return 'two_weeks'
  if (/\b(?:twice|two times) (?:a|per) month\b[^.]{0,14}$|\bsemi-?monthly\b/.test(left)) return 'half_month'
  if (
    /\b(?:monthly|a month|per month|each month|(?<!\b(?:last|this|next|past|that|of|of the|\d+) )month)\b(?![- ]olds?\b)(?![^.]{0,12}\b(?:if|when|since|because|while) (?:i|we|he|she)\b)[^.]{0,30}$/.test(
      left,
    )
  )
    return 'month'
  if (/\bweekly\b[^.]{0,14}$/.test(left)) return 'week'
  const paid = paidEvery.exec(mention.before)?.[1]
  return paid === undefined
    ? undefined
    : /^(?:twice|semi)/.test(paid)
      ? 'half_month'
      : /^(?:every (?:two|2|other)|bi)/.test(paid)
        ? 'two_weeks'
        : 'week'
}

/** "I'm paid every two weeks, 1,780 after taxes": the period stands before the comma. */
const paidEvery =
  /\bpaid (every (?:two|2) weeks|every other (?:week|friday|thursday)|bi-?weekly|twice a month|semi-?monthly|every (?:week|friday)|weekly),? (?:and )?(?:(?:i|we|it|it's|that's|get|gets|bring|take|home|is|about|around|roughly) )*\$?$/

const aMonth = '(?:jan|feb|mar|apr|may|jun|jul|aug|sep|oct|nov|dec)[a-z]*'
/** "3,200 a month from November to April": no pay of the whole year. */
export const ofPartOfYear = new RegExp(
  `^,? (?:from |between )?${aMonth} (?:to|through|thru|until|till|and|-) ${aMonth}\\b|^,? (?:in|on|during) (?:an? |my |the )?(?:really )?(?:good|great|bad|slow|best|worst|lean|busy|decent) (?:month|week|year|one)|^ (?:during|in) (?:the )?(?:busy |on[- ]|high |peak )?(?:season|summer|winter|school year)\\b`,
)
