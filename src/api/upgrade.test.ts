import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { gunzipSync } from 'node:zlib'
import pg from 'pg'
import { afterAll, expect, onTestFinished, test, vi } from 'vitest'
import { type Plan, planSchema } from '#engine/plan.ts'
import { browser } from './app-for-tests.ts'
import { planBundle } from './export/plan-bundle.ts'
import { testStores } from './stores-for-tests.ts'

/**
 * Databases that the first release left behind, each with one visitor who asked once on 2026-11-01, and one letter of
 * the contact form: SQLite's file, and the dump of PostgreSQL.
 */
const fixtures = {
  SQLite: {
    file: 'step-1.db.gz',
    token: 'fZXvlirnT4bVvg8hNSRfwsAkB0WfBV8GGLydxdJ3sbk',
    reference: '7K8Z-42ZE',
  },
  PostgreSQL: {
    file: 'step-1.postgres.sql.gz',
    token: 'j8iODf-FAuwBJB9bqrUlE7n9qmbWtPDz5JszJiSy9J0',
    reference: 'K4AK-VYFG',
  },
} as const

vi.setConfig({ testTimeout: 60_000, hookTimeout: 60_000 })
const stores = await testStores()
afterAll(stores.stop)

const contentOf = (file: string) =>
  gunzipSync(readFileSync(join(import.meta.dirname, 'store', 'fixtures', file)))

/** The environment of a server on the old database. */
async function oldDatabase(kind: (typeof stores.kinds)[number]): Promise<Record<string, string>> {
  const environment = await kind.newDatabase()
  const { DATABASE_URL } = environment
  if (DATABASE_URL === undefined) {
    const folder = mkdtempSync(join(tmpdir(), 'hearth-old-'))
    onTestFinished(() => rmSync(folder, { recursive: true, force: true }))
    writeFileSync(join(folder, 'hearth.db'), contentOf(fixtures.SQLite.file))
    return { DATA_DIR: folder }
  }
  const client = new pg.Client({ connectionString: DATABASE_URL })
  await client.connect()
  // What psql alone understands.
  await client.query(
    contentOf(fixtures.PostgreSQL.file)
      .toString('utf8')
      .replace(/^\\.*$/gm, ''),
  )
  await client.end()
  return environment
}

test.each(stores.kinds)(
  'a database of the first release keeps everything and goes on ($name)',
  async (kind) => {
    const fixture = kind.name === 'SQLite' ? fixtures.SQLite : fixtures.PostgreSQL
    const { app, store, close } = await kind.server({ environment: await oldDatabase(kind) })
    onTestFinished(close)
    const cookie = `hearth=${fixture.token}`
    const get = async (url: string) =>
      (await app.inject({ url: `/api${url}`, headers: { host: 'localhost', cookie } })).json()
    const post = async (url: string, payload: object) =>
      (
        await app.inject({
          method: 'POST',
          url: `/api${url}`,
          payload,
          headers: { host: 'localhost', cookie },
        })
      ).json()

    const question = 'I have $9,000 in savings. Build an emergency fund plan.'
    const thread = await get('/threads/user-1')
    expect(thread.messages).toMatchObject([{ content: question, status: 'answered' }, { planVersion: 1 }])
    const [plan] = thread.plans
    expect(plan).toMatchObject({
      topic: 'emergency_fund',
      version: 1,
      generatedAt: '2026-11-01T17:00:00.000Z',
    })
    // Its shape has moved on since; its words and numbers have not.
    expect(planSchema.parse(plan)).toEqual(plan)
    expect(plan.figures).toContainEqual(expect.objectContaining({ id: 'savings', shown: '$9,000' }))
    expect(thread.facts).toMatchObject([{ fact: 'savings', value: 9_000 }])
    expect(await store.letters.inbox(10)).toMatchObject([{ reference: fixture.reference, isSuspect: false }])
    expect(await get('/visit')).toMatchObject({ last: { threadId: 'user-1', topic: 'emergency_fund' } })

    const { saved } = await post('/plans', { threadId: 'user-1', planId: plan.id })
    expect(saved).toMatchObject({ version: 1, stepsInAll: plan.nextSteps.length })
    expect(await get(`/plans/${saved.id}/versions/1`)).toEqual({ success: true, plan, replay: 'unknown' })
    const next = await post(`/plans/${saved.id}/facts`, { version: 1, set: { monthlyExpenses: 9_000 } })
    expect(next.saved).toMatchObject({ version: 2 })
    const { comparison } = await get(`/plans/${saved.id}/compare/1/2`)
    expect(comparison.dollarsMoved).toBeGreaterThan(0)
    const bundle = await get('/your-data')
    expect(bundle.threads[0].plans.map(({ plan: { version } }: { plan: Plan }) => version)).toEqual([1, 2])
    expect((await post('/shares', { threadId: 'user-1', planId: plan.id, version: 1 })).path).toMatch(
      /^\/s\//,
    )
  },
)

test.each(stores.kinds)('an export of the first release can still be brought in ($name)', async (kind) => {
  const { app, close } = await kind.server()
  onTestFinished(close)
  const ann = browser(app)
  const file = join(mkdtempSync(join(tmpdir(), 'hearth-old-')), 'hearth.db')
  onTestFinished(() => rmSync(dirname(file), { recursive: true, force: true }))
  writeFileSync(file, contentOf(fixtures.SQLite.file))
  const old = new DatabaseSync(file, { readOnly: true })
  const plan: Plan = JSON.parse(String(old.prepare('select plan from plan_version').get()?.plan))
  old.close()
  expect(plan.schemaVersion).toBe(1)
  const bundle = planBundle(
    { plan, household: { savings: 9_000 }, isImported: false },
    { threadId: 'user-1', kept: undefined, now: new Date(plan.generatedAt) },
  )
  const answer = await ann.send('POST', '/api/your-data/import', { payload: { bundle } })
  expect(answer.json()).toEqual({ success: true, threads: 1, savedPlans: 1, connections: 0 })
  const detail = (await ann.send('GET', `/api/plans/${plan.id}`)).json()
  expect(planSchema.parse(detail.plan)).toMatchObject({ title: plan.title, figures: plan.figures })
})
