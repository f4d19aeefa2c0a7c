/**
 * The plan where no plan at work takes pre-tax IRA money and converting all of it costs little, or is worth it: what goes into an
 * IRA without a deduction is then converted beside it, and no room of the year is given away.
 */
import type { Household } from '../../household.ts'
import type { DraftContext } from '../topic.ts'
import { isOnce, isShut } from './clear-iras.ts'
import { type RothWork, rothWork } from './work.ts'

/** A conversion was asked about that takes more than the IRAs hold, or waits for a year without pay. */
const isOfMore = ({ conversion, pretaxIra }: RothWork): boolean =>
  conversion !== undefined && (conversion.amount.value > pretaxIra.value || conversion.rateNext !== undefined)

export function clearedWork(household: Household, context: DraftContext): RothWork {
  const work = rothWork(household, context)
  const isCleared =
    work.reader.told('backdoorRoth') !== false && !isOfMore(work) && isShut(work) && isOnce(work)
  if (!isCleared) return work
  const cleared = rothWork(household, context, { clearsIras: true })
  return cleared.places.iraConversion > 0 && isOnce(cleared) ? cleared : work
}
