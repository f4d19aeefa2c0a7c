/**
 * Before a job is lost on a told day no debt is paid ahead, for cash that is gone cannot be borrowed back without pay. What lies
 * beyond the whole fund, the months without pay in it, is not missed: it ends a card.
 */
import { cushionOf, tellsCash } from './cushion.ts'
import type { DebtTerms } from './debt-terms.ts'
import { losesJob } from './ending-job.ts'
import { isLate } from './past-due.ts'
import type { Drafting } from './topic.ts'

/** Those of the costly debts, the most urgent first, that it pays whole; none that costs nothing until a promotion ends. */
export function paidBeyondFund<Debt extends DebtTerms>(asked: Drafting, costly: readonly Debt[]): Debt[] {
  const { reader } = asked
  if (!losesJob(reader) || !tellsCash(reader) || reader.told('monthlyExpenses') === undefined) return []
  if (costly.length === 0 || isLate(reader)) return []
  const { cash, target } = cushionOf(asked, { debts: [], id: 'beyond-fund.' })
  let left = Math.floor(cash.value - target.value)
  return costly.filter(({ balance, promotion }) => {
    const paid = Math.ceil(balance.value)
    if (promotion !== undefined || paid > left) return false
    left -= paid
    return true
  })
}
