/** Where money is kept: cash, emergency fund, retirement accounts, brokerage. */

import { inMy, retirementNames, standsBefore } from './balance-words.ts'
import { type CueRow, cueReader, mayBeMoney } from './cues.ts'
import type { Mention } from './numbers.ts'
import { isNoCash } from './placed-after.ts'
import { type Find, find, type Reader, type Reading } from './reading.ts'
import { retirementBalances } from './retirement-balances.ts'
import { heldInIt, heldPastAside, listedPlans, partOfIt } from './several-plans.ts'

const cashNames =
  '(?:checking|savings?(?! plan)|bank|hysa|high[- ]yield|money market|cash|chequing|cds?\\b|credit union|ally|marcus)'
const brokerageNames =
  '(?:brokerage|taxable|stocks?\\b|index funds?|mutual funds?|etfs?|robinhood|individual account|investments?|vtsax|voo|vti|shares|e\\*?trade|betterment|wealthfront|the market|stock market|(?:i|savings|treasury|municipal)[- ]?bonds?|treasur(?:y|ies)|t-?bills?)'
const fund = '(?:emergency|rainy[- ]day)'
const rows: readonly CueRow[] = [
  {
    key: 'emergencyFund',
    left: new RegExp(`\\b${fund} (?:fund|savings?|money|account|cash|reserve)s?${standsBefore}`),
    confidence: 0.9,
  },
  { key: 'emergencyFund', left: /\b(?:ef|e-? ?fund)(?: (?:is|of|has))*$/, confidence: 0.85 },
  {
    key: 'emergencyFund',
    right: /^ ?(?:in (?:an? |my |our |the )?)?(?:ef|e-? ?fund)\b/,
    per: 'none',
    confidence: 0.95,
  },
  {
    key: 'emergencyFund',
    right: new RegExp(
      `^ ?(?:liquid |cash |in (?:an? |my |our |the )?)?${fund}(?: (?:fund|savings?|money|account|cash)| ?/| ?\\))`,
    ),
    confidence: 0.95,
  },
  {
    key: 'emergencyFund',
    right: new RegExp(
      `^[^.,;\\d]{0,60}(?:\\(|\\b(?:as|for|is) )(?:an? |my |our |the )?${fund} (?:fund|savings)\\b`,
    ),
    per: 'none',
    confidence: 0.97,
  },
  {
    key: 'emergencyFund',
    right: /^ (?:\w+ ){0,4}for (?:an )?emergenc(?:y|ies)\b/,
    per: 'none',
    confidence: 0.9,
  },
  ...retirementBalances,
  {
    key: 'savings',
    left: /(?:\b(?:have|got|saved|with|only|just|and)|[,;.]|^)$/,
    right: /^ (?:so far|to my name|to our name|to (?:his|her) name)\b/,
    per: 'none',
    min: 100,
    confidence: 0.72,
  },
  {
    key: 'savings',
    right: /^ ?(?:hysa|in hysa|(?:in )?savings account|emergency cash)\b/,
    per: 'none',
    confidence: 0.82,
  },
  {
    // "use my 9k savings to pay the card"
    key: 'savings',
    left: /^(?!.*\b(?:needs?|want|wants|goal|target|build|building|reach|require|month|monthly|in)(?: \w+)?$)/,
    right: /^ ?(?:in )?savings\b(?! account| rate| goal| plan| bonds?)/,
    per: 'none',
    confidence: 0.82,
  },
  { key: 'savings', right: new RegExp(`${inMy}${cashNames}\\b`), per: 'none', confidence: 0.82 },
  // "40k in a HYSA plus 15k checking"
  {
    key: 'savings',
    right: /^ (?:in )?checking(?=$|[,.;!?)]| (?:and|plus|account|but)\b)/,
    per: 'none',
    confidence: 0.8,
  },
  {
    key: 'savings',
    right:
      /^ (?:\w+ )?(?:saved(?: up)?|(?:in|at) (?:the|my|our|a) (?:bank|credit union)(?: account)?|in cash|cash|of cash|on hand|liquid|set aside|put away|put aside|stashed away|tucked away)(?=[ .,;)!?]|$)(?! (?:for|back|flow|value|out|inheritance|gift|bonus|settlement|prize|payout|windfall|award|offer))/,
    per: 'none',
    confidence: 0.78,
  },
  {
    key: 'savings',
    left: new RegExp(`\\b${cashNames}(?! value)${standsBefore}`),
    per: 'none',
    confidence: 0.8,
  },
  {
    key: 'savings',
    left: /\b(?:have|has|had|we've|i've|got)(?: already| only| just| now)? (?:saved|saved up|set aside|put (?:away|aside|by)|stashed(?: away)?|tucked away)(?: (?:about|around|up))*$/,
    per: 'none',
    min: 300,
    confidence: 0.74,
  },
  {
    key: 'taxableInvestments',
    right: new RegExp(`${inMy}${brokerageNames}\\b`),
    per: 'none',
    confidence: 0.8,
  },
  {
    // "60k cash, 150k brokerage": an item of a list; "a 150k brokerage account".
    key: 'taxableInvestments',
    right:
      /^ ?(?:taxable )?(?:brokerage|taxable)(?:(?: account| investments?| money)?(?= ?(?:$|[.,;!?)]|and\b|plus\b|but\b|with\b)))/,
    per: 'none',
    min: 500,
    confidence: 0.8,
  },
  {
    key: 'taxableInvestments',
    left: new RegExp(`\\b${brokerageNames}${standsBefore}`),
    per: 'none',
    min: 100,
    confidence: 0.78,
  },
]

