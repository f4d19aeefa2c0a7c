import type { Visualization } from '#engine/plan.ts'
import { RichLine } from '../text/rich-text.tsx'
import { VisualizationFrame } from './visualization-frame.tsx'

export function TimelineCard({
  visualization,
}: {
  visualization: Extract<Visualization, { type: 'timeline' }>
}) {
  return (
    <VisualizationFrame visualization={visualization}>
      <ol>
        {visualization.milestones.map((milestone) => (
          <li
            key={`${milestone.period} ${milestone.label}`}
            className="relative border-l-2 border-border pb-5 pl-5 last:border-transparent last:pb-0"
          >
            <span
              aria-hidden="true"
              className="absolute top-1 -left-1.5 size-2.5 rounded-full bg-brand ring-4 ring-surface"
            />
            <p className="text-micro/6 font-semibold text-text-3">
              <RichLine text={milestone.period} />
            </p>
            <p className="mt-0.5 leading-6 font-semibold">
              <RichLine text={milestone.label} />
            </p>
            <p className="text-small/6 text-text-2">
              <RichLine text={milestone.detail} />
            </p>
          </li>
        ))}
      </ol>
    </VisualizationFrame>
  )
}
