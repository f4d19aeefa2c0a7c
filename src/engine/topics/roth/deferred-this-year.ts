/** What comes off the pay of this year before tax: the pay checks before a new setting holds carried what they carry now. */
import type { Dollars, Share } from '../../units.ts'
import type { RothBasis } from './basis.ts'
import type { Places } from './places.ts'
import { planRoom } from './plan-room.ts'

type Deferrals = Pick<Places, 'planTraditional' | 'spousePlanTraditional'>

/** The share before tax of what goes in now; of a kind that nobody told it is that of these places. */
function traditionalShare({ reader }: RothBasis, { planTraditional, planRoth }: Places): Share {
  const kind = reader.told('contributionKind')
  if (kind !== undefined) return kind === 'traditional' ? 1 : kind === 'roth' ? 0 : 1 / 2
  return planTraditional === 0 ? 0 : planTraditional / (planTraditional + planRoth)
}

function ofOwnPlan(basis: RothBasis, places: Places): Dollars {
  const { deferredToday, isSelfEmployed, payBefore } = basis
  // Of a business of one's own the year is chosen after its end.
  if (deferredToday === undefined || isSelfEmployed) return places.planTraditional
  const today = Math.min(deferredToday * traditionalShare(basis, places), planRoom(basis).free)
  return Math.round(today * payBefore + places.planTraditional * (1 - payBefore))
}

/**
 * The deferrals of this year with the setting of these places for the pay checks that are left. Dollars that are asked
 * about beside what goes in are those of a whole year, and where only what is left of it is decided on, these are that.
 */
export function deferredThisYear(basis: RothBasis, places: Places): Deferrals {
  const { running, beside, left, payBefore } = basis
  if (running !== undefined || beside !== undefined || left !== undefined) return places
  return {
    planTraditional: ofOwnPlan(basis, places),
    // What goes into the plan of a spouse already is off their pay before these places.
    spousePlanTraditional: Math.round(places.spousePlanTraditional * (1 - payBefore)),
  }
}
