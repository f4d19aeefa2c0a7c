/** Cash beyond a full emergency fund, of which nobody said that it may pay a debt that is not costly: it is named. */
import { sumOf } from '../../figure.ts'
import type { Check } from '../../plan.ts'
import { listed, say, words } from '../../say.ts'
import { check } from '../check.ts'
import { tellsCash } from '../cushion.ts'
import { beyondFundFor } from './from-savings.ts'
import { homeDay } from './home-day.ts'
import type { DebtWork } from './work.ts'

export function cashBeyondFundCheck(work: DebtWork): Check[] {
  const { reader, sheet, stage, once, sold, paid } = work
  const isOpen =
    stage === 'payoff' && once === undefined && sold === undefined && homeDay(reader) === undefined
  if (!isOpen || !tellsCash(reader) || reader.told('paysDebtFromSavings') !== undefined) return []
  const beyond = beyondFundFor(work, paid, work)
  if (beyond?.fund === undefined) return []
  const targets = paid.filter((_, index) => (beyond.firstTo[index] ?? 0) > 0)
  const [first] = targets
  const owed = targets.map(({ balance }) => balance)
  if (first === undefined || beyond.sum.value < first.minimum.value) return []
  const names = listed(targets.map(({ label }) => label))
  const payments = targets.map(({ minimum }) => minimum)
  const freed =
    beyond.sum.value < sumOf(owed)
      ? undefined
      : sheet.computed(
          'savings.frees',
          'Payments that end if savings pay the debts',
          'usd-per-month',
          'their payments added up',
          payments,
          sumOf(payments),
        )
  return [
    check(
      'cash-beyond-fund',
      'warn',
      'Cash beyond the emergency fund',
      say`Of your cash ${beyond.sum} is not needed for the emergency fund of ${beyond.fund}${words(targets.length === paid.length ? '' : ' or for what is costly')}, and the ${first.label} costs ${first.rate}, more than insured savings pay. ${freed === undefined ? say`It could go to the ${names} today` : say`It could pay the ${names} today and end ${freed} of payments`}, if you do not keep it for something else. Say that savings may pay, and the plan counts it.`,
    ),
  ]
}
