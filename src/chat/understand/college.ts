/** College: who owns the account, what it may be used for, and what changes the plan of a child. */
import { readChildren } from './children.ts'
import { custodialToo, grandparentsToo, inHisAndHers, putInAlready } from './college-accounts.ts'
import { giftsIn } from './college-gifts.ts'
import { fundShare, readOnTrack } from './college-goals.ts'
import { forGrandchild, grandchildren, grandchildrenCounted } from './college-grandchildren.ts'
import { inSavings, toBePlaced, wouldPut } from './college-intentions.ts'
import { readUntil } from './college-length.ts'
import { heldByIt, heldInFund, oneAndOther, partByPart, withMoreSaved } from './college-parts.ts'
import { nothingYet, savedForIt } from './college-saved-alone.ts'
import { collegePatterns } from './college-words.ts'
import { mayBeMoney, over } from './cues.ts'
import type { Mention } from './numbers.ts'
import { type Find, find, type Reader } from './reading.ts'
import { savedOfEach } from './saved-for-each.ts'
import { unreal } from './tenses.ts'

/** What is said not to be so, or only asked about. */
const denied = /\b(?:no|not|never|without|isn't|doesn't|don't|if)(?: \w+){0,2} ?$/

/** Sums of each month that stand in such a place. */
const monthlySums = (
  { mentions }: Parameters<Reader>[0],
  key: 'monthlyContribution' | 'collegeMonthly',
  confidence: number,
  isPlace: (mention: Mention) => boolean,
): Find[] =>
  mentions
    .filter(
      (mention) =>
        mention.per === 'month' && mayBeMoney(mention) && unreal(mention) === undefined && isPlace(mention),
    )
    .map((mention) => find(key, over(mention, 'month'), mention.span, 'college', confidence, mention.index))

/** "…, $250 a month, …": a sum for each month between commas goes to college. */
const monthlyItems: Reader = (reading) =>
  monthlySums(
    reading,
    'monthlyContribution',
    0.5,
    ({ left, right }) =>
      /(?:^|, ?|\band(?: then)?)\$?$/.test(left) &&
      /^(?: ?[,.?!]|$| (?:in )?total\b| altogether\b| (?:between|for) (?:them|both)\b| after that\b| going forward| from (?:then|there|now) on)/.test(
        right,
      ),
  )

const eachAfter =
  /^(?: (?:saved )?in (?:an? |their |the )?(?:529s?|college funds?))?(?: already| so far| saved)* ?(?:each|apiece|per (?:kid|child)|(?:for|to|in|into) each)\b/
const eachBefore = /\beach (?:has|have|with|got|get|gets)$/
const inAccounts =
  /\b529s?(?: (?:accounts?|plans?))?(?: (?:balances?|have|has|hold|with|at|are|is|of))*[:,]?$/
const given =
  /\b(?:give|giving|gift|gifting|put|putting|deposit|contribute|start)(?: (?:them|in|about|around|with|him|her))*$/

const wishes =
  /\b(?:thinking|considering|consider|want|wants|like|planning|plan|hoping|hope|should|could|going to|able to|wondering)\b[^.;!?\n\d]{0,30}$/
/** "Thinking 20k for each one now": not there yet. */
const isWished = ({ left, right }: Mention): boolean =>
  wishes.test(left) && !/^[^.;!?\n]{0,24}\b(?:saved|already|so far)\b/.test(right)

/** "529 balances 12k, 30k and 41k", "4k each already", "150 each per month": sums that are told child by child. */
function childByChild(reading: Parameters<Reader>[0], children: number): Find[] {
  const finds: Find[] = []
  let list: Mention[] = []
  for (const mention of reading.mentions) {
    const previous = list.at(-1)
    const goesOn =
      previous?.index === mention.index - 1 &&
      /^,? ?(?:and |& )?\$?$/.test(reading.text.slice(previous.span[1], mention.span[0]))
    if (!mayBeMoney(mention) || unreal(mention) !== undefined || mention.low !== mention.high) continue
    if (goesOn || (inAccounts.test(mention.left) && mention.per === undefined)) list = [...list, mention]
    // "5k a year for the two of them (so 2,500 each)": told already.
    const isSaidAgain = /(?:\(|\b(?:so|that's|which is|meaning))(?: ?(?:so|that's|about|or))* ?\$?$/.test(
      mention.left,
    )
    const isEach = !isSaidAgain && (eachAfter.test(mention.right) || eachBefore.test(mention.left))
    if (!isEach || children < 2) continue
    const total = mention.low * children
    if (mention.per === 'month' || /^[^,.;]{0,20}(?:a|per|each|every|\/) ?(?:month|mo)\b/.test(mention.right))
      finds.push(find('monthlyContribution', total, mention.span, 'college', 0.9, mention.index))
    else if (mention.per === undefined)
      finds.push(
        ...(given.test(mention.left) || isWished(mention)
          ? [
              find('collegeGift', total, mention.span, 'college', 0.9, mention.index),
              find('collegeGiftIsEach', true, mention.span, 'college', 0.85),
            ]
          : [find('collegeSaved', total, mention.span, 'college', 0.9, mention.index)]),
      )
  }
  const [first] = list
  if (first !== undefined && list.length > 1 && list.length <= Math.max(children, 2)) {
    const total = list.reduce((sum, { low }) => sum + low, 0)
    for (const part of list) finds.push(find('collegeSaved', total, part.span, 'college', 0.9, part.index))
  }
  return finds
}

/** "Superfund a 529 with 95k": a sum to place. */
const superfunded = ({ mentions }: Parameters<Reader>[0]): Find[] =>
  mentions
    .filter(
      (mention) =>
        mayBeMoney(mention) &&
        mention.per === undefined &&
        mention.low >= 5_000 &&
        /\b(?:super-?fund(?:ing)?|front-?load(?:ing)?)\b[^.;]{0,40}$/.test(mention.left),
    )
    .map((mention) => find('collegeGift', mention.low, mention.span, 'college', 0.94, mention.index))

/** "Already 8k in it" */
const inItAlready = /^ (?:is |sits )?(?:already )?in (?:it|there|that|the account)(?! (?:for|each))\b/

/** "15k in it already" */
const inItNow = /^ in (?:it|there|the account) (?:already|so far|now)\b(?! (?:for|each))/

/** "5k already in my 529", "22k in 529s already"; of each child it is only a part. */
const inside =
  /^ (?:is )?already in (?:\w+ ){0,2}529s?\b(?! (?:\w+ )?each\b)|^ (?:is )?in (?:\w+ ){0,2}529s? already\b(?! each\b)/
/** "The 529 ($500 a month, balance 72k)": what goes in, told beside the name. */
const besideAccount: Reader = (reading) =>
  monthlySums(reading, 'collegeMonthly', 0.9, ({ before }) => /\b529s? ?\(\$?$/.test(before))

/** "350 a month going in", "15k saved in 529s". */
const intoAccounts = ({ mentions }: Parameters<Reader>[0]): Find[] =>
  mentions.flatMap((mention): Find[] => {
    if (!mayBeMoney(mention) || unreal(mention) !== undefined || mention.low !== mention.high) return []
    if (
      mention.per === 'month' &&
      (/^ going in(?:to)?\b/.test(mention.right) ||
        (/\b(?:gives?|giving|sends?|contributes?|puts? in|adds?)(?: (?:us|them|him|her|about|around))*$/.test(
          mention.left,
        ) &&
          /^ (?:for|towards?) (?:\w+ )?(?:college|education)\b/.test(mention.right)))
    )
      return [find('collegeMonthly', over(mention, 'month'), mention.span, 'college', 0.92, mention.index)]
    if (
      mention.per === undefined &&
      ((/\balready(?: have| has|'s| is| about| got)*$/.test(mention.left) &&
        inItAlready.test(mention.right)) ||
        inItNow.test(mention.right))
    )
      return [find('collegeSaved', mention.low, mention.span, 'college', 0.92, mention.index)]
    return mention.per === undefined &&
      (/^ saved (?:(?:up|already|so far) )*in (?:\w+ ){0,2}529/.test(mention.right) ||
        inside.test(mention.right))
      ? [find('collegeSaved', mention.low, mention.span, 'college', 0.92, mention.index)]
      : []
  })

/** "We contribute 3,000 a year to the 529": by the month. */
const yearlyItems = ({ mentions }: Parameters<Reader>[0]): Find[] =>
  mentions
    .filter(
      (mention) =>
        mention.per === 'year' &&
        mayBeMoney(mention) &&
        unreal(mention) === undefined &&
        /\b(?:we|i|i'm|we're)(?: \w+)? (?:put|puts|save|saving|contribute|contributing|deposit|add)(?: (?:in|about|around))*$/.test(
          mention.left,
        ),
    )
    .map((mention) =>
      find('collegeMonthly', over(mention, 'month'), mention.span, 'college', 0.9, mention.index),
    )

/** How many children a message names. */
function childrenIn(finds: readonly Find[]): number {
  return finds.reduce(
    (most, one) =>
      one.key === 'dependents'
        ? Math.max(most, one.value.length)
        : one.key === 'numDependents' && typeof one.value === 'number'
          ? Math.max(most, one.value)
          : most,
    0,
  )
}

/** The ages that a message names, in its order. */
const agesIn = (finds: readonly Find[]): readonly number[] =>
  finds.reduce<readonly number[]>(
    (most, one) => (one.key === 'dependents' && one.value.length > most.length ? one.value : most),
    [],
  )

export const readCollege: Reader = (reading): Find[] => {
  if (reading.topic !== 'college_529') return []
  const seen = new Set<string>()
  const told = collegePatterns.flatMap(({ pattern, ...told }) => {
    const match = pattern.exec(reading.text)
    if (match === null || seen.has(told.key) || denied.test(reading.text.slice(0, match.index))) return []
    seen.add(told.key)
    const span = [match.index, match.index + match[0].length] as const
    return [find(told.key, told.value, span, 'college', 0.8)]
  })
  const aged = grandchildren(reading)
  const grand = aged.length > 0 ? aged : grandchildrenCounted(reading)
  const children =
    childrenIn([...grand, ...readChildren(reading)]) || (reading.household?.dependents?.length ?? 0)
  const finds = [
    ...told,
    ...readOnTrack(reading),
    ...readUntil(reading),
    ...grand,
    ...forGrandchild(reading),
    ...giftsIn(reading, children),
    ...childByChild(reading, children),
    ...superfunded(reading),
    ...partByPart(reading),
    ...oneAndOther(reading),
    ...heldByIt(reading),
    ...heldInFund(reading),
    ...withMoreSaved(reading),
    ...yearlyItems(reading),
    ...intoAccounts(reading),
    ...wouldPut(reading),
    ...toBePlaced(reading),
    ...inSavings(reading),
    ...besideAccount(reading),
    ...custodialToo(reading),
    ...inHisAndHers(reading),
    ...putInAlready(reading),
    ...grandparentsToo(reading),
    ...fundShare(reading),
    ...savedForIt(reading),
    ...nothingYet(reading),
    ...monthlyItems(reading),
  ]
  return [...finds, ...savedOfEach(reading, finds, agesIn([...grand, ...readChildren(reading)]))]
}
