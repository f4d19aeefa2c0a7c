/** In which year the plan pays at all: while its owner works there and is young, next to nothing leaves it before the last day. */
import type { DateFigure } from '../../figure.ts'
import { conversionYearsOf } from './conversion-years.ts'
import type { RolloverWork } from './work.ts'

interface AfterLeaving {
  /** On the return of the year of the last day, with the penalty as it is from that day on. */
  readonly work: RolloverWork
  /** The state that is lived in from then on, where it is another one. */
  readonly state: string | undefined
}

export interface WhenPaid extends AfterLeaving {
  /** The last day, where nothing is paid before it. */
  readonly from: DateFigure | undefined
}

/** Of whoever leaves the employer of the plan on a day that lies ahead. */
export function afterLeaving(work: RolloverWork): AfterLeaving {
  const { gates, taxes } = work
  const { first, state } = conversionYearsOf(work)
  const isPenaltyFree = gates.isPenaltyFree || gates.opensOn !== undefined || gates.isOverOnLeaving
  return {
    work: { ...work, gates: { ...gates, isPenaltyFree }, taxes: { ...taxes, taxReturn: first } },
    state,
  }
}

export function whenPaid(work: RolloverWork): WhenPaid {
  const { freeze, leavesOn } = work.gates
  return freeze === 'still-there' && leavesOn !== undefined
    ? { from: leavesOn, ...afterLeaving(work) }
    : { from: undefined, work, state: undefined }
}