/** Money that is kept for something else and is none of these. */
const otherwise =
  /\b(?:loans?|debt|mortgage|bill|limit|(?:savings|sign-?up|welcome|account) bonus(?: of)?|salary|income|payment|equity|fee|fees|penalty|rent|worth of|crypto|bitcoin|owe|owed|tuition|529|hsa|contribut\w*|match\w*|max\w*|deposit\w*|invest(?:ing)?|put(?:ting)?|add(?:ing)?)$/

const goesIn =
  /\b(?:contribut\w*|maxing|max out|max|limit|match\w*|putting|put(?! (?:away|aside|by)\b)|add|deposit\w*|defer\w*|allocat\w*)\b[^.]{0,25}$/
const isCashValue = /^ (?:of |in )?cash (?:surrender )?value\b/
const cashValue = /\bcash (?:surrender )?value\b[^.;\d]{0,20}$/
/** "Cash value is 900. I would not cancel it for the 900 cash": the same sum again. */
const isCashValueAgain = ({ mentions }: Reading, { index, low }: Mention): boolean =>
  mentions.some(
    (one) =>
      one.index !== index && one.low === low && (cashValue.test(one.before) || isCashValue.test(one.right)),
  )
/** "Inherited dad's IRA 140k": to be emptied, and no saving of one's own. */
const inherited = /\binherit\w*\b[^.;,\d]{0,30}\biras?\b[^.;,\d]{0,12}$/
const ownPlace = /^ (?:in )?(?:a |my )?(?:cash|savings?|checking|hysa|brokerage|saved|roth|401|403|ira)\b/
/** "400k ira 60k cash": the account behind one sum does not name the next. */
function isOfPrevious({ mentions, text }: Reading, { index, span, right }: Mention, { key }: Find): boolean {
  const previous = mentions[index - 1]
  if (key !== 'retirementSavings' || previous === undefined || !ownPlace.test(right)) return false
  return (
    mayBeMoney(previous) &&
    new RegExp(`^ (?:in )?(?:an? |my )?${retirementNames},? ?(?:and |plus )?\\$?$`).test(
      text.slice(previous.span[1], span[0]),
    ) &&
    !new RegExp(`^ (?:in )?(?:a |my )?${retirementNames}\\b`).test(right)
  )
}
/** What is cashed out is not cash yet. */
const cashesOut = /\bcash(?:ing|ed)? out (?:about |around |the |my )*\$?$/
/** "We make too much for a Roth IRA now, 265k": what is earned, not what is in it. */
const tooMuch = /\b(?:too much|over the limit|above the limit|income limits?|phased? out)\b[^.;?!]{0,40}$/
/** "I max my Roth and have 62k in it": what is in it, not what goes in. */
const isInIt = /^ (?:\w+ )?in (?:it|there|them)\b/
const maxes = /\bmax(?:ing|ed|es)?\b[^.]{0,60}$/
const buys = /\b(?:buy|bought|buying|purchase|pay|cost|costs)\b[^.]{0,20}$/
const otherAfter = /\b(?:529|college|hsa|crypto|bitcoin)\b/
const loanAfter = /^ ?(?:credit|loan|debt|mortgage)/
const readRows = cueReader('accounts', rows)

