import type { Dollars } from '#engine/units.ts'
import { type FilingStatus, type IncomeTaxYear, known } from './tax-year.ts'

/**
 * The itemized deduction for state and local taxes: IRC §164(b)(6)–(7).
 * The cap shrinks with modified adjusted gross income, but not below the floor.
 * @example saltDeduction({ law: us2026, status: 'married_joint', taxesPaid: 60_000, magi: 555_000 }) // 25_400
 */
export function saltDeduction(p: {
  law: IncomeTaxYear
  status: FilingStatus
  taxesPaid: Dollars
  magi: Dollars
}): Dollars {
  const law = known(p.law.saltDeduction)
  const lost = law.phaseDownRate * Math.max(0, p.magi - law.phaseDownStart[p.status])
  return Math.min(p.taxesPaid, Math.max(law.floor[p.status], law.cap[p.status] - lost))
}
