/** The gate that every plan and every sentence passes: no number without a receipt, no link without a figure. */
import type { AnyFigure } from './figure.ts'
import type { Draft, Plan } from './plan.ts'
import { figureLinks, orphansIn } from './say.ts'

/** Fields that are data for machines: ids, addresses, dates and names out of fixed lists. */
const machineFields = new Set(
  'id url figure dueFigure dueDate reviewOn reviewFigure totalFigure generatedAt topic accentClass engineVersion type status kind trend fact'.split(
    ' ',
  ),
)

export interface Orphan {
  /** Where in the plan, such as 'nextSteps.0.why'. */
  readonly where: string
  readonly what: string
}

/** Numbers of a text that have no receipt among these figures, or whose link shows something else than its figure. */
export function orphansOfText(
  text: string,
  figures: ReadonlyMap<string, Pick<AnyFigure, 'shown'>>,
): string[] {
  const broken = figureLinks(text)
    .filter((link) => figures.get(link.id)?.shown !== link.shown)
    .map((link) => `[${link.shown}](figure:${link.id})`)
  return [...orphansIn(text), ...broken]
}

/** Every number of a plan that has no receipt. Empty for a sound plan. */
export function orphanNumbers(plan: Draft & Partial<Plan>): Orphan[] {
  const figures = new Map(plan.figures.map((figure) => [figure.id, figure]))
  const orphans: Orphan[] = []
  const blame = (where: string, found: string[]) => {
    for (const what of found) orphans.push({ where, what })
  }

  function walk(value: unknown, where: string): void {
    if (typeof value === 'string') blame(where, orphansOfText(value, figures))
    else if (Array.isArray(value))
      for (const [index, item] of value.entries()) walk(item, `${where}.${index}`)
    else if (typeof value === 'object' && value !== null)
      for (const [key, item] of Object.entries(value))
        if (!machineFields.has(key)) walk(item, where === '' ? key : `${where}.${key}`)
  }

  const { figures: _figures, assumptions, ...texts } = plan
  walk(texts, '')
  for (const assumption of assumptions)
    blame(`assumptions.${assumption.fact}`, orphansIn(`${assumption.label} ${assumption.why}`))
  for (const figure of plan.figures) {
    blame(`figures.${figure.id}.label`, orphansIn(figure.label))
    // What a cited table says about itself stands beside its source on the same receipt.
    if (figure.origin !== 'law' && figure.origin !== 'market')
      blame(`figures.${figure.id}.how`, orphansIn(figure.how))
    for (const input of figure.inputs) if (!figures.has(input)) blame(`figures.${figure.id}.inputs`, [input])
  }
  for (const [index, allocation] of plan.allocations.entries())
    if (!figures.has(allocation.figure)) blame(`allocations.${index}.amount`, [String(allocation.amount)])
  for (const [index, step] of plan.nextSteps.entries())
    if (figures.get(step.dueFigure)?.value !== step.dueDate)
      blame(`nextSteps.${index}.dueDate`, [step.dueDate])
  if (figures.get(plan.reviewFigure)?.value !== plan.reviewOn) blame('reviewOn', [plan.reviewOn])
  for (const [index, visualization] of plan.visualizations.entries())
    if ('figure' in visualization && !figures.has(visualization.figure))
      blame(`visualizations.${index}`, [visualization.figure])
  return orphans
}
