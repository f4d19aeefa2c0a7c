import type { Dollars } from '#engine/units.ts'
import { type FilingStatus, type IncomeTaxYear, known } from './tax-year.ts'

/**
 * The deduction for student-loan interest: IRC §221. `magi` is adjusted gross income without this deduction.
 * @example studentLoanInterestDeduction({ law: us2026, status: 'single', paid: 3_000, magi: 92_500 }) // 1_250
 */
export function studentLoanInterestDeduction(p: {
  law: IncomeTaxYear
  status: FilingStatus
  paid: Dollars
  magi: Dollars
}): Dollars {
  if (p.paid <= 0) return 0
  const law = known(p.law.studentLoanInterest)
  const { from, to } = law.phaseOut[p.status]
  const left = (to - p.magi) / (to - from)
  return Math.min(p.paid, law.maximum[p.status]) * Math.min(1, Math.max(0, left))
}
