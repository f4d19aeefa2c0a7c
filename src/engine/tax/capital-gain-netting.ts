import type { Dollars } from '#engine/units.ts'
import { type FilingStatus, type IncomeTaxYear, known } from './tax-year.ts'

export interface NetCapitalGain {
  /** What enters gross income: the net gain, or the net loss up to the limit (negative). */
  readonly income: Dollars
  /** The part of it taxed at the rates for long-term gains. */
  readonly longTerm: Dollars
  /** The loss that waits for next year, as a positive number. */
  readonly carryover: Dollars
}

/**
 * Short-term and long-term results of a year netted against each other: IRC §§1211(b), 1212(b), 1222.
 * Gains are positive, losses negative; a loss carried in belongs to its own term.
 * @example netCapitalGain({ law: us2026, status: 'single', shortTerm: -8_000, longTerm: 1_000 }) // { income: -3_000, longTerm: 0, carryover: 4_000 }
 */
export function netCapitalGain(p: {
  law: IncomeTaxYear
  status: FilingStatus
  shortTerm: Dollars
  longTerm: Dollars
}): NetCapitalGain {
  const net = p.shortTerm + p.longTerm
  if (net >= 0) return { income: net, longTerm: Math.max(0, Math.min(p.longTerm, net)), carryover: 0 }
  const income = Math.max(net, -known(p.law.capitalLossLimit)[p.status])
  return { income, longTerm: 0, carryover: income - net }
}
