/** A sum that came in, told by the event that brought it: "bonus hit today, 24k", "they handed me 36,200", "my IRA from mom, 175k". */
import { type CueRow, cueReader, mayBeMoney } from './cues.ts'
import { amountOf, type Mention } from './numbers.ts'
import { type Find, find, type Reader, type Reading } from './reading.ts'

const event =
  '(?:bonus (?:check )?(?:just |finally )?(?:hit|came|landed|cleared|arrived)|settlement|severance (?:check|payout)|payout|windfall|winnings|inheritance|insurance (?:check|money))'
/** Between the event and its sum nothing else begins that has a sum of its own. */
const nothingElse =
  "(?:(?!\\b(?:salary|income|pay|make|makes|earn|rent|owe|debts?|loans?|mortgage|cards?|savings?|have|has|had|in|into|at|age|i'm|im|my|we|our|plus|with|and|but|paid|pays|usually|every|each|year|per)\\b)[^.;!?\\d\\n]){0,40}"
const noPay =
  '^(?! ?(?:salary|income|base|a (?:year|month|week)|per|each|every|%|percent|in (?:debt|savings|my|our|a|the)|(?:left )?on (?:a|the|my)|(?:\\w+ )?(?:mortgage|debt|loan|card|rent|401|403|ira|roth|limit)))'

