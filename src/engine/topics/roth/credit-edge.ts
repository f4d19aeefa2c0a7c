/** How far a conversion may go before it costs the Marketplace credit of a year, and what it costs beyond. */
import { planningRules as rules } from '../../planning-rules.ts'
import type { HouseholdTax } from '../../tax/household-tax.ts'
import type { TaxReturn } from '../../tax/tax-return.ts'
import type { Dollars } from '../../units.ts'
import { creditAtLimit, creditLimit, marketplaceIncome, safeBelow } from '../marketplace.ts'
import type { RothBasis } from './basis.ts'

/** A return and the tax on it. */
export interface Run {
  readonly taxReturn: TaxReturn
  readonly tax: HouseholdTax
}

/** Whether the income keeps the credit of the year; undefined where there is none to lose. */
export type CreditAfter = 'kept' | 'lost' | undefined

export interface CreditEdge {
  /** What may be converted below it; without end where less is left than is worth the forms, as any conversion passes it. */
  readonly below: Dollars
  /** The credit of a year, where the way from one return to another passes the limit. */
  readonly lostBetween: (start: Run, after: Run) => Dollars
  /** What becomes of it on that way. */
  readonly after: (start: Run, after: Run) => CreditAfter
}

/** Whoever has the Marketplace credit keeps it only up to a limit of income; whoever is past it has nothing to lose. */
export function creditEdge(basis: RothBasis, start: Run): CreditEdge {
  const limit = creditLimit(basis)
  const nothingToLose: CreditEdge = {
    below: Number.POSITIVE_INFINITY,
    lostBetween: () => 0,
    after: () => undefined,
  }
  if (limit === undefined || basis.status === 'married_separate') return nothingToLose
  const magi = ({ tax, taxReturn }: Run) => marketplaceIncome(tax.federal, taxReturn.socialSecurity)
  const safe = safeBelow(limit)
  const credit = creditAtLimit(basis)
  const after: CreditEdge['after'] = (from, to) => {
    if (magi(from) > limit) return undefined
    if (magi(to) <= Math.max(safe, magi(from))) return 'kept'
    return credit > 0 ? 'lost' : undefined
  }
  // Benefits that become taxable with the conversion were counted before.
  const room = safe - magi(start)
  return {
    below: room >= rules.leastConversion.value ? room : nothingToLose.below,
    lostBetween: (from, to) => (after(from, to) === 'lost' ? credit : 0),
    after,
  }
}
