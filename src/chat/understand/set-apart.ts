/**
 * Parts set apart of a sum: "45k of it goes to tuition", "of that 8,000, 3,000 is for taxes", "only 195k is left for
 * this". What is planned is the rest.
 */
import type { TopicSlug } from '#engine/topic-slugs.ts'
import { topicOf } from '#engine/topics/all.ts'
import { likeBefore } from './after-words.ts'
import { mayBeMoney } from './cues.ts'
import { type Mention, tidy } from './numbers.ts'
import { type Find, findChecked, type Reading } from './reading.ts'
import { unreal } from './tenses.ts'
import type { TopicScore } from './topic-score.ts'

const planned: ReadonlySet<TopicSlug> = new Set([
  'lump_sum_invest',
  'windfall',
  'emergency_fund',
  'budgeting',
])
type WholeKey = 'amount' | 'savings' | 'emergencyFund'
const wholes: readonly WholeKey[] = ['amount', 'savings', 'emergencyFund']

interface Whole {
  readonly key: WholeKey
  readonly value: number
  /** Told by this message, and not before. */
  readonly isTold: boolean
}

const money = '(?:money|sum|total|cash|savings|amount|inheritance|bonus|check|proceeds)'
const ofIt = `of (?:it|that|this|those|them|which|(?:the|that|this|my|our) ${money})`
const small = '(?: (?:already|really|actually|all|only|still|being|kind of|sort of|just))*'
const isFor = `${small}(?: (?:is|are|was|goes|go|will go|will be|(?:has|have|needs?) to go|must go|is going|i need|we need|i owe|we owe))?${small}(?: (?:meant|reserved|earmarked|set aside|put aside|spoken|saved|needed|kept|promised|committed|intended|due|budgeted))? (?:for|to|towards?)\\b`
const partOfIt = new RegExp(`^ ${ofIt}${isFor}`)
const partOfNamed = new RegExp(`^${isFor}`)
/** "Of that $8,000, $3,000": the whole before its part. */
const wholeThenPart = /\b(?:of|from|out of) (?:the|that|this|those|my|our) \$?$/
/** "2 of those 8k": the part before its whole. */
const partThenWhole = /^ (?:k )?of (?:the|that|this|those|my|our) \$?$/

