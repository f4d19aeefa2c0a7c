import type { Dollars } from '#engine/units.ts'
import { bracketTax } from './bracket-tax.ts'
import { type FilingStatus, type IncomeTaxYear, known } from './tax-year.ts'

/**
 * Tax on preferential income (net long-term gain and qualified dividends) that lies on top of ordinary income:
 * IRC §1(h). Gains fill the 0% band first, then the 15% band, then the 20% band.
 * @example preferentialTax({ law: us2026, status: 'single', ordinary: 40_000, preferential: 20_000 }) // 1_582.5
 */
export function preferentialTax(p: {
  law: IncomeTaxYear
  status: FilingStatus
  ordinary: Dollars
  preferential: Dollars
}): Dollars {
  const law = known(p.law.capitalGains)
  const ordinary = Math.max(0, p.ordinary)
  const top = ordinary + p.preferential
  const inZero = Math.max(0, Math.min(top, law.zeroRateTop[p.status]) - ordinary)
  const inMiddle = Math.max(0, Math.min(top, law.middleRateTop[p.status]) - ordinary - inZero)
  const inTop = p.preferential - inZero - inMiddle
  return inZero * law.zeroRate + inMiddle * law.middleRate + inTop * law.topRate
}

/**
 * Regular income tax on taxable income of which `preferential` is taxed at the rates for gains:
 * the qualified dividends and capital gain tax worksheet, which never takes more than the ordinary schedule.
 * @example regularTax({ law: us2026, status: 'single', taxableIncome: 60_000, preferential: 20_000 }) // 6_134.5
 */
export function regularTax(p: {
  law: IncomeTaxYear
  status: FilingStatus
  taxableIncome: Dollars
  preferential: Dollars
}): Dollars {
  const brackets = known(p.law.ordinaryBrackets)[p.status]
  const all = bracketTax(brackets, p.taxableIncome)
  const preferential = Math.min(p.preferential, p.taxableIncome)
  if (preferential <= 0) return all
  const ordinary = p.taxableIncome - preferential
  const stacked =
    bracketTax(brackets, ordinary) + preferentialTax({ law: p.law, status: p.status, ordinary, preferential })
  return Math.min(all, stacked)
}
