/** The figures that a reader of a plan meets, and what they rest on. */
import type { Plan } from './plan.ts'
import { figureLinks } from './say.ts'

/** Every text of a plan, wherever it stands. */
function* textsOf(value: unknown): Generator<string> {
  if (typeof value === 'string') yield value
  else if (Array.isArray(value)) for (const one of value) yield* textsOf(one)
  else if (typeof value === 'object' && value !== null)
    for (const one of Object.values(value)) yield* textsOf(one)
}

type PlanOfFigures = Pick<Plan, 'figures' | 'allocations' | 'totalFigure'>

/** The figures that a plan's texts and parts show, each once, in the order in which they are read. */
export function figuresShown({ figures, ...rest }: PlanOfFigures): Plan['figures'] {
  const byId = new Map(figures.map((figure) => [figure.id, figure]))
  const ids = new Set<string>()
  for (const id of [rest.totalFigure, ...rest.allocations.map(({ figure }) => figure)])
    if (id !== undefined) ids.add(id)
  for (const text of textsOf(rest)) for (const { id } of figureLinks(text)) ids.add(id)
  return [...ids].flatMap((id) => byId.get(id) ?? [])
}

/** The figures that stand for an approximated rule and that a number shown was worked out from, at any remove. */
export function approximatedFigures(plan: PlanOfFigures): Plan['figures'] {
  const byId = new Map(plan.figures.map((figure) => [figure.id, figure]))
  const met = new Set(figuresShown(plan))
  for (const { inputs } of met)
    for (const id of inputs) {
      const input = byId.get(id)
      if (input !== undefined) met.add(input)
    }
  return [...met].filter(({ approximated }) => approximated !== undefined)
}
