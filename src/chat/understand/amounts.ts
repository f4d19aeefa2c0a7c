/** The sum that is being decided on: named as such, or what remains when everything else has its name. */
import { topicOf } from '#engine/topics/all.ts'
import { type CueRow, cueReader, mayBeMoney, over } from './cues.ts'
import { amountOf, type Mention } from './numbers.ts'
import { earns, isPay } from './pay-words.ts'
import { type Find, find, isOfOthers, type Reader, type Reading } from './reading.ts'
import { unreal } from './tenses.ts'

const small =
  "(?: (?:about|around|a|an|the|me|us|over|of|like|roughly|my|in|approximately|almost|nearly|just|some|another|up to|close to|i'd say|this|that|our|an extra|extra))*$"
const rows: readonly CueRow[] = [
  {
    // Surer than the pay that "paid" tells of elsewhere.
    key: 'amount',
    left: /\b(?:life ins(?:urance|\.)?|(?:his|her|the|my [\w']+) (?:life )?(?:ins(?:urance)?|policy)(?<!\bmy (?:own|private|current|term|work|whole|individual|existing|life) policy)|(?:the|my|our) (?:settlement|estate|lawsuit)|my [\w']+'s estate)(?: policy)? (?:has |just )?(?:paid|payed|pays)(?: (?:out|me|us|about|around|over))*$/,
    per: 'none',
    min: 1_000,
    confidence: 0.92,
  },
  {
    key: 'amount',
    left: /\b(?:lump sum|windfall|inheritance|settlement|(?:got|get|getting|receiv\w+|from) (?:an? |my )?(?:\w+ )?bonus|(?:relocation|sign(?:ing|[- ]on)|retention|year[- ]end|holiday|one[- ]time|spot) bonus|gift|proceeds|refund|payout|severance|winnings|the amount)(?: (?:of|is|for|worth|totaling|check|payment|money|was|in the amount of|amount|from \w+ \w+))*$/,
    per: 'none',
    min: 100,
    confidence: 0.86,
    evenSupposed: true,
  },
  {
    key: 'amount',
    left: new RegExp(
      `\\b(?:inherit(?:ed|ing|s)?|received|receive|receiving|won|came into|left me|left us|leaves me|leaves us|was given|were given|been given|given|gifted me|gifted|gave me|gave us|giving (?:me|us)|(?:sent|gave|handed|wrote) (?:me|us)(?: a| the)? (?:check|cheque)(?: for| of)?|sell(?:ing)?(?: \\w+){0,3} for|sold(?: \\w+){0,4} for|roll(?:ing)?(?: over)?|transfer(?:ring)?|convert(?:ing)?|invest(?:ing)?|withdraw(?:ing)?|take out|taking out|expect to get)${small}`,
    ),
    right: /^(?! ?(?:in debt|taken out|a month|limit|fee))/,
    per: 'none',
    min: 100,
    confidence: 0.74,
    evenSupposed: true,
  },
  {
    // "Mom died and we each got 65k"
    key: 'amount',
    left: new RegExp(
      `\\b(?:we|my (?:brother|sister|siblings?) and i)(?: will)? each (?:got|get|received?|inherit(?:ed)?)${small}`,
    ),
    right: /^(?! ?(?:in debt|a month|raise|paid))/,
    per: 'none',
    min: 1_000,
    confidence: 0.86,
  },
  {
    // "Mom left me 85k cash": what somebody left is decided on, whatever it lies in.
    key: 'amount',
    left: new RegExp(`\\b(?:inherit(?:ed|ing)|left (?:me|us)|came into)${small}`),
    right: /^(?! ?(?:(?:in|of) (?:\w+ ){0,2}(?:debts?|loans?|bills)|taken out|a month|limit|fee))/,
    per: 'none',
    min: 1_000,
    confidence: 0.86,
    evenSupposed: true,
  },
  {
    // "Cashing out 130k of company stock".
    key: 'amount',
    left: new RegExp(`\\b(?:cash(?:ed|ing)|liquidat(?:ed|ing)|unloading|selling|sold)${small}`),
    right:
      /^ (?:worth )?(?:(?:of|in) )?(?:my |our )?(?:(?:company|employer'?s?|vested) )?(?:stocks?|shares|rsus?|espp|options|crypto|bitcoin|index funds?|mutual funds?)\b/,
    per: 'none',
    min: 1_000,
    confidence: 0.88,
  },
  {
    // "Mom left me her brokerage account, worth 150k": what it holds is what has to be decided about.
    key: 'amount',
    left: /\b(?:inherit(?:ed|ing)|left (?:me|us))(?: (?!and\b|but\b|ira\b)[\w']+){0,5} (?:brokerage|stocks?|shares|portfolio|funds?|accounts?|etfs?)(?: account)?,? (?:(?:that )?(?:is|was|are|were) )?(?:worth|valued at|of|with|holding)(?: about| around| roughly)?$/,
    per: 'none',
    min: 1_000,
    confidence: 0.92,
  },
  {
    // "Sold a piece of land and got 100,000".
    key: 'amount',
    left: /\bsold (?:(?!and\b)[\w']+ ){1,7}and (?:we |i )?(?:now )?(?:got|received|made|are left with|were left with)(?: about| around| roughly)?$/,
    right: /^(?! ?(?:an?|per|each|every) (?:month|year|week)| ?(?:in|of) (?:debts?|loans?|income))/,
    per: 'none',
    min: 5_000,
    confidence: 0.92,
  },
  {
    // "We sold our house and have 180,000 left": no cash of long ago.
    key: 'amount',
    left: /\bsold (?:(?!and\b)[\w']+ ){1,7}and (?:we |i )?(?:now |still )?have(?: about| around| roughly)?$/,
    right: /^ ?left\b(?! (?:on|to pay))/,
    per: 'none',
    min: 5_000,
    confidence: 0.97,
  },
  {
    // "Sold some land for 100,000 in cash", "100k in cash from an inheritance".
    key: 'amount',
    left: /\bsold(?: [\w']+){1,6} for$/,
    right: /^ ?(?:in )?cash\b/,
    per: 'none',
    min: 1_000,
    confidence: 0.92,
  },
  {
    key: 'amount',
    right:
      /^ ?(?:in )?(?:cash )?(?:from|out of|off) (?:an? |my |the |our |[\w']+'s )?(?:inheritance|settlement|windfall|life insurance|lawsuit|(?:house|home|land) sale|sale of)\b/,
    per: 'none',
    min: 1_000,
    confidence: 0.92,
  },
  {
    // "We sold our house and cleared 240k".
    key: 'amount',
    left: /\b(?:cleared|nett(?:ed|ing))(?: (?:about|around|a|roughly|just|over|nearly|almost|us|me))*$/,
    right: /^(?! ?(?:a|per|each|every|last|this) (?:month|year|week)| ?in (?:20\d\d|income|pay|profit))/,
    per: 'none',
    min: 10_000,
    confidence: 0.88,
  },
  {
    // "Got divorced, getting 120k from the house"
    key: 'amount',
    left: /\b(?:got|get|getting|receiv(?:e|ed|ing))(?: (?:about|around|roughly))*$/,
    right: /^ ?(?:from|out of) (?:the |our |my )?(?:house|home|condo)\b(?! (?:equity|loan|line))/,
    per: 'none',
    min: 5_000,
    confidence: 0.88,
  },
  {
    // "sold for 510k, walked away with 180k": what is left of the price.
    key: 'amount',
    left: /\b(?:walk(?:ed|ing) away with|came away with|pocket(?:ed|ing)|left with|ended up with)(?: (?:about|around|a|roughly|just|over|nearly|almost|like))*$/,
    right: /^(?! ?(?:in|of) (?:\w+ ){0,2}(?:debts?|loans?|bills|interest)\b)(?! ?(?:a|per|each|every) month)/,
    per: 'none',
    min: 1_000,
    confidence: 0.88,
  },
  {
    // "210,000 from the house, so my half is 105,000": surer than the whole that was shared.
    key: 'amount',
    left: /\b(?:so|and|,) (?:my|our) (?:half|share|part|cut|portion)(?: (?:is|was|will|will be|comes to|came to|about|around))*$/,
    right: /^ ?(?:$|[.,;!?)]|and\b|after\b)/,
    per: 'none',
    min: 5_000,
    confidence: 0.94,
  },
  {
    key: 'amount',
    left: /\b(?:my|our) (?:half|share|part|cut|portion)(?: (?:of it|of the \w+))?(?: (?:is|was|will|will be|comes to|came to|about|around))*$/,
    right: /^(?! ?(?:a month|of the (?:rent|bills|mortgage)))/,
    per: 'none',
    min: 1_000,
    confidence: 0.8,
    evenSupposed: true,
  },
  {
    key: 'amount',
    left: new RegExp(`\\b(?:get(?:ting)?|got|have|with)${small}`),
    right:
      /^ ?(?:\w+ ){0,2}(?:(?:from|by|for) selling\b|refund\b(?! (?:of|every|each|a year|most|coming|due|next|expected))|(?:from|for) (?:my|our|the) (?:\w+ )?(?:stock|shares|options|rsus|equity)\b|from (?:his|her|their|the|a) (?:\w+ )?(?:trust|estate|will)\b|from (?:my |the |an? )?(?:\w+ )?(?:inheritance|sale|bonus|settlement|dad|mom|parents?|grand\w+|aunt|uncle|life insurance|estate)|as an? (?:gift|bonus)|after (?:fees|tax(?:es)?|attorney|the lawyer)|to (?:invest|put|spend|play|work with|roll|allocate))/,
    per: 'none',
    min: 100,
    confidence: 0.84,
    evenSupposed: true,
  },
  {
    key: 'amount',
    left: /^(?!.*\b(?:plus|and an?|with a|annual|yearly|target) ?$)/,
    right:
      /^(?! ?(?:\w+ )?bonus (?:usually|typically|every|each|a year|per year|most years|annually|target))(?! ?(?:annual|yearly|target|usual|potential) bonus) ?(?:sign(?:ing|[- ]on) |\w+ )?(?:inheritance|windfall|settlement|lump sum|bonus|gift|severance|payout|life insurance payout|to invest|to put|to work with|to spend|to play with|investment|to roll over|rollover)\b/,
    per: 'none',
    min: 100,
    confidence: 0.82,
    evenSupposed: true,
  },
  {
    key: 'amount',
    left: new RegExp(
      `\\b(?:what (?:to do with|should i do with|should we do with|do i do with|would you do with)|do with|best use of|how (?:should|do|can|would) (?:i|we) (?:best )?(?:invest|use|spend|handle|allocate)|where (?:should|do|can|to) (?:i |we )?(?:put|invest|park|keep)|recommendation for|portfolio for|plan for|solution for|spare|(?:should|can|could|do) (?:i|we) (?:put|use))${small}`,
    ),
    right: /^(?! ?(?:a month|towards (?:credit|loan|card)|down\b))/,
    per: 'none',
    min: 100,
    confidence: 0.8,
    evenSupposed: true,
  },
  {
    // "A CD of mine for thirty thousand dollars matures next week"
    key: 'amount',
    left: /\bcds?(?: (?:of mine|of ours|at the bank|at my bank|for|of|with|worth|holding|that has|is))+$/,
    right: /^[^.;?!\d]{0,30}\b(?:matur(?:es|ed|ing)|comes? due|coming due|came due|is up|expires?)\b/,
    per: 'none',
    min: 500,
    confidence: 0.9,
  },
  {
    // "Where should the eighteen thousand go?"
    key: 'amount',
    left: /\b(?:where|how) (?:should|does|do|would|could|can|ought)$/,
    right: /^ (?:go|be (?:put|invested|kept|parked|saved|held|used)|belong)\b(?! (?:each|every|a month))/,
    per: 'none',
    min: 500,
    confidence: 0.9,
  },
  {
    key: 'amount',
    left: /\b(?:what (?:about|if)|let us|let's|it'd be|it would be)$/,
    right: /^ ?(?:[?.!]|$)/,
    per: 'none',
    min: 100,
    confidence: 0.45,
    evenSupposed: true,
  },
  {
    key: 'amount',
    left: /\b(?:for|with|have|make sense for)$/,
    right: /^ ?\?/,
    per: 'none',
    min: 100,
    confidence: 0.45,
    evenSupposed: true,
  },
  {
    key: 'amount',
    left: /\bput(?:ting)?(?: something| an?)?(?: like)?$/,
    right:
      /^ ?(?:against|into|in|down on|on) (?:\w+ )?(?:\w+ )?(?:mortgage|principal|market|index|stocks?|fund)/,
    per: 'none',
    min: 500,
    confidence: 0.84,
    evenSupposed: true,
  },
  {
    key: 'amount',
    left: /\b(?:tak(?:e|ing)|us(?:e|ing)|mov(?:e|ing)|pull(?:ing)?)(?: (?:about|out|the))*$/,
    right:
      /^ (?:of|from|out of) (?:my |our )?(?:\w+ )?(?:savings|checking|emergency|account|cash|brokerage|401|403|ira\b|roth|tsp|retirement|hsa)/,
    per: 'none',
    min: 100,
    confidence: 0.9,
    evenSupposed: true,
  },
  {
    key: 'amount',
    right:
      /^ ?(?:\w+ ){0,3}(?:in|into)(?: \w+){0,3} (?:529|college fund|inherited|old 401|former)|^ (?:saved|set aside|put away) for (?:\w+ )?(?:college|education|tuition)/,
    per: 'none',
    min: 100,
    confidence: 0.84,
  },
]

export const asks =
  /\b(?:what (?:should|do|would|can|to)|how (?:should|do|can|would|to|best)|where (?:should|do|to|can)|best (?:way|use|place|thing)|should i|invest|advice|help|suggestions|recommend\w*|ideas|roll ?over)\b/
const spent =
  /\b(?:owe[sd]?|owing|pay(?:ing|s)?|paid|(?<!dollar[- ])costs?|spen[dt]|spending|charged?|bill|fee|rent|salary|income|make|earn|limit|price|worth|for about|lost|job|offered|offer|living on|live on|going|goes|raise|payments?|minimum|premiums?|deductible)(?: \w+){0,2}$/
const within: ReadonlySet<string> = new Set(['month', 'week', 'two_weeks', 'half_month'])
const readCues = cueReader('amounts', rows)

/** "My 2 year old got 10k from grandma": the child's own. */
export const toChild =
  /\b(?:son|daughter|kid|baby|child|toddler|newborn|(?:years?|yrs?)[- ]olds?|grandson|granddaughter) (?:just )?(?:got|gets|received|inherited|was given|is getting)(?: \w+){0,2} ?\$?$/

/** Whether someone else is the one who has, wins or owes it. */
function isOthers(reading: Reading, mention: Mention): boolean {
  return isOfOthers(reading, mention) || toChild.test(mention.before)
}

const aloneOrChanged =
  /^[^a-z]*\d[\d,.]*(?: ?(?:k|thousand|grand|million|dollars))?\W*$|\b(?:what if|actually|instead|make (?:it|that)|(?:it|that)(?:'s| is| was| were)|it'd be)\b/
/**
 * Within a talk a sum without a name tells whatever was being spoken of: "120k, Virginia" to a plan for college. It is
 * the sum to place only where the plan is about one, and has none yet or is given another.
 */
export const isToldInTalk = ({ talkingAbout, household, text }: Reading): boolean =>
  talkingAbout !== undefined &&
  // A sum of a talk of accounts is what one of them holds.
  talkingAbout !== 'roth_vs_traditional' &&
  talkingAbout !== 'rollover_401k' &&
  (topicOf(talkingAbout)?.subject !== 'amount' ||
    ((household?.amount ?? 0) !== 0 && !aloneOrChanged.test(text)))

/** "I have $100k — how should I invest?": an unnamed sum in a question is the sum in question. */
function unnamed(reading: Reading): Find[] {
  const finds: Find[] = []
  const short = reading.text.length <= 40
  const sums = reading.mentions.filter((one) => one.sure && unreal(one) !== 'denied')
  for (const mention of reading.mentions) {
    const reason = unreal(mention)
    if (
      reason !== undefined &&
      !(reason === 'supposed' && asks.test(reading.text)) &&
      !(short && reason === 'rule')
    )
      continue
    const written =
      mention.sure || (short && mayBeMoney(mention) && (mention.scaled || mention.per !== undefined))
    if (
      /^\+? ?(?:(?:\d\d[- ]?(?:year|yr)s? )?(?:level )?(?:term|whole life|life insurance|life policy|policy)\b|net worth|taken out|withheld|deducted|premium|deductible|payment|fee|(?:(?:in|from|of) )?(?:ss|ssdi|social security))\b/.test(
        mention.right,
      )
    )
      continue
    if (!written || spent.test(mention.left) || isPay(mention) || earns.test(mention.left)) continue
    if (mention.per !== undefined) {
      const alone = short && sums.length <= 1 && mention.left === '' && within.has(mention.per)
      if (alone)
        finds.push(find('amountMonthly', over(mention, 'month'), mention.span, 'amounts', 0.3, mention.index))
      continue
    }
    const have = /\b(?:have|got|'ve|sitting on|hold|holding)(?: \w+){0,3}$|\b(?:have|got)\b[^.]{0,14}$/.test(
      mention.before.slice(-32),
    )
    const said = have && asks.test(reading.text) && sums.length <= 3
    const isNewInTalk = have && (reading.household?.amount ?? 0) === 0
    const onlyOne = short && sums.length <= 1 && (!isToldInTalk(reading) || isNewInTalk)
    if (said || onlyOne)
      finds.push(find('amount', amountOf(mention), mention.span, 'amounts', said ? 0.6 : 0.3, mention.index))
  }
  return finds
}

/** A number told twice is told once. */
const repeats = (reading: Reading, one: Find): boolean =>
  one.confidence < 0.8 &&
  reading.mentions.some((other) => {
    const mention = reading.mentions[one.mention ?? -1]
    return mention !== undefined && other.index < mention.index && other.sure && other.low === mention.low
  })

export const readAmounts: Reader = (reading) =>
  [...readCues(reading), ...unnamed(reading)].filter((one) => {
    const mention = reading.mentions[one.mention ?? -1]
    return (
      mention === undefined ||
      !(isOthers(reading, mention) || (repeats(reading, one) && one.key !== 'amount'))
    )
  })
