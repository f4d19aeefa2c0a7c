/** Whoever asks about the backdoor at an income at which a Roth IRA takes the whole limit directly needs none. */
import type { Check } from '../../plan.ts'
import { say } from '../../say.ts'
import { known } from '../../tax/tax-year.ts'
import { check } from '../check.ts'
import { sourceOf } from '../tax-picture.ts'
import type { DollarWork } from './work.ts'

export function needlessBackdoor({ sheet, reader, context, taxes }: DollarWork): Check[] {
  const { from } = known(context.limits.ira).rothPhaseOut[taxes.status]
  const isTold = reader.told('backdoorRoth') === true && reader.told('income') !== undefined
  if (!isTold || taxes.iraIncome.value >= from) return []
  const limit = sheet.law('ira.roth-from', 'Income from which a Roth IRA takes less', 'usd', {
    value: from,
    source: sourceOf(context.limits.ira),
  })
  return [
    check(
      'backdoor-needless',
      'pass',
      'A Roth IRA takes it directly',
      say`Your income of about ${taxes.iraIncome} is below ${limit}, from which on a Roth IRA takes less: put the money in directly. The backdoor, by way of a traditional IRA, is needed only above that.`,
    ),
  ]
}
