/**
 * `npm run first-generation`: what a visitor reads of hosted pages, and where it stands, held against the provider's
 * first generation of React blocks, which the pages of most spaces were built with. Without a folder of entries after
 * `--` it takes those of this copy. It fails on a difference that nobody expected.
 */
import './node-24.ts'
import { join } from 'node:path'
import { chromium } from '@playwright/test'
import { publicKeyForTests } from '../src/api/hosted-content/provider-for-tests.ts'
import { startProvider } from '../src/api/hosted-content/provider-process-for-tests.ts'
import { ensureBrowser, findBrowser } from './browser.ts'
import { startBuiltServer } from './built-server.ts'
import { entriesToCompare, symbolsOfThisCopy } from './first-generation/entries.ts'
import { type Difference, differencesBetween, reasonFor } from './first-generation/expected.ts'
import { firstGenerationScript } from './first-generation/kit.ts'
import { closeOff, handedOut, readFirst, readOurs } from './first-generation/pages.ts'
import { root, succeeds } from './stages.ts'

const pathOf = (index: number): string => `/builder/entry-${index}`

const short = (value: unknown): string => (JSON.stringify(value) ?? 'nothing').slice(0, 300)

function tell(name: string, looks: number, differences: readonly Difference[], isWhole: boolean): boolean {
  const unexpected = differences.filter((one) => reasonFor(one) === undefined)
  const verdict = unexpected.length > 0 ? 'DIFFERS ' : differences.length > 0 ? 'expected' : 'same    '
  console.log(`${verdict} ${String(looks).padStart(4)}  ${name}${isWhole ? '' : ' (without its code)'}`)
  for (const one of differences) {
    const reason = reasonFor(one)
    console.log(`               ${one.what}: ${reason ?? 'not expected'}`)
    if (reason === undefined)
      console.log(`                 first ${short(one.first)}\n                 ours  ${short(one.ours)}`)
  }
  return unexpected.length === 0
}

const script = await firstGenerationScript()
if (script === undefined || !(await ensureBrowser())) process.exit(1)
if (!(await succeeds('node', [join(root, 'scripts/build-web.ts')]))) process.exit(1)

const entries = entriesToCompare(process.argv[2])
const provider = await startProvider()
const query = (index: number) => [{ property: 'urlPath', operator: 'is', value: pathOf(index) }]
await provider.has({
  page: entries.map(({ entry }, index) => ({ ...entry, id: `entry-${index}`, query: query(index) })),
  symbol: symbolsOfThisCopy(),
})
const { origin, stop } = await startBuiltServer({
  BUILDER_PUBLIC_KEY: publicKeyForTests,
  BUILDER_API_HOST: provider.origin,
  BUILDER_EDITING: '',
  BUILDER_ALLOW_CUSTOM_CODE: '',
  MESSAGES_PER_MINUTE_PER_ADDRESS: '100000',
})
const executablePath = findBrowser()
const browser = await chromium.launch(executablePath === undefined ? {} : { executablePath })
try {
  const context = await browser.newContext({ viewport: { width: 1280, height: 900 } })
  await closeOff(context, origin)
  const pages = { ours: await context.newPage(), first: await context.newPage() }
  console.log('        looks  entry')
  let failed = 0
  for (const [index, { name, entry }] of entries.entries()) {
    const { reading: ours, sheets } = await readOurs(pages.ours, origin + pathOf(index))
    const first = await readFirst(pages.first, { origin, script, sheets, entry })
    const looks = Object.keys(ours).length
    let differences = differencesBetween(first, ours)
    const isWhole = differences.every((one) => reasonFor(one) !== undefined)
    if (!isWhole) {
      const bare = await handedOut(origin, pathOf(index))
      differences = differencesBetween(
        await readFirst(pages.first, { origin, script, sheets, entry: bare }),
        ours,
      )
    }
    if (!tell(name, looks, differences, isWhole)) failed += 1
  }
  console.log(
    failed === 0
      ? `${entries.length} entries are shown as the first generation shows them`
      : `${failed} of ${entries.length} entries differ`,
  )
  process.exitCode = failed === 0 ? 0 : 1
} finally {
  await browser.close()
  await stop()
  await provider.stop()
}
