/** What Roth accounts still take in a year beside what a plan places: there the tax that Traditional dollars save goes first. */
import type { TaxReturn } from '../../tax/tax-return.ts'
import type { Dollars } from '../../units.ts'
import type { RothBasis } from './basis.ts'
import { convertsCleanly, iraRooms, noRoom } from './ira-rooms.ts'
import { deferredIn, type Places } from './places.ts'
import { planRoom } from './plan-room.ts'

/** In the Roth IRAs of both, directly or by a conversion that is clean or becomes so by a move that the plan advises, and in the plan at work, in a year that has the whole plan. */
export function rothRoomBeside(basis: RothBasis, before: TaxReturn, places: Places): Dollars {
  const { own, spouse = noRoom } = iraRooms(basis, before, places)
  const isClean = convertsCleanly(basis)
  const sides = [
    { ...own, taken: places.iraTraditional + places.iraRoth + places.iraConversion },
    { ...spouse, taken: places.spouseTraditional + places.spouseRoth + places.spouseConversion },
  ]
  const { free, rothOnly } = planRoom(basis)
  const plan = basis.takesRoth ? Math.max(0, free + rothOnly - deferredIn(places)) : 0
  return sides.reduce(
    (sum, { room, rothRoom, taken }) =>
      sum + Math.max(0, (isClean ? room : Math.min(room, rothRoom)) - taken),
    plan,
  )
}
