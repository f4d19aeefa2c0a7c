/** Tax brackets and rates that stand alone; benefits and scores. */
import { type CueRow, cueReader } from './cues.ts'
import { find, type Reader } from './reading.ts'

const rows: readonly CueRow[] = [
  {
    key: 'marginalRate',
    kind: 'percent',
    right:
      /^ ?(?:\w+ )?(?:marginal|federal|fed\b|tax bracket|bracket|tax rate|income tax bracket|marginal tax)/,
    max: 60,
    confidence: 0.9,
  },
  {
    key: 'marginalRate',
    kind: 'percent',
    left: /\b(?:bracket|marginal(?: tax)?(?: rate| bracket)?|tax rate|tax bracket|income tax rate|federal(?: tax)?(?: rate)?)(?: (?:is|of|at|currently|for|the|federal|will|be|currently is))*$/,
    max: 60,
    confidence: 0.86,
  },
  {
    key: 'marginalRate',
    kind: 'percent',
    left: /\bpay$/,
    right: /^ ?(?:in )?(?:income )?tax(?:es)?\b/,
    max: 60,
    confidence: 0.7,
  },
  {
    key: 'marginalRate',
    kind: 'plain',
    left: /\b(?:tax bracket|bracket)(?: (?:is|of))*$/,
    min: 10,
    max: 37,
    confidence: 0.7,
  },
  {
    key: 'ssMonthly',
    left: /\b(?:social security|ss|ssa|ssdi|benefits?)(?: (?:benefits?|check|payments?|income|is|will|be|would|estimated?|estimate|pays?|at|me|for|fra|full|retirement|age|amount|of))*$/,
    max: 8_000,
    min: 200,
    over: 'month',
    confidence: 0.87,
  },
  {
    key: 'ssMonthly',
    right: /^ ?(?:in|from|of|for) (?:\w+ )?(?:social security|ss\b|ssdi)/,
    max: 60_000,
    min: 200,
    over: 'month',
    confidence: 0.86,
  },
  {
    key: 'pensionMonthly',
    left: /\bpension(?: (?:of|is|pays?|will|be|about|that|would))*$/,
    per: 'some',
    over: 'month',
    confidence: 0.85,
  },
  {
    key: 'pensionMonthly',
    right: /^ ?(?:\(?(?:a|from|in|of)? ?(?:a |my |our )?)pension\b/,
    per: 'some',
    over: 'month',
    confidence: 0.7,
  },
]
const readRows = cueReader('rates', rows)

/** Interest that belongs to no debt that is named. */
export const readRates: Reader = (reading) => {
  const finds = readRows(reading)
  const lone = reading.mentions.length === 1 ? reading.mentions[0] : undefined
  if (lone && reading.text.length < 40) {
    const rate = /\b(?:apr|interest|rate)\b/.test(reading.text)
    const alone = lone.span[0] <= 2 && reading.text.length - lone.span[1] <= 3
    const zero = lone.low === 0 && /months?\b/.test(reading.text)
    if (
      (lone.kind === 'percent' && (rate || alone || zero)) ||
      (lone.kind === 'plain' && /^ ?apr\b/.test(lone.right))
    )
      finds.push(find('rate', Number((lone.low / 100).toPrecision(12)), lone.span, 'rates', 0.4, lone.index))
  }
  const zero = reading.mentions[0]
  if (!lone && zero?.kind === 'percent' && zero.low === 0 && reading.text.length < 40)
    finds.push(find('rate', 0, zero.span, 'rates', 0.4, zero.index))
  return finds
}

const scoreLeft =
  /\b(?:credit|fico|score|scores|vantage ?score|credit karma|experian|equifax|transunion)(?: (?:score|scores|is|are|of|was|at|right|around|says?|currently|rating|history|in|the|sits|not|god|awful|went|to|dropped|now|bad|good|my|both|low|mid|high|to))*[ :(,]*$/
/** Credit scores, told as a number or as "mid 700s". */
export const readCreditScore: Reader = (reading) => {
  const about = /\b(?:credit|fico|score)/.test(reading.text) || reading.topic === 'credit_score'
  for (const mention of reading.mentions) {
    if (mention.kind !== 'plain' || mention.low < 300 || mention.high > 850 || mention.scaled || mention.per)
      continue
    const after = /^ ?(?:\+ ?)?(?:credit|fico|score|credit score)\b/.test(mention.right)
    const said = scoreLeft.test(mention.left)
    const range =
      mention.low !== mention.high &&
      mention.low >= 450 &&
      mention.high - mention.low <= 60 &&
      mention.low % 5 === 0 &&
      !/[$]/.test(reading.text.slice(...mention.span)) &&
      reading.mentions.length === 1
    if (!(after || said || range)) continue
    if (
      /\b(?:son|daughter|his|her|child|he now|wife|husband)\b[^.]{0,40}$/.test(mention.before) ||
      /\b(?:need|want|get(?:ting)? to|goal|at least|above|minimum|reach)\b[^.]{0,20}$/.test(mention.before)
    )
      continue
    return [
      find(
        'creditScore',
        mention.low === mention.high ? mention.low : [mention.low, mention.high],
        mention.span,
        'rates',
        about ? 0.88 : 0.6,
        mention.index,
      ),
    ]
  }
  const hundreds = /\b(low|mid|middle|high|upper)(?:[- ]to[- ](mid|high|upper))?[- ]?([5-8])00'?s\b/.exec(
    reading.text,
  )
  if (!hundreds) return []
  const from = Number(hundreds[3]) * 100
  const start: Record<string, number> = { low: 0, mid: 40, middle: 40, high: 70, upper: 70 }
  const end: Record<string, number> = { low: 30, mid: 60, middle: 60, high: 99, upper: 99 }
  const low = from + (start[hundreds[1] ?? ''] ?? 0)
  const high = Math.min(850, from + (end[hundreds[2] ?? hundreds[1] ?? ''] ?? 99))
  return [
    find('creditScore', [low, high], [hundreds.index, hundreds.index + hundreds[0].length], 'rates', 0.8),
  ]
}
