/** Debts that are counted and alike: "two cards, both with 6k on them", "three cards, each has 2k". */
import type { Debt } from '#engine/facts/debts.ts'
import type { DebtEntry } from './debt-totals.ts'
import { type Mention, tidy } from './numbers.ts'
import { promotionsIn, termsOf } from './promotions.ts'
import type { Reading } from './reading.ts'
import type { Span } from './text.ts'

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

const has = '(?= (?:has|have|had|is|at|charges|carries|with|comes|runs)\\b)'
const ofOne = new RegExp(`\\b(?:the )?(?:one|first)(?: card| one| of (?:them|these|those))?${has}`)
const ofOther = new RegExp(`\\b(?:the )?(?:other|second)(?: card| one)?${has}`)

/** Where two cards are told apart after what they share: "One has no interest for 18 months. The other is at 10%". */
function toldApart({ text, sentences }: Reading, after: number): [Span, Span] | undefined {
  const one = ofOne.exec(text.slice(after))
  if (one === null) return undefined
  const first = after + one.index
  const other = ofOther.exec(text.slice(first))
  if (other === null) return undefined
  const second = first + other.index
  const end = sentences.find(([from, to]) => second >= from && second < to)?.[1] ?? text.length
  return [
    [first, second],
    [second, end],
  ]
}

/** The rate and the promotion told within a stretch of the message. */
function termsWithin(reading: Reading, [from, to]: Span): Pick<DebtEntry, 'debt' | 'mentions'> {
  const isWithin = ([start, end]: Span) => start >= from && end <= to
  const promotion = promotionsIn(reading).find(({ at }) => isWithin(at))
  const rate = reading.mentions.find(
    ({ kind, low, span }) => kind === 'percent' && isWithin(span) && (low > 0 || promotion === undefined),
  )
  const full = rate === undefined ? undefined : tidy((rate.low + rate.high) / 200)
  return {
    debt: {
      ...(full === undefined ? {} : { rate: full }),
      ...(promotion === undefined ? {} : termsOf(promotion, full)),
    },
    mentions: rate === undefined ? [] : [rate.index],
  }
}

/** Two cards alike but for their terms, each with its own. */
function eachWithItsTerms(reading: Reading, told: DebtEntry, mention: Mention): DebtEntry[] | undefined {
  const stretches = toldApart(reading, mention.span[1])
  if (stretches === undefined) return undefined
  const terms = stretches.map((stretch) => termsWithin(reading, stretch))
  if (terms.every(({ debt }) => Object.keys(debt).length === 0)) return undefined
  const shared: Debt = { kind: told.debt.kind, balance: told.debt.balance }
  return terms.map((own, index) => ({
    ...told,
    debt: { ...shared, ...own.debt },
    mentions: index === 0 ? [mention.index, ...own.mentions] : own.mentions,
  }))
}

/** The cards of such a count that were not told one by one: each owes the same, at the same rate unless its own is told. */
export function withAlike(reading: Reading, entries: readonly DebtEntry[]): DebtEntry[] {
  const { mentions } = reading
  const told = entries.find(({ debt, mentions: places }) => {
    const mention = mentions[places[0] ?? -1]
    return debt.kind === 'credit_card' && mention !== undefined && countOf(mention) !== undefined
  })
  const mention = mentions[told?.mentions[0] ?? -1]
  const count = mention === undefined ? undefined : countOf(mention)
  if (told === undefined || mention === undefined || count === undefined || told.debt.balance === undefined)
    return [...entries]
  const { balance } = told.debt
  const isCard = ({ debt }: DebtEntry) => debt.kind === 'credit_card'
  const isOpen = (one: DebtEntry) => isCard(one) && one.debt.balance === undefined
  const isOnly = entries.filter((one) => isCard(one) && !isOpen(one)).length === 1
  const apart =
    count === 2 && isOnly && told.debt.name === undefined
      ? eachWithItsTerms(reading, told, mention)
      : undefined
  // A card that is named again, "the one with the 12.5%", is one of the two.
  if (apart !== undefined) return [...entries.filter((one) => !isCard(one)), ...apart]
  const filled = entries.map((one) => (isOpen(one) ? { ...one, debt: { ...one.debt, balance } } : one))
  const missing = Math.max(0, count - filled.filter(isCard).length)
  const alike = Array.from({ length: missing }, () => ({ ...told, debt: { ...told.debt }, mentions: [] }))
  return [...filled, ...alike]
}
