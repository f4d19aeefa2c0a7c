/** Cash that pays for what a month misses once a child is there: the emergency fund has to be filled with it again. */
import { type Cents, toCents, toDollars } from '../../math/cents.ts'
import type { Dollars, Months } from '../../units.ts'

export interface CarryingCash {
  /** There today. */
  readonly there: Dollars
  /** What a starter cushion holds once the birth is over: that much is put back before anything else. */
  readonly usual: Dollars
  /** The places of the piles that hold it, where there are such. */
  readonly starter: number | undefined
  readonly fund: number | undefined
}

/** What a pile lacks again. */
interface Taken {
  readonly at: number
  readonly cents: Cents
  readonly isFund: boolean
}

interface Carrying {
  /** Pays for what a month misses as far as it can; what goes beyond it has to be found. */
  readonly pay: (missing: Cents, month: Months) => Taken[]
  /** What a month puts into the piles is there for the next. */
  readonly add: (row: readonly Dollars[]) => void
  readonly missing: readonly Dollars[]
  readonly spentIn: () => Months | undefined
}

export function carrying({ there, usual, starter, fund }: CarryingCash): Carrying {
  let cash = toCents(there)
  let spent: Months | undefined
  const missing: Dollars[] = []
  const lacks = () => Math.max(0, toCents(usual) - cash)
  return {
    pay: (sum, month) => {
      missing.push(toDollars(sum))
      const before = lacks()
      const paid = Math.min(cash, sum)
      cash -= paid
      if (paid < sum) spent ??= month
      const ofStarter = lacks() - before
      return [
        ...(starter === undefined ? [] : [{ at: starter, cents: ofStarter, isFund: false }]),
        ...(fund === undefined ? [] : [{ at: fund, cents: paid - ofStarter, isFund: true }]),
      ]
    },
    add: (row) => {
      for (const at of [starter, fund]) if (at !== undefined) cash += toCents(row[at] ?? 0)
    },
    missing,
    spentIn: () => spent,
  }
}
