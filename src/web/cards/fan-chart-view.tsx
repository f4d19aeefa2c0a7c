import { useMemo, useState } from 'react'
import { drawnBands, fanChart, type Projection } from '#drawing/fan-chart.ts'
import { dollarsInWords, significant } from '#engine/figure.ts'
import { plainText } from '#engine/say.ts'
import { useElementWidth } from '../ui/use-element-width.ts'
import { chartTextWidth } from './chart-text-width.ts'
import { FanChartDrawing } from './fan-chart-drawing.tsx'

/** What the three named bands are worth in a year, as words. */
function yearInWords(projection: Projection, index: number) {
  const { weak, median, strong } = drawnBands(projection)
  return [strong, median, weak].flatMap((band) =>
    band === undefined
      ? []
      : [
          {
            label: plainText(band.label),
            value: dollarsInWords(significant(band.values[index] ?? 0, 3)),
            isMedian: band === median,
          },
        ],
  )
}

/** The chart with a cursor over its years: by pointer, by touch, by arrow keys. */
export function FanChartView({ projection, label }: { projection: Projection; label: string }) {
  const [box, width] = useElementWidth<HTMLDivElement>()
  const [cursor, setCursor] = useState<number>()
  const height = Math.round(width < 480 ? width * 0.75 : (width * 7) / 16)
  const chart = useMemo(
    () => (width === 0 ? undefined : fanChart(projection, { width, height, textWidth: chartTextWidth })),
    [projection, width, height],
  )
  const last = projection.years.length - 1
  const at = cursor ?? last
  const values = yearInWords(projection, at)
  const year = projection.years[at] ?? ''
  const spoken = `${year}: ${values.map((value) => `${value.label} ${value.value}`).join(', ')}`

  return (
    <div ref={box} className="relative aspect-[4/3] sm:aspect-[16/7] print:aspect-auto">
      {chart === undefined ? null : (
        <>
          <FanChartDrawing chart={chart} label={`${label}. ${spoken}`} cursor={cursor} />
          <input
            type="range"
            min={0}
            max={last}
            step={1}
            value={at}
            aria-label="Year"
            aria-valuetext={spoken}
            onChange={(event) => setCursor(Number(event.target.value))}
            onFocus={() => setCursor(at)}
            onBlur={() => setCursor(undefined)}
            onPointerMove={(event) =>
              setCursor(nearestYear(chart.years, chart.plot.left + event.nativeEvent.offsetX))
            }
            onPointerLeave={() => setCursor(undefined)}
            className="chart-cursor absolute"
            style={{
              left: chart.plot.left,
              top: chart.plot.top,
              width: chart.plot.right - chart.plot.left,
              height: chart.plot.bottom - chart.plot.top,
            }}
          />
          {cursor === undefined ? null : (
            <div
              aria-hidden="true"
              className="pointer-events-none absolute top-2 w-[204px] rounded-button border border-border bg-surface px-3 py-2 text-micro shadow-popover"
              style={{ left: tooltipLeft(chart.years[at]?.x ?? 0, chart.width) }}
            >
              <p className="font-semibold">{year}</p>
              {values.map((value) => (
                <p
                  key={value.label}
                  className={`flex justify-between gap-4 ${value.isMedian ? 'font-semibold text-text' : 'text-text-2'}`}
                >
                  <span>{value.label}</span>
                  <span>{value.value}</span>
                </p>
              ))}
            </div>
          )}
        </>
      )}
    </div>
  )
}

function nearestYear(years: readonly { x: number }[], x: number): number {
  let nearest = 0
  for (const [index, year] of years.entries())
    if (Math.abs(year.x - x) < Math.abs((years[nearest]?.x ?? 0) - x)) nearest = index
  return nearest
}

const tooltipWidth = 204

/** Beside the cursor, on the side that has room; over it where neither has. */
function tooltipLeft(x: number, width: number): number {
  const right = x + 12
  if (right + tooltipWidth <= width) return right
  return Math.max(0, Math.min(x - 12 - tooltipWidth, width - tooltipWidth))
}
