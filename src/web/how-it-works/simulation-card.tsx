import { plainText } from '#engine/say.ts'
import { FanChartDrawing } from '../cards/fan-chart-drawing.tsx'
import { TableView } from '../cards/table-view.tsx'
import { ReceiptButton } from '../receipts/receipt-button.tsx'
import { RichLine } from '../text/rich-text.tsx'
import { Card } from '../ui/card.tsx'
import type { Example } from './example.ts'

/** Which of the drawings is seen in a place of which width. */
const places = [
  '@min-[295px]:hidden',
  'hidden @min-[295px]:block @min-[480px]:hidden',
  'hidden @min-[480px]:block',
]

/** The simulation of the example: the chart that was drawn ahead of time, and the same as a table. */
export function SimulationCard({ simulation }: Pick<Example, 'simulation'>) {
  const { title, subtitle, figure, charts, outer, inner, table } = simulation
  const label = plainText(title)
  return (
    <Card
      title={<RichLine text={title} />}
      {...(subtitle === undefined ? {} : { subtitle: <RichLine text={subtitle} /> })}
    >
      <div className="@container max-w-[620px]">
        {charts.map((chart, at) => (
          <div key={chart.width} className={places[at]}>
            <FanChartDrawing chart={chart} label={label} cursor={undefined} isStretched />
          </div>
        ))}
      </div>
      <ul className="mt-2 flex flex-wrap gap-x-5 gap-y-1 text-meta text-text-2">
        <li className="flex items-center gap-2">
          <span aria-hidden="true" className="swatch h-3 w-5 rounded-swatch bg-fan-inner" />
          {inner}
        </li>
        <li className="flex items-center gap-2">
          <span
            aria-hidden="true"
            className="swatch h-3 w-5 rounded-swatch border border-fan-edge bg-fan-outer"
          />
          {outer}
        </li>
      </ul>
      <details className="mt-3 text-small">
        <summary className="inline-flex min-h-9 items-center rounded-chip font-medium text-link">
          The same as a table
        </summary>
        <TableView table={table} label={label} />
      </details>
      <p className="mt-3 text-meta">
        <ReceiptButton id={figure}>How this was simulated</ReceiptButton>
      </p>
    </Card>
  )
}
