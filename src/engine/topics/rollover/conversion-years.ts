/** In which years a conversion can fall, and what else those years have: nothing leaves a plan before its owner does. */
import { shareOfYearOver, yearOf } from '../../calendar.ts'
import type { TaxReturn } from '../../tax/tax-return.ts'
import { hasEndedPay } from '../ended-pay.ts'
import { stopsSoon } from '../last-pay.ts'
import { whoIsOutOfWork } from '../out-of-work.ts'
import type { RolloverWork } from './work.ts'

export interface ConversionYears {
  /** What sets the first of them apart from those that follow; undefined where all are like this one. */
  readonly apart: 'last-joint' | 'ended-pay' | 'last-pay' | undefined
  readonly first: TaxReturn
  readonly each: TaxReturn
  /** Whether the first is this year. */
  readonly isThisYear: boolean
  /** The state that is lived in from then on, where it is another one. */
  readonly state: string | undefined
}

export function conversionYearsOf(work: RolloverWork): ConversionYears {
  const { taxes, reader, gates, context, isOfSpouse } = work
  const { taxReturn, later, ended } = taxes
  const day = isOfSpouse || stopsSoon(reader) === undefined ? undefined : gates.leavesOn?.value
  const whole = { first: taxReturn, each: later.taxReturn, isThisYear: true, state: undefined }
  if (day !== undefined) {
    const { wages = 0, deferredPay = 0, ...rest } = later.taxReturn
    const isThisYear = yearOf(day) === yearOf(context.today)
    const over = shareOfYearOver(day)
    return {
      apart: 'last-pay',
      first: isThisYear ? taxReturn : { ...rest, wages: wages * over, deferredPay: deferredPay * over },
      each: rest,
      isThisYear,
      state: reader.told('retirementState'),
    }
  }
  if (later.taxReturn.status !== taxReturn.status) return { ...whole, apart: 'last-joint' }
  // Whoever looks for work is taken to be paid again, so that this year stands for those.
  const isPayOver = hasEndedPay(ended) && whoIsOutOfWork(reader) === undefined
  return isPayOver ? { ...whole, apart: 'ended-pay' } : { ...whole, each: taxReturn, apart: undefined }
}
