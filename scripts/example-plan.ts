/** The plan of a golden household, cut down to what a page shows of it, so that a browser does not load the rest. */
import { drawnBands, type FanChart, fanChart, type Projection } from '../src/drawing/fan-chart.ts'
import { tableOf } from '../src/drawing/table.ts'
import { estimatedTextWidth } from '../src/drawing/text-width.ts'
import { toldStatements } from '../src/engine/fact-reader.ts'
import type { Plan } from '../src/engine/plan.ts'
import { chartWidths, type Example } from '../src/web/how-it-works/example.ts'
import { goldenDraft, goldenHousehold } from './golden-households.ts'

const shownSteps = 3
const chartFontSize = 12
/** From this width on a chart is wide rather than high. */
const wide = 480

export function examplePlan(name: string): Example {
  const { plan } = goldenDraft(name)
  const projection = plan.visualizations.find((visualization) => visualization.type === 'projection')
  if (projection?.type !== 'projection')
    throw new RangeError(`golden/${name}.json: its plan has no projection`)
  const simulation = simulationOf(projection)
  const excerpt: Plan = {
    ...plan,
    nextSteps: plan.nextSteps.slice(0, shownSteps),
    visualizations: [],
    checks: [],
    assumptions: [],
    alternatives: [],
    sensitivities: [],
    accountNotes: [],
    figures: [],
  }
  const told = toldStatements(goldenHousehold(name).household)
  return {
    told: told.map(({ fact, label, shown }) => ({ fact, label, shown })),
    plan: { ...excerpt, figures: figuresBehind([excerpt, simulation], plan.figures) },
    simulation,
  }
}

function simulationOf(projection: Projection): Example['simulation'] {
  const { weak, strong, lower, upper } = drawnBands(projection)
  if (!(weak && strong && lower && upper))
    throw new RangeError('the projection has too few bands to be shown')
  const { title, subtitle, figure } = projection
  return {
    title,
    ...(subtitle !== undefined && { subtitle }),
    figure,
    outer: `Light band: ${strong.percentile - weak.percentile} of 100 futures`,
    inner: `Dark band: ${upper.percentile - lower.percentile} of 100 futures`,
    charts: chartWidths.map((width) => {
      const height = Math.round(width < wide ? (width * 3) / 4 : (width * 7) / 16)
      const textWidth = estimatedTextWidth(chartFontSize)
      return shortened(fanChart(thinned(projection), { width, height, textWidth }))
    }),
    table: tableOf(projection),
  }
}

/** Through every third year and the last a smooth line looks the same, and weighs a third. */
function thinned(projection: Projection): Projection {
  const last = projection.years.length - 1
  const isKept = (_value: unknown, index: number) => index % 3 === 0 || index === last
  return {
    ...projection,
    years: projection.years.filter(isKept),
    bands: projection.bands.map((band) => ({ ...band, values: band.values.filter(isKept) })),
  }
}

/** Coordinates to a tenth of a pixel, and no places for a cursor that there is not. */
function shortened(chart: FanChart): FanChart {
  const short = (path: string) =>
    path.replace(/\d+\.\d+/g, (number) => String(Number(Number(number).toFixed(1))))
  const { outer, inner } = chart
  return {
    ...chart,
    years: [],
    median: short(chart.median),
    outer: outer && {
      area: short(outer.area),
      upperEdge: short(outer.upperEdge),
      lowerEdge: short(outer.lowerEdge),
    },
    inner: inner && { area: short(inner.area) },
  }
}

/** The figures that are shown, and all that they were worked out from. */
function figuresBehind(shown: unknown, all: Plan['figures']): Plan['figures'] {
  const byId = new Map(all.map((figure) => [figure.id, figure]))
  const needed = new Set<string>()
  const open = allStrings(shown).flatMap((text) => [
    text,
    ...Array.from(text.matchAll(/\(figure:([^)\s]+)\)/g), (match) => match[1] ?? ''),
  ])
  for (let id = open.pop(); id !== undefined; id = open.pop()) {
    const figure = byId.get(id)
    if (figure === undefined || needed.has(id)) continue
    needed.add(id)
    open.push(...figure.inputs)
  }
  return all.filter(({ id }) => needed.has(id))
}

function allStrings(value: unknown): string[] {
  if (typeof value === 'string') return [value]
  if (typeof value !== 'object' || value === null) return []
  return Object.values(value).flatMap(allStrings)
}
