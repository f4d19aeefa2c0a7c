/** "A rental property or an index fund?": whether a property to rent out is considered for the money. */
import type { TopicSlug } from '#engine/topic-slugs.ts'
import { find, type Reader } from './reading.ts'

const property =
  '(?:rental(?: (?:property|properties|house|home|unit)s?)?|rentals|(?:investment|income) propert(?:y|ies)|real estate(?! (?:fund|etf|index|agent|trust))|airbnb|duplex(?:es)?|triplex|fourplex|quadplex)'
const toLet =
  "(?:property|properties|house|home|condo|apartment|townhouse|place) (?:to rent|(?:and|that (?:i|we)(?:'d| can| could| would)?|which (?:i|we) (?:can|could|would)) rent)(?: (?:it|them))?(?: out)?"
const market =
  '(?:index(?: funds?)?|stocks?|stock market|the market|s&p(?: 500)?|etfs?|mutual funds?|funds|brokerage|bonds|401 ?\\(?k\\)?|roth)'
const acts =
  '(?:buy(?:ing)?|get(?:ting)?|purchas(?:e|ing)|invest(?:ing|ed)?|put(?:ting)?|us(?:e|ing)|go(?:ing)? (?:for|with|into)|look(?:ing)? (?:at|into)|think(?:ing)? (?:of|about)|get(?:ting)? into)'
const versus = '\\b[^.;!?]{0,40}\\b(?:or|vs\\.?|versus)\\b[^.;!?]{0,40}\\b'
const considers = new RegExp(
  `\\b${acts}\\b[^.;!?]{0,50}\\b(?:${property}|${toLet})\\b|\\b(?:${property}|property)${versus}${market}\\b|\\b${market}${versus}(?:${property}|property)\\b`,
)
const isPast = new RegExp(
  `\\b(?:sold|selling|sell|sale of|inherited) (?:(?:my|our|the|a|an|off) )?(?:\\w+ ){0,2}(?:${property}|property)\\b`,
)

const weighed = new RegExp(`\\b(?:${market}|invest(?:ing)?)\\b`)
/** Where a plan of a sum may follow. */
const topics: ReadonlySet<TopicSlug> = new Set([
  'lump_sum_invest',
  'windfall',
  'home_buying',
  'investing_basics',
])

/** Weighed against the market: who only wants to buy one asks for the loan and the down payment. */
export const readRentalProperty: Reader = ({ text, topic }) => {
  const isAsked = topic !== undefined && topics.has(topic) && weighed.test(text) && !isPast.test(text)
  const said = isAsked ? considers.exec(text) : null
  return said === null
    ? []
    : [find('considersRental', true, [said.index, said.index + said[0].length], 'rental-property', 0.8)]
}
