import type { Visualization } from '#engine/plan.ts'
import { useFigures } from '../receipts/figures.ts'
import { ReceiptButton } from '../receipts/receipt-button.tsx'
import { RichLine } from '../text/rich-text.tsx'
import { accentBackground } from './accent.ts'
import { AllocationBarView } from './allocation-bar-view.tsx'
import { VisualizationFrame } from './visualization-frame.tsx'

export type AllocationVisualization = Extract<Visualization, { type: 'allocation' }>

export function AllocationCard({ visualization }: { visualization: AllocationVisualization }) {
  const { allocations, highlights } = visualization
  const figures = useFigures()
  return (
    <VisualizationFrame visualization={visualization}>
      {allocations.length === 0 ? null : <AllocationBarView allocations={allocations} />}
      <ul className="mt-4 space-y-3.5">
        {allocations.map((part) => (
          <li key={part.figure} className="flex items-start gap-3">
            <span
              aria-hidden="true"
              className={`swatch mt-1.5 size-2.5 shrink-0 rounded-swatch ${accentBackground[part.accentClass]}`}
            />
            <div className="flex-1">
              <p className="flex flex-wrap justify-between gap-x-4 text-small font-semibold">
                <RichLine text={part.label} />
                <span className="shrink-0">
                  <ReceiptButton id={part.figure}>
                    {part.percent}% · {figures.get(part.figure)?.shown}
                  </ReceiptButton>
                </span>
              </p>
              <p className="mt-0.5 text-small text-text-2">
                <RichLine text={part.description} />
              </p>
            </div>
          </li>
        ))}
      </ul>
      <Highlights highlights={highlights} />
    </VisualizationFrame>
  )
}

export function Highlights({ highlights }: Pick<AllocationVisualization, 'highlights'>) {
  if (highlights.length === 0) return null
  return (
    <dl className="mt-5 grid grid-cols-2 gap-4 border-t border-border pt-4">
      {highlights.map((highlight) => (
        <div key={highlight.label}>
          <dt className="text-meta text-text-3">
            <RichLine text={highlight.label} />
          </dt>
          <dd className="mt-0.5 font-semibold">
            <RichLine text={highlight.value} />
          </dd>
        </div>
      ))}
    </dl>
  )
}
