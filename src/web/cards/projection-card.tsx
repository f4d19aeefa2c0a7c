import { useState } from 'react'
import { drawnBands, type Projection } from '#drawing/fan-chart.ts'
import { tableOf } from '#drawing/table.ts'
import { plainText } from '#engine/say.ts'
import { ReceiptButton } from '../receipts/receipt-button.tsx'
import { Segmented } from '../ui/segmented.tsx'
import { FanChartView } from './fan-chart-view.tsx'
import { TableView } from './table-view.tsx'
import { VisualizationFrame } from './visualization-frame.tsx'

const looks = [
  { value: 'chart', label: 'Chart' },
  { value: 'table', label: 'Table' },
] as const

export function ProjectionCard({ visualization }: { visualization: Projection }) {
  const [look, setLook] = useState<'chart' | 'table'>('chart')
  const title = plainText(visualization.title)
  return (
    <VisualizationFrame
      visualization={visualization}
      actions={<Segmented label="Show as" value={look} options={looks} onChange={setLook} />}
    >
      {look === 'chart' ? (
        <>
          <FanChartView projection={visualization} label={title} />
          <Legend projection={visualization} />
        </>
      ) : (
        <TableView table={tableOf(visualization)} label={title} />
      )}
      <p className="mt-3 text-meta">
        <ReceiptButton id={visualization.figure}>How this was simulated</ReceiptButton>
      </p>
    </VisualizationFrame>
  )
}

/** The bands by name: what the light one and the dark one hold. */
function Legend({ projection }: { projection: Projection }) {
  const { weak, strong, lower, upper } = drawnBands(projection)
  const between = (low: number, high: number) => `${Math.round(high - low)} of 100 futures`
  return (
    <ul className="mt-2 flex flex-wrap gap-x-5 gap-y-1 text-meta text-text-2">
      {lower === undefined || upper === undefined ? null : (
        <li className="flex items-center gap-2">
          <span aria-hidden="true" className="swatch h-3 w-5 rounded-swatch bg-fan-inner" />
          Dark band: {between(lower.percentile, upper.percentile)}
        </li>
      )}
      {weak === undefined || strong === undefined ? null : (
        <li className="flex items-center gap-2">
          <span
            aria-hidden="true"
            className="swatch h-3 w-5 rounded-swatch border border-fan-edge bg-fan-outer"
          />
          Light band: {between(weak.percentile, strong.percentile)}
        </li>
      )}
    </ul>
  )
}
