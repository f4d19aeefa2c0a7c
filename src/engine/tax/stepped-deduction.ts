import type { Dollars } from '#engine/units.ts'
import type { FilingStatus, SteppedDeduction } from './tax-year.ts'

/**
 * The deductions for tips, overtime and car-loan interest of P.L. 119-21 §§70201–70203. The ones for tips and overtime
 * round the excess income down to whole steps, the one for car loans up.
 * @example steppedDeduction({ rule: known(us2026.tipsDeduction), status: 'single', amount: 8_000, magi: 160_000, rounding: 'down' }) // 7_000
 */
export function steppedDeduction(p: {
  rule: SteppedDeduction
  status: FilingStatus
  amount: Dollars
  magi: Dollars
  rounding: 'up' | 'down'
}): Dollars {
  if (p.amount <= 0) return 0
  const steps = Math.max(0, p.magi - p.rule.phaseOutStart[p.status]) / p.rule.phaseOutStep
  const lost = (p.rounding === 'up' ? Math.ceil(steps) : Math.floor(steps)) * p.rule.phaseOutPerStep
  return Math.max(0, Math.min(p.amount, p.rule.maximum[p.status]) - lost)
}
