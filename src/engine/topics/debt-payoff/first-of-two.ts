/** "Car or card first?": of two debts, what the other order would cost more and when it would end. */
import { nothing, say, type Text } from '../../say.ts'
import { byRate } from '../debts.ts'
import { dearer } from './ledger.ts'
import { payoffFigures } from './results.ts'
import type { DebtWork } from './work.ts'

export function firstOfTwo(work: DebtWork): Text {
  const { paid, order, clearsAtOnce, goneToday, beyond } = work
  const [first, second] = byRate(paid)
  if (paid.length !== 2 || first === undefined || second === undefined) return nothing
  if (order !== 'avalanche' || clearsAtOnce || goneToday.length > 0 || beyond.value <= 0) return nothing
  if (paid.some(({ promotion }) => promotion !== undefined) || first.minimumOnly === true) return nothing
  const plan = payoffFigures(work, 'plan', 'This plan', work.plan)
  const other = payoffFigures(work, 'snowball', 'Smallest balance first', work.snowball)
  const more = dearer(work, 'snowball', other, plan)
  if (more === undefined || Math.round(more.value) <= 0) return nothing
  const end =
    other.date?.shown === plan.date?.shown
      ? say`the last one would be paid in ${plan.date ?? nothing} all the same`
      : say`the last one would be paid in ${other.date ?? nothing} instead of ${plan.date ?? nothing}`
  return say`The ${first.label} comes before the ${second.label}: the other way round costs ${more} more interest, and ${end}.`
}
