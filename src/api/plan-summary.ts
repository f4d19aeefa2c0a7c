import type { Plan } from '#engine/plan.ts'
import { plainText } from '#engine/say.ts'

/** What lists and reminders show of a version, in plain words, kept beside it so that they need not read it whole. */
export interface PlanSummary {
  readonly title: string
  readonly generatedAt: string
  readonly totalAmount: number
  readonly totalLabel: string
  readonly lawYear: number
  readonly engineVersion: string
  readonly steps: readonly { readonly id: string; readonly title: string; readonly dueDate: string }[]
}

export const summaryOf = (plan: Plan): PlanSummary => ({
  title: plainText(plan.title),
  generatedAt: plan.generatedAt,
  totalAmount: plan.totalAmount,
  totalLabel: plainText(plan.totalLabel),
  lawYear: plan.lawYear,
  engineVersion: plan.engineVersion,
  steps: plan.nextSteps.map(({ id, title, dueDate }) => ({ id, title: plainText(title), dueDate })),
})
