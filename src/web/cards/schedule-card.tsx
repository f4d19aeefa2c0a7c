import { tableOf } from '#drawing/table.ts'
import type { Visualization } from '#engine/plan.ts'
import { plainText } from '#engine/say.ts'
import { ReceiptButton } from '../receipts/receipt-button.tsx'
import { TableView } from './table-view.tsx'
import { VisualizationFrame } from './visualization-frame.tsx'

export function ScheduleCard({
  visualization,
}: {
  visualization: Extract<Visualization, { type: 'schedule' }>
}) {
  return (
    <VisualizationFrame visualization={visualization}>
      <TableView table={tableOf(visualization)} label={plainText(visualization.title)} />
      <p className="mt-3 text-meta">
        <ReceiptButton id={visualization.figure}>How this was worked out</ReceiptButton>
      </p>
    </VisualizationFrame>
  )
}
