import { strFromU8, unzipSync } from 'fflate'
import ICAL from 'ical.js'
import { expect, test } from 'vitest'
import { type DataBundle, dataBundleSchema } from '#contract/your-data.ts'
import { goldenDraft } from '../../../scripts/golden-households.ts'
import { planPdf } from '../pdf/plan-pdf.ts'
import { everythingArchive } from './everything-archive.ts'
import { planBundle } from './plan-bundle.ts'

const now = new Date('2026-11-20T12:00:00Z')
const readMe = (files: Record<string, Uint8Array>) => strFromU8(files['READ-ME.txt'] ?? new Uint8Array())
const planner = { paperOf: planPdf }
const bundleOf = (name: string): DataBundle => {
  const { plan } = goldenDraft(name)
  return planBundle(
    { plan, household: undefined, isImported: false },
    { threadId: name, kept: undefined, now },
  )
}

test('everything comes as a document that imports again, paper, and one calendar for all plans', {
  timeout: 60_000,
}, async () => {
  const [one, other] = [bundleOf('no-facts-emergency-fund'), bundleOf('term-no-dependents')]
  const bundle = {
    ...one,
    threads: [...one.threads, ...other.threads],
    savedPlans: [...one.savedPlans, ...other.savedPlans],
  }
  const files = unzipSync(await everythingArchive(bundle, planner))
  expect(dataBundleSchema.parse(JSON.parse(strFromU8(files['hearth.json'] ?? new Uint8Array())))).toEqual(
    bundle,
  )
  const papers = Object.entries(files).filter(([path]) => /^plans\/\d\d-[a-z0-9-]+\.pdf$/.test(path))
  expect(papers).toHaveLength(2)
  expect(readMe(files)).toContain('every plan that you keep, on paper')
  for (const [, content] of papers) expect(strFromU8(content.slice(0, 5))).toBe('%PDF-')
  const steps = bundle.threads.flatMap(({ plans }) => plans.flatMap(({ plan }) => plan.nextSteps))
  const calendar = new ICAL.Component(ICAL.parse(strFromU8(files['calendar.ics'] ?? new Uint8Array())))
  expect(calendar.getAllSubcomponents('vevent')).toHaveLength(steps.length + 2)
})

test('somebody who keeps nothing gets the document alone', async () => {
  const files = unzipSync(await everythingArchive({ ...bundleOf('no-facts-roth'), savedPlans: [] }, planner))
  expect(Object.keys(files).sort()).toEqual(['READ-ME.txt', 'hearth.json', 'manifest.json'])
})

test('where more plans are kept than are put on paper, the archive says which ones are', {
  timeout: 60_000,
}, async () => {
  const one = bundleOf('no-facts-roth')
  const savedPlans = one.savedPlans.flatMap((saved) =>
    ['Older', 'Newer'].map((name, index) => ({
      ...saved,
      id: name,
      name,
      updatedAt: new Date(now.getTime() + index).toISOString(),
    })),
  )
  const files = unzipSync(await everythingArchive({ ...one, savedPlans }, planner, 1))
  expect(Object.keys(files).filter((path) => path.endsWith('.pdf'))).toEqual(['plans/01-newer.pdf'])
  expect(readMe(files)).toContain('on paper the 1 of your 2 plans that changed last.')
})
