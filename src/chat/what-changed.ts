/** What a new version of a plan changed, in plain words. */

import { dollarsInWords } from '#engine/figure.ts'
import type { Plan } from '#engine/plan.ts'
import { figureLinks, plainText, say, type Text, words } from '#engine/say.ts'

/** Parts keep their name over versions even when a number in the name moves. */
const nameOf = (label: string) => plainText(label)

/** The sums of a plan by what they are for. */
export const amountsOf = (plan: Plan): ReadonlyMap<string, number> =>
  new Map(plan.allocations.map((part) => [nameOf(part.label), part.amount]))

/** The measures on its cards, in words. */
export const measuresOf = (plan: Plan): ReadonlyMap<string, string> =>
  new Map(
    plan.visualizations.flatMap((card) =>
      card.type === 'metrics'
        ? card.metrics.map(({ label, value }) => [nameOf(label), plainText(value)] as const)
        : [],
    ),
  )

export const stepsOf = (plan: Plan): ReadonlyMap<string, string> =>
  new Map(plan.nextSteps.map((step) => [step.id, plainText(step.title)]))

const mostLines = 6

/** Lines such as 'Emergency fund: $14,500 → $9,000'. Empty when both say the same. */
export function whatChanged(before: Plan, after: Plan): string[] {
  const lines: string[] = []
  const [oldTitle, newTitle] = [plainText(before.title), plainText(after.title)]
  if (oldTitle !== newTitle) lines.push(`${oldTitle} → ${newTitle}`)
  const [old, now] = [amountsOf(before), amountsOf(after)]
  for (const label of new Set([...old.keys(), ...now.keys()])) {
    const [was, is] = [old.get(label) ?? 0, now.get(label) ?? 0]
    if (was !== is) lines.push(`${label}: ${dollarsInWords(was)} → ${dollarsInWords(is)}`)
  }
  if (before.totalAmount !== after.totalAmount)
    lines.push(
      `${plainText(after.totalLabel)}: ${dollarsInWords(before.totalAmount)} → ${dollarsInWords(after.totalAmount)}`,
    )
  const [oldMeasures, newMeasures] = [measuresOf(before), measuresOf(after)]
  for (const [label, is] of newMeasures) {
    const was = oldMeasures.get(label)
    if (was !== undefined && was !== is) lines.push(`${label}: ${was} → ${is}`)
  }
  const [oldOdds, newOdds] = [before.oddsLabel, after.oddsLabel].map((label) =>
    label === undefined ? undefined : plainText(label),
  )
  if (oldOdds !== newOdds && newOdds !== undefined) lines.push(newOdds)
  const [oldSteps, newSteps] = [stepsOf(before), stepsOf(after)]
  for (const [id, title] of newSteps) if (!oldSteps.has(id)) lines.push(`New step: ${title}`)
  for (const [id, title] of oldSteps) if (!newSteps.has(id)) lines.push(`No longer needed: ${title}`)
  return lines.slice(0, mostLines)
}

const mostNamed = 3

/** What is new where title and summary say what they said before: a measure, a step. Numbers are figures of the new plan. */
export function newBesideSummary(before: Plan, after: Plan): Text[] {
  if (before.summary !== after.summary || before.title !== after.title) return []
  const oldMeasures = measuresOf(before)
  const measures = after.visualizations.flatMap((card) =>
    card.type !== 'metrics'
      ? []
      : card.metrics.flatMap(({ label, value }) =>
          oldMeasures.get(nameOf(label)) === plainText(value) ? [] : [say`${label}: ${value}.`],
        ),
  )
  const [oldSteps, newSteps] = [stepsOf(before), stepsOf(after)]
  const added = after.nextSteps
    .filter(({ id }) => !oldSteps.has(id))
    .map(({ title }) => say`New step: **${title}**.`)
  // The old plan's figures are not at hand.
  const gone = before.nextSteps
    .filter(({ id, title }) => !newSteps.has(id) && figureLinks(title).length === 0)
    .map(({ title }) => say`No longer needed: **${words(plainText(title))}**.`)
  return [...measures, ...added, ...gone].slice(0, mostNamed)
}
