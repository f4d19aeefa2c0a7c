import type { Dollars } from '#engine/units.ts'
import { preferentialTax } from './capital-gain-stacking.ts'
import { type FilingStatus, type IncomeTaxYear, known } from './tax-year.ts'

/**
 * Alternative minimum tax: IRC §55, Form 6251, for a household without preference items.
 * `minimumTaxableIncome` is taxable income with the standard deduction, or the deducted taxes of an itemizer,
 * added back; `preferential` is all gains and qualified dividends, also beyond taxable income, and they keep the bands
 * that `ordinary`, the regular taxable income below them, leaves.
 * @example alternativeMinimumTax({ law: us2026, status: 'single', minimumTaxableIncome: 100_000, ordinary: 83_900, preferential: 0, regularTax: 13_170 }) // 0
 */
export function alternativeMinimumTax(p: {
  law: IncomeTaxYear
  status: FilingStatus
  minimumTaxableIncome: Dollars
  ordinary: Dollars
  preferential: Dollars
  regularTax: Dollars
}): Dollars {
  const law = known(p.law.alternativeMinimumTax)
  const full = law.exemption[p.status]
  const lost = law.phaseOutRate * Math.max(0, p.minimumTaxableIncome - law.phaseOutStart[p.status])
  // Spouses who file separately go on losing where the exemption is gone, up to as much again: IRC §55(d)(3).
  const beyond = p.status === 'married_separate' ? Math.min(full, Math.max(0, lost - full)) : 0
  const base = Math.max(0, p.minimumTaxableIncome - Math.max(0, full - lost) + beyond)
  if (base === 0) return 0

  const upperRateFrom = law.upperRateFrom[p.status]
  const schedule = (amount: Dollars) =>
    law.lowerRate * amount + (law.upperRate - law.lowerRate) * Math.max(0, amount - upperRateFrom)
  let tentative = schedule(base)
  if (p.preferential > 0) {
    const preferential = Math.min(p.preferential, base)
    const onGains = preferentialTax({ law: p.law, status: p.status, ordinary: p.ordinary, preferential })
    tentative = Math.min(tentative, schedule(base - preferential) + onGains)
  }
  return Math.max(0, tentative - p.regularTax)
}
