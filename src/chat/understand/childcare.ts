/** What daycare costs in a month, and the small child that it is paid for. */
import { readChildren } from './children.ts'
import { cueReader } from './cues.ts'
import { isExpecting } from './expecting.ts'
import { find, type Reader, type Reading } from './reading.ts'

const care = '(?:day ?care|child ?care|preschool|after[- ]?(?:school )?care|nanny)'
const range = { key: 'childcareMonthly', over: 'month', min: 20, confidence: 0.86 } as const
/** More than this in a month is the pay of somebody who works in it. */
const mostMonthly = 6_000

const readCosts = cueReader('childcare', [
  {
    ...range,
    left: new RegExp(
      `\\b${care}(?: (?:bill|costs?|cost|payments?|is|runs?|for (?:the|our|my|one|two|both)(?: \\w+)?|alone|me|us|about|around|now|currently|another))*:?$`,
    ),
    right: /^(?! ?(?:years?|months?|days?|kids?|children|a year|per year|%))/,
  },
  {
    // "They want 600 a month for daycare": a price that is asked.
    ...range,
    left: /^(?!.*\b(?:wants?|asks?|asking|charges?|quoted|quote)\b)/,
    right: new RegExp(
      `^ ?(?:(?:in|on|for|to|towards?) )?(?:the |our |my )?${care}\\b(?! (?:worker|teacher|owner|assistant|job))`,
    ),
  },
])

/** Whether a child is in the house already. */
export const hasChild = (reading: Reading): boolean =>
  readChildren(reading).length > 0 ||
  reading.household?.dependents !== undefined ||
  reading.household?.numDependents !== undefined

/** Daycare that is paid each week is counted by the month; whoever pays for it has a child in the house. */
export const readChildcare: Reader = (reading) => {
  const costs = readCosts(reading).filter(({ value }) => Number(value) <= mostMonthly)
  const [first] = costs
  // What care will cost those who expect their first child is none of today's costs.
  if (isExpecting(reading) && !hasChild(reading)) return []
  return first === undefined || hasChild(reading)
    ? costs
    : [...costs, find('numDependents', 1, first.span, 'childcare', 0.5)]
}
