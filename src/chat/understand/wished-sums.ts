/**
 * What somebody is to have is not what they have: "we'd like 20k in the fund", "I was told to have six months saved",
 * "do I need 500k of cover?", "is three months enough?". Whatever reader took such a number for what is there, it is none.
 */
import type { FactKey } from '#engine/household.ts'
import { mayBeMoney } from './cues.ts'
import { type Find, findChecked, type Reading } from './reading.ts'
import { unreal } from './tenses.ts'

/** What one has, as against what one pays, earns or wants to do. */
const had: ReadonlySet<FactKey> = new Set<FactKey>([
  'savings',
  'emergencyFund',
  'emergencyFundMonths',
  'retirementSavings',
  'rothSavings',
  'pretaxIraBalance',
  'taxableInvestments',
  'collegeSaved',
  'coverageAmount',
  'spouseCoverageAmount',
])

const wish =
  /\b(?:(?:would|i'd|we'd|'d) (?:really )?(?:like|love)|want(?:s|ed|ing)?|need(?:s|ed|ing)?|hop(?:e|es|ed|ing)|plan(?:s|ning)?|aim(?:s|ing)?|try(?:ing)?|tries|goals?|target|supposed|told|advised|recommend(?:s|ed)?|says?|should|must|how (?:do|can|could|long|fast|soon)|towards?|until (?:i|we)(?:'ve| have)?|once (?:i|we)(?:'ve| have)?)\b/g
/** What may stand between the wish and its number; "the 20k", "what to do with" and "use" speak of what is there. */
const towardsIt =
  /^(?: ?,? ?(?:to|for|on|of|is|was|be|being|i|we|you|us|me|it|have|having|had|get|getting|got|keep|keeping|hold|reach|reaching|hit|hitting|build|building|grow|growing|save|saving|saved|up|end|with|stay|maintain|put|away|aside|set|at|least|about|around|roughly|like|maybe|close|more|than|over|another|an?|my|our|the|her|his|their|529|college|retirement|plan|account|into|in|emergency|rainy|day|fund|savings?|cash|cushion|someday|eventually|really|also|still|both|probably|ideally|someone|people|everyone))* ?[:=]? ?\$?$/
const isThere = /\b(?:the|this|that|these|those|all|half|some|my|our) (?:\w+ )?\$?$/
const ofWhatIsThere = /^ (?:of|out of|from) (?:it|this|that|them|what)\b/

/** Where the clause of a number begins. */
const clauseStart =
  /[.;!?\n(:]|,(?= )|\b(?:but|and(?= (?:i|we|i'd|we'd|he|she|they|have|has|currently|right now|now)\b)|so|because|since|though|although|while|with|right now|currently)\b/g

/** "Is 3 months of costs enough?": whoever asks it has not said that it is there. */
const asked =
  /^\W*(?:(?:so|and|but|or|then|ok|also) )?(?:is|are|isn't|would|will|does|do|what about|how about)(?: (?:about|around|having|keeping|only|just|even|like|having about))*\W*$/
/** "Is 10k enough of a cushion?": a sum is asked about because it is there. */
const counted: ReadonlySet<FactKey> = new Set<FactKey>(['emergencyFundMonths'])

/** The words of the clause before a number; a colon or a parenthesis after the wish itself belongs to it. */
function clauseBefore({ text, sentences }: Reading, at: number): string {
  const start = sentences.find(([from, to]) => at >= from && at < to)?.[0] ?? 0
  const before = text.slice(start, at)
  const last = [...before.matchAll(clauseStart)].findLast(
    ({ index, 0: { length } }) => before.slice(index + length).trim() !== '',
  )
  return last === undefined ? before : before.slice(last.index + last[0].length)
}

/** College savings are told as the sum that is spoken of; what is to be put there is such a sum. */
const isStock = ({ topic, text }: Reading, { key, span }: Pick<Find, 'key' | 'span'>, aim: string): boolean =>
  had.has(key) ||
  (key === 'amount' &&
    !/\bput\b/.test(aim) &&
    ((topic === 'college_529' && hasAim.test(aim)) || isToBeSaved.test(text.slice(span[1]))))
/** "I'd like 10k saved by next summer": no sum that came in. */
const isToBeSaved = /^ (?:(?:saved|put away|set aside)\b|by (?:next|the end|the time|summer|christmas|age)\b)/
const hasAim = /\b(?:have|having|reach|get|hit|build|save|saved|goal|target)\b/

/** "I have 25k and want to keep 10k as the fund": what is kept of a larger sum is there. */
const isKeptOf = ({ mentions }: Reading, clause: string, [from, to]: Find['span']): boolean =>
  /\b(?:keep(?:ing)?|hold(?:ing)?|leave|leaving|set(?:ting)? aside)\b/.test(clause) &&
  mentions.some((whole) => {
    const kept = mentions.find(({ span }) => span[0] >= from && span[1] <= to)
    return kept !== undefined && mayBeMoney(whole) && whole.per === undefined && whole.low > kept.high
  })

/** Whether a number is only aimed at, where it would be read as what is there. */
export function isWished(reading: Reading, find: Pick<Find, 'key' | 'span'>): boolean {
  const { key, span } = find
  const clause = clauseBefore(reading, span[0])
  if (!isStock(reading, find, clause)) return false
  if (counted.has(key) && asked.test(clause)) return true
  if (isThere.test(clause) || ofWhatIsThere.test(reading.text.slice(span[1]))) return false
  if (key === 'emergencyFund' && isKeptOf(reading, clause, span)) return false
  const last = [...clause.matchAll(wish)].at(-1)
  return last !== undefined && towardsIt.test(clause.slice(last.index + last[0].length))
}

const isThereNow =
  /\b(?:(?:i|we) (?:only |just |currently |already |now )*have|(?:i've|we've) (?:got|saved)|(?:it's|its|it is|i'm|we're|currently|now|so far)(?: only| just| about| around| at)*|sits? at|sitting at)(?: (?:about|around|only|just|at|like|maybe|roughly))* \$?$/
const endsThere =
  /^ ?(?:months? ?)?(?:now|so far|right now|today|already|saved|currently|at the moment|in (?:it|there)|$|[.,;!?)]|(?:and|but|so)\b)/

/** "I want 15,000 in savings. We have 4k now": what is there of the same, told without its name. */
function thereInstead(reading: Reading, { key, span }: Find): Find[] {
  const isCount = counted.has(key)
  const [from] = span
  return reading.mentions
    .filter((mention) => {
      const fits = isCount
        ? mention.kind === 'plain' && mention.high <= 24 && (mention.time ?? 'month') === 'month'
        : mayBeMoney(mention) && mention.per === undefined && mention.low >= 100
      const near = Math.abs(mention.span[0] - from) < 150 && mention.span[0] !== from
      return (
        fits &&
        near &&
        mention.low === mention.high &&
        unreal(mention) === undefined &&
        (isThereNow.test(mention.before) ||
          (/\b(?:and|with) \$?$/.test(mention.before) && /^ now\b/.test(mention.right))) &&
        endsThere.test(mention.right)
      )
    })
    .slice(0, 1)
    .flatMap((mention) => findChecked(key, mention.low, mention.span, 'wished-sums', 0.62, mention.index))
}

/** The finds without what is only wished for, and with what is said to be there of it. */
export function withoutWishes(reading: Reading, finds: readonly Find[]): Find[] {
  const real = finds.filter((one) => !isWished(reading, one))
  const wishes = finds.filter((one) => !real.includes(one))
  return [
    ...real,
    ...wishes
      .filter(({ key }) => !real.some((one) => one.key === key))
      .flatMap((one) => thereInstead(reading, one)),
  ]
}
