import type { Visualization } from '#engine/plan.ts'
import { AllocationCard } from './allocation-card.tsx'
import { MetricsCard } from './metrics-card.tsx'
import { ProjectionCard } from './projection-card.tsx'
import { ScheduleCard } from './schedule-card.tsx'
import { TimelineCard } from './timeline-card.tsx'

/** One card a kind of visualization. */
export function VisualizationCard({ visualization }: { visualization: Visualization }) {
  switch (visualization.type) {
    case 'allocation':
      return <AllocationCard visualization={visualization} />
    case 'metrics':
      return <MetricsCard visualization={visualization} />
    case 'timeline':
      return <TimelineCard visualization={visualization} />
    case 'projection':
      return <ProjectionCard visualization={visualization} />
    case 'schedule':
      return <ScheduleCard visualization={visualization} />
    default:
      return visualization satisfies never
  }
}
