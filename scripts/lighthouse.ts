/**
 * `npm run lighthouse`: what Lighthouse thinks of every screen that is rendered ahead of time, on a phone, the median
 * of three runs. Addresses after `--` are the only ones looked at. It fails below the bars.
 */
import './node-24.ts'
import { execFile } from 'node:child_process'
import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { loadavg, tmpdir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { z } from 'zod'
import { ensureBrowser, findBrowser } from './browser.ts'
import { startBuiltServer } from './built-server.ts'
import { cachedPackages } from './cached-packages.ts'
import { root, succeeds } from './stages.ts'

const version = '13.5.0'
const home = await cachedPackages(`lighthouse-${version}`, [`lighthouse@${version}`])
if (home === undefined) process.exit(1)
const program = join(home, 'node_modules', 'lighthouse', 'cli', 'index.js')

const bars = { performance: 98, accessibility: 100, 'best-practices': 100, seo: 100 } as const
const categories = ['performance', 'accessibility', 'best-practices', 'seo'] as const
type Category = (typeof categories)[number]
type Scores = Record<Category, number>
const runs = 3
const attempts = 3

const reportSchema = z.object({
  categories: z.record(
    z.enum(categories),
    z.object({ score: z.number(), auditRefs: z.array(z.object({ id: z.string(), weight: z.number() })) }),
  ),
  audits: z.record(z.string(), z.object({ title: z.string(), score: z.number().nullable() })),
})

interface Run {
  readonly scores: Scores
  /** The audits that cost something. */
  readonly lost: readonly string[]
}

/** Every screen of the site map, of the help pages only the first. */
function renderedRoutes(): string[] {
  const map = readFileSync(join(root, 'dist/web/sitemap.xml'), 'utf8')
  const paths = Array.from(map.matchAll(/<loc>([^<]+)<\/loc>/g), (match) => new URL(match[1] ?? '').pathname)
  const isHelpPage = (path: string) => path.startsWith('/help/')
  return [...paths.filter((path) => !isHelpPage(path)), ...paths.filter(isHelpPage).slice(0, 1)]
}

async function lighthouse(address: string, report: string): Promise<Run> {
  const flags = ['--headless=new', ...(process.getuid?.() === 0 ? ['--no-sandbox'] : [])]
  const wanted = categories.join(',')
  await promisify(execFile)(
    process.execPath,
    [
      program,
      address,
      '--quiet',
      '--output=json',
      `--output-path=${report}`,
      `--only-categories=${wanted}`,
      `--chrome-flags=${flags.join(' ')}`,
    ],
    { cwd: home, env: { ...process.env, CHROME_PATH: findBrowser() ?? '' } },
  )
  const { categories: found, audits } = reportSchema.parse(JSON.parse(readFileSync(report, 'utf8')))
  const score = (category: Category) => Math.round((found[category]?.score ?? 0) * 100)
  return {
    scores: {
      performance: score('performance'),
      accessibility: score('accessibility'),
      'best-practices': score('best-practices'),
      seo: score('seo'),
    },
    lost: categories
      .flatMap((category) => found[category]?.auditRefs ?? [])
      .filter(({ id, weight }) => weight > 0 && (audits[id]?.score ?? 1) < 0.9)
      .map(({ id }) => audits[id]?.title ?? id),
  }
}

const median = (values: readonly number[]): number =>
  values.toSorted((a, b) => a - b)[values.length >> 1] ?? 0

/** A browser of a busy machine sometimes records nothing; that says nothing of the screen. */
async function lighthouseAtLast(address: string, report: string): Promise<Run> {
  for (let attempt = 1; attempt < attempts; attempt += 1)
    try {
      return await lighthouse(address, report)
    } catch {
      console.log(`       a run of ${address} gave no report; trying again`)
    }
  return lighthouse(address, report)
}

/** One line of the table; true when every bar is met. */
async function measure(origin: string, route: string, folder: string): Promise<boolean> {
  const measured: Run[] = []
  for (let run = 0; run < runs; run += 1)
    measured.push(await lighthouseAtLast(origin + route, join(folder, 'report.json')))
  const scores = categories.map((category) => median(measured.map((run) => run.scores[category])))
  const isMet = categories.every((category, index) => (scores[index] ?? 0) >= bars[category])
  console.log(
    [isMet ? 'met   ' : 'MISSED', ...scores.map((score) => String(score).padStart(14)), `  ${route}`].join(
      '',
    ),
  )
  if (!isMet)
    for (const title of new Set(measured.flatMap(({ lost }) => lost))) console.log(`         ${title}`)
  return isMet
}

if (!((await ensureBrowser()) && (await succeeds('node', [join(root, 'scripts/build-web.ts')]))))
  process.exit(1)

const folder = mkdtempSync(join(tmpdir(), 'hearth-lighthouse-'))
const { origin, stop } = await startBuiltServer()
try {
  const chosen = process.argv.slice(2)
  console.log(`      ${categories.map((category) => category.padStart(14)).join('')}`)
  let missed = 0
  for (const route of chosen.length > 0 ? chosen : renderedRoutes())
    if (!(await measure(origin, route, folder))) missed += 1
  console.log(
    `${missed === 0 ? 'All bars are met' : `${missed} screens miss a bar`}; load ${loadavg()[0]?.toFixed(1)} on this machine`,
  )
  process.exitCode = missed === 0 ? 0 : 1
} finally {
  await stop()
  rmSync(folder, { recursive: true, force: true })
}
