/** What a new version of a plan changed, in plain words. */

import { dollarsInWords } from '#engine/figure.ts'
import type { Plan } from '#engine/plan.ts'
import { plainText } from '#engine/say.ts'

/** Parts keep their name over versions even when a number in the name moves. */
const nameOf = (label: string) => plainText(label)

const mostLines = 6

/** Lines such as 'Emergency fund: $14,500 → $9,000'. Empty when both say the same. */
export function whatChanged(before: Plan, after: Plan): string[] {
  const lines: string[] = []
  const [oldTitle, newTitle] = [plainText(before.title), plainText(after.title)]
  if (oldTitle !== newTitle) lines.push(`${oldTitle} → ${newTitle}`)
  const amounts = (plan: Plan) => new Map(plan.allocations.map((part) => [nameOf(part.label), part.amount]))
  const [old, now] = [amounts(before), amounts(after)]
  for (const label of new Set([...old.keys(), ...now.keys()])) {
    const [was, is] = [old.get(label) ?? 0, now.get(label) ?? 0]
    if (was !== is) lines.push(`${label}: ${dollarsInWords(was)} → ${dollarsInWords(is)}`)
  }
  if (before.totalAmount !== after.totalAmount)
    lines.push(
      `${plainText(after.totalLabel)}: ${dollarsInWords(before.totalAmount)} → ${dollarsInWords(after.totalAmount)}`,
    )
  const measures = (plan: Plan) =>
    new Map(
      plan.visualizations.flatMap((card) =>
        card.type === 'metrics'
          ? card.metrics.map(({ label, value }) => [nameOf(label), plainText(value)] as const)
          : [],
      ),
    )
  const [oldMeasures, newMeasures] = [measures(before), measures(after)]
  for (const [label, is] of newMeasures) {
    const was = oldMeasures.get(label)
    if (was !== undefined && was !== is) lines.push(`${label}: ${was} → ${is}`)
  }
  const [oldOdds, newOdds] = [before.oddsLabel, after.oddsLabel].map((label) =>
    label === undefined ? undefined : plainText(label),
  )
  if (oldOdds !== newOdds && newOdds !== undefined) lines.push(newOdds)
  const steps = (plan: Plan) => new Map(plan.nextSteps.map((step) => [step.id, plainText(step.title)]))
  const [oldSteps, newSteps] = [steps(before), steps(after)]
  for (const [id, title] of newSteps) if (!oldSteps.has(id)) lines.push(`New step: ${title}`)
  for (const [id, title] of oldSteps) if (!newSteps.has(id)) lines.push(`No longer needed: ${title}`)
  return lines.slice(0, mostLines)
}
