/** Homes: price, value, equity and down payment. */
import { type CueRow, cueReader } from './cues.ts'
import type { Mention } from './numbers.ts'
import type { Reader } from './reading.ts'

const home =
  '(?:house|home|homes|houses|condo|townhouse|townhome|place|places|property|duplex|apartment|flat|something)'
const rows: readonly CueRow[] = [
  {
    key: 'homeValue',
    left: new RegExp(
      `\\b(?:it's|its|it is|which is|${home}(?: is|'s)?)(?: ?\\(| currently| now| probably| maybe| only)* ?worth$`,
    ),
    per: 'none',
    min: 30_000,
    confidence: 0.88,
  },
  {
    key: 'homePrice',
    left: /\b(?:target|budget|price|range|max|limit|spend|around|up to)(?: \w+){0,2}$/,
    right: new RegExp(`^ (?:for|on) (?:an? |our |the |my )?(?:\\w+ )?${home}\\b`),
    per: 'none',
    min: 60_000,
    confidence: 0.86,
  },
  {
    key: 'downPayment',
    left: /\b(?:down ?payments?|putting down|(?:to|can|could|will|would|want to|plan to|and|afford to) put down|dp)(?: (?:would|will|be|saved|fund|savings|is|of|ready|between|for))*$/,
    per: 'none',
    min: 500,
    confidence: 0.9,
  },
  {
    key: 'downPayment',
    right:
      /^ ?(?:as an? |for an? |for the |for our |for my |towards? an? |towards? the |saved for an? |in )?(?:house |home )?(?:down ?payment|down\b)/,
    per: 'none',
    min: 500,
    confidence: 0.88,
  },
  {
    key: 'downPayment',
    left: /\bput(?:ting)? (?:about |around |up )?$|\bput(?:ting)?$/,
    right: /^ (?:\w+ ){0,6}(?:as|toward|towards|for) (?:the |a |my |our )?down ?payment/,
    per: 'none',
    confidence: 0.9,
  },
  {
    key: 'downPaymentRate',
    kind: 'percent',
    // "5% or 20% down?" asks which; neither is a fact.
    left: /^(?!.*\b(?:or|vs\.?|versus) ?$)/,
    right: /^ ?(?:down\b|down ?payment|as a down)/,
    max: 100,
    confidence: 0.9,
  },
  {
    key: 'downPaymentRate',
    kind: 'percent',
    left: /(?<!\b(?:401\w*|403\w*|457\w*|tsp|plan|match|roth|ira)\b[^.;!?\n]{0,60})\b(?:put(?:ting)?(?: down)?|down ?payment(?: of)?)$/,
    right: /^ ?(?:down|$|[.,?!])/,
    max: 100,
    confidence: 0.85,
  },
  {
    key: 'homeValue',
    left: new RegExp(
      `\\b(?:my|our|the) (?:current |existing |primary )?${home} (?:is |was |has been )?(?:currently |now |probably )?(?:worth|valued(?: at)?|appraised(?: at| for)?|appraises(?: at| for)?|value|estimated(?: at)?)(?: at| for)?$`,
    ),
    per: 'none',
    min: 20_000,
    confidence: 0.9,
  },
  {
    key: 'homeValue',
    left: /\b(?:appraised(?: at| for| value)?|home value|house value|zillow (?:says|estimate)|zestimate|market value|property value|valued at)(?: is| of| at)?$/,
    per: 'none',
    min: 20_000,
    confidence: 0.88,
  },
  {
    key: 'homeValue',
    left: /\b(?:own|owns|have|has|in)(?: an?| our| my)?$/,
    right: new RegExp(`^ (?:\\w+ )?${home}\\b`),
    per: 'none',
    min: 40_000,
    confidence: 0.8,
  },
  {
    key: 'homeValue',
    left: new RegExp(`\\b(?:my|our) (?:current |primary )?${home}$`),
    per: 'none',
    min: 40_000,
    confidence: 0.75,
  },
  {
    key: 'homeEquity',
    right: /^ ?(?:\w+ )?(?:of|in) (?:home |house )?equity\b|^ ?(?:home )?equity\b/,
    per: 'none',
    min: 1_000,
    confidence: 0.9,
  },
  {
    key: 'homeEquity',
    left: /\bequity(?: (?:in (?:the|our|my) (?:house|home)|of|is))*$/,
    per: 'none',
    min: 1_000,
    confidence: 0.85,
  },
  {
    key: 'homePrice',
    left: new RegExp(
      `\\b(?:buy(?:ing)?|purchas(?:e|ing)|looking (?:at|for)|look at|afford|want|upgrade to|for|find(?:ing)?|offer(?:ed)? on|a|closing on|get|getting)(?: (?:a|an|our first|my first|the|some|new|bigger|larger|first))*(?: \\w+){0,2}? ?${home}(?: (?:that|which|in|anywhere|range|ranges|listed|priced|costs?|costing|going|for|at|is|are|worth|between|from|here|around|the|price|of|valued|selling|they|want))*$`,
    ),
    per: 'none',
    min: 30_000,
    confidence: 0.84,
  },
  {
    key: 'homePrice',
    left: new RegExp(
      `\\b(?:${home}|homes?|houses?)(?: here| there| in \\w+| around here)? (?:that |which )?(?:run|range[sd]?|cost(?:s|ing)?|list(?:ed|s)|priced|go(?:es|ing)?|price|selling)(?: (?:between|from|for|at|is|in))*$`,
    ),
    per: 'none',
    min: 30_000,
    confidence: 0.86,
  },
  {
    key: 'homePrice',
    left: /\b(?:purchase price|home price|house price|asking price|list price|listing price|price range|sale price|price tag|price)(?: (?:is|of|for|range|between))*$/,
    per: 'none',
    min: 30_000,
    confidence: 0.85,
  },
  {
    key: 'homePrice',
    left: /\b(?:buy(?:ing)?|purchas(?:e|ing)|looking (?:at|for)|afford|look at|considering|closing on|bidding on|saving for|under contract (?:on|for)|offer on|upgrade to)$|\bupgrade to a (?:larger|bigger|nicer) house(?: ?\()?$/,
    right: new RegExp(`^ (?:\\w+ ){0,2}${home}\\b`),
    per: 'none',
    min: 30_000,
    confidence: 0.88,
  },
  {
    // "House 520k at 6.875": a price and the rate of the loan for it.
    key: 'homePrice',
    left: /(?:^|[,.;(\n]|\band|\bbuying|\bbuy|\bfound)(?: an?| the| our)? ?(?:house|home|condo|townhouse)[:,]?$/,
    right: /^ ?(?:at|@) ?$/,
    per: 'none',
    min: 60_000,
    confidence: 0.72,
  },
  {
    key: 'homePrice',
    left: /\blooking at$/,
    right: /^(?: range)?[ .,]?(?:places|homes|houses|condos|listings)?/,
    per: 'none',
    min: 60_000,
    confidence: 0.7,
  },
  {
    key: 'homePrice',
    right: new RegExp(`^ (?:\\w+ )?(?:${home}|starter home)\\b(?! (?:sale|worth of|equity|loan|mortgage))`),
    per: 'none',
    min: 60_000,
    confidence: 0.7,
  },
  {
    key: 'homePrice',
    left: new RegExp(`\\b(?:larger|bigger|nicer|new|next|dream|starter|forever) ${home}$`),
    per: 'none',
    min: 60_000,
    confidence: 0.82,
  },
]

const readRows = cueReader('housing', rows)

const aHome = new RegExp(`\\b${home}\\b`, 'g')
/** What else is worth something. */
const noHome =
  /\b(?:iras?|401 ?\(?k\)?|403 ?\(?b\)?|tsp|accounts?|plans?|stocks?|shares|portfolio|policy|fund|funds|annuity|pension|bonds?|car|truck|business|estate|boat|rv|crypto|bitcoin)(?!\w)/g
const lastOf = (words: RegExp, text: string): number => [...text.matchAll(words)].at(-1)?.index ?? -1

/** "His traditional IRA, which is worth 100,000": what was named last is no home. */
const isOfOtherThing = ({ span }: Mention, text: string): boolean => {
  const before = text.slice(Math.max(0, span[0] - 80), span[0])
  return lastOf(noHome, before) > lastOf(aHome, before)
}

export const readHousing: Reader = (reading) =>
  readRows(reading).filter(({ key, mention }) => {
    const worth = reading.mentions[mention ?? -1]
    return key !== 'homeValue' || worth === undefined || !isOfOtherThing(worth, reading.text)
  })
