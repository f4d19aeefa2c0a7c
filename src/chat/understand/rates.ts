/** Tax brackets and rates that stand alone; benefits and scores. */
import { type CueRow, cueReader } from './cues.ts'
import { ownerBefore } from './owners.ts'
import { type Find, find, type Reader, type Reading } from './reading.ts'

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
    left: /\b(?:social security|ss|ssa|ssdi|benefits?)(?: (?:says|statement|i'd|i'll|we'd|get|gets|shows|be|benefits?|check|payments?|income|is|will|be|would|estimated?|estimate|pays?|at|me|for|fra|full|retirement|age|amount|of))*$/,
    max: 8_000,
    min: 200,
    over: 'month',
    confidence: 0.87,
  },
  {
    key: 'ssMonthly',
    right: /^ ?(?:(?:in|from|of|for) (?:\w+ )?)?(?:social security|ss\b|ssdi)/,
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

/** "my husband draws 2,100 from SS": another's benefit. */
const isSpouses = (reading: Reading, one: Find): boolean =>
  one.key === 'ssMonthly' && ownerBefore(reading.people, one.span[0], 50, 0) === 'spouse'

/** Interest that belongs to no debt that is named. */
export const readRates: Reader = (reading) => {
  const finds = readRows(reading).filter((one) => !isSpouses(reading, one))
  const lone = reading.mentions.length === 1 ? reading.mentions[0] : undefined
  if (lone && reading.text.length < 40) {
    const rate =
      /\b(?:apr|interest|rate)\b/.test(reading.text) &&
      !/\b(?:apy|savings?|hysa|cd|yield|earn\w*)\b/.test(reading.text)
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
