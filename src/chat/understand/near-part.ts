/** A sum for two purposes: "80k: 30k for a car in 2 years, the rest for retirement". */
import type { FactValue } from '#engine/household.ts'
import { mayBeMoney } from './cues.ts'
import type { Mention } from './numbers.ts'
import { type Find, find, type Reader } from './reading.ts'
import { unreal } from './tenses.ts'

type Near = FactValue<'nearGoal'>

const purposes: readonly (readonly [Near, string])[] = [
  [
    'home',
    '(?:house|home|condo|townhouse|down ?payment)(?! (?:loan|equity|repair|improve|reno|remodel|insurance))',
  ],
  ['car', '(?:car|truck|suv|minivan|van)(?! (?:loan|payment|insurance|note|repair))'],
  ['education', '(?:college|tuition)'],
  [
    'general',
    '(?:wedding|roof|remodel|renovation|kitchen|bathroom|vacation|trip|boat|rv|adoption|surgery|move|moving|sabbatical)',
  ],
]
const some =
  '(?:part|some|half|a part|a portion|a chunk|most|a third|a quarter|(?<![\\d.,])[\\d.,]{1,12} ?(?:k|thousand|%)?)'
const leads =
  '(?: of (?:it|that|this|the money))?(?: (?:is|are|goes|will|go|be|should|needed|earmarked|set|aside|meant|used|needs|to|saved))*'
const toward =
  " (?:for|towards?|on|to buy|buying|to pay for|as) (?:(?:my|our|an?|the|his|her|kids?'?|new|used|first|next|another|son'?s?|daughter'?s?|replac\\w+|pay(?:ing)? for|buying) ){0,4}"

/** What is not for the nearer purpose. */
const rest =
  /\b(?:(?:the |all the )?(?:rest|remainder|remaining(?: \S+)?|other (?:half|part)|what(?:'s| is) left|balance)\b[^.;!?]{0,40}\b(?:retire\w*|long[- ]?term|long[- ]run|long haul|invest\w*|later|grow\w*|the future)|(?:invest|grow)(?:ing)? (?:the |all the )?(?:rest|remainder|other half))\b|\b(?:half|part|some)(?: of it)? (?:is )?for (?:my |our )?retirement\b/
const inYears = /\b(?:in|within|about|(?:in|within) about|need(?:ed)? in) (?:about |around |roughly |like )?$/

const counts: Readonly<Record<string, number>> = {
  one: 1,
  two: 2,
  three: 3,
  four: 4,
  five: 5,
  'a couple of': 2,
  'a few': 3,
}

/** The clause of the nearer purpose, and where it stands. */
function clauseOf(text: string): { purpose: Near; start: number; end: number } | undefined {
  for (const [purpose, names] of purposes) {
    const said = new RegExp(`\\b${some}${leads}${toward}${names}\\b`).exec(text)
    if (said === null) continue
    const after = /^[^.;!?]{0,40}/.exec(text.slice(said.index + said[0].length))?.[0] ?? ''
    const cut = after.search(/\b(?:rest|remainder|other|and (?:the|i|we)|invest)\b/)
    return {
      purpose,
      start: said.index,
      end: said.index + said[0].length + (cut < 0 ? after.length : cut),
    }
  }
  return undefined
}

export const readNearPart: Reader = ({ text, mentions }) => {
  const said = clauseOf(text)
  if (said === undefined || !rest.test(text)) return []
  const { purpose, start, end } = said
  const isIn = ({ span }: Mention) => span[0] >= start - 1 && span[1] <= end
  const whole = mentions.find((one) => mayBeMoney(one) && one.span[0] < start - 1 && one.low >= 1_000)
  const part = mentions.find(
    (one) =>
      isIn(one) && mayBeMoney(one) && unreal(one) === undefined && one.low >= 500 && one.low === one.high,
  )
  if (part !== undefined && whole !== undefined && part.low >= whole.low) return []
  const years = mentions.find(
    (one) => isIn(one) && inYears.test(one.before) && /^ ?(?:years?|yrs?)\b/.test(one.after),
  )
  const clause = text.slice(start, end)
  const inWords = /\b(?:in|within) (?:about )?(one|two|three|four|five|a couple of|a few) years?\b/.exec(
    clause,
  )?.[1]
  const when =
    years?.low ??
    (inWords === undefined ? (/\bnext year\b|\bin a year\b/.test(clause) ? 1 : undefined) : counts[inWords])
  const span = [start, end] as const
  const found: Find[] = [
    find('nearGoal', purpose, [...span], 'near-part', 0.9),
    find('goal', 'retirement', [...span], 'near-part', 0.9),
  ]
  if (part !== undefined) found.push(find('nearGoalSum', part.low, part.span, 'near-part', 0.96, part.index))
  if (when !== undefined)
    found.push(find('nearGoalYears', when, years?.span ?? [...span], 'near-part', 0.96, years?.index))
  return found
}
