/** The gain on what was sold: "sold for 400k, bought for 150k", "a gain of 60k", "cost basis 45k"; and whose home it was. */
import { mayBeMoney } from './cues.ts'
import { amountOf, type Mention } from './numbers.ts'
import { type Find, find, type Reader, type Reading } from './reading.ts'

const sold = /\b(?:sold|selling|sale of|sale proceeds|cash(?:ed|ing) out|liquidat(?:ed|ing)|unloading)\b/
const things =
  /\b(?:stocks?|shares|rsus?|funds?|etfs?|crypto|bitcoin|house|home|condo|townhouse|duplex|rental|cabin|property|place|land)\b/
const soldBefore =
  /\b(?:sold|selling|sale of|sale|cash(?:ed|ing)(?: out)?|liquidat(?:ed|ing)|unloading)\b[^.;!?\n\d]{0,50}$|\b(?:got|netted|cleared|price(?: was| of)?)(?: (?:about|around|it for|for))* ?\$?$/
const paidBefore =
  /\b(?:bought|paid|purchased|cost(?: me| us)?|cost basis|basis)(?: (?:it|them|this|that|the place|was|is|of|for|in at|at|about|around|only|originally|back then|in (?:19|20)\d\d))* ?:? ?\$?$/
/** "It was worth 160k when he died": what was inherited counts from that day. */
const worthBefore =
  /\b(?:worth|valued at|appraised (?:at|for)|value was)(?: (?:about|around|roughly|maybe|like))* ?\$?$/
const atDeath =
  /^ ?(?:dollars )?(?:when|the day|at the time|as of the day|on the day) (?:that )?(?:he|she|they|my|mom|dad|the)\b[^.;!?\d]{0,24}\b(?:died|passed|death)/
const soldEarlier = /\bsold\b[^.;!?\n\d]{0,60}\bfor (?:about |around )?\$?$/
const gainBefore =
  /\b(?:gains?|profit|appreciation)(?: (?:of|was|is|are|on (?:it|them|that)|about|around|roughly|came to))* ?:? ?\$?$/
const gainAfter =
  /^ ?(?:of (?:it|that|this|which) (?:is|was|are|were) |of |in )?(?:(?:capital|long[- ]term|taxable|realized) )*(?:gains?|profit)\b(?! (?:tax|rate))/

/** "I made 120,000 on it" */
const madeBefore = /\b(?:i|we|which) made(?: (?:about|around|roughly|some))*$/
const onSale = /^ (?:on|from) (?:it|that|them|the (?:sale|house|condo|stock|shares|deal))\b/

const isSum = (mention: Mention): boolean =>
  mayBeMoney(mention) && mention.per === undefined && mention.low >= 1_000 && mention.low === mention.high

const one = (mentions: readonly Mention[], says: (mention: Mention) => boolean): Mention | undefined => {
  const found = mentions.filter((mention) => isSum(mention) && says(mention))
  return found.length === 1 ? found[0] : undefined
}

function gainOf({ mentions }: Reading): Find[] {
  const told = one(
    mentions,
    ({ left, right }) =>
      gainBefore.test(left) || gainAfter.test(right) || (madeBefore.test(left) && onSale.test(right)),
  )
  if (told !== undefined) return [find('saleGain', amountOf(told), told.span, 'sale-gain', 0.95, told.index)]
  const paid =
    one(mentions, ({ left }) => paidBefore.test(left)) ??
    one(mentions, ({ left, right }) => worthBefore.test(left) && atDeath.test(right))
  const price = one(
    mentions,
    (mention) => mention !== paid && (soldBefore.test(mention.left) || soldEarlier.test(mention.before)),
  )
  if (paid === undefined || price === undefined || paid.low > price.low) return []
  // What was paid is told by the gain, and is nobody's pay.
  return [find('saleGain', price.low - paid.low, paid.span, 'sale-gain', 0.95, paid.index)]
}

const isHome = /\b(?:house|home|condo|townhouse)\b/
/** "Moving to a rental", "until we find a rental": where one lives next, not what was sold. */
const nextHome =
  /\b(?:mov(?:e|es|ed|ing)|relocat\w+|downsiz\w+|liv(?:e|ing)|stay(?:ing)?|look(?:ing)?|search(?:ing)?|find(?:ing)?|found|signed|going|settl\w+|(?:now|currently|be|we're|i'm) in)(?: (?:back|in|into|to|for|on|a|an|our|my|the|small|smaller|new|nice|cheap|cheaper|temporary|another|\d|one|two|bedroom|senior)){1,5} rental\b|\brental (?:near|close to|until|till|for now|while|market)\b/g
const notLivedIn =
  /\b(?:rental|rented (?:it )?out|investment property|second home|vacation (?:home|house)|airbnb|flip(?:ped)?|never lived (?:in it|there))\b/
const livedIn =
  /\b(?:lived (?:in it|there|here)|(?:we|i)(?: have|'ve)? lived in for|primary (?:residence|home)|main home|our home for|my home for)\b/

function homeOf(reading: Reading): Find[] {
  const text = reading.text.replace(nextHome, (words) => ' '.repeat(words.length))
  if (!isHome.test(text) && !/\brental\b/.test(text)) return []
  const [no, yes] = [notLivedIn.exec(text), livedIn.exec(text)]
  const said = no ?? yes
  return said === null
    ? []
    : [find('homeLivedIn', no === null, [said.index, said.index + said[0].length], 'sale-gain', 0.75)]
}

export const readSaleGain: Reader = (reading) => {
  const { text } = reading
  if (!sold.test(text) || !things.test(text)) return []
  return [...gainOf(reading), ...homeOf(reading)]
}
