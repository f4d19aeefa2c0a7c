/** What a retirement account costs a year: "my old 401k charges 0.9%", "fees in the new plan are .3%". */
import { type Mention, tidy } from './numbers.ts'
import { type Find, find, isOfOthers, type Reader, type Reading } from './reading.ts'
import { unreal } from './tenses.ts'

const feeBefore =
  /\b(?:charg(?:es?|ing)|costs?(?: me| us)?|fees?|expense ratios?|expenses|all[- ]in|total cost|admin(?:istrative)? fees?)(?: (?:in|of|on|for) (?:(?:(?:all|each|most|any) (?:of )?)?(?:my|the|our|its|their) (?:\w+ ){0,2}[\w()]+|(?:the )?(?:old|new)(?: one)?))?(?: (?:me|us|of|is|are|were|runs?|at|about|around|total|totaling|come to|comes to|come out to|a year|there))*$/
/** "New plan has good funds, 0.05%". */
const ofItsFunds =
  /\b(?:has|with|offers|got) (?:(?:really|pretty|very|some|good|great|cheap|low[- ]cost|decent|index|expensive|bad|pricey) ){0,3}funds?,? (?:(?:at|around|about|like) )?$/
const feeAfter =
  /^ ?(?:per year |a year |annual |annually |yearly |total |all[- ]in |\/year )*(?:in )?(?:(?:annual |admin(?:istrative)? |plan |fund |total )?(?:fees?|expense ratios?|expenses|costs?)|all[- ]in|funds?\b(?! rate))\b/
/** "Fees there are .9%", "the fees are 0.9%", and nothing else in the message. */
const feesAlone =
  /^\W*(?:and |well,? |so |yeah,? )?(?:(?:the|its|their|my|all) )?(?:(?:total|annual|yearly|plan|fund) )?(?:fees?|expense ratios?|costs)(?: (?:there|in there|in it|of it|on it))?(?: (?:is|are|were|at|about|around|like|of|all in|come to|run|total))* \.?\d[\d.]* ?(?:%|percent)(?: (?:a|per) year| total| all in)?\W*$/
/** An adviser's fee is no plan's; neither is a loan's, a card's or a sale's. */
const notThePlan =
  /\b(?:advis[eo]rs?|planner|broker|manager|realtor|agent|loan|card|transfer|closing|origination|heloc|mortgage|529|hsa|annuity|robo)\b/

type FeeKey = 'oldPlanFee' | 'newPlanFee' | 'iraFee' | 'adviserFee'
const plan =
  "(?:401 ?\\(?k\\)?|403 ?\\(?b\\)?|457(?: ?\\(?b\\)?)?|tsp|plan|employer'?s?|job'?s?|company'?s?|account)"
const onesOwn = (when: string) =>
  new RegExp(`\\b(?:${when})(?:(?: \\w+'?s?)? ${plan}(?: plan)?| ones?\\b)`, 'g')
const accounts: readonly (readonly [FeeKey, RegExp])[] = [
  ['newPlanFee', onesOwn('new|current|present')],
  ['oldPlanFee', onesOwn('old|former|previous|prior|last')],
  ['iraFee', /\b(?:rollover |roth |traditional )?ira\b|\b(?:vanguard|fidelity|schwab) (?:ira|funds?)\b/g],
]
const bareAccount = new RegExp(
  `\\b(?:my|the|this|our) ${plan}(?: plan)?|\\b(?:401 ?\\(?k\\)?|403 ?\\(?b\\)?|457|tsp)|\\bon (?:the )?old\\b`,
  'g',
)

const joins = /^[^,;]{0,24}\b(?:in|of|on|for|at|with|inside) (?:my |the |our )?$/

/** An account is told of within this many letters; where a sentence names no other, within more. */
const [nearest, farthest] = [70, 160]

/** The account that is named nearest to a place of its sentence. */
function accountNear(reading: Reading, { sentence, span }: Mention): FeeKey | undefined {
  const text = reading.text.slice(...sentence)
  const at = span[0] - sentence[0]
  const rows =
    reading.topic === 'rollover_401k' ? [...accounts, ['oldPlanFee', bareAccount] as const] : accounts
  let best: { key: FeeKey; distance: number } | undefined
  const named = new Set<FeeKey>()
  for (const [key, pattern] of rows)
    for (const match of text.matchAll(pattern)) {
      named.add(key)
      const isAfter = match.index > at
      // After the number only when it is joined to it: "0.9% in my old 401k".
      if (isAfter && !joins.test(text.slice(span[1] - sentence[0], match.index))) continue
      // Counted from its end, so that "my new 401k" is not outdone by the bare "401k" within it.
      const distance = isAfter ? match.index - at : at - match.index - match[0].length
      if (best === undefined || distance < best.distance) best = { key, distance }
    }
  return best !== undefined && best.distance < (named.size === 1 ? farthest : nearest) ? best.key : undefined
}

/** "My new plan is with a small firm. The fees are 1.4%": the account that the sentence before speaks of alone. */
function accountBefore(reading: Reading, { sentence: [from] }: Mention): FeeKey | undefined {
  const before = reading.sentences.findLast(([, end]) => end <= from)
  if (before === undefined || reading.topic !== 'rollover_401k') return undefined
  const text = reading.text.slice(...before)
  const [only, ...others] = accounts.filter(([, pattern]) => text.search(pattern) >= 0)
  return others.length === 0 && !text.includes('?') ? only?.[0] : undefined
}