const rows: readonly CueRow[] = [
  {
    key: 'amount',
    left: new RegExp(`\\b${event}${nothingElse}$`),
    right: new RegExp(noPay),
    per: 'none',
    min: 1_000,
    confidence: 0.95,
  },
  {
    // "the farm was sold, $415,000 my portion"
    key: 'amount',
    right: /^ ?(?:is |was |for )?(?:my|our) (?:share|half|part|portion|cut)\b/,
    left: /(?<!\b(?:owe|pay|rent|bill|expenses)(?: \w+)?)$/,
    per: 'none',
    min: 5_000,
    confidence: 0.93,
  },
  {
    // "Sold bitcoin, 120k total", "cashed in a CD, 52,000"
    key: 'amount',
    left: /\b(?:(?:sold|cashed out(?: of)?) (?:(?:my|our|some|all|the|all my|all of my|some of my) )?(?:bitcoin|crypto|ethereum|stocks?|shares|rsus?)|cashed (?:in|out) (?:an? |my |our |the )?(?:cds?|bonds?|annuity)),?(?: for)?(?: about| around)?$/,
    right: new RegExp(noPay),
    per: 'none',
    min: 1_000,
    confidence: 0.94,
  },
  {
    // "My ex is buying me out of the house, I get 45k"
    key: 'amount',
    left: /\b(?:buy(?:s|ing)?|bought) (?:me|us) out\b[^.;!?\d]{0,50}\b(?:for|get|got|getting|paid|pays|paying|gives?|gave|giving|receive)(?: (?:me|us|about|around|out))*$/,
    right: new RegExp(noPay),
    per: 'none',
    min: 1_000,
    confidence: 0.94,
  },
  {
    // "Getting back $6,200 on my taxes"
    key: 'amount',
    left: /\b(?:getting|get|got|receiving|received|expecting)(?: back)?(?: (?:about|around|a|like))*$/,
    right:
      /^ ?(?:back )?(?:on|from|in|for) (?:my|our|the|this year's) (?:federal |state )?(?:tax(?:es)?|tax return|tax refund|return)\b/,
    per: 'none',
    min: 300,
    confidence: 0.94,
  },
  {
    // "A 120k CD just matured"
    key: 'amount',
    right:
      /^ ?(?:bank |credit union |5[- ]year |1[- ]year )?(?:cds?|certificates?|t-?bills?|treasur\w+|savings bonds?|bonds?|annuity)(?: (?:that|which|of (?:mine|ours)|just|is|are|has|have|recently|about|to|will|be))* (?:matur\w+|came due|com(?:es|ing) due)\b/,
    per: 'none',
    min: 1_000,
    confidence: 0.94,
  },
  {
    // "Our CD matured, 52,000"
    key: 'amount',
    left: /\b(?:cds?|certificates?|t-?bills?|savings bonds?)\b[^.;!?\d]{0,20}\bmatur(?:ed|ing|es)\b[^.;!?\d]{0,24}$/,
    right: new RegExp(noPay),
    per: 'none',
    min: 1_000,
    confidence: 0.94,
  },
  {
    // "45k of my company RSUs just vested"
    key: 'amount',
    right:
      /^ ?(?:worth )?(?:of |in )?(?:my |our |company |employer |google |amazon )*(?:rsus?|stock|shares)(?: (?:that|which|from work|just|recently|have|has))* vested\b/,
    per: 'none',
    min: 1_000,
    confidence: 0.94,
  },
  {
    // "My RSUs vested this month, about 45k after they withheld"
    key: 'amount',
    left: /\b(?:rsus?|stock units?)\b[^.;!?\d]{0,30}\bvest(?:ed|ing)?\b[^.;!?\d]{0,30}$/,
    right: new RegExp(noPay),
    per: 'none',
    min: 1_000,
    confidence: 0.93,
  },
  {
    // "Closing on our house sale, and will clear about 215k"
    key: 'amount',
    left: /\b(?:sold|selling|sale)\b[^.;!?\d]{0,60}\b(?:clear|net|pocket|walk away with|come away with|end up with|be left with)(?: (?:about|around|roughly|maybe|close to))*$/,
    right: new RegExp(noPay),
    per: 'none',
    min: 5_000,
    confidence: 0.94,
  },
  {
    // "Sold our house and after the mortgage have 210k"
    key: 'amount',
    left: /\bafter (?:paying (?:off )?)?(?:the |our |my )?(?:mortgage|loan|everything|fees|closing costs),? (?:we |i )?(?:have|had|got|get|cleared|netted|are left with|am left with|there's|there is)(?: (?:about|around|roughly))?$/,
    right: new RegExp(noPay),
    per: 'none',
    min: 10_000,
    confidence: 0.94,
  },
  {
    // "Sold mom's condo, 168k to us after everything"
    key: 'amount',
    left: /\b(?:sold|sale of) [^.;!?\d]{3,50},$/,
    right: /^ to (?:us|me)\b/,
    per: 'none',
    min: 5_000,
    confidence: 0.94,
  },
  {
    // "480k wired tuesday"
    key: 'amount',
    right: /^ ?(?:(?:was|got|just|is|has been|being|finally) ){0,3}(?:wired|deposited)\b/,
    left: /(?<!\b(?:save|put|get|have|pay ?check|payroll|check) (?:of )?)$/,
    per: 'none',
    min: 5_000,
    confidence: 0.93,
  },
  {
    // "after taxes they handed me 36,200"
    key: 'amount',
    left: /\b(?:(?:handed|wired|awarded|paid out)(?: (?:me|us))?(?: an? (?:check|cheque))?|cut (?:me|us) an? (?:check|cheque))(?: (?:for|of))?$/,
    right: new RegExp(noPay),
    per: 'none',
    min: 1_000,
    confidence: 0.93,
  },
]
const readRows = cueReader('sum-that-came', rows)

const brothers = '(?:grandkids|grandchildren|kids|children|siblings|cousins|brothers|sisters|nieces|nephews)'
const eachOfUs = new RegExp(
  `\\b(?:gave|left|gifted|giving|leaving) (?:each|both|all) of us ${brothers}(?: \\w+)?(?: about| around)? ?\\$?$`,
)
const toUs = /\b(?:gave|gifted|giving|gifting|sent) us(?: each| both)?(?: about| around)? ?\$?$/
const isOfSiblings =
  /\b(?:each|both|all) of us (?:kids|siblings|brothers|sisters)|\b(?:brothers?|sisters?|siblings?) and (?:i|me)\b|\b(?:me|i) and my (?:brothers?|sisters?|siblings?)\b/

/** "Grandma gave each of us grandkids 25k" is one's own share; "they gave us 20k each" is twice that for a couple. */
function shares({ mentions, text }: Reading): Find[] {
  return mentions.flatMap((mention) => {
    if (!mayBeMoney(mention) || mention.per !== undefined || mention.low !== mention.high) return []
    if (mention.low < 500) return []
    if (eachOfUs.test(mention.before)) return [amountFrom(mention, mention.low)]
    const isEach = /^ ?each\b/.test(mention.right) || /\bus each\b/.test(mention.before.slice(-24))
    if (!isEach || !toUs.test(mention.before) || isOfSiblings.test(text)) return []
    return [amountFrom(mention, 2 * mention.low)]
  })
}

const amountFrom = (mention: Mention, value: number): Find =>
  find('amount', value, mention.span, 'sum-that-came', 0.95, mention.index)

const soldBefore =
  /\b(?:sold|selling)\b(?:(?!\b(?:owe|owed|have|make|bought)\b)[^.;!?\d\n]){0,50}$|\b(?:sold|sale price)(?: (?:it|them))?(?: was| for)? ?\$?$/
const owedNext =
  /^(?: cash| total)?(?:,|;|\.)? ?(?:(?:and|but|still|i|we|then) ){0,3}(?:ow(?:e|ed|ing)|paid off)(?: (?:about|around|the|a|still|remaining|last)){0,2} ?\$?$/
const onIt =
  /^ ?(?:still )?(?:left )?(?:on (?:it|that|the (?:place|loan|mortgage|house|rental))|mortgage|loan)\b/

interface Sale {
  readonly price: Mention
  readonly owed: Mention
}

const isSum = (one: Mention) => mayBeMoney(one) && one.per === undefined && one.low === one.high

/** "Sold the rental for 315k, owe 84k on it": the sale that a number is owed on, which comes off the price at the closing. */
function saleOwing({ mentions, text }: Reading, owed: Mention): Sale | undefined {
  const price = mentions[owed.index - 1]
  if (price === undefined || owed.low >= price.low || owed.low < 1_000) return undefined
  if (!onIt.test(owed.right) || !soldBefore.test(price.before)) return undefined
  if (!owedNext.test(text.slice(price.span[1], owed.span[0]))) return undefined
  return isSum(price) && isSum(owed) ? { price, owed } : undefined
}

/** Whether it is what was owed on something that is sold, and so no debt any more. */
export const isOwedOnSold = (reading: Reading, mention: Mention): boolean =>
  saleOwing(reading, mention) !== undefined

/** What the owner is left with when the loan on it is paid. */
function netOfSale(reading: Reading): Find[] {
  for (const mention of reading.mentions) {
    const sale = saleOwing(reading, mention)
    if (sale === undefined) continue
    const net = sale.price.low - sale.owed.low
    return [sale.price, sale.owed].map(({ span, index }) =>
      find('amount', net, span, 'sum-that-came', 0.98, index),
    )
  }
  return []
}

const wonCase =
  /\bwon\b[^.;!?\d]{0,40}\b(?:suit|lawsuit|case)\b|\bsettlement\b|\b(?:lawyer|attorney)s? (?:took|takes|gets|got)\b/
/** "Won a suit, 210k, lawyer took a third, so 140k before tax": what is left after those who took their part. */
const afterParts = ({ mentions, text }: Reading): Find[] =>
  wonCase.test(text)
    ? mentions.flatMap((mention) =>
        mayBeMoney(mention) &&
        mention.per === undefined &&
        mention.low >= 1_000 &&
        /(?:^|[ ,])so(?: (?:i|we) (?:get|got|have)| that leaves| that's)?$/.test(mention.left) &&
        /^ ?(?:$|[.,;!?]|before tax|after|left|net|for me|to me)/.test(mention.right)
          ? [find('amount', amountOf(mention), mention.span, 'sum-that-came', 0.96, mention.index)]
          : [],
      )
    : []

const inIra =
  /\b(?:(?:his|her|their|mom's|dad's|mother's|father's|grandma's|grandpa's|aunt's|uncle's|moms|dads) )(?:\w+ )?(?:ira|401 ?\(?k\)?|403 ?\(?b\)?)(?: (?:came|went|goes|passed|passes|is coming|was left|got left) to (?:me|us))?,?(?: (?:worth|with|of|is|was|about|around|has|had))* ?\$?$/
const died = /\b(?:died|passed(?: away)?|inherit\w*|left (?:me|us)|came to (?:me|us)|beneficiary)\b/
const ofSpouse = /\b(?:husband|wife|spouse|widow\w*)\b/

/** "Mom passed in August. Her IRA came to me, 175k": what has to be decided about, beside cash from the estate. */
function ofIra({ mentions, text }: Reading): Find[] {
  if (!died.test(text) || ofSpouse.test(text)) return []
  const held = mentions.find(
    (one) => mayBeMoney(one) && one.per === undefined && one.low >= 1_000 && inIra.test(one.before),
  )
  return held === undefined
    ? []
    : [
        find('amount', amountOf(held), held.span, 'sum-that-came', 0.96, held.index),
        find('moneySource', 'inherited_ira', held.span, 'sum-that-came', 0.8),
      ]
}

export const readSumThatCame: Reader = (reading) => [
  ...readRows(reading),
  ...shares(reading),
  ...netOfSale(reading),
  ...afterParts(reading),
  ...ofIra(reading),
]
