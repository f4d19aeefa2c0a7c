/** What a fund's plan says of a pay that comes again on a told day: what a month leaves then, and when the fund is full. */
import { join, nothing, say, type Text } from '../../say.ts'
import { firstOnceBack } from '../fund-once-back.ts'
import { returnsInWords, returnsStep } from '../pay-returns.ts'
import type { StepDraft } from '../steps.ts'
import type { FundWork } from './work.ts'

export const payBackInWords = (work: FundWork): Text =>
  work.returns === undefined
    ? nothing
    : join([
        returnsInWords(work, work.returns),
        work.fullOnceBack === undefined
          ? nothing
          : say`As things stand, the fund is full in about ${work.fullOnceBack}.`,
      ])

export const payBackStep = (work: FundWork): StepDraft | undefined =>
  work.returns &&
  returnsStep(
    work.returns,
    say`Change the transfers with the first pay check, by what it really brings, and plan again with it. As things stand: ${firstOnceBack(work, work.costlyDebts)}.`,
  )
