import type { Dollars, Share, Years } from '#engine/units.ts'
import { type EarnedIncomeCredit, type FilingStatus, type IncomeTaxYear, known } from './tax-year.ts'

/**
 * Earned income credit: IRC §32, by the formula; the IRS table rounds to the middle of $50.
 * Without children the household needs one spouse inside the age range.
 * @example earnedIncomeCredit({ law: us2026, status: 'single', age: 30, dependentAges: [4], earnedIncome: 20_000, agi: 20_000, investmentIncome: 0 }) // 4_427
 */
export function earnedIncomeCredit(p: {
  law: IncomeTaxYear
  status: FilingStatus
  age: Years
  spouseAge?: Years | undefined
  dependentAges: readonly Years[]
  earnedIncome: Dollars
  agi: Dollars
  investmentIncome: Dollars
}): Dollars {
  if (p.earnedIncome <= 0) return 0
  const law = known(p.law.earnedIncomeCredit)
  if (!law.eligible[p.status] || p.investmentIncome > law.investmentIncomeLimit) return 0
  const children = childrenCounted(law, p.dependentAges)
  if (children === 0) {
    const inRange = (age: Years) =>
      age >= law.minimumAgeWithoutChildren && age <= law.maximumAgeWithoutChildren
    const spouseInRange = p.status === 'married_joint' && p.spouseAge !== undefined && inRange(p.spouseAge)
    if (!inRange(p.age) && !spouseInRange) return 0
  }
  const schedule = scheduleOf(law, children)
  if (!schedule) return 0
  const joint = p.status === 'married_joint' ? schedule.phaseOutStartJointAddition : 0
  const phasedIn = Math.min(schedule.maximum, schedule.phaseInRate * p.earnedIncome)
  const above = Math.max(0, Math.max(p.agi, p.earnedIncome) - schedule.phaseOutStart - joint)
  return Math.min(phasedIn, Math.max(0, schedule.maximum - schedule.phaseOutRate * above))
}

const childrenCounted = ({ childUnderAge }: EarnedIncomeCredit, ages: readonly Years[]): number =>
  ages.filter((age) => age < childUnderAge).length

const scheduleOf = ({ byChildren }: EarnedIncomeCredit, children: number) =>
  byChildren[Math.min(children, byChildren.length - 1)]

/** By how much of each dollar of income above its start the credit shrinks, for a household with these dependents. */
export function earnedIncomePhaseOutRate(p: { law: IncomeTaxYear; dependentAges: readonly Years[] }): Share {
  const law = known(p.law.earnedIncomeCredit)
  return scheduleOf(law, childrenCounted(law, p.dependentAges))?.phaseOutRate ?? 0
}
