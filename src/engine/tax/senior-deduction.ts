import type { Dollars, Years } from '#engine/units.ts'
import { type FilingStatus, type IncomeTaxYear, known } from './tax-year.ts'

/**
 * The deduction for people of 65 and older: IRC §151(d)(5)(C). Each person's part shrinks on its own,
 * so a couple of two loses it twice as fast. Itemizers have it too. The spouse counts on joint returns only.
 * @example seniorDeduction({ law: us2026, status: 'married_joint', age: 65, spouseAge: 65, magi: 200_000 }) // 6_000
 */
export function seniorDeduction(p: {
  law: IncomeTaxYear
  status: FilingStatus
  age: Years
  spouseAge?: Years | undefined
  magi: Dollars
}): Dollars {
  const law = known(p.law.seniorDeduction)
  let people = p.age >= law.fromAge ? 1 : 0
  if (p.status === 'married_joint' && p.spouseAge !== undefined && p.spouseAge >= law.fromAge) people += 1
  if (people === 0) return 0
  const lost = law.phaseOutRate * Math.max(0, p.magi - law.phaseOutStart[p.status])
  return people * Math.max(0, law.perPerson[p.status] - lost)
}
