/** Text of a plan that stands elsewhere: its numbers keep their receipts, under names of their own. */
import type { AnyFigure } from '#engine/figure.ts'
import type { Plan } from '#engine/plan.ts'
import { figureLinks, type Text } from '#engine/say.ts'

/** The receipts that a text needs, out of a plan's, with all that they were worked out from. */
export function receiptsOf(text: string, plan: Plan): AnyFigure[] {
  const byId = new Map(plan.figures.map((figure) => [figure.id, figure as AnyFigure]))
  const needed = new Map<string, AnyFigure>()
  const add = (id: string) => {
    const figure = byId.get(id)
    if (figure === undefined || needed.has(id)) return
    needed.set(id, figure)
    for (const input of figure.inputs) add(input)
  }
  for (const { id } of figureLinks(text)) add(id)
  return [...needed.values()]
}

/** A text and its receipts with every id prefixed, so that they can stand beside others. */
export function prefixed(
  text: Text,
  figures: readonly AnyFigure[],
  prefix: string,
): { text: Text; figures: AnyFigure[] } {
  const renamed = (id: string) => `${prefix}/${id}`
  return {
    text: text.replace(/\]\(figure:/g, `](figure:${prefix}/`) as Text,
    figures: figures.map((figure) => ({
      ...figure,
      id: renamed(figure.id),
      inputs: figure.inputs.map(renamed),
    })),
  }
}

/** Text of one plan that is to stand beside another plan's. */
export const borrowed = (text: Text, plan: Plan, prefix: string): { text: Text; figures: AnyFigure[] } =>
  prefixed(text, receiptsOf(text, plan), prefix)
