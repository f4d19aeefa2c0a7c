import { tableOf } from '#drawing/table.ts'
import type { Visualization } from '#engine/plan.ts'
import { plainText } from '#engine/say.ts'
import { ReceiptButton } from '../receipts/receipt-button.tsx'
import { RichLine } from '../text/rich-text.tsx'
import { FoldingCard } from '../ui/folding-card.tsx'
import { TableView } from './table-view.tsx'

export function ScheduleCard({
  visualization,
}: {
  visualization: Extract<Visualization, { type: 'schedule' }>
}) {
  const { rows } = visualization
  return (
    <FoldingCard
      title={<RichLine text={visualization.title} />}
      {...(visualization.subtitle !== undefined && {
        subtitle: <RichLine text={visualization.subtitle} />,
      })}
      inside={`A table of ${rows.length} ${rows.length === 1 ? 'row' : 'rows'}`}
    >
      <TableView table={tableOf(visualization)} label={plainText(visualization.title)} />
      <p className="mt-3 text-meta">
        <ReceiptButton id={visualization.figure}>How this was worked out</ReceiptButton>
      </p>
    </FoldingCard>
  )
}
