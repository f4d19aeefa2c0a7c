/** Several plans and the one of a question: "401k #1 14k, #2 31k", "my 401k? I have 150k in it". */
import { retirementNames, standsBefore } from './balance-words.ts'
import { mayBeMoney } from './cues.ts'
import { amountOf, type Mention } from './numbers.ts'
import { type Find, find, type Reading } from './reading.ts'
import { unreal } from './tenses.ts'

const workPlan = '(?:401 ?\\(?k\\)?|403 ?\\(?b\\)?|457 ?\\(?b\\)?)'
const earlierOnes =
  '(?:with|from|at|of) (?:(?:my|two|three|four|some|several) )*(?:old|former|previous|past|prior|earlier) (?:employers|jobs|companies)'
const standing =
  '(?: (?:with|of|at|are|have|hold|balances?|worth|(?:just |still )?(?:laying|lying|sitting|floating|kicking) around|out there|left behind|scattered))*[:,]?'
/** ", one with about $". */
const first = '(?: (?:one|the (?:first|big|bigger|older)(?: one)?)(?: (?:with|has|holds|is|of))*)?'
const leadsUp = '(?: (?:about|around|roughly|only|just|maybe|like|an?))* ?\\$?$'
/** Plans at work, more than one of them: what follows is a list of what each holds. */
const severalAtWork = new RegExp(
  `\\b(?:(?:${workPlan}'?s|(?:old|retirement) plans)(?: ${earlierOnes})?|${workPlan} ${earlierOnes})${standing}${first}${leadsUp}`,
)
const severalAccounts = new RegExp(
  `\\b(?:iras|(?:retirement )?(?:accounts|plans))${standing}${leadsUp}|\\b(?:401 ?\\(?k\\)?|403 ?\\(?b\\)?|iras?|plans?|accounts?)'?s?:? #1:? ?\\$?$`,
)

const before = (text: string, { span, sentence }: Mention): string =>
  text.slice(Math.max(sentence[0], span[0] - longestLead), span[0])
const longestLead = 100

/** "3 old 401ks: 22k, 8k and 41k": the balances of the others follow the first. */
export function listedPlans(reading: Reading, finds: readonly Find[]): Find[] {
  const ofPlans = (mention: Mention) =>
    find('retirementSavings', amountOf(mention), mention.span, 'accounts', 0.83, mention.index)
  const heads = reading.mentions.filter(
    (mention) => isBalance(mention) && severalAtWork.test(before(reading.text, mention)),
  )
  return [
    ...heads.flatMap((head) => {
      const others = plansAfter(reading, head)
      return others.length === 0 ? [] : [head, ...others].map(ofPlans)
    }),
    ...finds.flatMap((one) => {
      const head = reading.mentions[one.mention ?? -1]
      if (one.key !== 'retirementSavings' || !head || heads.includes(head)) return []
      return plansAfter(reading, head).map(ofPlans)
    }),
  ]
}

const isBalance = (mention: Mention): boolean =>
  mayBeMoney(mention) &&
  mention.per === undefined &&
  mention.low >= leastHeld &&
  unreal(mention) === undefined

