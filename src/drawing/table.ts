/** The same visualization as a table, for those who would rather read it than look at it. */
import { dollarsInWords } from '#engine/figure.ts'
import type { Visualization } from '#engine/plan.ts'

export interface Table {
  readonly columns: { label: string; numeric: boolean }[]
  /** Texts as the engine wrote them, figure links and all. */
  readonly rows: string[][]
}

const words = (...labels: string[]) => labels.map((label) => ({ label, numeric: false }))
const numbers = (...labels: string[]) => labels.map((label) => ({ label, numeric: true }))

export function tableOf(visualization: Visualization): Table {
  switch (visualization.type) {
    case 'allocation':
      return {
        columns: [...words('Part'), ...numbers('Share', 'Amount')],
        rows: visualization.allocations.map((part) => [
          part.label,
          `${part.percent}%`,
          dollarsInWords(part.amount),
        ]),
      }
    case 'timeline':
      return {
        columns: words('When', 'What', 'Detail'),
        rows: visualization.milestones.map((milestone) => [
          milestone.period,
          milestone.label,
          milestone.detail,
        ]),
      }
    case 'metrics':
      return {
        columns: [...words('Measure'), ...numbers('Value')],
        rows: visualization.metrics.map((metric) => [metric.label, metric.value]),
      }
    case 'projection': {
      const bands = [...visualization.bands].sort((a, b) => a.percentile - b.percentile)
      return {
        columns: [...words('Year'), ...bands.map((band) => ({ label: band.label, numeric: true }))],
        rows: visualization.years.map((year, index) => [
          String(year),
          ...bands.map((band) => dollarsInWords(band.values[index] ?? 0)),
        ]),
      }
    }
    case 'schedule':
      return { columns: visualization.columns, rows: visualization.rows }
    default:
      return visualization satisfies never
  }
}
