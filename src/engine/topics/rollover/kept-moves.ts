/** What is kept in the old plan for early withdrawals follows the rest once every place pays without a penalty. */
import type { Figure } from '../../figure.ts'
import { nothing, say, type Text } from '../../say.ts'
import type { Years } from '../../units.ts'
import { placeNames } from './places.ts'
import type { RolloverWork } from './work.ts'

interface LaterMove {
  /** To where the rest of its kind went. */
  readonly to: 'ira' | 'newPlan'
  readonly fee: Figure
  /** Years until the penalty ends. */
  readonly after: Years
}

/** Undefined where nothing is kept, and where the rest lies at no lower costs. */
export function laterMoveOf({ gates, fees, placements, placed }: RolloverWork): LaterMove | undefined {
  const { earlyNeed } = gates
  if (earlyNeed === undefined || placed('kept') <= 0) return undefined
  const to = (['ira', 'newPlan'] as const).find((place) =>
    placements.some(({ source, destination }) => source === 'pretax' && destination === place),
  )
  return to === undefined || fees[to].value >= fees.leave.value
    ? undefined
    : { to, fee: fees[to], after: earlyNeed.years.value }
}

/** " At 59½ ask the old plan for a direct rollover of what is left there to a rollover IRA: …" */
export function laterMoveInWords(work: RolloverWork): Text {
  const move = laterMoveOf(work)
  return move === undefined
    ? nothing
    : say` At ${work.penaltyEnds} ask for a direct rollover of what is left there to ${placeNames[move.to]}, at ${move.fee} a year instead of ${work.fees.leave}: from then on that pays without a penalty too. The sums here count on it.`
}
