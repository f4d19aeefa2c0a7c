/** What differs between two versions of a plan, line by line, in the words of the plan itself. */
import { dateInWords } from '#engine/calendar.ts'
import { dollarsInWords } from '#engine/figure.ts'
import type { Plan } from '#engine/plan.ts'
import { plainText } from '#engine/say.ts'

export interface Difference {
  readonly what: string
  /** Undefined where the older version has no such line, or the newer one. */
  readonly before: string | undefined
  readonly after: string | undefined
}

/** The lines that a plan is compared by. */
function linesOf(plan: Plan): Map<string, string> {
  const lines = new Map<string, string>()
  for (const statement of plan.assumptions) lines.set(statement.label, statement.shown)
  lines.set('Title', plainText(plan.title))
  lines.set(plainText(plan.totalLabel), dollarsInWords(plan.totalAmount))
  if (plan.oddsLabel !== undefined) lines.set('Odds', plainText(plan.oddsLabel))
  lines.set('Risk', plainText(plan.riskLabel))
  lines.set('Horizon', plainText(plan.horizonLabel))
  for (const part of plan.allocations)
    lines.set(plainText(part.label), `${dollarsInWords(part.amount)} (${part.percent}%)`)
  for (const visualization of plan.visualizations)
    if (visualization.type === 'metrics')
      for (const metric of visualization.metrics) lines.set(plainText(metric.label), plainText(metric.value))
  for (const step of plan.nextSteps) lines.set(plainText(step.title), `by ${dateInWords(step.dueDate)}`)
  return lines
}

export function planDifferences(before: Plan, after: Plan): Difference[] {
  const older = linesOf(before)
  const newer = linesOf(after)
  return [...new Set([...newer.keys(), ...older.keys()])]
    .map((what) => ({ what, before: older.get(what), after: newer.get(what) }))
    .filter((line) => line.before !== line.after)
}
