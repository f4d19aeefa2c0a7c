/** Whether there is a plan at work that nobody named: it comes before a taxable account, that of a spouse too. */
import type { FactReader } from '../fact-reader.ts'
import type { Check } from '../plan.ts'
import { words } from '../say.ts'
import { check } from './check.ts'
import { type Placement, placedIn } from './order-of-operations.ts'
import { isSoleProprietor, isSpouseSoleProprietor } from './own-business.ts'
import { hasSpousePay } from './plans-at-work.ts'
import { isSpouseSoleEarner, ofSpouse, whoseWork } from './sole-earner.ts'

const why =
  'The plan counts on none. A 401(k) or 403(b), with a match or without, comes before a taxable account, for what it earns is not taxed each year: raise it through payroll, and live on these dollars. If there is one, say so, and it gets its place in the order.'

export function planAtWorkChecks(reader: FactReader, placements: readonly Placement[]): Check[] {
  const isOwnOpen =
    (reader.value('employment') === 'employed' || isSpouseSoleEarner(reader)) &&
    !isSoleProprietor(reader) &&
    reader.told('hasWorkplacePlan') === undefined &&
    !reader.value('hasWorkplacePlan')
  const isTheirsOpen =
    hasSpousePay(reader) &&
    !isSpouseSoleProprietor(reader) &&
    reader.value('maritalStatus') === 'married' &&
    reader.known('spouseHasWorkplacePlan') === undefined &&
    reader.told('spouseEmployerMatch') === undefined &&
    reader.told('spouseRetirementMonthly') === undefined
  const isOfOneEarner = isSpouseSoleEarner(reader)
  const own =
    isOwnOpen && (!isOfOneEarner || isTheirsOpen)
      ? [
          check(
            'workplace',
            'warn',
            isOfOneEarner ? `Is there a plan at ${whoseWork(reader)} work?` : 'Is there a plan at work?',
            words(why),
          ),
        ]
      : []
  // The room of a second plan matters once dollars are left for a taxable account.
  return isTheirsOpen && !isOfOneEarner && placedIn(placements, 'rest') > 0
    ? [...own, check('spouse-plan', 'warn', `Is there a plan at ${ofSpouse(reader)} work?`, words(why))]
    : own
}
