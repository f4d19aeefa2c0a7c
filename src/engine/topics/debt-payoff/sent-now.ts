/** Which debts get something of what is sent today. */
import type { DebtTerms } from '../debt-terms.ts'
import type { DebtWork } from './work.ts'

/** The debts that get something today, in the order of the plan; a loan that is ended has a step of its own. */
export const sentNow = ({ targets, paid, plan, ended }: DebtWork): DebtTerms[] =>
  [...new Set([...targets, ...paid.filter(({ minimumOnly }) => minimumOnly === true)])].filter(
    ({ id }) =>
      (plan.lumpSums[paid.findIndex((debt) => debt.id === id)] ?? 0) > 0 &&
      ended.every((debt) => debt.id !== id),
  )
