/** What was said to be needed of the plan each month, beside what the months without pay miss by what they cost. */
import { nothing, say, type Text, words } from '../../say.ts'
import type { BridgePaid, PayBridge } from '../pay-bridge.ts'
import type { RolloverWork } from './work.ts'

/** Nothing where nobody said, or where both come to the same but for a month of it. */
export function toldBesideBridge(
  { sheet, reader }: RolloverWork,
  { months, missing }: PayBridge & BridgePaid,
): Text {
  const monthly = reader.some('planDrawMonthly')
  if (monthly === undefined) return nothing
  const told = sheet.computed(
    'bridge.told',
    'What you said you need from the plan, over those months',
    'usd',
    'what you will need from this plan each month × the months',
    [monthly, months],
    Math.round(monthly.value * months.value),
  )
  const isMore = told.value > missing.value
  const apart = sheet.computed(
    'bridge.told-apart',
    isMore
      ? 'How far that is above what those months still need'
      : 'How far that is below what those months still need',
    'usd',
    'what you said you need over those months − what they still need, or the other way round',
    [told, missing],
    Math.abs(told.value - missing.value),
  )
  if (apart.value < monthly.value) return nothing
  return say`You said that you will need ${monthly} from this plan: after tax that is ${told} over those months, ${apart} ${words(isMore ? 'more' : 'less')} than is missing by what a month costs today. ${words(
    isMore
      ? 'Counted is what is missing. Take no more than that, or tell me what a month will cost then.'
      : 'The rest has to come out of other accounts, or the months have to cost less.',
  )}`
}
