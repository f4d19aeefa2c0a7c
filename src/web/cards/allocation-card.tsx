import type { Visualization } from '#engine/plan.ts'
import { useFigures } from '../receipts/figures.ts'
import { ReceiptButton } from '../receipts/receipt-button.tsx'
import { RichLine } from '../text/rich-text.tsx'
import { accentBackground } from './accent.ts'
import { AllocationBarView } from './allocation-bar-view.tsx'
import { FigureList } from './figure-list.tsx'
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
      <Highlights highlights={highlights} className="mt-5 border-t border-border pt-4" />
    </VisualizationFrame>
  )
}

export function Highlights({
  highlights,
  className,
}: Pick<AllocationVisualization, 'highlights'> & { className: string }) {
  return highlights.length === 0 ? null : <FigureList figures={highlights} className={className} />
}
