/** What the payments of debts that this money ends leave free in a month, and the debt that the plan sends them on to. */
import type { Dollars } from '../../units.ts'
import type { DebtFigures } from '../debts.ts'
import type { Need, Placement } from '../order-of-operations.ts'
import type { LumpSumBasis } from './basis.ts'
import { isPaidOff } from './middle-debts.ts'
import type { Way } from './ways.ts'

/** The plan as far as it is known before what is sent on. */
interface Placed
  extends Pick<LumpSumBasis, 'costlyDebts' | 'middleDebts' | 'monthGap' | 'isProtected' | 'unsettled'> {
  readonly needs: readonly Need[]
  readonly placements: readonly Placement[]
  readonly way: Way
}

/** The first thing in the order that this money does not fill. */
export const nextPlace = ({ needs, placements, way, costlyDebts }: Placed): Need | undefined =>
  needs.find(
    ({ id, step, wanted }) =>
      step !== 'inherited' &&
      (wanted === undefined || wanted.value > 0) &&
      !placements.some((placed) => placed.id === id && placed.isFull && wanted !== undefined) &&
      !costlyDebts.some((debt) => debt.balance.id === id && isPaidOff(way, debt)),
  )

const debtsOf = ({ costlyDebts, middleDebts }: Placed): DebtFigures[] => [...costlyDebts, ...middleDebts]

/** The debts before this one that end as well: their payments close a gap of the month first. */
export function endedBefore(placed: Placed, debt: DebtFigures): DebtFigures[] {
  const debts = debtsOf(placed)
  return debts.slice(0, debts.indexOf(debt)).filter((one) => isPaidOff(placed.way, one))
}

/** What of a payment that ends is free of the gap of the month. */
function freeOf(placed: Placed, debt: DebtFigures): Dollars {
  const closed = endedBefore(placed, debt).reduce((sum, { minimum }) => sum + minimum.value, 0)
  const gap = Math.max(0, (placed.monthGap?.today.value ?? 0) - closed)
  return Math.max(0, debt.minimum.value - gap)
}

/** By the id of what is owed; nothing where the next place is no debt, or the month keeps it as cash. */
export function sentOn(placed: Placed): ReadonlyMap<string, Dollars> {
  const next = nextPlace(placed)
  const debts = debtsOf(placed)
  if (placed.isProtected || placed.unsettled !== undefined) return new Map()
  if (next === undefined || !debts.some(({ balance }) => balance.id === next.id)) return new Map()
  const free = debts
    .filter((debt) => isPaidOff(placed.way, debt))
    .reduce((sum, debt) => sum + freeOf(placed, debt), 0)
  return free > 0 ? new Map([[next.id, Math.round(free)]]) : new Map()
}
