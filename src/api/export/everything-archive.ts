/** Everything kept of one person as files: the document that imports again, paper, a calendar and what is what. */
import { productName } from '#contract/product.ts'
import type { DataBundle } from '#contract/your-data.ts'
import type { Plan } from '#engine/plan.ts'
import type { Planner } from '../planner.ts'
import { calendarOf } from './calendar.ts'
import { type ArchiveFile, archiveOf, fileStem } from './data-archive.ts'
import { stepMarks } from './step-marks.ts'

const documentPath = 'hearth.json'

/** Paper takes a second or so a plan; the document holds every plan whatever their number. */
const mostPapers = 20

interface KeptWithPlan {
  readonly saved: DataBundle['savedPlans'][number]
  readonly plan: Plan
}

/** The kept plans in their newest version, the latest change first. */
function keptPlans(bundle: DataBundle): KeptWithPlan[] {
  return [...bundle.savedPlans]
    .sort((a, b) => b.updatedAt.localeCompare(a.updatedAt))
    .flatMap((saved) => {
      const thread = bundle.threads.find(({ id }) => id === saved.threadId)
      const versions = (thread?.plans ?? []).filter(({ plan }) => plan.id === saved.planId)
      const newest = versions.reduce<Plan | undefined>(
        (best, { plan }) => (best === undefined || plan.version > best.version ? plan : best),
        undefined,
      )
      return newest === undefined ? [] : [{ saved, plan: newest }]
    })
}

export async function everythingArchive(
  bundle: DataBundle,
  planner: Pick<Planner, 'paperOf'>,
  most: number = mostPapers,
): Promise<Uint8Array> {
  const kept = keptPlans(bundle)
  const papers: ArchiveFile[] = []
  for (const [index, { saved, plan }] of kept.slice(0, most).entries())
    papers.push({
      path: `plans/${String(index + 1).padStart(2, '0')}-${fileStem(saved.name)}.pdf`,
      content: await planner.paperOf({
        plan,
        product: productName,
        name: saved.name,
        steps: stepMarks(saved),
      }),
    })
  const calendar = calendarOf(
    kept.map(({ saved, plan }) => ({ plan, key: saved.id, name: saved.name, steps: stepMarks(saved) })),
    productName,
  )
  const files: ArchiveFile[] = [
    { path: 'READ-ME.txt', content: readMe(kept.length, papers.length) },
    { path: documentPath, content: `${JSON.stringify(bundle, undefined, 2)}\n` },
    ...papers,
    ...(kept.length === 0 ? [] : [{ path: 'calendar.ics', content: calendar }]),
  ]
  return archiveOf(files, new Date(bundle.exportedAt))
}

const readMe = (plans: number, papers: number): string =>
  [
    `Everything that ${productName} keeps of you.`,
    '',
    `${documentPath}: conversations, plans with all their versions, checklists, connected accounts and settings.`,
    `  ${productName} takes it in again under "Your data and account", here or in another copy of ${productName}.`,
    ...(plans === 0
      ? []
      : [papersInWords(plans, papers), 'calendar.ics: the dates of your steps, for any calendar program.']),
    'manifest.json: every file with its size and its SHA-256 digest.',
    '',
  ].join('\r\n')

const papersInWords = (plans: number, papers: number): string =>
  papers === plans
    ? 'plans/: every plan that you keep, on paper, the latest changed first.'
    : [
        `plans/: on paper the ${papers} of your ${plans} plans that changed last. The others are in ${documentPath};`,
        '  "Export PDF" on the page of a plan puts it on paper.',
      ].join('\r\n')
