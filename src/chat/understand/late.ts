/** Payments that are late, and pay that is taken for a debt. */
import { isFederalLoan } from '#engine/facts/debts.ts'
import type { DebtEntry } from './debt-totals.ts'
import { phraseReader } from './phrases.ts'
import type { Reader, Reading } from './reading.ts'

const owed =
  '(?:credit ?cards?|cards?|cc|payments?|bills?|car|truck|auto|loans?|mortgage|rent|utilit(?:y|ies)|electric\\w*|debts?|everything|it|them|visa|mastercard|discover|amex|chase|citi|capital one|student loans?|medical|hospital|taxes|child support|dues?)'
const count =
  '(?:\\d{1,3}|a|an|one|two|three|four|five|six|couple|a couple(?: of)?|few|a few|several|some|my|our|the|last|this)'
const isLate = new RegExp(
  [
    `\\bbehind (?:on|with|in|by)(?: (?:\\w+ ){0,3}?)?${owed}\\b`,
    `\\b${count} (?:days?|weeks?|months?|payments?) (?:late|behind|past due|overdue|delinquent)\\b`,
    `\\b(?:missed|skipped) (?:${count} )+(?:\\w+ ){0,3}?payments?\\b`,
    "\\b(?:is|are|am|it's|they're|,) (?:now |already )?(?:past[- ]due|delinquent|overdue|in default|in arrears)\\b",
    '\\bpast[- ]due (?:bills?|balance|amount|payments?|on)\\b|\\bpast due \\$?\\d',
    '\\b(?:charged[- ]off|defaulted on|in default)\\b',
  ].join('|'),
)
/** "Behind on retirement", "if I get behind". */
const otherwise =
  /\bnever (?:been )?(?:late|behind|missed)|\bnot (?:late|behind)\b|\bhaven't (?:missed|been late)\b|\bno (?:missed|late) payments?\b/

export const readLate: Reader = phraseReader('late', [
  { key: 'behindOnDebts', value: true, says: isLate, unless: otherwise, ofEither: true },
])

const garnished =
  /\bgarnishment (?:letter|notice|order|paper\w*|summons)\b|\b(?:letter|notice|order) (?:of|about|for|to) (?:\w+ )?garnish\w*|\b(?:wages?|pay|paychecks?|check) (?:is|are|being|getting|got|will be|was|were)(?: \w+)? garnished\b|(?<!\b(?:can|could|will|may|might|would) (?:they|he|she|it|the bank|creditors?) )\bgarnish(?:ing|es|ed)? (?:my|our|me|his|her|\d|part|25)\b|\b(?:have|has|with|under|got) an? (?:wage )?garnishment\b/

export const readGarnishment: Reader = phraseReader('late', [
  { key: 'payGarnished', value: true, says: garnished, ofEither: true },
  { key: 'behindOnDebts', value: true, says: garnished, ofEither: true },
])

const farthest = 60

/** Marks the debt that stands beside the word that it is late. */
export function markLate({ text, sentences }: Reading, entries: readonly DebtEntry[]): void {
  if (otherwise.test(text)) return
  const [only] = entries
  for (const match of text.matchAll(new RegExp(isLate.source, 'g'))) {
    const from = match.index
    const to = from + match[0].length
    const sentence = sentences.find(([start, end]) => from >= start && from < end)
    const near = entries
      .map((entry) => ({
        entry,
        distance: Math.max(0, entry.at[0] - to, from - entry.at[1]),
      }))
      .filter(
        ({ entry, distance }) =>
          distance <= farthest &&
          (sentence === undefined || (entry.at[0] >= sentence[0] && entry.at[0] < sentence[1])),
      )
      .sort((a, b) => a.distance - b.distance)[0]?.entry
    const late = near ?? (entries.length === 1 ? only : undefined)
    if (late !== undefined)
      late.debt =
        isFederalLoan(late.debt) && /default/.test(match[0])
          ? { ...late.debt, isInCollections: true }
          : { ...late.debt, isPastDue: true }
  }
}
