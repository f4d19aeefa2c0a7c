/** Several plans and the one of a question: "401k #1 14k, #2 31k", "my 401k? I have 150k in it". */
import { retirementNames, standsBefore } from './balance-words.ts'
import { mayBeMoney } from './cues.ts'
import { amountOf, type Mention } from './numbers.ts'
import { type Find, find, type Reading } from './reading.ts'
import { unreal } from './tenses.ts'

const severalPlans =
  /\b(?:401 ?\(?k\)?'?s|403 ?\(?b\)?'?s|iras|(?:retirement )?(?:accounts|plans))(?: (?:with|of|at|are|have|hold|balances?|worth|(?:just |still )?(?:laying|lying|sitting|floating|kicking) around|out there|left behind|scattered))*[:,]?$|\b(?:401 ?\(?k\)?|403 ?\(?b\)?|iras?|plans?|accounts?)'?s?:? #1:?$/

/** "3 old 401ks: 22k, 8k and 41k": the balances of the others follow the first. */
export function listedPlans(reading: Reading, finds: readonly Find[]): Find[] {
  return finds.flatMap((one) => {
    const first = reading.mentions[one.mention ?? -1]
    if (one.key !== 'retirementSavings' || !first) return []
    return plansAfter(reading, first).map((next) =>
      find('retirementSavings', amountOf(next), next.span, 'accounts', one.confidence, next.index),
    )
  })
}

/** ", 9k", " from Target, 9k", " at my bank job and like 51k": the next item, each with the place it is kept at. */
const nextOfPlans =
  /^(?: (?:from|at|with|in) (?!(?:savings|checking|cash|a brokerage|the bank)\b)(?:[\w'&.-]+ ?){1,4})?(?:,|,? and|,? &|,? plus)(?: (?:like|about|around|maybe|another|and|#\d:?))* ?\$?$/

/** The sums that follow the first one of a list of plans. */
export function plansAfter({ text, mentions }: Reading, first: Mention): Mention[] {
  const listed: Mention[] = []
  if (!severalPlans.test(first.left)) return listed
  for (let last = first; ; ) {
    const next: Mention | undefined = mentions[last.index + 1]
    if (!next || !mayBeMoney(next) || next.per !== undefined) break
    if (!nextOfPlans.test(text.slice(last.span[1], next.span[0]))) break
    listed.push(next)
    last = next
  }
  return listed
}

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
const leadsUp = /(?: (?:about|around|roughly|only|just|maybe|like|an?))* ?\$?$/
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
        oldPlanHolds.test(short.replace(leadsUp, '')) &&
        unreal(mention) === undefined
      )
    })
    .map((mention) =>
      find('retirementSavings', amountOf(mention), mention.span, 'accounts', 0.82, mention.index),
    )
}
