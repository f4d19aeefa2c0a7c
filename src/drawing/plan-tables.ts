/** Every table of a plan, each with its name: what a spreadsheet gets. Texts are plain, without figure links. */
import { dollarsInWords, howInFull } from '#engine/figure.ts'
import type { Plan } from '#engine/plan.ts'
import { plainText } from '#engine/say.ts'
import { type Table, tableOf } from './table.ts'

export interface NamedTable extends Table {
  /** Fit for a file name: 'next-steps'. */
  readonly id: string
  readonly title: string
}

const words = (...labels: string[]) => labels.map((label) => ({ label, numeric: false }))
const numbers = (...labels: string[]) => labels.map((label) => ({ label, numeric: true }))

const checkWords = { pass: 'Fine', warn: 'Look at it', act: 'Do something' } as const

export function planTables(plan: Plan): NamedTable[] {
  const measures = plan.alternatives[0]?.ledger.map(({ label }) => label) ?? []
  const tables: NamedTable[] = [
    {
      id: 'allocations',
      title: 'Where each dollar goes',
      columns: [...words('Part'), ...numbers('Share', 'Amount'), ...words('Why')],
      rows: plan.allocations.map((part) => [
        part.label,
        `${part.percent}%`,
        dollarsInWords(part.amount),
        part.description,
      ]),
    },
    {
      id: 'next-steps',
      title: 'Next steps',
      columns: words('By', 'Step', 'Why', 'How', 'Link', 'Keep'),
      rows: plan.nextSteps.map((step) => [
        step.dueDate,
        step.title,
        step.why,
        step.how,
        step.link?.url ?? '',
        step.keep ?? '',
      ]),
    },
    {
      id: 'checks',
      title: 'Checks',
      columns: words('Result', 'Check', 'Detail'),
      rows: plan.checks.map((check) => [checkWords[check.status], check.title, check.detail]),
    },
    ...plan.visualizations
      // The allocation is the first table already.
      .filter(({ type }) => type !== 'allocation')
      .map((visualization) => ({
        id: visualization.id,
        title: visualization.title,
        ...tableOf(visualization),
      })),
    ...(plan.alternatives.length === 0
      ? []
      : [
          {
            id: 'alternatives',
            title: 'Other ways, on the same ledger',
            columns: words('Way', ...measures, 'Difference'),
            rows: plan.alternatives.map((way) => [
              way.title,
              ...way.ledger.map(({ value }) => value),
              way.difference,
            ]),
          },
        ]),
    {
      id: 'assumptions',
      title: 'What was assumed',
      columns: words('Fact', 'Value', 'Why'),
      rows: plan.assumptions.map(({ label, shown, why }) => [label, shown, why]),
    },
    {
      id: 'figures',
      title: 'Every figure and where it comes from',
      columns: words('Figure', 'Value', 'Where from', 'How', 'Source', 'Link'),
      rows: plan.figures.map((figure) => [
        figure.label,
        figure.shown,
        figure.origin,
        howInFull(figure),
        figure.source?.title ?? '',
        figure.source?.url ?? '',
      ]),
    },
  ]
  return tables
    .filter(({ rows }) => rows.length > 0)
    .map((table) => ({
      ...table,
      title: plainText(table.title),
      columns: table.columns.map((column) => ({ ...column, label: plainText(column.label) })),
      rows: table.rows.map((row) => row.map(plainText)),
    }))
}
