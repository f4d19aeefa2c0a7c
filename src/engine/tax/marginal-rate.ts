import type { Dollars, Share } from '#engine/units.ts'
import type { TaxReturn } from './tax-return.ts'

/** The kinds of income a decision can add to or take from a return. */
export type IncomeKind =
  | 'wages'
  | 'spouseWages'
  | 'selfEmploymentProfit'
  | 'interest'
  | 'qualifiedDividends'
  | 'shortTermGain'
  | 'longTermGain'
  | 'pensionIncome'
  | 'iraDistributions'
  | 'socialSecurity'
  | 'otherIncome'

/** Wide enough to smooth the $50 steps of the child tax credit, narrow enough for a bracket. */
export const customaryStep: Dollars = 1_000

export interface MarginalRate {
  /** The share that the next `step` dollars lose. */
  readonly next: Share
  /** The share that giving up the last `step` dollars saves. */
  readonly last: Share
}

/**
 * The marginal rate of a household by running the whole law again with a little more and a little less income:
 * brackets, phase-outs and credits together. `tax` is whatever the household pays, state and lost benefits included.
 * The kind of income may fall below zero, which stands for a deduction.
 */
export function marginalRate(p: {
  tax: (taxReturn: TaxReturn) => Dollars
  taxReturn: TaxReturn
  income: IncomeKind
  step?: Dollars
}): MarginalRate {
  const step = p.step ?? customaryStep
  const at = (change: Dollars) => p.tax({ ...p.taxReturn, [p.income]: (p.taxReturn[p.income] ?? 0) + change })
  const here = at(0)
  return { next: (at(step) - here) / step, last: (here - at(-step)) / step }
}
