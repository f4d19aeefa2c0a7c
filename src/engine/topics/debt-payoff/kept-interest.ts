/** What cash that does not go to a debt would earn in savings meanwhile. */
import type { Figure } from '../../figure.ts'
import type { DebtPayoff } from '../../math/debt-payoff.ts'
import { effectiveMonthlyRate } from '../../math/rate-conversion.ts'
import type { Dollars, Months } from '../../units.ts'
import { scheduleInputs } from './results.ts'
import type { DebtWork } from './work.ts'

const sum = (values: readonly number[]): Dollars => values.reduce((all, value) => all + value, 0)

/** Both ways have the same money each month, so what one has more in the bank is what it has paid less. */
export function earnedMeanwhile(
  work: DebtWork,
  id: string,
  { keeping, months }: { readonly keeping: DebtPayoff; readonly months: Months },
): Figure {
  const { sheet, context, plan } = work
  const cash = sheet.market('cash.rate', 'What safe savings pay a year', 'rate', context.market.cash)
  const rate = effectiveMonthlyRate(cash.value)
  const paidIn = ({ schedule }: DebtPayoff, month: Months) => sum(schedule[month - 1]?.payments ?? [])
  let kept = sum(plan.lumpSums) - sum(keeping.lumpSums)
  let earned = 0
  for (let month = 1; month <= months; month += 1) {
    earned += Math.max(0, kept) * rate
    kept += paidIn(plan, month) - paidIn(keeping, month)
  }
  return sheet.computed(
    `${id}.earned`,
    'What the kept cash would earn in savings, before tax',
    'usd',
    'each month, what that way has more in the bank × what safe savings pay',
    [cash, ...scheduleInputs(work)],
    earned,
  )
}