const eachHas =
  /\b(?:we|both of us) (?:each|both) (?:have|has|got)(?: (?:about|around|only|like))*$|\beach (?:have|has|got)(?: (?:about|around|only|like))*$/
/** "We each have about 4k saved": of both together. */
const ofBoth = ({ mentions }: Reading, one: Find): Find => {
  const mention = mentions[one.mention ?? -1]
  const isEach =
    one.key === 'savings' &&
    mention !== undefined &&
    typeof one.value === 'number' &&
    /\bwe\b/.test(mention.before) &&
    eachHas.test(mention.left)
  return isEach
    ? find('savings', 2 * Number(one.value), one.span, one.reader, one.confidence, one.mention)
    : one
}

/** "We max our 401(k)s and have 900k": said beside what goes in. */
const hasBesides =
  /\b(?:and|but|plus|with) (?:(?:i|we) )?(?:also |still |now )?(?:have|got|'ve got)\b[^.,;]*$/

/** "We max our 401(k)s and have about 900k saved": nobody who asks for the kind of contribution has that in a bank. */
function savedForRetirement({ topic, mentions, text }: Reading, one: Find): Find {
  const right = mentions[one.mention ?? -1]?.right ?? ''
  const isSaved =
    one.key === 'savings' &&
    topic === 'roth_vs_traditional' &&
    typeof one.value === 'number' &&
    one.value >= leastForRetirement &&
    /^ (?:saved|put away|saved up|set aside|invested)\b(?![^.;,]{0,30}\b(?:bank|cash|savings|checking|hysa|house|down))/.test(
      right,
    ) &&
    /\b(?:401|403|457|tsp|iras?\b|retire|pre-?tax)/.test(text)
  return isSaved
    ? find('retirementSavings', one.value as number, one.span, one.reader, one.confidence, one.mention)
    : one
}
const leastForRetirement = 100_000

export const readBalances: Reader = (reading) => {
  const finds = readOwnBalances(reading)
    .map((one) => ofBoth(reading, one))
    .map((one) => savedForRetirement(reading, one))
  return [...finds, ...listedPlans(reading, finds), ...heldInIt(reading), ...heldPastAside(reading)]
}

const readOwnBalances: Reader = (reading) =>
  readRows(reading).filter((one) => {
    const mention = reading.mentions[one.mention ?? -1]
    if (!mention || partOfIt.test(mention.before)) return false
    const { right } = mention
    // "Maxing my 401k, 40k in HYSA": cash behind a comma is an item of its own, and does not go into the plan.
    const isOwnItem =
      (one.key === 'savings' && /[,;] ?$/.test(mention.left)) ||
      (one.key === 'emergencyFund' && /[,;] ?(?:(?:and )?(?:i |we )?(?:have|got|with))?$/.test(mention.left))
    const isBesides = hasBesides.test(mention.before)
    const [left, before] = isOwnItem ? ['', ''] : [mention.left, mention.before]
    if (
      otherwise.test(left) ||
      (goesIn.test(left) && !isBesides) ||
      (maxes.test(before) && !isInIt.test(right) && !isBesides) ||
      buys.test(left) ||
      tooMuch.test(before) ||
      cashValue.test(before) ||
      isCashValueAgain(reading, mention) ||
      cashesOut.test(mention.before) ||
      ((one.key === 'savings' || one.key === 'emergencyFund') && isNoCash(reading, mention)) ||
      isOfPrevious(reading, mention, one) ||
      (one.key === 'retirementSavings' && inherited.test(mention.before))
    )
      return false
    return !otherAfter.test(right.slice(0, 30)) && !loanAfter.test(right)
  })
