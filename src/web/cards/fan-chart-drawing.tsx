import { useId } from 'react'
import type { FanChart } from '#drawing/fan-chart.ts'
import { classNames } from '../ui/class-names.ts'

export interface FanChartDrawingProps {
  chart: FanChart
  /** The whole chart in one sentence. */
  label: string
  cursor: number | undefined
  /** Fills its place instead of keeping its own width. */
  isStretched?: boolean
}

const endLook = {
  band: 'fill-text-2',
  median: 'fill-text font-semibold',
  goal: 'fill-accent font-semibold',
} as const

/** The layers of the fan, from the grid to the cursor. */
export function FanChartDrawing({ chart, label, cursor, isStretched = false }: FanChartDrawingProps) {
  const titleId = useId()
  const { plot } = chart
  return (
    <svg
      role="img"
      aria-labelledby={titleId}
      width={chart.width}
      height={chart.height}
      viewBox={`0 0 ${chart.width} ${chart.height}`}
      className={classNames(
        'block overflow-visible text-[12px] print:h-auto print:max-w-full',
        isStretched && 'h-auto w-full',
      )}
    >
      <title id={titleId}>{label}</title>
      {chart.yTicks.map((tick) => (
        <g key={tick.label}>
          <line x1={plot.left} x2={plot.right} y1={tick.y} y2={tick.y} className="stroke-border" />
          <text x={plot.left - 8} y={tick.y + 4} textAnchor="end" className="fill-text-3">
            {tick.label}
          </text>
        </g>
      ))}
      {chart.outer === undefined ? null : (
        <>
          <path d={chart.outer.area} className="fill-fan-outer" />
          <path d={chart.outer.upperEdge} className="fill-none stroke-fan-edge" />
          <path d={chart.outer.lowerEdge} className="fill-none stroke-fan-edge" />
        </>
      )}
      {chart.inner === undefined ? null : <path d={chart.inner.area} className="fill-fan-inner" />}
      <path d={chart.median} className="fill-none stroke-fan-median" strokeWidth="2.5" />
      <Goal chart={chart} />
      <Marker chart={chart} />
      {chart.xTicks.map((tick) => (
        <text
          key={tick.label}
          x={tick.x}
          y={plot.bottom + 20}
          textAnchor={tick.anchor}
          className="fill-text-3"
        >
          {tick.label}
        </text>
      ))}
      {chart.endLabels.map((end) => (
        <text key={end.label} x={plot.right + 8} y={end.y} className={endLook[end.kind]}>
          <tspan x={plot.right + 8}>{end.label}</tspan>
          <tspan x={plot.right + 8} dy="15" className="font-semibold">
            {end.value}
          </tspan>
        </text>
      ))}
      <Cursor chart={chart} cursor={cursor} />
    </svg>
  )
}

function Goal({ chart: { goal, plot } }: { chart: FanChart }) {
  if (goal === undefined) return null
  return (
    <line
      x1={plot.left}
      x2={plot.right}
      y1={goal.y}
      y2={goal.y}
      strokeWidth="1.5"
      strokeDasharray="5 4"
      className="stroke-accent"
    />
  )
}

function Marker({ chart: { marker, plot } }: { chart: FanChart }) {
  if (marker === undefined) return null
  return (
    <g>
      <line
        x1={marker.x}
        x2={marker.x}
        y1={plot.top}
        y2={plot.bottom}
        strokeDasharray="2 3"
        className="stroke-border-strong"
      />
      <text x={marker.x} y={plot.top - 8} textAnchor="middle" className="fill-text-2">
        {marker.label}
      </text>
    </g>
  )
}

function Cursor({ chart, cursor }: { chart: FanChart; cursor: number | undefined }) {
  const year = cursor === undefined ? undefined : chart.years[cursor]
  if (year === undefined) return null
  return (
    <g>
      <line x1={year.x} x2={year.x} y1={chart.plot.top} y2={chart.plot.bottom} className="stroke-text-3" />
      <circle
        cx={year.x}
        cy={year.medianY}
        r="5"
        strokeWidth="2"
        className="fill-fan-median stroke-surface"
      />
    </g>
  )
}