/** ", 9k", " from Target, 9k", " at my bank job and like 51k": the next item, each with the place it is kept at. */
const nextOfPlans =
  /^(?: (?:from|at|with|in) (?!(?:savings|checking|cash|a brokerage|the bank)\b)(?:[\w'&.-]+ ?){1,4})?(?:,|,? and|,? &|,? plus)(?: (?:like|about|around|maybe|another|and|one|the (?:other|second|third|last)(?: one)?|with|has|holds|is|of|#\d:?))* ?\$?$/

/** The sums that follow the first one of a list of plans. */
export function plansAfter({ text, mentions }: Reading, head: Mention): Mention[] {
  const listed: Mention[] = []
  const lead = before(text, head)
  if (!severalAtWork.test(lead) && !severalAccounts.test(lead)) return listed
  const sums = mentions.filter((mention) => !isCount(mention))
  for (let last = head; ; ) {
    const next = sums[sums.indexOf(last) + 1]
    if (!next || !mayBeMoney(next) || next.per !== undefined) break
    if (!nextOfPlans.test(text.slice(last.span[1], next.span[0])) || elsewhere.test(next.right)) break
    listed.push(next)
    last = next
  }
  return listed
}

/** "and 9k in savings". */
const elsewhere =
  /^ ?(?:is )?(?:in )?(?:an? |my |our |the )?(?:\w+ )?(?:savings?|checking|bank|cash|brokerage|hsa|529)\b/

/** "and one with 60k". */
const isCount = ({ low, kind, scaled }: Mention): boolean => low === 1 && kind === 'plain' && !scaled

/** The plans of a list, one by one, in place of the sum that was found of them. */
export function oldPlansOf({ mentions, text, original }: Reading, whole: Find): Find[] {
  const parts = [whole.mention ?? -1, ...(whole.otherParts ?? [])]
    .flatMap((index) => mentions[index] ?? [])
    .sort((one, other) => one.index - other.index)
  const isWhole =
    parts.length > 1 &&
    parts.every(({ low, high }) => low === high) &&
    parts.reduce((sum, { low }) => sum + low, 0) === whole.value
  if (!isWhole || parts.some(({ left, right }) => inIra.test(right) || currentOne.test(left))) return []
  const value = parts.map(({ low, span }) => {
    const place = placeAfter.exec(text.slice(span[1], span[1] + longestLead))
    const from = span[1] + (place?.[0].length ?? 0) - (place?.[1]?.length ?? 0)
    const name = original.slice(from, span[1] + (place?.[0].length ?? 0))
    return place === null
      ? { balance: low }
      : { balance: low, name: name.charAt(0).toUpperCase() + name.slice(1) }
  })
  return [{ ...whole, key: 'oldPlans', value }]
}
const inIra = /^ ?(?:in |at )?(?:an? |my |the )?(?:\w+ )?ira\b/
const currentOne = /\b(?:current|new|present)\b[^,;.]{0,20}$/
/** "18k at Fidelity": a name, and no "at my last job". */
const placeAfter =
  /^ (?:is |are |left |still )?(?:at|with|from) ((?!(?:my|the|an?|our|least|risk|work|home|old|last|former|previous|about|around)\b)[a-z][\w'&-]*(?: (?!and\b|or\b|plus\b)[a-z][\w'&-]*){0,2})(?=,| and\b| &|[.;!?)]|$)/

/** "58k, some of it Roth (about 9k)": a part of what was told. */
export const partOfIt =
  /\b(?:some|part|half|most|a (?:bit|part|portion)) of (?:it|that|which)(?: is| was)?(?: in)? roth(?: money)?,? ?\(?(?:about |around |maybe )*\$?$/

const otherPlace = /\b(?:savings?|checking|bank|brokerage|hsa|529s?|house|home)\b/
const aPlan = /\b(?:401 ?\(?k\)?|403 ?\(?b\)?|457 ?\(?b?\)?|tsp)(?!\w)/g
const haveBefore = /\b(?:have|has|with|got|there's|there is)(?: (?:about|around))*$/
const leastHeld = 500

/** "Should I use my 401k for the cards? I'm 46 with 150k in it": what the plan of the question holds. */
export function heldInIt({ mentions, text }: Reading): Find[] {
  const [named, another] = [...text.matchAll(aPlan)].map(({ index }) => index)
  if (named === undefined) return []
  // Once another plan or place was named, "it" may be that one.
  const until = Math.min(another ?? text.length, otherPlace.exec(text)?.index ?? text.length)
  return mentions
    .filter(
      (mention) =>
        mention.span[0] > named &&
        mention.span[0] <= until &&
        mention.kind !== 'percent' &&
        mention.per === undefined &&
        mention.low >= leastHeld &&
        haveBefore.test(mention.left) &&
        /^ in (?:it|there)\b/.test(mention.right) &&
        unreal(mention) === undefined,
    )
    .map((mention) => find('retirementSavings', mention.low, mention.span, 'accounts', 0.8, mention.index))
}

/** "(laid off in 2021 because of the move)", ", which I left in 2019,": told of the plan between its name and its sum. */
const asides =
  /\s?\([^()]*\)|,? (?:which|that|where) i (?:left|had|got|quit|started)[^,;]{0,60},|, from [^,;]{0,60},/g
const lastWords = new RegExp(leadsUp)
const oldPlanHolds = new RegExp(`\\b(?:old|former|previous|last) ${retirementNames}${standsBefore}`)

const longestAside = 220

/** "I have an old 401k (laid off in May 2021) that has about a 6k balance": the name is before the aside. */
export function heldPastAside({ mentions, text }: Reading): Find[] {
  return mentions
    .filter((mention) => {
      const before = text.slice(
        Math.max(mention.sentence[0], mention.span[0] - longestAside),
        mention.span[0],
      )
      const short = before.replace(asides, '')
      return (
        short !== before &&
        mayBeMoney(mention) &&
        mention.per === undefined &&
        mention.low >= leastHeld &&
        oldPlanHolds.test(short.replace(lastWords, '')) &&
        unreal(mention) === undefined
      )
    })
    .map((mention) =>
      find('retirementSavings', amountOf(mention), mention.span, 'accounts', 0.82, mention.index),
    )
}
