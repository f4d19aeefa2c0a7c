/** What the debt plan makes of federal student loans, for the topics beside it: one answer to one household. */
import type { FactReader } from '../fact-reader.ts'
import { planningRules as rules } from '../planning-rules.ts'
import { worksheet } from '../worksheet.ts'
import { debtGroups } from './debt-payoff/debt-groups.ts'
import type { FederalLoans } from './debt-payoff/loans.ts'
import { readDebts } from './debts.ts'
import type { DraftContext } from './topic.ts'

/** On a sheet of its own; undefined where no plan that follows income and no public service decides what is paid. */
export function loansOfDebtPlan({
  reader,
  context,
}: {
  readonly reader: FactReader
  readonly context: DraftContext
}): FederalLoans | undefined {
  const sheet = worksheet(context.fromSample)
  const highRate = reader.rule('high-rate', 'What counts as a high rate', 'rate', rules.highRate)
  const lowRate = reader.rule('low-rate', 'What counts as a low rate', 'rate', rules.lowRate)
  const debts = readDebts(sheet, reader, { assumeBalances: true })
  return debtGroups({ sheet, reader, context }, debts, { highRate, lowRate, federal: undefined }).loans
}
