/** The told day on which a pay that is gone comes again: what waits for it has that day, and its place by the plan's own rule. */
import type { Figure } from '../../figure.ts'
import type { Cushion } from '../cushion.ts'
import { jobLossOf } from '../job-loss.ts'
import { matchWithoutPay } from '../match-without-pay.ts'
import type { OutOfWork } from '../out-of-work.ts'
import { type PayReturns, payReturns } from '../pay-returns.ts'
import type { StepDraft } from '../steps.ts'
import type { Drafting } from '../topic.ts'

/** Undefined where no day was told, and where neither cash nor this money reaches that far. */
export function payBack(
  { sheet, reader, context }: Drafting,
  {
    out,
    cushion,
    amount,
  }: { readonly out: OutOfWork | undefined; readonly cushion: Cushion; readonly amount: Figure },
): PayReturns | undefined {
  if (out === undefined) return undefined
  const match = matchWithoutPay({ sheet, reader, context })
  const jobLoss = jobLossOf(sheet, reader, context, cushion, match?.cost.takeHome)
  const returns = payReturns({ sheet, reader, context }, { cushion, jobLoss }, amount.value)
  return returns?.isBridged === true ? returns : undefined
}

/** The day of a step that waits for that pay. */
export const onFirstPayday = ({ day }: PayReturns): Pick<StepDraft, 'due' | 'dueWhy' | 'dueInputs'> => ({
  due: day.value,
  dueWhy: 'when that pay is there again',
  dueInputs: [day],
})
