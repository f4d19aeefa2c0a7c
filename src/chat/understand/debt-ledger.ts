/** The debts found so far in a message, and the names that stand beside its numbers. */
import type { Debt } from '#engine/facts/debts.ts'
import type { DebtName } from './debt-names.ts'
import type { DebtEntry } from './debt-totals.ts'
import type { Mention } from './numbers.ts'
import type { Reading } from './reading.ts'

/** A reading of debts under way. */
export interface Ledger {
  readonly reading: Reading
  readonly names: readonly DebtName[]
  readonly entries: DebtEntry[]
  /** Names that stand after their balance; they do not name the next one too. */
  readonly spent: Set<DebtName>
  /** A rate that was said before its balance. */
  waitingRate: { value: number; mention: Mention } | undefined
}

const gap =
  "^(?: ?[(\\[:,=~<>)-]| w\\/|[ (]?(?:bal|is|are|of|at|balances?|debts?|loans?|with|has|have|had|a|about|around|approx|approximately|total|totaling|totals|combined|which|that|i|we|owe|owing|left|currently|now|still|for|remaining|on|the|my|an?|cards?|principal|amount|outstanding|worth|to|it's|its|like|almost|over|roughly|sitting|both|stands?|standing|plans?|come|comes|coming|add|adds|adding|from|through|by|up|me|in|one|basically|them|but|down|only|just|under|each|carrying|crept|climbed|grown|ballooned|risen|gone|gotten|some|more|than|between|range|ranging|payoff|current|maxed(?: out)?))*[ (\\[:,=~<>-]*$"
const onlyGap = new RegExp(gap)
/** "A store card at Best Buy, 2,400": who issued it stands between. */
const byIssuer = /^ (?:at|from|with|through) (?:[a-z'&]+ ){0,2}[a-z'&]+[,:(] ?$/
const looseStart =
  /^\s*[.!?]\s+(?:like|about|around|roughly|it's|its|probably|maybe|approximately|approx|total(?:s|ing)?|currently|balance|right now it's|i owe|owe)(?: (?:about|around|is|at|like|of|roughly|it's))* ?$/

export const lookback = (text: string, place: number, length: number) =>
  text.slice(Math.max(0, place - length), place)

/** "Mortgage with 18 years left, 240k": how long it still runs, told before what is owed. */
const termLeft =
  /^,? \(?(?:(?:with|has|and)(?: about| around| another| still)? )?\d{1,2} (?:more )?(?:years|yrs) (?:left|to go|remaining)\)?(?=,| and | with )/

/** The debt named right before a number, with nothing but small words between. */
export function nameBefore({ reading, names }: Ledger, mention: Mention): DebtName | undefined {
  const nearest = names.findLast((name) => name.at[1] <= mention.span[0])
  if (!nearest) return undefined
  const between = reading.text.slice(nearest.at[1], mention.span[0]).replace(termLeft, '')
  if (between.length > 70 || /\d/.test(between)) return undefined
  if (nearest.at[0] < mention.sentence[0]) return looseStart.test(between) ? nearest : undefined
  return onlyGap.test(between) || (nearest.sure && byIssuer.test(between)) ? nearest : undefined
}

const afterGap =
  /^(?:\+|usd|dollars)?(?: (?:now|in|of|on|left|remaining|worth|total|owed|to|for|from|with|outstanding|still|left on|balance|due|debt|owing))*(?: (?:my|our|own|the|a|an|his|her|their|two|one|three|four|both|various|direct|federal|private|old|open|active|big|high[- ]interest|fed|home|existing|current|first|remaining|multiple|\d+|several|each|grad|medical|different|maxed[- ]out))*(?: ?\(?)? ?$/

/** "9k at 24 on the visa": the rate stands between what is owed and its name. */
const afterItsRate =
  /^,? (?:@|at) ?\d{1,2}(?:\.\d{1,3})? ?(?:%|percent|pct|apr)?(?: apr| interest)? (?:on|for) (?:my |our |the |an? )?$/

/** "19k, federal" */
const isLender = /^(?:fed(?:eral)?|private|\w+ school)$/

/** "Rent 1100 and 2 cards": how many there are, and no sum of the list. */
const countsThem = ({ low, scaled, right }: Mention): boolean =>
  !scaled && low < 20 && /^ (?:credit ?|store |student |other )?(?:cards|loans|ccs|debts)\b/.test(right)

/** "Rent 1,400, and 18k on cards", "5k saved, 18k on cards": the sum before has a name of its own. */
const namedOtherwise =
  /\b(?:rents?|savings?|cash|bank|pay|income|salary|bills?|expenses|spend|costs?|mortgage|house|car|truck|insurance|months?)(?: (?:payments?|note|is|of|at|about|around|was|runs?))*:? ?\$?$/

/** "7,100, 5,600 and 4,100 on three cards": the last of a list, whose name in the plural is that of all. */
function endOfList({ mentions, text }: Reading, first: Mention): Mention {
  let last = first
  if (namedOtherwise.test(first.before)) return last
  for (const next of mentions.slice(first.index + 1)) {
    const between = text.slice(last.span[1], next.span[0])
    if (
      !/^(?:, ?| and |, and | & )\$?$/.test(between) ||
      next.per !== undefined ||
      next.kind === 'percent' ||
      countsThem(next)
    )
      break
    last = next
  }
  return last
}
const isPlural = /(?:cards|loans|ccs|debts)$/

/** "33k (in | of | left on …) credit card debt": the debt named right after a number. */
export function nameAfter(ledger: Ledger, mention: Mention): DebtName | undefined {
  const last = endOfList(ledger.reading, mention)
  const name = last === mention ? undefined : nameRightAfter(ledger, last)
  return name !== undefined && isPlural.test(ledger.reading.text.slice(...name.at))
    ? name
    : nameRightAfter(ledger, mention)
}

function nameRightAfter({ reading, names }: Ledger, mention: Mention): DebtName | undefined {
  const name = names.find((one) => one.at[0] >= mention.span[1])
  if (!name || name.at[0] - mention.span[1] > 60) return undefined
  const between = reading.text.slice(mention.span[1], name.at[0])
  // "900 at Kohl's": who issued it names the debt.
  if (name.label !== undefined && /^ (?:at|with|through|to) (?:an? )?$/.test(between)) return name
  return afterGap.test(between) ||
    afterItsRate.test(between) ||
    (between === ', ' && isLender.test(reading.text.slice(...name.at)))
    ? name
    : undefined
}

export const inSentence = ({ names }: Ledger, mention: Mention): DebtName | undefined =>
  names.findLast((name) => name.sure && name.at[0] >= mention.sentence[0] && name.at[1] <= mention.span[0])

export function open(ledger: Ledger, debt: Debt, mention: Mention): DebtEntry {
  const made: DebtEntry = { debt, at: mention.span, mentions: [mention.index] }
  ledger.entries.push(made)
  return made
}

export function add(entry: DebtEntry, more: Partial<Debt>, mention: Mention): void {
  entry.debt = { ...entry.debt, ...more }
  entry.mentions.push(mention.index)
  if (mention.span[0] - entry.at[1] < 90) entry.at = [entry.at[0], Math.max(entry.at[1], mention.span[1])]
}
