import type { Visualization } from '#engine/plan.ts'
import { RichLine } from '../text/rich-text.tsx'
import { FigureList } from './figure-list.tsx'
import { VisualizationFrame } from './visualization-frame.tsx'

type Metrics = Extract<Visualization, { type: 'metrics' }>

export function MetricsCard({ visualization }: { visualization: Metrics }) {
  return (
    <VisualizationFrame visualization={visualization}>
      <FigureList
        isLarge
        figures={visualization.metrics.map((metric) => ({
          label: metric.label,
          value: metric.value,
          ...(metric.trend !== undefined && { note: <Trend metric={metric} /> }),
        }))}
      />
    </VisualizationFrame>
  )
}

function Trend({ metric }: { metric: Metrics['metrics'][number] }) {
  const isUp = metric.trend === 'up'
  return (
    <span className={isUp ? 'text-success' : 'text-danger'}>
      <span aria-hidden="true">{isUp ? '▲ ' : '▼ '}</span>
      <span className="sr-only">{isUp ? 'Up: ' : 'Down: '}</span>
      <RichLine text={metric.trendText ?? ''} />
    </span>
  )
}
