/** An offer to refinance student loans: "SoFi offered me 4.9% for 7 years". It is no rate of a debt that there is. */
import { type Mention, tidy } from './numbers.ts'
import { find, isOfOthers, type Reader } from './reading.ts'

const ofStudents = /\b(?:student|federal|college|school|grad(?:uate)?|parent[- ]?plus) loans?\b/
/** The words around the rate are about something else. */
const ofAnother =
  /\b(?:mortgage|house|home|heloc|car|auto|truck|vehicle|cards?|transfer|personal loan|consolidation loan|savings?|cd|hysa)\b/

const fill =
  '(?:me|us|is|was|of|at|for|to|into|with|as low as|low|an?|the|fixed|variable|rate|apr|about|around)'
const offeredBefore = new RegExp(
  `\\b(?:offer(?:ed|s|ing)?|quot(?:e|ed|es|ing)|(?:pre-?)?(?:approved|qualified)|refi(?:nance)? (?:offer|quote|rate))(?: ${fill})*$`,
)
const offeredAfter =
  /^ ?(?:fixed |variable |apr |rate |interest |private )*(?:refi(?:nance)? )?(?:offer|quote)\b|^ ?(?:fixed |apr |rate )*(?:refi\b|to refinance\b|if i (?:refi|refinance)\b)/
const refinancedTo =
  /\b(?:refi|refinanc(?:e|ing))\b(?:(?!\. )[^?!])*\b(?:at|to|for|into|down to|with)(?: (?:an?|the|about|around|fixed|rate of))*$/
/** What stands between the rate and its years. */
const untilTerm =
  /^%? ?(?:(?:fixed|variable|apr|rate|interest|refi|refinance|offer|for|over|on|an?|at|in|,|-) ?)*$/

const highest = 20
const longest = 30
const reach = 30

function isOffer(text: string, { left, right, sentence, span }: Mention, hasRate: boolean): boolean {
  if (offeredBefore.test(left) || offeredAfter.test(right)) return true
  // "Refinance my loans at 6%" can name the rate of today: only beside that one is it another.
  return hasRate && refinancedTo.test(text.slice(sentence[0], span[0]).trimEnd())
}

export const readRefinance: Reader = (reading) => {
  const { text, household, mentions } = reading
  const owes = household?.debts?.some(({ kind }) => kind === 'student_loan') ?? false
  if (!ofStudents.test(text) && !owes) return []
  const knowsRate = household?.debts?.some(({ kind, rate }) => kind === 'student_loan' && rate !== undefined)
  let rates = 0
  for (const mention of mentions) {
    if (mention.kind !== 'percent') continue
    const hasRate = rates > 0 || knowsRate === true
    rates += 1
    if (mention.low <= 0 || mention.high > highest || mention.low !== mention.high) continue
    const around = text.slice(Math.max(mention.sentence[0], mention.span[0] - reach), mention.span[1] + reach)
    if (ofAnother.test(around)) continue
    if (!isOffer(text, mention, hasRate) || isOfOthers(reading, mention)) continue
    const years = mentions[mention.index + 1]
    const isTerm =
      years?.time === 'year' &&
      years.low === years.high &&
      years.low >= 1 &&
      years.low <= longest &&
      untilTerm.test(text.slice(mention.span[1], years.span[0]))
    return [
      find('refinanceRate', tidy(mention.low / 100), mention.span, 'refinance', 0.9, mention.index),
      ...(isTerm ? [find('refinanceYears', years.low, years.span, 'refinance', 0.9, years.index)] : []),
    ]
  }
  return []
}
