/** Decides between readers: a number gives one fact, a fact has one value; the surer find wins. */
import { type FactKey, facts } from '#engine/household.ts'
import { tidy } from './numbers.ts'
import { type Find, findChecked, type Reading } from './reading.ts'

/** Parts of one whole: a 401(k) and an IRA, a checking and a savings account. */
const added: ReadonlySet<FactKey> = new Set(['retirementSavings', 'savings', 'taxableInvestments'])

export interface Settled {
  readonly found: Find[]
  /** The numbers that have a meaning now. */
  readonly taken: ReadonlySet<number>
}

export function settle(reading: Reading, finds: readonly Find[]): Settled {
  const valid = finds.filter((one) => facts[one.key].schema.safeParse(one.value).success)
  const ranked = [...valid].sort((a, b) => b.confidence - a.confidence || a.span[0] - b.span[0])
  const byMention = new Map<number, Find>()
  const kept: Find[] = []
  for (const one of ranked) {
    if (one.mention === undefined) {
      kept.push(one)
      continue
    }
    if (byMention.has(one.mention)) continue
    byMention.set(one.mention, one)
    kept.push(one)
  }
  const byKey = new Map<FactKey, Find>()
  for (const one of kept) {
    const first = byKey.get(one.key)
    if (!first) byKey.set(one.key, one)
    else if (added.has(one.key)) byKey.set(one.key, sum(first, one) ?? first)
  }
  const found = [...byKey.values()]
    .map((one) => lastSaid(reading, kept, one))
    .sort((a, b) => a.span[0] - b.span[0])
  return { found, taken: new Set(byMention.keys()) }
}

function sum(first: Find, second: Find): Find | undefined {
  if (typeof first.value !== 'number' || typeof second.value !== 'number' || first.mention === second.mention)
    return undefined
  if (first.value === second.value || second.value === 0) return undefined
  const [whole] = findChecked(
    first.key,
    tidy(first.value + second.value),
    first.span,
    first.reader,
    first.confidence,
    first.mention,
  )
  const otherParts = [...(first.otherParts ?? []), ...(second.mention === undefined ? [] : [second.mention])]
  return whole === undefined ? undefined : { ...whole, otherParts }
}

/** "I'm 44, actually 45": of two values for the same fact in a correction, the later one holds. */
function lastSaid(reading: Reading, kept: readonly Find[], chosen: Find): Find {
  if (
    added.has(chosen.key) ||
    !/\b(?:actually|i mean|i meant|sorry|wait,? no|make that|more like)\b/.test(reading.text)
  )
    return chosen
  const later = kept.filter((one) => one.key === chosen.key && one.span[0] > chosen.span[0])
  const cut =
    /\b(?:actually|i mean|i meant|sorry|wait,? no|make that|more like)\b/.exec(reading.text)?.index ?? 0
  return later.find((one) => one.span[0] > cut) ?? chosen
}
