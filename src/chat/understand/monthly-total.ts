/** What arrives each month from several sources: the total that is told beside its parts, or the parts of two jobs added. */
import { over } from './cues.ts'
import { type Mention, tidy } from './numbers.ts'
import { periodOf } from './pay-periods.ts'
import { type Find, find, type Reading } from './reading.ts'

/** "Which makes my monthly income 1,900", "my total monthly income comes to 3,100". */
const isTotal =
  /\b(?:mak(?:es|ing)|bring(?:s|ing)|giv(?:es|ing)|for|puts?|putting) (?:my|our|the|a) (?:(?:total|combined|overall|whole) )*(?:monthly )?(?:total|income|pay|take[- ]?home)(?: (?:pay|income|is|at|to|of|up|about|around))* ?\$?$|\b(?:total|combined|overall|all[- ]in) (?:monthly )?(?:income|pay|take[- ]?home)(?: (?:pay|income|is|comes?|out|to|of|about|around|a month))* ?\$?$/
/** A total may be told a little below the part, where that was told by the fortnight. */
const leastOfPart = 0.85

/** "And 600 from a weekend job": beside what the first one pays in a month. */
const other =
  '(?:(?:second|2nd|other|another|weekend|night|evening|side|part[- ]time|seasonal) (?:and (?:weekend|night) )?)'
const fromOtherJob = new RegExp(
  `^(?: (?:a|per|each|every) month| monthly|/mo)? ?(?:(?:more )?(?:from|at|on|with|doing|in) )?(?:(?:my|a|an|the) )?${other}+(?:job|gig|work|hustle|shifts?|business)\\b|^(?: (?:a|per|each) month)? (?:from|driving(?: for)?|doing|delivering(?: for)?|with|on) (?:uber|lyft|door ?dash|instacart|grub ?hub|amazon flex)\\b`,
)
const joins =
  /^(?: (?:a|per|each|every) month| monthly|\/mo)?(?: (?:from|at|with|on|in|for|as) [a-z' -]{2,30}?)?(?:,? (?:and|plus)|, ?| ?\+|; ?)(?: (?:i )?(?:about|around|another|make|get|earn|bring in|like))* ?\$?$/

function secondJob({ text, mentions }: Reading, first: Find): Mention | undefined {
  const [from, mention] = [mentions[first.mention ?? -1], mentions[(first.mention ?? mentions.length) + 1]]
  if (from === undefined || mention === undefined || mention.kind === 'percent') return undefined
  const isMonthly = (mention.per ?? 'month') === 'month' && mention.low >= 50 && mention.low < 12_000
  const isJoined = joins.test(text.slice(from.span[1], mention.span[0]))
  return isMonthly && isJoined && fromOtherJob.test(mention.right) ? mention : undefined
}

/** The same for every sum that was told, so that each has its meaning. */
function allAs(total: Find, taken: readonly Find[]): Find[] {
  const otherParts = taken.flatMap((one) => (one === total ? [] : (one.mention ?? [])))
  return taken.map(
    (one) =>
      (one === total ? { ...one, otherParts } : { ...one, value: total.value, confidence: 0.84 }) as Find,
  )
}

const joinsAnother = /\b(?:and|plus|also|then)\b|\+/
/** "815 every two weeks, about 1,670 a month": the same pay twice, of which the month is what people count on. */
function toldOfMonth({ mentions, text }: Reading, taken: readonly Find[]): Find | undefined {
  const isOfMonth = ({ mention }: Find) => {
    const said = mentions[mention ?? -1]
    return said !== undefined && periodOf(said) === 'month'
  }
  const [month, ...more] = taken.filter(isOfMonth)
  const [other, ...others] = taken.filter((one) => !isOfMonth(one))
  if (month === undefined || other === undefined || more.length > 0 || others.length > 0) return undefined
  const [first, second] = [month, other].toSorted((a, b) => a.span[0] - b.span[0])
  if (
    first === undefined ||
    second === undefined ||
    joinsAnother.test(text.slice(first.span[1], second.span[0]))
  )
    return undefined
  const share = Number(month.value) / Number(other.value)
  return share >= leastOfPart && share <= 1 / leastOfPart ? month : undefined
}

/** What was read as taken home, as one sum. */
export function inOneSum(reading: Reading, taken: readonly Find[]): Find[] {
  const total = taken.find(({ mention }) => isTotal.test(reading.mentions[mention ?? -1]?.before ?? ''))
  if (total !== undefined) {
    const isWhole = taken.every(({ value }) => Number(total.value) >= leastOfPart * Number(value))
    return isWhole ? allAs(total, taken) : [...taken]
  }
  const month = toldOfMonth(reading, taken)
  if (month !== undefined) return allAs(month, taken)
  const [only, ...others] = taken
  const second = only === undefined || others.length > 0 ? undefined : secondJob(reading, only)
  if (only === undefined || second === undefined || typeof only.value !== 'number') return [...taken]
  const more = over({ ...second, per: 'month' }, 'month')
  if (typeof more !== 'number') return [...taken]
  const both = tidy(only.value + more)
  return [
    { ...only, value: both } as Find,
    // The same again, so that the other number has its meaning too.
    find('takeHomeMonthly', both, second.span, 'pay', 0.84, second.index),
  ]
}
