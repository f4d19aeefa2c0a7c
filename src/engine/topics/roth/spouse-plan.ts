/** The plan at the work of a spouse: dollars of one household may go into either of two. */
import type { FactReader } from '../../fact-reader.ts'
import type { Figure } from '../../figure.ts'
import { deferralRoom } from '../../tax/deferral-room.ts'
import type { Dollars, Share } from '../../units.ts'
import type { Worksheet } from '../../worksheet.ts'
import { isFilled } from '../contributed-share.ts'
import { missedBySpouse } from '../missed-match.ts'
import { isSpouseSoleProprietor } from '../own-business.ts'
import type { DraftContext } from '../topic.ts'
import type { SpouseSaving } from './spouse-saving.ts'

export interface SpousePlan {
  /** What it has room for beside what goes in already, of either kind. */
  readonly room: Dollars
  /** What of it earns the rest of their match. */
  readonly matched: Dollars
}

interface Asked {
  readonly pay: Figure | undefined
  readonly spouseAge: Figure | undefined
  readonly saving: SpouseSaving | undefined
  /** What of that pay a setting of today still reaches, where only what is left of the year is decided on; else all of it. */
  readonly payShare: Share | undefined
}

/** Undefined where no such plan was told of. A catch-up that may only be Roth is left out. */
export function spousePlanOf(
  sheet: Worksheet,
  reader: FactReader,
  { limits }: Pick<DraftContext, 'limits'>,
  { pay, spouseAge, saving, payShare: ofAYear = 1 }: Asked,
): SpousePlan | undefined {
  const isTold =
    saving !== undefined ||
    reader.told('spouseHasWorkplacePlan') === true ||
    (reader.told('spouseEmployerMatch')?.rate ?? 0) > 0
  if (!isTold || pay === undefined || pay.value <= 0 || spouseAge === undefined) return undefined
  if (isFilled(reader, 'spouse_plan') || isSpouseSoleProprietor(reader)) return undefined
  const { limit, catchUp, catchUpMustBeRoth } = deferralRoom({
    limits,
    age: Math.floor(spouseAge.value),
    compensation: pay.value,
    priorYearWagesHere: pay.value,
  })
  const most = limit - (catchUpMustBeRoth ? catchUp : 0)
  const goesIn = saving?.contributed.value ?? 0
  const room = Math.max(0, Math.floor(Math.min(most - goesIn, (pay.value - goesIn) * ofAYear)))
  const missed = missedBySpouse(sheet, reader, { limits })
  return { room, matched: Math.min(room, Math.round((missed?.contribution.value ?? 0) * ofAYear)) }
}
