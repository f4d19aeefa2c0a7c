/** A loan that was co-signed for somebody else, who has it and pays it. */
import type { DebtEntry } from './debt-totals.ts'
import type { Reading } from './reading.ts'

const other =
  '(?:brother|sister|son|daughter|kid|child|stepson|stepdaughter|dad|father|mom|mother|parents?|cousin|nephew|niece|uncle|aunt|grandson|granddaughter|friend|buddy|roommate|boyfriend|girlfriend|ex(?:[- ](?:wife|husband|boyfriend|girlfriend))?|(?:brother|sister|son|daughter|mother|father)-in-law|coworker)'
const signs =
  "(?:i|we)(?:'ve| have| had|'m| am|'re| are)? (?:also |once )?(?:an? |the )?co-?sign(?:ed|ers?|ing)?"
/** "I co-signed my brother's car loan", "cosigned a loan for my son", "I'm a co-signer on my daughter's loan". */
const before = new RegExp(
  `(?:\\b${signs}|(?:^|[.;!?,:\\n] ?|\\band |\\balso )co-?sign(?:ed|er))(?: (?:on|for|to))? (?:(?:my|our) (?:\\w+ )?${other}(?:'s|s')?\\b|(?:an?|the) (?:\\$?\\d[\\d,.]*k? )?(?:[\\w-]+ ){1,3}(?:for|with) (?:my|our) (?:\\w+ )?${other}\\b)`,
  'g',
)
/** "A car loan, 12k at 7%, that I cosigned for my ex". */
const after = new RegExp(
  `(?:\\b(?:that|which) |[(,] ?)${signs}(?: (?:it|one))? (?:for|with) (?:my|our) (?:\\w+ )?${other}\\b`,
  'g',
)
/** Whoever pays it, it is one's own then. */
const paysIt =
  /\b(?:i|we)(?:'m|'re| am| are|'ve| have)? (?:now |still |have to |end(?:ed)? up )*(?:pay|paying|make|making|been paying|stuck with)(?: all)?(?: (?:it|this|that one|the payments?|for it|on it))\b/
/** Nobody pays it: to the lender it is late, and whoever signed owes it. */
const stopped = new RegExp(
  `\\b(?:he|she|they|${other})(?:'s| has|'ve| have)? (?:now |just )?(?:(?:stopped|quit) (?:paying|making)|(?:isn't|is not|aren't|are not) (?:paying|making)|(?:doesn't|don't|won't|can't|cannot|couldn't|hasn't|haven't|has not) (?:pay|paid|make|made|been paying)|missed|is (?:behind|late)|defaulted)\\b`,
)

/** Marks the debt that the signature is told of: the next one after it, or the one that it follows. */
export function markSignedFor({ text }: Reading, entries: readonly DebtEntry[]): void {
  if (paysIt.test(text)) return
  const late = stopped.test(text) ? { isPastDue: true } : {}
  const mark = (entry: DebtEntry | undefined) => {
    if (entry !== undefined) entry.debt = { ...entry.debt, isPaidByOther: true, ...late }
  }
  const told = [...text.matchAll(after)]
  for (const { index } of told) mark(entries.findLast(({ at }) => at[0] < index))
  for (const match of text.matchAll(before)) {
    const end = match.index + match[0].length
    if (told.some(({ index, 0: words }) => match.index < index + words.length && end > index)) continue
    mark(entries.find(({ at }) => at[1] > match.index))
  }
}