/** Firms whose people live on what they look after. */
const firm =
  '(?:edward jones|merrill(?: lynch)?|ameriprise|raymond james|morgan stanley|northwestern mutual|primerica|stifel|lpl|wells fargo advisors|fisher investments)'
const someAdviser = `(?:advis[eo]rs?|planner|broker|manag\\w+|wealth \\w+|${firm}|(?:fidelity|schwab|vanguard|financial|finance|investment|bank|insurance) (?:guy|man|woman|lady|person|rep\\w*|gal)|(?:guy|man|woman|lady|person|rep\\w*) (?:at|from|with) (?:fidelity|schwab|vanguard|the bank|my bank|church))`
const adviser = new RegExp(`\\b${someAdviser}\\b`)
/** "He charges 1.35%", of the adviser who was named before. */
const adviserTakes = new RegExp(
  `\\b(?:he|she|they|who|that|${someAdviser})(?:'d|'s| would| will)? (?:charges?|charging|takes?|wants?|costs?|fees? (?:is|are|of))(?: (?:me|us|about|around|is|of|a))* $`,
)
/** "Roll it to his managed IRA for 1.1%", "she can take it over for 1.25%": what is paid for looking after it. */
const looksAfter =
  /\b(?:ira|manage\w*|handle|run|look after|oversee|invest)\b|\b(?:take|roll|move|transfer|bring|turn|hand)(?:ing)? (?:it|this|that|everything|all|us|me|my|our|the)\b/
const ofAdviser =
  /\b(?:for|charg(?:es?|ing)|costs?|fees?|at|is|of|take|takes|pay|paying)(?: (?:me|us|about|around|like|only|just|is|of|an?))* $/
/** "1 percent for my brokerage account": of other money. */
const ofOtherMoney = /^[^.;?!]{0,20}\b(?:brokerage|stocks?|portfolio|529|annuity|loan|mortgage)\b/
function advised(
  { topic, talkingAbout, text }: Reading,
  { sentence, before, right, high }: Mention,
): boolean {
  const said = text.slice(...sentence)
  if ((topic ?? talkingAbout) !== 'rollover_401k' || high > mostAdvice || ofOtherMoney.test(right))
    return false
  if (!adviser.test(text)) return false
  const isPaid =
    adviser.test(said) &&
    looksAfter.test(said) &&
    (ofAdviser.test(before) || feeAfter.test(right) || /^ ?(?:a|per) year\b/.test(right))
  return isPaid || adviserTakes.test(before)
}
const mostAdvice = 3

/** In a talk of an old plan a fee that names no account is that plan's, or of the account that was asked about. */
function inTalk({ talkingAbout, openQuestion, text }: Reading): FeeKey | undefined {
  if (talkingAbout !== 'rollover_401k' || !feesAlone.test(text)) return undefined
  return openQuestion === 'newPlanFee' || openQuestion === 'iraFee' ? openQuestion : 'oldPlanFee'
}

const most = 5

/** "Fees are .9 there, new one is .2", "new plan at .04": in a talk of an old plan a part of one is a percentage. */
const mostBare = 3
const ofAPlan =
  /\b(?:new|old) (?:plan|ones?|401 ?\(?k\)?)(?: (?:is|are|has|charges|costs|was))?(?: (?:at|about|around|only))* $/
function isBareFee({ talkingAbout, text }: Reading, mention: Mention): boolean {
  if (talkingAbout !== 'rollover_401k' || mention.kind !== 'plain' || mention.scaled) return false
  if (mention.low <= 0 || mention.low >= mostBare || mention.time !== undefined) return false
  if (!text.slice(...mention.span).includes('.')) return false
  return feeBefore.test(mention.left) || ofAPlan.test(mention.before)
}

export const readPlanFees: Reader = (reading) => {
  const finds: Find[] = []
  for (const mention of reading.mentions) {
    const isBare = isBareFee(reading, mention)
    if ((mention.kind !== 'percent' && !isBare) || mention.low !== mention.high || mention.high > most)
      continue
    const why = unreal(mention)
    // What an adviser takes is told of the adviser, and is one's own to pay.
    if ((why === undefined || why === 'someone_else') && advised(reading, mention)) {
      if (!finds.some((one) => one.key === 'adviserFee'))
        finds.push(find('adviserFee', tidy(mention.low / 100), mention.span, 'plan-fees', 0.9, mention.index))
      continue
    }
    if (why !== undefined || isOfOthers(reading, mention)) continue
    if (notThePlan.test(mention.before.slice(-50)) || notThePlan.test(mention.right.slice(0, 20))) continue
    const isNamed =
      feeBefore.test(mention.left) || feeAfter.test(mention.right) || ofItsFunds.test(mention.before)
    // "the old plan charges 0.9%, the new one 0.3%": the second fee stands without the word.
    const isSecond =
      finds.length > 0 &&
      /(?:\b(?:the|a|my|and)|[,;]) (?:new|old|other|roll\w+|ira|one)\b[^.]{0,20}$/.test(mention.before)
    if (!isNamed && !isSecond && !isBare) continue
    const key = /\bnew one $/.test(mention.before)
      ? 'newPlanFee'
      : (accountNear(reading, mention) ??
        (/^ there\b/.test(mention.right) ? 'oldPlanFee' : undefined) ??
        (isNamed ? accountBefore(reading, mention) : undefined) ??
        inTalk(reading))
    if (key !== undefined && !finds.some((one) => one.key === key))
      finds.push(find(key, tidy(mention.low / 100), mention.span, 'plan-fees', 0.93, mention.index))
  }
  return finds
}
