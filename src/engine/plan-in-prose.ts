/** A whole plan as Markdown prose: for the terminal, for golden plans, for reading aloud. */
import type { Plan, Visualization } from './plan.ts'
import { plainText } from './say.ts'

/** A title as a sentence of its own. */
const sentence = (text: string) => (/[.?!]$/.test(plainText(text)) ? plainText(text) : `${plainText(text)}.`)

const heading = (title: string) => `\n## ${title}\n`

/** A heading with what stands under it; nothing where that is nothing. */
const list = (title: string, lines: readonly string[]) =>
  lines.length === 0 ? '' : heading(title) + lines.map((line) => `- ${line}`).join('\n')

function tableOf(columns: readonly string[], rows: readonly (readonly string[])[]): string {
  const line = (cells: readonly string[]) => `| ${cells.join(' | ')} |`
  return [line(columns), line(columns.map(() => '---')), ...rows.map(line)].join('\n')
}

function visualizationInProse(visualization: Visualization): string {
  const title = `### ${plainText(visualization.title)}${visualization.subtitle === undefined ? '' : `\n${plainText(visualization.subtitle)}`}\n`
  switch (visualization.type) {
    case 'allocation':
      return `${title}\n${tableOf(
        ['Part', 'Share', 'Amount'],
        visualization.allocations.map((part) => [
          plainText(part.label),
          `${part.percent}%`,
          `$${part.amount.toLocaleString('en-US')}`,
        ]),
      )}\n${visualization.highlights.map(({ label, value }) => `- ${plainText(label)}: ${plainText(value)}`).join('\n')}`
    case 'timeline':
      return `${title}${visualization.milestones.map(({ period, label, detail }) => `- ${plainText(period)}: ${plainText(label)} (${plainText(detail)})`).join('\n')}`
    case 'metrics':
      return `${title}${visualization.metrics.map(({ label, value }) => `- ${plainText(label)}: ${plainText(value)}`).join('\n')}`
    case 'projection': {
      const last = visualization.years.length - 1
      return `${title}${visualization.bands.map((band) => `- ${plainText(band.label)} in ${visualization.years[last]}: $${Math.round(band.values[last] ?? 0).toLocaleString('en-US')}`).join('\n')}`
    }
    case 'schedule':
      return `${title}\n${tableOf(
        visualization.columns.map(({ label }) => plainText(label)),
        visualization.rows.map((row) => row.map(plainText)),
      )}`
    default:
      return visualization satisfies never
  }
}

export function planInProse(plan: Plan): string {
  const figures = new Map(plan.figures.map((figure) => [figure.id, figure]))
  const marks = { pass: 'ok', warn: 'look', act: 'do' } as const
  const parts = [
    `# ${plainText(plan.title)}`,
    `Version ${plan.version} · ${[plan.oddsLabel, plan.riskLabel, plan.horizonLabel]
      .filter((label) => label !== undefined)
      .map(plainText)
      .join(' · ')}`,
    `\n${plainText(plan.summary)}`,
    plan.allocations.length === 0
      ? ''
      : `\n${tableOf(
          ['Part', 'Share', 'Amount', 'Why'],
          plan.allocations.map((part) => [
            plainText(part.label),
            `${part.percent}%`,
            `$${part.amount.toLocaleString('en-US')}`,
            plainText(part.description),
          ]),
        )}`,
    heading('Next steps') +
      plan.nextSteps
        .map(
          (step, index) =>
            `${index + 1}. By ${figures.get(step.dueFigure)?.shown ?? step.dueDate}: ${plainText(step.title)}. ${plainText(step.why)} ${plainText(step.how)}${step.link === undefined ? '' : ` (${plainText(step.link.label)}: ${step.link.url})`}${step.keep === undefined ? '' : ` Keep: ${plainText(step.keep)}`}`,
        )
        .join('\n'),
    heading('Checks') +
      plan.checks
        .map((check) => `- [${marks[check.status]}] ${sentence(check.title)} ${plainText(check.detail)}`)
        .join('\n'),
    heading('How it could turn out') + plan.visualizations.map(visualizationInProse).join('\n\n'),
    list(
      'Other ways, on the same ledger',
      plan.alternatives.map(
        (other) =>
          `**${plainText(other.title)}**. ${plainText(other.detail)} ${other.ledger.map(({ label, value }) => `${plainText(label)}: ${plainText(value)}`).join('; ')}. ${plainText(other.difference)}`,
      ),
    ),
    list(
      'What would change this',
      plan.sensitivities.map(({ change, effect }) => `${plainText(change)}, ${plainText(effect)}`),
    ),
    list(
      'Assumed',
      plan.assumptions.map(({ label, shown, why }) => `${label}: ${shown}. ${why}`),
    ),
    list('Notes', plan.accountNotes.map(plainText)),
    `\n${plainText(plan.method)} Law of ${plan.lawYear}. Look again by ${figures.get(plan.reviewFigure)?.shown}.`,
  ]
  return `${parts.filter((part) => part !== '').join('\n')}\n`
}
