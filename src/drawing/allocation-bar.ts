/** An allocation as one horizontal bar whose parts are as wide as their share, with gaps between them. */
import type { Allocation } from '#engine/plan.ts'

export interface BarPart {
  readonly x: number
  readonly width: number
  readonly accentClass: Allocation['accentClass']
}

/** The least that is still seen. */
const leastWidth = 2

/** Parts of nothing are left out; the smallest part stays visible and the largest gives the room for it. */
export function allocationBar(
  allocations: readonly Pick<Allocation, 'percent' | 'accentClass'>[],
  width: number,
  gap = 2,
): BarPart[] {
  const parts = allocations.filter((part) => part.percent > 0)
  const total = parts.reduce((sum, part) => sum + part.percent, 0)
  if (parts.length === 0 || width <= 0) return []
  const room = Math.max(0, width - gap * (parts.length - 1))
  const widths = parts.map((part) => Math.max(leastWidth, (part.percent / total) * room))
  const largest = widths.indexOf(Math.max(...widths))
  widths[largest] = (widths[largest] ?? 0) + room - widths.reduce((sum, one) => sum + one, 0)
  let x = 0
  return parts.map((part, index) => {
    const drawn = { x, width: widths[index] ?? 0, accentClass: part.accentClass }
    x += drawn.width + gap
    return drawn
  })
}
