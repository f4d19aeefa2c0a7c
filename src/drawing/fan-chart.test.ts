import fc from 'fast-check'
import { expect, test } from 'vitest'
import { words } from '#engine/say.ts'
import { fanChart, type Projection } from './fan-chart.ts'
import { tableOf } from './table.ts'

const bandNames = ['Weak markets', 'Lower middle', 'Middle', 'Upper middle', 'Strong markets']

function projection(ends: readonly number[], length = 26): Projection {
  const years = Array.from({ length }, (_, index) => 2026 + index)
  return {
    id: 'where',
    type: 'projection',
    title: words('Where this could go'),
    years,
    bands: [5, 25, 50, 75, 95].map((percentile, at) => ({
      percentile,
      label: words(bandNames[at] ?? ''),
      values: years.map((_, index) => 100_000 + (((ends[at] ?? 0) - 100_000) * index) / (length - 1)),
    })),
    figure: 'simulation',
  }
}
const ends = [106_000, 240_000, 395_000, 690_000, 1_470_000]

test('the axis starts at nothing and reaches the strongest outcome, in short money', () => {
  const chart = fanChart(projection(ends), { width: 760, height: 332 })
  expect(chart.yTicks.map((tick) => tick.label)).toEqual(['$0', '$500k', '$1M', '$1.5M'])
  expect(chart.yTicks[0]?.y).toBe(chart.plot.bottom)
  expect(chart.yTicks.at(-1)?.y).toBe(chart.plot.top)
})

test('the ends are named in words with their money, strongest first', () => {
  const chart = fanChart(projection(ends), { width: 760, height: 332 })
  expect(chart.endLabels.map((end) => `${end.label} ${end.value}`)).toEqual([
    'Strong markets $1.47M',
    'Middle $395k',
    'Weak markets $106k',
  ])
  expect(chart.endLabels.map((end) => end.kind)).toEqual(['band', 'median', 'band'])
})

test('a goal is a line across the plot and is named among the ends, by its size', () => {
  const goal = { label: words('What you invest'), amount: 100_000 }
  const chart = fanChart({ ...projection(ends), goal }, { width: 760, height: 332 })
  expect(chart.endLabels.at(-1)).toMatchObject({ label: 'What you invest', value: '$100k', kind: 'goal' })
  expect(chart.goal?.y).toBeLessThan(chart.plot.bottom)
})

test('the first and the last year are named', () => {
  const chart = fanChart(projection(ends), { width: 300, height: 225 })
  expect(chart.xTicks.at(0)).toMatchObject({ label: '2026', anchor: 'start' })
  expect(chart.xTicks.at(-1)).toMatchObject({ label: '2051', anchor: 'end' })
})

test('a projection of one year and of three bands is drawn too', () => {
  const short = projection(ends, 2)
  const three = { ...short, bands: short.bands.filter((band) => [5, 50, 95].includes(band.percentile)) }
  const chart = fanChart(three, { width: 320, height: 240 })
  expect(chart.inner).toBeUndefined()
  expect(chart.outer?.area).toMatch(/^M/)
  expect(chart.median).toMatch(/^M/)
})

test('everything stays inside the drawing, whatever the values and the width', () => {
  fc.assert(
    fc.property(
      fc.array(fc.double({ min: 0, max: 1e9, noNaN: true }), { minLength: 5, maxLength: 5 }),
      fc.integer({ min: 280, max: 1_000 }),
      fc.integer({ min: 2, max: 61 }),
      (raw, width, length) => {
        const chart = fanChart(
          projection(
            [...raw].sort((a, b) => a - b),
            length,
          ),
          { width, height: 240 },
        )
        expect(chart.median).not.toMatch(/NaN|Infinity/)
        for (const at of chart.years) {
          expect(at.x).toBeGreaterThanOrEqual(chart.plot.left)
          expect(at.x).toBeLessThanOrEqual(chart.plot.right + 1e-9)
          expect(at.medianY).toBeGreaterThanOrEqual(chart.plot.top - 1e-6)
          expect(at.medianY).toBeLessThanOrEqual(chart.plot.bottom + 1e-6)
        }
        for (const end of chart.endLabels) expect(end.y).toBeLessThanOrEqual(chart.plot.bottom)
      },
    ),
  )
})

test('the table twin has a row a year and a column a band, weakest first', () => {
  const table = tableOf(projection(ends))
  expect(table.columns.map((column) => column.label)).toEqual(['Year', ...bandNames])
  expect(table.rows).toHaveLength(26)
  expect(table.rows.at(-1)).toEqual(['2051', '$106,000', '$240,000', '$395,000', '$690,000', '$1,470,000'])
})