const leftBefore = /\b(?:leav(?:es|ing)|have|with|that's|so)(?: (?:me|us|only|just|about|around))*$/
const isLeft =
  /^ (?:is |are |would be |will be )?(?:left|remains?|remaining)\b(?! (?:on|to pay|each|every|a|per|over|after)\b)/
/** What is left of a sum is told of the plan, or ends what was said of its parts. */
const forThis =
  /^[^.;!?\n]{0,20}\b(?:for (?:this|that|it|us|the plan|investing|emergencies)|to (?:invest|place|work with|put))\b|^[^.;!?\n\w]*$|^ (?:left|is left|remains?|remaining)[.;,!?]/

const emergencies = /\b(?:emergenc(?:y|ies)|rainy|cushion|e-?fund)\b/
const ofTax = /^ (?:the |pay |my |our )*(?:irs\b|(?:(?:income|capital gains|estimated) )?tax(?:es)?\b)/
const ownUse = /\b(?:invest\w*|this|retirement|stocks?|the market)\b/

/** Words after the number, up to where the clause ends. */
const clauseAfter = ({ after }: Mention): string => /^[^.;,!?\n]*/.exec(after)?.[0] ?? ''

function wholeOf(
  reading: Reading,
  found: readonly Find[],
  part: Pick<Mention, 'index' | 'span'>,
): Whole | undefined {
  const told = found.findLast(
    (one) =>
      wholes.some((key) => key === one.key) &&
      typeof one.value === 'number' &&
      one.mention !== part.index &&
      one.span[0] < part.span[0],
  )
  const key = wholes.find((one) => one === told?.key)
  if (key !== undefined && typeof told?.value === 'number') return { key, value: told.value, isTold: true }
  const { talkingAbout, household = {} } = reading
  const subject = talkingAbout !== undefined && topicOf(talkingAbout)?.subject === 'amount'
  for (const known of subject ? wholes : wholes.slice(1)) {
    const value = household[known]
    if (typeof value === 'number' && value > 0) return { key: known, value, isTold: false }
  }
  return undefined
}

/** A part and where it is said; `rest` where the number is what stays. */
interface Part {
  readonly mention: Mention
  readonly value: number
  readonly isRest: boolean
}

/** "20 of it", of 90k: thousands, where only they can be meant; of "500 of it" nobody knows. */
function asWhole(mention: Mention, { value }: Whole): Mention | undefined {
  const mayLeaveOut = mention.kind === 'plain' && !mention.scaled && mention.low * 1_000 < value
  if (!mayLeaveOut || mention.low >= 1_000) return mention
  if (mention.low >= mostThousands) return undefined
  return { ...mention, low: mention.low * 1_000, high: mention.high * 1_000 }
}
const mostThousands = 100

function partOf(reading: Reading, mention: Mention, whole: Whole): Part | undefined {
  const { text, mentions } = reading
  const [before, next] = [mentions[mention.index - 1], mentions[mention.index + 1]]
  const isNext = next !== undefined && partThenWhole.test(text.slice(mention.span[1], next.span[0]))
  const named =
    before !== undefined && before.low === whole.value && wholeThenPart.test(before.before)
      ? partOfNamed.exec(mention.after)
      : isNext && next.low === whole.value
        ? partOfNamed.exec(next.after)
        : partOfIt.exec(mention.after)
  const said = isNext ? likeBefore(mention, next) : asWhole(mention, whole)
  if (
    said === undefined ||
    said.low !== said.high ||
    said.low >= whole.value ||
    unreal(mention) !== undefined
  )
    return undefined
  if (named !== null) {
    const purpose = clauseAfter(isNext ? next : mention).slice(named[0].length)
    // The plan keeps the tax on a sum that came back by itself.
    if (ofTax.test(purpose) && whole.key === 'amount') return undefined
    // "14k of it is my emergency fund", told with the whole, is a fund beside it.
    if (emergencies.test(purpose) && (whole.isTold || whole.key === 'amount')) return undefined
    return { mention, value: said.low, isRest: emergencies.test(purpose) || ownUse.test(purpose) }
  }
  const isRest =
    mayBeMoney(mention) &&
    mention.per === undefined &&
    said.low * mostLess >= whole.value &&
    ((isLeft.test(mention.right) && forThis.test(mention.right)) ||
      (leftBefore.test(mention.left) && isLeft.test(mention.right)) ||
      (/\bleav(?:es|ing)(?: (?:me|us|only|just|about|around))*$/.test(mention.left) &&
        forThis.test(mention.right)))
  return isRest ? { mention, value: said.low, isRest } : undefined
}
/** What is left of a sum is no hundredth of it: that is another number. */
const mostLess = 50

const ofThePart: ReadonlySet<Find['key']> = new Set(['goal', 'horizonYears', 'dependents', 'numDependents'])
const reader = 'set-apart'

const shares: Readonly<Record<string, number>> = { half: 1 / 2, third: 1 / 3, quarter: 1 / 4 }
const shareOfIt = new RegExp(
  `(?<!\\bif )\\b(?:about |around |maybe )?(?:an? |one )?(half|third|quarter) ${ofIt}${isFor}([^.;,!?\\n]*)`,
)

/** "Half of it is for a car": the sum that is planned, less the share that is not for the plan. */
function withShareApart(reading: Reading, found: readonly Find[]): Find[] {
  const match = shareOfIt.exec(reading.text)
  if (match === null || emergencies.test(match[2] ?? '') || ofTax.test(match[2] ?? '')) return [...found]
  const span = [match.index, match.index + match[0].length] as const
  const whole = wholeOf(reading, found, { index: -1, span })
  if (whole === undefined || (whole.key !== 'amount' && reading.talkingAbout === undefined)) return [...found]
  const share = shares[match[1] ?? ''] ?? 0
  const value = tidy(Math.round(whole.value * (ownUse.test(match[2] ?? '') ? share : 1 - share)))
  const isOfPart = (one: Find): boolean =>
    one.key === whole.key || (ofThePart.has(one.key) && one.span[0] >= span[0] && one.span[0] <= span[1])
  return [...found.filter((one) => !isOfPart(one)), ...findChecked(whole.key, value, span, reader, 0.95)]
}

/** The sum that is planned, less what the message sets apart of it. */
export function withSetApart(reading: Reading, found: readonly Find[]): Find[] {
  if (reading.topic !== undefined && !planned.has(reading.talkingAbout ?? reading.topic)) return [...found]
  // A part with a purpose of its own is planned too.
  if (found.some(({ key }) => key === 'nearGoalSum')) return [...found]
  const parts = reading.mentions.flatMap((mention) => {
    const whole = wholeOf(reading, found, mention)
    const part = whole && partOf(reading, mention, whole)
    return part === undefined || whole === undefined ? [] : [{ ...part, whole }]
  })
  const [first] = parts
  if (first === undefined) return withShareApart(reading, found)
  const { whole } = first
  const rest = parts.find(({ isRest }) => isRest)
  const apart = parts.filter(({ isRest }) => !isRest).reduce((sum, { value }) => sum + value, 0)
  const value = rest?.value ?? tidy(whole.value - apart)
  if (value <= 0) return [...found]
  const isOfPart = (one: Find): boolean =>
    one.key === whole.key ||
    parts.some(
      ({ mention }) =>
        one.mention === mention.index ||
        (ofThePart.has(one.key) &&
          one.span[0] >= mention.span[0] &&
          one.span[0] <= mention.span[1] + clauseAfter(mention).length),
    )
  return [
    ...found.filter((one) => !isOfPart(one)),
    ...findChecked(
      whole.key,
      value,
      (rest ?? first).mention.span,
      reader,
      0.95,
      (rest ?? first).mention.index,
    ),
  ]
}

/** "45k of it goes to our son's tuition": what a part is for turns no talk to another topic. */
export function topicsWithSetApart(
  { talkingAbout }: Reading,
  topics: TopicScore[],
  found: readonly Find[],
): TopicScore[] {
  if (talkingAbout === undefined || !found.some((one) => one.reader === reader)) return topics
  const score = topics[0]?.score ?? 1
  return [{ slug: talkingAbout, score, why: ['a part of its sum'] }]
}
