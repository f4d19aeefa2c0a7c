/** A debt plan on a fixed day, and the parts of it that tests look at. */
import { draftContext, sketchContext } from '../../draft-context.ts'
import type { Debt } from '../../facts/debts.ts'
import type { Household } from '../../household.ts'
import type { Plan } from '../../plan.ts'
import { wholePlan } from '../../plan-for-tests.ts'
import { plainText } from '../../say.ts'
import { debtPayoffTopic } from './debt-payoff.ts'
import { type DebtWork, debtWork } from './work.ts'

export const today = '2026-11-20'
export const contextOfTests = sketchContext(draftContext(today))

export const planOf = (household: Household): Plan => wholePlan(debtPayoffTopic, household, contextOfTests)
export const workOf = (household: Household): DebtWork => debtWork(household, contextOfTests)
export const statusOf = (plan: Plan, id: string) => plan.checks.find((check) => check.id === id)?.status
export const detailOf = (plan: Plan, id: string) =>
  plainText(plan.checks.find((check) => check.id === id)?.detail ?? '')
export const stepIds = (plan: Plan) => plan.nextSteps.map(({ id }) => id)
export const amountOf = (plan: Plan, label: string) =>
  plan.allocations.find((part) => plainText(part.label) === label)?.amount

/** The three debts of the known answer. */
export const three: Debt[] = [
  { kind: 'credit_card', name: 'store card', balance: 1_200, rate: 0.18, minPayment: 35 },
  { kind: 'credit_card', balance: 9_000, rate: 0.2499, minPayment: 220 },
  { kind: 'auto', balance: 11_000, rate: 0.069, minPayment: 260 },
]
export const simple: Household = { debts: three, monthlySurplus: 300, income: 68_000 }
