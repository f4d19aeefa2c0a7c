import type { FanChart, Projection } from '#drawing/fan-chart.ts'
import type { Table } from '#drawing/table.ts'
import type { FactStatement, Plan } from '#engine/plan.ts'

/** A golden household: what it told, and the parts of its plan that the page shows. */
export interface Example {
  readonly told: readonly Pick<FactStatement, 'fact' | 'label' | 'shown'>[]
  readonly plan: Plan
  readonly simulation: Pick<Projection, 'title' | 'subtitle' | 'figure'> & {
    /** The same chart for a narrow, a middling and a wide place: drawn ahead of time, it needs no script. */
    readonly charts: readonly FanChart[]
    /** What the light band and the dark band hold. */
    readonly outer: string
    readonly inner: string
    readonly table: Table
  }
}

/** Where the build writes it. */
export const exampleFile = '/how-it-works/example.json'

/** The widths that the chart is drawn for, in pixels; between two of them it is stretched. */
export const chartWidths = [240, 300, 500] as const
