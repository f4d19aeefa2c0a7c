/** In which order a plan's cards are read: key numbers and one chart, then the steps, then everything behind them. */
import type { Plan, Visualization } from '#engine/plan.ts'

export interface PlanOrder {
  /** What the plan says about how its total is divided: it belongs to the plan's own card. */
  readonly division: Extract<Visualization, { type: 'allocation' }> | undefined
  readonly first: readonly Visualization[]
  /** A timeline is read beside the steps that it dates. */
  readonly afterSteps: readonly Visualization[]
}

const parts = (allocations: Plan['allocations']) =>
  allocations.map(({ figure, amount }) => `${figure} ${amount}`).join()

export function planOrder({
  allocations,
  visualizations,
}: Pick<Plan, 'allocations' | 'visualizations'>): PlanOrder {
  const division = visualizations
    .filter((visualization) => visualization.type === 'allocation')
    .find(
      (visualization) => allocations.length > 0 && parts(visualization.allocations) === parts(allocations),
    )
  const others = visualizations.filter((visualization) => visualization !== division)
  const chart =
    others.find(({ type }) => type === 'projection') ??
    (allocations.length === 0 ? others.find(({ type }) => type === 'allocation') : undefined)
  const first = others.filter((visualization) => visualization.type === 'metrics' || visualization === chart)
  const rest = others.filter((visualization) => !first.includes(visualization))
  const isTimeline = ({ type }: Visualization) => type === 'timeline'
  return {
    division,
    first,
    afterSteps: [...rest.filter(isTimeline), ...rest.filter((visualization) => !isTimeline(visualization))],
  }
}
