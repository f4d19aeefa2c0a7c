/** How each number that a plan shows was worked out, in the order in which they are read. */
import { howInFull } from '#engine/figure.ts'
import { figuresShown } from '#engine/figures-shown.ts'
import type { Plan } from '#engine/plan.ts'
import { plainText } from '#engine/say.ts'
import { ink } from './ink.ts'
import type { PageWriter } from './page-writer.ts'

const originWords = {
  told: 'You said it',
  sample: 'From the sample household',
  assumed: 'Assumed',
  law: 'The law',
  market: 'Market data',
  computed: 'Worked out',
} as const

export function writeReceipts(page: PageWriter, plan: Plan): void {
  const shown = figuresShown(plan)
  if (shown.length === 0) return
  const byId = new Map(plan.figures.map((figure) => [figure.id, figure]))
  const parts = new Map(plan.allocations.map((part) => [part.figure, plainText(part.label)]))
  page.heading(2, 'How each number was worked out')
  page.table(
    [
      { label: 'Figure', numeric: false, parts: 4 },
      { label: 'Value', numeric: true, parts: 2 },
      { label: 'Where it comes from', numeric: false, parts: 7 },
    ],
    shown.map((figure) => {
      const inputs = figure.inputs
        .flatMap((id) => byId.get(id) ?? [])
        .map(({ label, shown }) => `${label}: ${shown}`)
      const from = inputs.length === 0 ? '' : ` From ${inputs.join('; ')}.`
      const source = figure.source === undefined ? '' : ` Source: ${figure.source.title}.`
      const how =
        figure.origin === 'told' || figure.origin === 'sample'
          ? ''
          : `: ${howInFull(figure).replace(/\.$/, '')}`
      return [
        parts.get(figure.id) ?? figure.label,
        figure.shown,
        `${originWords[figure.origin]}${how}.${from}${source}`,
      ]
    }),
  )
  writeSources(page, plan)
}

function writeSources(page: PageWriter, plan: Plan): void {
  const sources = new Map<string, string | undefined>()
  for (const { source } of plan.figures) if (source !== undefined) sources.set(source.title, source.url)
  if (sources.size === 0) return
  page.heading(2, 'Sources')
  page.list(
    [...sources].map(([title, url]) => ({
      mark: '•',
      title,
      lines: url === undefined ? [] : [{ label: 'Link', url }],
    })),
  )
  page.paragraph('The full receipts, with every figure in between, are in the JSON export of this plan.', {
    color: ink.meta,
    size: 9,
  })
}
