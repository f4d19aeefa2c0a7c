import type { Visualization } from '#engine/plan.ts'
import { RichLine } from '../text/rich-text.tsx'
import { VisualizationFrame } from './visualization-frame.tsx'

type Metrics = Extract<Visualization, { type: 'metrics' }>

export function MetricsCard({ visualization }: { visualization: Metrics }) {
  return (
    <VisualizationFrame visualization={visualization}>
      <dl className="grid grid-cols-[repeat(auto-fit,minmax(128px,1fr))] gap-x-4 gap-y-5">
        {visualization.metrics.map((metric) => (
          <div key={metric.label}>
            <dt className="text-meta text-text-3">
              <RichLine text={metric.label} />
            </dt>
            <dd className="headline num mt-1 text-h2">
              <RichLine text={metric.value} />
            </dd>
            {metric.trend === undefined ? null : <Trend metric={metric} />}
          </div>
        ))}
      </dl>
    </VisualizationFrame>
  )
}

function Trend({ metric }: { metric: Metrics['metrics'][number] }) {
  const isUp = metric.trend === 'up'
  return (
    <dd className={`mt-1 text-meta font-medium ${isUp ? 'text-success' : 'text-danger'}`}>
      <span aria-hidden="true">{isUp ? '▲ ' : '▼ '}</span>
      <span className="sr-only">{isUp ? 'Up: ' : 'Down: '}</span>
      <RichLine text={metric.trendText ?? ''} />
    </dd>
  )
}
