import { allocationBar } from '#drawing/allocation-bar.ts'
import type { Allocation } from '#engine/plan.ts'
import { useElementWidth } from '../ui/use-element-width.ts'
import { accentFill } from './accent.ts'

const barHeight = 14

/** The parts side by side; the table beside it says the same in words. */
export function AllocationBarView({ allocations }: { allocations: readonly Allocation[] }) {
  const [box, width] = useElementWidth<HTMLDivElement>()
  return (
    <div ref={box} aria-hidden="true" className="h-3.5 overflow-hidden rounded-full">
      {width === 0 ? null : (
        <svg
          width={width}
          height={barHeight}
          viewBox={`0 0 ${width} ${barHeight}`}
          preserveAspectRatio="none"
          className="block print:w-full"
        >
          <title>How the total is divided</title>
          {allocationBar(allocations, width).map((part) => (
            <rect
              key={part.x}
              x={part.x}
              width={part.width}
              height={barHeight}
              rx="2"
              className={`swatch ${accentFill[part.accentClass]}`}
            />
          ))}
        </svg>
      )}
    </div>
  )
}
