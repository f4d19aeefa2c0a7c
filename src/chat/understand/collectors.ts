/** A debt collector at the door: the sum that is asked for is a debt that is behind. */
import type { DebtEntry } from './debt-totals.ts'
import type { Mention } from './numbers.ts'
import { phraseReader } from './phrases.ts'
import type { Reading } from './reading.ts'

const collector =
  "(?:debt )?(?:collectors?|collections? (?:agenc(?:y|ies)|compan(?:y|ies)|people|department|letter)|collection calls)(?: (?:is|are|keeps?|has|have|been|just|now|constantly|always|started|won't stop|called|calls?|calling|calling me|harass\\w*|contact\\w*|texting|writing|wrote|sent|says|wants|after|bothering|emailing|demanding|me|us|i|we|owe|a letter|to))*"
const dunned = new RegExp(
  `\\b${collector.replace('(?:debt )?', '')} (?:calling|calls?|called|harass\\w*|contact\\w*|texting|wrote|sent|wants|after|bothering|emailing|demanding)\\b|\\b(?:called|contacted|sued|chased|harassed|calls|letters?) (?:by|from) (?:a |the )?(?:debt )?(?:collectors?|collection)`,
)
const asksFor = new RegExp(
  `\\b${collector}(?: (?:about|for|over|on|of|regarding|owe|wants|demanding))?(?: (?:an?|the|my|our|some|old|like|about|around))*$`,
)

export const isDunned = ({ text }: Reading): boolean => dunned.test(text)

const inCollectionsAfter =
  /^(?:(?! and |[,;.]).)*?\b(?:in|into|to|with|at) (?:a )?collections?\b(?! calls)|^(?:(?! and |[,;.]).)*?\bcollections? account\b/
const inCollectionsBefore =
  /\b(?:in collections?|collections? (?:account|debt|bill)s?):?(?: (?:of|for|is|at|from|about|around))*$/

/** "A collector keeps calling me about $900", "a $2,400 bill in collections". */
export function isCollected({ text }: Reading, mention: Mention): boolean {
  return (
    asksFor.test(text.slice(mention.sentence[0], mention.span[0]).trimEnd()) ||
    inCollectionsAfter.test(mention.right) ||
    inCollectionsBefore.test(mention.left)
  )
}

/** The debt that the collector asks for: the one told in those words, or the only one. */
export function markCollected(reading: Reading, entries: readonly DebtEntry[]): void {
  const asked = entries.filter(({ mentions }) =>
    mentions.some((index) =>
      reading.mentions.some((one) => one.index === index && isCollected(reading, one)),
    ),
  )
  const marked = asked.length > 0 ? asked : isDunned(reading) && entries.length === 1 ? entries : []
  for (const entry of marked) entry.debt = { ...entry.debt, isInCollections: true }
}

export const readDunned = phraseReader('collectors', [{ key: 'behindOnDebts', value: true, says: dunned }])
