/** How long cash lasts with health cover that costs nothing, beside a premium that was named for the months without pay. */
import type { DateFigure, Figure } from '../figure.ts'
import { nothing, say, type Text, words } from '../say.ts'
import type { Months } from '../units.ts'
import { benefitSchedule, monthsUntil } from './benefit-schedule.ts'
import type { Cushion } from './cushion.ts'
import { type JobLoss, lastsInWords, lossInputs, needBeside } from './job-loss.ts'
import { type CoverAsked, isMedicaidOpen } from './medicaid-income.ts'
import { monthsOfCash } from './months-of-cash.ts'
import { isPayGone } from './out-of-work.ts'

export interface FreeCover {
  readonly runway: Figure
  /** Until then severance is counted as pay of its weeks, and the premium as paid: the careful count. */
  readonly from: DateFigure | undefined
}

/** Undefined where no premium was told, where Medicaid is not open by what was named, and where it changes nothing. */
export function freeCoverOf(
  asked: CoverAsked,
  { cash }: Cushion,
  { bare, cases: [loss] }: JobLoss,
): FreeCover | undefined {
  const { sheet, reader, context } = asked
  const premium = reader.some('coverPremiumMonthly')
  if (premium === undefined || !isPayGone(reader) || !isMedicaidOpen(asked)) return undefined
  const { covered, from, haveBegun } = benefitSchedule(sheet, reader, context.today)
  const isAfterSeverance = covered !== undefined && !haveBegun
  const until: Months = isAfterSeverance ? monthsUntil(context.today, from.value) : 0
  // The cash is gone before the severance is.
  if (isAfterSeverance && loss.runway.value <= until) return undefined
  const { severance, goesOn, fromBirth, shortfall } = loss
  const lasts = monthsOfCash(
    cash.value + (severance?.net.value ?? 0) - premium.value * until,
    needBeside(loss, bare.value, (month, paid) => Math.max(0, month - premium.value - paid)),
  )
  if (lasts <= loss.runway.value) return undefined
  return {
    runway: sheet.computed(
      'runway.free-cover',
      'How long the cash lasts with cover that costs nothing',
      'months',
      isAfterSeverance
        ? 'the same months without the premium that was named, which is counted until the weeks of severance are over'
        : 'the same months without the premium that was named',
      [
        cash,
        premium,
        bare,
        ...(goesOn === undefined ? [] : [goesOn]),
        ...lossInputs(loss).filter((input) => input !== shortfall && input !== fromBirth?.shortfall),
        ...(fromBirth === undefined ? [] : [fromBirth.bare]),
        ...(isAfterSeverance ? [from] : []),
      ],
      lasts,
    ),
    from: isAfterSeverance ? from : undefined,
  }
}

/** " with it from Dec 18, 2026 on the cash lasts 7 months": what the months come to with the cover that the plan asks for first. */
export const freeCoverInWords = (freeCover: FreeCover | undefined): Text =>
  freeCover === undefined
    ? nothing
    : say` That pays the premium that you named. By the income that you named Medicaid is open${words(freeCover.from === undefined ? '' : ' once severance is no longer paid')}, and as a rule it costs nothing: with it${freeCover.from === undefined ? nothing : say` from ${freeCover.from} on`} the cash lasts ${lastsInWords(freeCover.runway)}.`
