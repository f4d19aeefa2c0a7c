import type { Allocation } from '#engine/plan.ts'

/** The colours of the parts of a whole, as fill and as background. */
export const accentFill: Record<Allocation['accentClass'], string> = {
  c1: 'fill-c1',
  c2: 'fill-c2',
  c3: 'fill-c3',
  c4: 'fill-c4',
  c5: 'fill-c5',
  c6: 'fill-c6',
}
export const accentBackground: Record<Allocation['accentClass'], string> = {
  c1: 'bg-c1',
  c2: 'bg-c2',
  c3: 'bg-c3',
  c4: 'bg-c4',
  c5: 'bg-c5',
  c6: 'bg-c6',
}
