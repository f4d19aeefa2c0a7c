/**
 * The record at Social Security of a parent who stays at home: of a job that was left within a year, or will be, it is that
 * of its pay, and pays the children as much as it would have then. Years without pay make it smaller, and it is not counted.
 */
import { addYears } from '../../calendar.ts'
import type { FactReader } from '../../fact-reader.ts'
import type { Figure } from '../../figure.ts'
import { leavingDayOf } from '../out-of-work.ts'
import type { DraftContext } from '../topic.ts'
import type { Adult } from './family.ts'
import { lostJobFacts } from './pay-of-lost-job.ts'

const paidThisYear = { you: 'payThisYear', partner: 'spousePayThisYear' } as const
const counts = { you: 'socialSecurityCovered', partner: 'spouseSocialSecurityCovered' } as const

/** Undefined where no such pay was told, and where it counted for no Social Security. */
export function payLeftForHome(
  { reader, context }: { readonly reader: FactReader; readonly context: Pick<DraftContext, 'today'> },
  { id, isAtHome, stops, payToday }: Pick<Adult, 'id' | 'isAtHome' | 'stops' | 'payToday'>,
): Figure | undefined {
  const { who, pay } = lostJobFacts[id]
  if (!isAtHome || reader.told(counts[id]) === false) return undefined
  if (stops !== undefined) return payToday
  const left = leavingDayOf(reader, who)
  const isRecent =
    left === undefined
      ? reader.some(paidThisYear[id]) !== undefined
      : left <= context.today && left >= addYears(context.today, -1)
  return isRecent ? reader.some(pay) : undefined
}
