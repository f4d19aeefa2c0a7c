/** A plan on paper: the order of the card, every chart drawn and told, and how each number was worked out. */
import { drawnBands } from '#drawing/fan-chart.ts'
import { tableOf } from '#drawing/table.ts'
import { dateInWords } from '#engine/calendar.ts'
import { dollarsInWords } from '#engine/figure.ts'
import type { Allocation, Plan, Visualization } from '#engine/plan.ts'
import { plainText } from '#engine/say.ts'
import { drawAllocationBar, drawFanChart } from './charts.ts'
import { ink } from './ink.ts'
import { type Column, openPages, type PageWriter } from './page-writer.ts'
import { writeReceipts } from './receipts-appendix.ts'

/** What the person did with the checklist; steps without an entry stand as the plan has them. */
export interface StepMark {
  readonly isDone: boolean
  readonly dueDate?: string | undefined
  readonly note?: string | undefined
}

export interface PlanPaper {
  readonly plan: Plan
  /** The name that its owner gave it. */
  readonly name?: string | undefined
  readonly steps?: ReadonlyMap<string, StepMark> | undefined
  readonly product: string
}

const barHeight = 12
const chartHeight = 190

export function planPdf({ plan, name, steps, product }: PlanPaper): Promise<Buffer> {
  const title = plainText(plan.title)
  const madeAt = new Date(plan.generatedAt)
  const page = openPages({ title: name ?? title, createdAt: madeAt })
  const made = `Version ${plan.version} · ${dateInWords(plan.generatedAt.slice(0, 10))}`

  page.heading(1, title)
  if (name !== undefined && name !== title) page.paragraph(name, { font: 'bold' })
  page.paragraph(
    [made, ...[plan.oddsLabel, plan.riskLabel, plan.horizonLabel].flatMap((label) => label ?? [])]
      .map(plainText)
      .join(' · '),
    { color: ink.meta, size: 9, after: 8 },
  )
  if (plan.totalAmount > 0) {
    page.paragraph(dollarsInWords(plan.totalAmount), { font: 'headline', size: 20, after: 0 })
    page.paragraph(plainText(plan.totalLabel), { color: ink.meta, size: 9, after: 8 })
  }
  page.paragraph(plainText(plan.summary), { size: 10.5, after: 8 })
  writeAllocations(page, plan.allocations)
  writeSteps(page, plan, steps)
  writeChecks(page, plan)
  for (const visualization of plan.visualizations) writeVisualization(page, visualization)
  writeAlternatives(page, plan)
  writeLists(page, plan)
  writeReceipts(page, plan)
  return page.finish({
    headerLeft: product,
    headerRight: made,
    footer: 'Educational guidance, not investment, legal or tax advice.',
  })
}

function writeAllocations(page: PageWriter, allocations: readonly Allocation[]): void {
  if (allocations.length === 0) return
  const parts = allocations.map(
    (part) => `${plainText(part.label)} ${part.percent}% (${dollarsInWords(part.amount)})`,
  )
  page.drawing(`A bar of the parts: ${parts.join(', ')}.`, barHeight, (pdf) =>
    drawAllocationBar(pdf, allocations, page.width, barHeight),
  )
  page.table(
    [column('Part', 3), column('Share', 1, true), column('Amount', 1.4, true), column('Why', 6)],
    allocations.map((part) => [
      plainText(part.label),
      `${part.percent}%`,
      dollarsInWords(part.amount),
      plainText(part.description),
    ]),
  )
}

function writeSteps(page: PageWriter, plan: Plan, marks: ReadonlyMap<string, StepMark> = new Map()): void {
  if (plan.nextSteps.length === 0) return
  page.heading(2, 'Next steps')
  page.list(
    plan.nextSteps.map((step, index) => {
      const mark = marks.get(step.id)
      const due = dateInWords(mark?.dueDate ?? step.dueDate)
      return {
        mark: `${index + 1}.`,
        title: `${plainText(step.title)} (${mark?.isDone ? 'done' : `by ${due}`})`,
        lines: [
          `${plainText(step.why)} ${plainText(step.how)}`,
          ...(step.link === undefined ? [] : [{ label: plainText(step.link.label), url: step.link.url }]),
          ...(step.keep === undefined ? [] : [`Keep: ${plainText(step.keep)}`]),
          ...(mark?.note === undefined ? [] : [`Your note: ${mark.note}`]),
        ],
      }
    }),
  )
}

const checkMarks = {
  act: { mark: 'Do', markColor: ink.act },
  warn: { mark: 'See', markColor: ink.warn },
  pass: { mark: 'OK', markColor: ink.pass },
} as const

