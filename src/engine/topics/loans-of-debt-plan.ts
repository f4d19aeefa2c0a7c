/** What the debt plan makes of federal student loans, for the topics beside it: one answer to one household. */
import type { FactReader } from '../fact-reader.ts'
import { planningRules as rules } from '../planning-rules.ts'
import { worksheet } from '../worksheet.ts'
import { type DebtGroups, debtGroups } from './debt-payoff/debt-groups.ts'
import type { LoanChoice } from './debt-payoff/loan-choice.ts'
import type { FederalLoans } from './debt-payoff/loans.ts'
import { readDebts } from './debts.ts'
import type { DraftContext } from './topic.ts'

interface Asked {
  readonly reader: FactReader
  readonly context: DraftContext
}

/** On a sheet of its own. */
function groupsOfDebtPlan({ reader, context }: Asked): DebtGroups {
  const sheet = worksheet(context.fromSample)
  const highRate = reader.rule('high-rate', 'What counts as a high rate', 'rate', rules.highRate)
  const lowRate = reader.rule('low-rate', 'What counts as a low rate', 'rate', rules.lowRate)
  const debts = readDebts(sheet, reader, { assumeBalances: true })
  return debtGroups({ sheet, reader, context }, debts, { highRate, lowRate, federal: undefined })
}

/** Undefined where no plan that follows income and no public service decides what is paid. */
export const loansOfDebtPlan = (asked: Asked): FederalLoans | undefined => groupsOfDebtPlan(asked).loans

/** Undefined where one of those decides, and where no income was told. */
export const choiceOfDebtPlan = (asked: Asked): LoanChoice | undefined => groupsOfDebtPlan(asked).choice
