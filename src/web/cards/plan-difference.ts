/** What differs between two versions of a plan, line by line, in the words of the plan itself. */
import { dateInWords } from '#engine/calendar.ts'
import { dollarsInWords } from '#engine/figure.ts'
import { plainText } from '#engine/say.ts'
import type { PlanVersion } from '../chat/conversation-state.ts'
import type { ComparedRow } from './comparison-table.tsx'

interface Line {
  readonly what: string
  readonly says: string
}

/** The lines that a plan is compared by. What was told stands in the place of what was assumed. */
function linesOf({ plan, told }: PlanVersion): Map<string, Line> {
  const lines = new Map<string, Line>()
  const add = (key: string, what: string, says: string) => lines.set(key, { what, says })
  for (const statement of [...plan.assumptions, ...told])
    add(`fact ${statement.fact}`, statement.label, statement.shown)
  add('title', 'Plan', plainText(plan.title))
  add('total', plainText(plan.totalLabel), dollarsInWords(plan.totalAmount))
  if (plan.oddsLabel !== undefined) add('odds', 'Odds', plainText(plan.oddsLabel))
  add('risk', 'Risk', plainText(plan.riskLabel))
  add('horizon', 'Horizon', plainText(plan.horizonLabel))
  for (const part of plan.allocations) {
    const label = plainText(part.label)
    add(`part ${label}`, label, `${dollarsInWords(part.amount)} (${part.percent}%)`)
  }
  for (const visualization of plan.visualizations)
    if (visualization.type === 'metrics')
      for (const metric of visualization.metrics) {
        const label = plainText(metric.label)
        add(`${visualization.id} ${label}`, label, plainText(metric.value))
      }
  for (const step of plan.nextSteps)
    add(`step ${step.id}`, 'Next step', `${plainText(step.title)}, by ${dateInWords(step.dueDate)}`)
  return lines
}

export function planDifferences(before: PlanVersion, after: PlanVersion): ComparedRow[] {
  const older = linesOf(before)
  const newer = linesOf(after)
  return [...new Set([...newer.keys(), ...older.keys()])]
    .map((key) => ({
      key,
      label: (newer.get(key) ?? older.get(key))?.what ?? '',
      before: older.get(key)?.says,
      after: newer.get(key)?.says,
    }))
    .filter((line) => line.before !== line.after)
}