function writeChecks(page: PageWriter, plan: Plan): void {
  if (plan.checks.length === 0) return
  page.heading(2, 'Checks')
  page.list(
    plan.checks.map((check) => ({
      ...checkMarks[check.status],
      title: plainText(check.title),
      lines: [plainText(check.detail)],
    })),
  )
}

function writeVisualization(page: PageWriter, visualization: Visualization): void {
  // The parts of the whole stand at the top already; what else this card says does not.
  if (visualization.type === 'allocation' && visualization.highlights.length === 0) return
  page.heading(2, plainText(visualization.title))
  if (visualization.subtitle !== undefined)
    page.paragraph(plainText(visualization.subtitle), { color: ink.meta, size: 9 })
  switch (visualization.type) {
    case 'allocation':
      writeTable(page, {
        columns: [column('Measure', 1), column('Value', 2)],
        rows: visualization.highlights.map(({ label, value }) => [label, value]),
      })
      return
    case 'projection': {
      const { weak, median, strong } = drawnBands(visualization)
      const last = visualization.years.at(-1)
      const ends = [weak, median, strong].flatMap((band) =>
        band === undefined ? [] : `${plainText(band.label)} ${dollarsInWords(band.values.at(-1) ?? 0)}`,
      )
      page.drawing(`A chart to ${last}, in today's dollars: ${ends.join(', ')}.`, chartHeight, (pdf) =>
        drawFanChart(pdf, visualization, page.width, chartHeight),
      )
      writeTable(page, thinned(tableOf(visualization)))
      return
    }
    case 'timeline':
    case 'metrics':
    case 'schedule':
      writeTable(page, tableOf(visualization))
      return
    default:
      visualization satisfies never
  }
}

interface PaperTable {
  readonly columns: readonly { readonly label: string; readonly numeric: boolean }[]
  readonly rows: readonly (readonly string[])[]
}

const mostRows = 12

/** Forty years are drawn; the table below names some of them, the first and the last among them. */
function thinned(table: PaperTable): PaperTable {
  const last = table.rows.length - 1
  if (last < mostRows) return table
  const every = Math.ceil(last / (mostRows - 1))
  return {
    ...table,
    rows: table.rows.filter(
      (_, index) => index === last || (index % every === 0 && last - index >= every / 2),
    ),
  }
}

/** Columns of words get room by what they hold; columns of numbers by their longest number. */
function writeTable(page: PageWriter, { columns, rows }: PaperTable): void {
  if (rows.length === 0) return
  const plain = rows.map((row) => row.map(plainText))
  page.table(
    columns.map(({ label, numeric }, index) => {
      const longest = Math.max(
        ...plainText(label)
          .split(' ')
          .map(({ length }) => length),
        ...plain.map((row) => Math.min(46, row[index]?.length ?? 0)),
      )
      return { label: plainText(label), numeric, parts: Math.max(6, longest) }
    }),
    plain,
  )
}

function writeAlternatives(page: PageWriter, plan: Plan): void {
  const [first] = plan.alternatives
  if (first === undefined) return
  page.heading(2, 'Other ways, on the same ledger')
  writeTable(page, {
    columns: [
      { label: 'Measure', numeric: false },
      ...plan.alternatives.map(({ title }) => ({ label: title, numeric: false })),
    ],
    rows: first.ledger.map(({ label }, index) => [
      label,
      ...plan.alternatives.map(({ ledger }) => ledger[index]?.value ?? ''),
    ]),
  })
  page.list(
    plan.alternatives.map((way) => ({
      mark: '•',
      title: plainText(way.title),
      lines: [`${plainText(way.detail)} ${plainText(way.difference)}`],
    })),
  )
}

function writeLists(page: PageWriter, plan: Plan): void {
  if (plan.sensitivities.length > 0) {
    page.heading(2, 'What would change this')
    for (const { change, effect } of plan.sensitivities)
      page.paragraph(`${plainText(change)}, ${plainText(effect)}`)
  }
  if (plan.assumptions.length > 0) {
    page.heading(2, 'What was assumed')
    page.table(
      [column('Fact', 3), column('Value', 2), column('Why', 5)],
      plan.assumptions.map(({ label, shown, why }) => [label, shown, why]),
    )
  }
  if (plan.accountNotes.length > 0) {
    page.heading(2, 'Good to know')
    for (const note of plan.accountNotes) page.paragraph(plainText(note))
  }
  page.paragraph(
    `${plainText(plan.method)} Tax law of ${plan.lawYear}. Look at it again by ${dateInWords(plan.reviewOn)}.`,
    { color: ink.quiet },
  )
}

const column = (label: string, parts: number, numeric = false): Column => ({ label, numeric, parts })
