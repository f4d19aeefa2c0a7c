/** Social Security that is drawn beside pay before full retirement age: the earnings test holds a part of it back. */

import type { Check } from '../plan.ts'
import { say } from '../say.ts'
import { monthsPerYear } from '../tax/counting.ts'
import { socialSecurity } from '../tax/social-security-law.ts'
import { check } from './check.ts'
import { heldBackForPay } from './earnings-held-back.ts'
import type { Drafting } from './topic.ts'

const earliest = socialSecurity.claiming.value.earliestMonths / monthsPerYear

/** Of a benefit that is paid already. Disability pay is not meant. */
export function earningsTestCheck(work: Drafting): Check[] {
  const { reader } = work
  const [benefit, age] = [reader.some('ssMonthly'), reader.number('age')]
  const isBegun = reader.told('ssFromAge') === undefined || reader.number('ssFromAge').value <= age.value
  if (benefit === undefined || !isBegun || age.value < earliest || reader.told('cannotWork') === true)
    return []
  const held = heldBackForPay(work, { benefit, age: age.value })
  if (held === undefined) return []
  return [
    check(
      'earnings-test',
      'warn',
      'Pay holds back Social Security',
      say`Before full retirement age, pay above ${held.free} holds a part of it back: about ${held.withheld} of yours. It is not lost, for the benefit is counted anew at that age; but plan the months without it. Tell Social Security what you expect to earn, so that nothing is asked back.`,
    ),
  ]
}
