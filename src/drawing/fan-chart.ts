/** A projection as a fan chart: bands, median, axes and labels in words, at the pixel size that it is shown in. */
import { scaleLinear } from 'd3-scale'
import { area, curveMonotoneX, line } from 'd3-shape'
import type { Visualization } from '#engine/plan.ts'
import { plainText } from '#engine/say.ts'
import { axisMoney } from './axis-money.ts'
import { spreadLabels } from './spread-labels.ts'
import { estimatedTextWidth, type TextWidth } from './text-width.ts'

export type Projection = Extract<Visualization, { type: 'projection' }>
export type Band = Projection['bands'][number]

type EndKind = 'band' | 'median' | 'goal'

export interface FanChart {
  readonly width: number
  readonly height: number
  readonly plot: { left: number; right: number; top: number; bottom: number }
  readonly yTicks: { y: number; label: string }[]
  readonly xTicks: { x: number; label: string; anchor: 'start' | 'middle' | 'end' }[]
  /** The band between the weakest and the strongest percentile, and the one nearest the quartiles. */
  readonly outer: { area: string; upperEdge: string; lowerEdge: string } | undefined
  readonly inner: { area: string } | undefined
  readonly median: string
  /** A line across the plot; its name stands among the labels at the right end. */
  readonly goal: { y: number } | undefined
  readonly marker: { x: number; label: string } | undefined
  /** At the right end, from the strongest to the weakest, spread so that they do not touch. */
  readonly endLabels: { y: number; label: string; value: string; kind: EndKind }[]
  /** Where each year stands, for a cursor. */
  readonly years: { x: number; year: number; medianY: number }[]
}

const tickSize = 12
const endLabelGap = 34

/** The bands that the chart draws; undefined where a projection has too few. */
export function drawnBands(projection: Projection) {
  const bands = [...projection.bands].sort((a, b) => a.percentile - b.percentile)
  const nearest = (percentile: number) =>
    bands.reduce<Band | undefined>(
      (best, band) =>
        best === undefined || Math.abs(band.percentile - percentile) < Math.abs(best.percentile - percentile)
          ? band
          : best,
      undefined,
    )
  const median = nearest(50)
  const weak = bands[0]
  const strong = bands.at(-1)
  const lower = nearest(25)
  const upper = nearest(75)
  const distinct = new Set([weak, lower, median, upper, strong]).size === 5
  return { weak, strong, median, lower: distinct ? lower : undefined, upper: distinct ? upper : undefined }
}

/** What is named at the right end, from the largest to the smallest. */
function endsOf(
  projection: Projection,
  bands: readonly (Band | undefined)[],
  median: Band | undefined,
): { label: string; amount: number; kind: EndKind }[] {
  const { goal } = projection
  const named = [...new Set(bands)]
    .filter((band) => band !== undefined)
    .map((band) => ({
      label: plainText(band.label),
      amount: band.values.at(-1) ?? 0,
      kind: band === median ? ('median' as const) : ('band' as const),
    }))
  const all =
    goal === undefined
      ? named
      : [...named, { label: plainText(goal.label), amount: goal.amount, kind: 'goal' as const }]
  return all.sort((a, b) => b.amount - a.amount)
}

/** Every so many years, so that labels keep their distance; the last year is always named. */
function yearTicks(years: readonly number[], room: number): number[] {
  const span = years.length - 1
  const most = Math.max(1, Math.floor(room / 56))
  const step = [1, 2, 5, 10, 20, 25, 50].find((candidate) => span / candidate <= most) ?? span
  const ticks: number[] = []
  for (let index = 0; index < span; index += step) ticks.push(index)
  if (ticks.length > 1 && span - (ticks.at(-1) ?? 0) < step * 0.6) ticks.pop()
  return [...ticks, span]
}

const anchorAt = (index: number, last: number) => (index === 0 ? 'start' : index === last ? 'end' : 'middle')

export function fanChart(
  projection: Projection,
  size: { width: number; height: number; textWidth?: TextWidth },
): FanChart {
  const { width, height } = size
  const textWidth = size.textWidth ?? estimatedTextWidth(tickSize)
  const { years } = projection
  const { weak, strong, median, lower, upper } = drawnBands(projection)
  const highest = Math.max(
    0,
    ...projection.bands.flatMap((band) => band.values),
    projection.goal?.amount ?? 0,
  )
  const money = scaleLinear()
    .domain([0, highest || 1])
    .nice(4)
  const yLabels = money.ticks(4).map((value) => ({ value, label: axisMoney(value) }))

  const ends = endsOf(projection, [strong, median, weak], median)
  const gutter =
    Math.max(0, ...ends.flatMap((end) => [textWidth(end.label), textWidth(axisMoney(end.amount))])) + 12
  const plot = {
    left: Math.ceil(Math.max(...yLabels.map((tick) => textWidth(tick.label)))) + 10,
    right: Math.floor(width - gutter),
    top: projection.marker === undefined ? 12 : 28,
    bottom: height - 28,
  }

  const x = scaleLinear([0, Math.max(1, years.length - 1)], [plot.left, plot.right])
  const y = money.copy().range([plot.bottom, plot.top])
  const lineOf = (band: Band) =>
    line<number>(
      (_, index) => x(index),
      (value) => y(value),
    ).curve(curveMonotoneX)(band.values) ?? ''
  const areaOf = (low: Band, high: Band) =>
    area<number>(
      (_, index) => x(index),
      (_, index) => y(low.values[index] ?? 0),
      (value) => y(value),
    ).curve(curveMonotoneX)(high.values) ?? ''

  const goal = projection.goal
  const markerIndex = projection.marker === undefined ? -1 : years.indexOf(projection.marker.year)
  const spread = spreadLabels(
    ends.map((end) => y(end.amount)),
    endLabelGap,
    { from: plot.top + 6, to: plot.bottom - 16 },
  )
  const ticks = yearTicks(years, plot.right - plot.left)

  return {
    width,
    height,
    plot,
    yTicks: yLabels.map(({ value, label }) => ({ y: y(value), label })),
    xTicks: ticks.map((index) => ({
      x: x(index),
      label: String(years[index] ?? ''),
      anchor: anchorAt(index, years.length - 1),
    })),
    outer:
      weak === undefined || strong === undefined || weak === strong
        ? undefined
        : { area: areaOf(weak, strong), upperEdge: lineOf(strong), lowerEdge: lineOf(weak) },
    inner: lower === undefined || upper === undefined ? undefined : { area: areaOf(lower, upper) },
    median: median === undefined ? '' : lineOf(median),
    goal: goal === undefined ? undefined : { y: y(goal.amount) },
    marker:
      projection.marker === undefined || markerIndex < 0
        ? undefined
        : { x: x(markerIndex), label: plainText(projection.marker.label) },
    endLabels: ends.map((end, index) => ({
      y: spread[index] ?? plot.bottom,
      label: end.label,
      value: axisMoney(end.amount),
      kind: end.kind,
    })),
    years: years.map((year, index) => ({
      x: x(index),
      year,
      medianY: y(median?.values[index] ?? 0),
    })),
  }
}
