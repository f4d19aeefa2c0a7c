/** Debts that are counted and alike: "two cards, both with 6k on them", "three cards, each has 2k". */
import type { DebtEntry } from './debt-totals.ts'
import type { Mention } from './numbers.ts'
import type { Reading } from './reading.ts'

const counts: Readonly<Record<string, number>> = {
  two: 2,
  2: 2,
  three: 3,
  3: 3,
  four: 4,
  4: 4,
  five: 5,
  5: 5,
}
const counted = new RegExp(
  `\\b(${Object.keys(counts).join('|')}) (?:different |maxed[- ]?(?:out )?)?(?:credit )?(?:cards|ccs)\\b([^.;!?\\d$]{0,30})\\$?$`,
)
const ofEach = /\b(?:both|each|all)\b/
const onEach = /^ ?(?:dollars )?(?:(?:owed )?(?:on|in) )?(?:each|both|all (?:two|three|four|five|of them))\b/

function countOf({ before, right }: Mention): number | undefined {
  const said = counted.exec(before)
  return said !== null && (ofEach.test(said[2] ?? '') || onEach.test(right))
    ? counts[said[1] ?? '']
    : undefined
}

/** The cards of such a count that were not told one by one: each owes the same, at the same rate unless its own is told. */
export function withAlike({ mentions }: Reading, entries: readonly DebtEntry[]): DebtEntry[] {
  const told = entries.find(({ debt, mentions: places }) => {
    const mention = mentions[places[0] ?? -1]
    return debt.kind === 'credit_card' && mention !== undefined && countOf(mention) !== undefined
  })
  const mention = mentions[told?.mentions[0] ?? -1]
  const count = mention === undefined ? undefined : countOf(mention)
  if (told === undefined || count === undefined || told.debt.balance === undefined) return [...entries]
  const { balance } = told.debt
  const isOpen = ({ debt }: DebtEntry) => debt.kind === 'credit_card' && debt.balance === undefined
  const filled = entries.map((one) => (isOpen(one) ? { ...one, debt: { ...one.debt, balance } } : one))
  const missing = Math.max(0, count - filled.filter(({ debt }) => debt.kind === 'credit_card').length)
  const alike = Array.from({ length: missing }, () => ({ ...told, debt: { ...told.debt }, mentions: [] }))
  return [...filled, ...alike]
}
