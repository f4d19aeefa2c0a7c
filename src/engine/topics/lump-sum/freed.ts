/** What a debt took each month until this money paid it off, and where that goes from then on. */
import { nothing, say, type Text, words } from '../../say.ts'
import type { DebtFigures } from '../debts.ts'
import type { Need } from '../order-of-operations.ts'
import type { LumpSumWork } from './work.ts'

/** The first thing in the order that this money does not fill. */
const nextPlace = ({ needs, placements }: LumpSumWork): Need | undefined =>
  needs.find(
    ({ id, step, wanted }) =>
      step !== 'inherited' &&
      (wanted === undefined || wanted.value > 0) &&
      !placements.some((placed) => placed.id === id && placed.isFull && wanted !== undefined),
  )

/** To stand after what is said of paying the debt; nothing where some of it is left, or no payment was asked. */
export function freedInWords(work: LumpSumWork, debt: DebtFigures | undefined): Text {
  const { placements } = work
  const next = nextPlace(work)
  const isPaid = placements.some(({ id, isFull }) => id === debt?.balance.id && isFull)
  if (work.isProtected || debt === undefined || !isPaid || debt.minimum.value <= 0 || next === undefined)
    return nothing
  return say` The ${debt.minimum} that it took is free then: ${next.act(debt.minimum)}.${roomAhead(work, next)}`
}

/** Room in an IRA that this money fills opens again with the new year. */
const roomAhead = ({ placements }: LumpSumWork, { step }: Need): Text =>
  step === 'rest' && placements.some((placed) => placed.step === 'ira')
    ? words(' When a new year opens room in an IRA, it goes there first.')
    : nothing
