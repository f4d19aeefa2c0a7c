/** Debts told twice: a total beside its parts, what was borrowed beside what is left. */
import type { Debt } from '#engine/facts/debts.ts'
import type { Reading } from './reading.ts'
import type { Span } from './text.ts'

export interface DebtEntry {
  debt: Debt
  at: Span
  /** The numbers it was read from. */
  mentions: number[]
  /** What the loan was when it was taken, not what is left of it. */
  isOriginal?: boolean
}

/** How far apart two tellings of one sum are at most. */
const near = 0.03

const numberOf = (balance: Debt['balance']): number | undefined =>
  typeof balance === 'number' ? balance : undefined

/** "Chase 650, Discover 650": two debts that happen to be alike, for each is owed to somebody else. */
const areApart = (one: Debt, other: Debt): boolean =>
  one.name !== undefined && other.name !== undefined && one.name !== other.name

/** "Three cards: 700, 700 and 500": one of a list, and no total of what follows it. */
const listed = /^(?:,|,? and|;|,? &) ?\$?$/

/** "9k on cards: Chase 5,000, Discover 2,500, Amex 1,500": debts of its kind, each with a name, that add up to it. */
function addsUp({ kind, name }: Debt, whole: number, following: readonly DebtEntry[]): boolean {
  const parts = following.filter(({ debt }) => debt.kind === kind && debt.name !== undefined)
  const sum = parts.reduce((total, { debt }) => total + (numberOf(debt.balance) ?? 0), 0)
  return name === undefined && parts.length > 1 && Math.abs(sum - whole) < whole * near
}

/** A total whose parts follow is told twice; the parts say more. */
export function withoutTotals(reading: Reading, entries: DebtEntry[]): DebtEntry[] {
  return entries.filter((entry, index) => {
    const whole = numberOf(entry.debt.balance)
    const next = entries[index + 1]
    if (
      whole === undefined ||
      entry.debt.rate !== undefined ||
      !next ||
      numberOf(next.debt.balance) === undefined
    )
      return true
    const between = reading.text.slice(entry.at[1], next.at[0])
    if (listed.test(between)) return true
    const announces =
      /[([:]\s*$/.test(between) || /\b(?:total|consist|made up|split|breakdown|includ)/.test(between)
    const parts = entries
      .slice(index + 1)
      .filter((part) => part.at[0] - entry.at[1] < 260 && !areApart(part.debt, entry.debt))
    const sum = parts.reduce((total, part) => total + (numberOf(part.debt.balance) ?? 0), 0)
    const repeats = parts.some(
      (part) =>
        part.debt.kind === entry.debt.kind &&
        Math.abs((numberOf(part.debt.balance) ?? 0) - whole) < whole * near,
    )
    if (repeats || addsUp(entry.debt, whole, parts)) return false
    if (!announces || parts.length < 2 || sum > whole * 1.1) return true
    for (const part of parts)
      if (part.debt.kind === undefined && entry.debt.kind) part.debt = { ...part.debt, kind: entry.debt.kind }
    return false
  })
}

/** What a loan was when it was taken gives its rate to what is left of it. */
export function withoutOriginals(entries: DebtEntry[]): DebtEntry[] {
  return entries.filter((entry) => {
    if (!entry.isOriginal) return true
    const left = entries.find(
      (other) =>
        other !== entry &&
        !other.isOriginal &&
        (other.debt.kind === entry.debt.kind || other.debt.kind === 'other'),
    )
    if (!left) return true
    left.debt = { ...entry.debt, ...left.debt, ...(entry.debt.kind ? { kind: entry.debt.kind } : {}) }
    left.mentions.push(...entry.mentions)
    return false
  })
}
