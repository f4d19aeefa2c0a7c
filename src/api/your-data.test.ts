import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { strFromU8, unzipSync } from 'fflate'
import pg from 'pg'
import { afterAll, expect, onTestFinished, test, vi } from 'vitest'
import { chatAnswerSchema } from '#contract/chat.ts'
import { connectionAnswerSchema } from '#contract/connections.ts'
import { shareAnswerSchema } from '#contract/shares.ts'
import { type DataBundle, dataBundleSchema, deletionReceiptSchema } from '#contract/your-data.ts'
import { browser, sendMessage } from './app-for-tests.ts'
import { testStores } from './stores-for-tests.ts'

vi.setConfig({ testTimeout: 60_000, hookTimeout: 60_000 })
const stores = await testStores()
afterAll(stores.stop)

type Visitor = ReturnType<typeof browser>
const canary = 'Quetzalcoatlus'

const post = (visitor: Visitor, path: string, payload: object, key?: string) =>
  visitor.send('POST', `/api${path}`, {
    payload,
    headers: key === undefined ? {} : { 'idempotency-key': key },
  })

const balances = [
  { label: `${canary} Savings`, kind: 'savings', balance: 12_345.67, asOf: '2026-11-19' },
] as const
const connection = { name: `${canary} Bank`, source: 'csv', balances }

async function serverOn(kind: (typeof stores.kinds)[number], environment = {}) {
  const server = await kind.server({ environment })
  onTestFinished(server.close)
  const bundleOf = async (visitor: Visitor) =>
    dataBundleSchema.parse((await visitor.send('GET', '/api/your-data')).json())
  return { ...server, bundleOf, newBrowser: () => browser(server.app) }
}

/** Someone who used everything there is. */
async function fullVisitor(visitor: Visitor) {
  const { plan } = chatAnswerSchema.parse(
    (await sendMessage(visitor, `I am ${canary}. Build an emergency fund plan.`)).json(),
  )
  await sendMessage(visitor, 'I spend $4,000 a month.')
  await sendMessage(visitor, 'Roth or Traditional for me?', { thread: 'user-2' })
  const { saved } = (await post(visitor, '/plans', { threadId: 'user-1', planId: plan?.id })).json()
  await post(visitor, `/plans/${saved.id}/rename`, { revision: 1, name: `Plan of ${canary}` })
  const step = plan?.nextSteps[0]?.id
  await post(visitor, `/plans/${saved.id}/steps/${step}`, {
    revision: 0,
    done: true,
    note: canary,
    dueDate: '2027-01-02',
  })
  await post(visitor, '/connections', connection)
  const shared = await post(visitor, '/shares', { threadId: 'user-1', planId: plan?.id, version: 1 })
  return { saved, path: shareAnswerSchema.parse(shared.json()).path }
}

/** What is brought back; revisions of names and the hour of the export are not part of it. */
const kept = ({ threads, savedPlans, connections }: DataBundle) => ({ threads, savedPlans, connections })

test.each(stores.kinds)(
  'what is taken along and brought back elsewhere is the same, and goes on ($name)',
  async (kind) => {
    const here = await serverOn(kind)
    const there = await serverOn(kind)
    const [ann, again] = [here.newBrowser(), there.newBrowser()]
    const { saved } = await fullVisitor(ann)
    const bundle = await here.bundleOf(ann)
    expect(bundle).toMatchObject({
      threads: [
        { id: 'user-1', plans: [{ plan: { version: 1 } }, { plan: { version: 2 } }] },
        { id: 'user-2' },
      ],
      savedPlans: [{ id: saved.id, name: `Plan of ${canary}`, steps: [{ note: canary }] }],
      connections: [{ name: `${canary} Bank` }],
      shares: [{ version: 1 }],
    })
    const answer = await post(again, '/your-data/import', { bundle })
    expect(answer.json()).toEqual({ success: true, threads: 2, savedPlans: 1, connections: 1 })
    expect(kept(await there.bundleOf(again))).toEqual(kept(bundle))
    const twice = await post(again, '/your-data/import', { bundle })
    expect(twice.json()).toEqual({ success: true, threads: 0, savedPlans: 0, connections: 0 })
    const version = await again.send('GET', `/api/plans/${saved.id}/versions/2`)
    expect(version.json().replay).toBe('same')
    const next = await post(again, `/plans/${saved.id}/facts`, {
      version: 2,
      set: { monthlyExpenses: 5_000 },
    })
    expect(next.json().saved.version).toBe(3)
  },
)

test.each(stores.kinds)(
  'the archive holds the same document, and paper of each kept plan ($name)',
  async (kind) => {
    const { newBrowser, bundleOf } = await serverOn(kind)
    const ann = newBrowser()
    await fullVisitor(ann)
    const answer = await ann.send('GET', '/api/your-data/archive')
    expect(answer.headers).toMatchObject({
      'content-type': 'application/zip',
      'content-disposition': expect.stringMatching(/^attachment; filename="hearth-\d{4}-\d\d-\d\d\.zip"$/),
    })
    const files = unzipSync(new Uint8Array(answer.rawPayload))
    const document = dataBundleSchema.parse(JSON.parse(strFromU8(files['hearth.json'] ?? new Uint8Array())))
    expect(kept(document)).toEqual(kept(await bundleOf(ann)))
    expect(Object.keys(files).filter((path) => path.endsWith('.pdf'))).toHaveLength(1)
    expect((await newBrowser().send('GET', '/api/your-data/archive')).statusCode).toBe(404)
  },
)

test.each(stores.kinds)(
  'what is brought in beside its own original stays apart from it ($name)',
  async (kind) => {
    const { newBrowser, bundleOf } = await serverOn(kind)
    const [ann, bob] = [newBrowser(), newBrowser()]
    const { saved } = await fullVisitor(ann)
    const bundle = await bundleOf(ann)
    await post(bob, '/your-data/import', { bundle })
    const theirs = await bundleOf(bob)
    expect(theirs.savedPlans).toHaveLength(1)
    expect(theirs.savedPlans[0]?.id).not.toBe(saved.id)
    await post(bob, '/your-data/delete', { confirm: 'delete everything' })
    expect(kept(await bundleOf(ann))).toEqual(kept(bundle))
  },
)

test.each(stores.kinds)('a file that was changed is refused whole ($name)', async (kind) => {
  const { newBrowser, bundleOf } = await serverOn(kind)
  const ann = newBrowser()
  await fullVisitor(ann)
  const bundle = await bundleOf(ann)
  const changed = (change: (copy: DataBundle) => void) => {
    const copy = structuredClone(bundle)
    change(copy)
    return copy
  }
  const [firstThread] = bundle.threads
  const attempts: [string, unknown][] = [
    ['a version is missing', changed(({ threads }) => void threads[0]?.plans.shift())],
    [
      'a number has no receipt',
      changed(
        ({ threads }) => void Object.assign(threads[0]?.plans[0]?.plan ?? {}, { summary: 'Send $9,999.' }),
      ),
    ],
    [
      'a number shows another one than its receipt',
      changed(({ threads }) => {
        const plan = threads[0]?.plans[0]?.plan
        if (plan) Object.assign(plan, { summary: `[$1](figure:${plan.figures[0]?.id})` })
      }),
    ],
    [
      'a link leads to a script',
      changed(
        ({ threads }) =>
          void Object.assign(threads[0]?.plans[0]?.plan ?? {}, { summary: '[Go](javascript:alert)' }),
      ),
    ],
    [
      'an address is a script',
      changed(({ threads }) => {
        const step = threads[0]?.plans[0]?.plan.nextSteps[0]
        if (step) Object.assign(step, { link: { label: 'Go', url: 'javascript:alert(1)' } })
      }),
    ],
    [
      'a conversation is there twice',
      changed(({ threads }) => void (firstThread && threads.push(firstThread))),
    ],
    ['something is added', { ...bundle, admin: true }],
    ['it is of another version', { ...bundle, schemaVersion: 2 }],
  ]
  for (const [what, attempt] of attempts) {
    const other = newBrowser()
    const refused = await post(other, '/your-data/import', { bundle: attempt })
    expect(refused.statusCode, what).toBe(400)
    expect((await other.send('GET', '/api/plans')).json().plans, what).toEqual([])
  }
})

test.each(stores.kinds)(
  'a plan out of a file is shared when this engine arrives at it, too ($name)',
  async (kind) => {
    const { newBrowser, bundleOf } = await serverOn(kind)
    const [ann, bob] = [newBrowser(), newBrowser()]
    await fullVisitor(ann)
    const bundle = await bundleOf(ann)
    const [plan] = bundle.threads[0]?.plans ?? []
    Object.assign(plan?.plan ?? {}, { title: 'Send your savings to us' })
    await post(bob, '/your-data/import', { bundle })
    const wish = (version: number) => ({ threadId: 'user-1', planId: plan?.plan.id, version })
    expect((await post(bob, '/shares', wish(1))).json()).toMatchObject({ code: 'import_not_reproduced' })
    expect((await post(bob, '/shares', wish(2))).statusCode).toBe(200)
  },
)

test.each(stores.kinds)(
  'connections are brought up to date and forgotten, each by its owner alone ($name)',
  async (kind) => {
    const { newBrowser } = await serverOn(kind)
    const [ann, bob] = [newBrowser(), newBrowser()]
    const made = connectionAnswerSchema.parse(
      (await post(ann, '/connections', connection, 'k1')).json(),
    ).connection
    expect(
      connectionAnswerSchema.parse((await post(ann, '/connections', connection, 'k1')).json()).connection,
    ).toEqual(made)
    const newer = { ...connection, balances: [{ ...balances[0], balance: 99, asOf: '2026-11-20' }] }
    await sendMessage(bob, 'Hello', { thread: 'user-2' })
    expect((await post(bob, `/connections/${made.id}`, newer)).statusCode).toBe(404)
    expect((await post(bob, `/connections/${made.id}/disconnect`, {})).statusCode).toBe(404)
    expect((await post(ann, `/connections/${made.id}`, newer)).json().connection.balances[0].balance).toBe(99)
    expect((await post(ann, `/connections/${made.id}/disconnect`, {})).statusCode).toBe(200)
    expect((await ann.send('GET', '/api/connections')).json().connections).toEqual([])
  },
)

/** Every byte of the database files, or every row of every table. */
async function everythingKept(server: { dataDir: string; databaseUrl: string | undefined }): Promise<string> {
  if (server.databaseUrl === undefined)
    return readdirSync(server.dataDir)
      .map((file) => readFileSync(join(server.dataDir, file), 'latin1'))
      .join('')
  const client = new pg.Client({ connectionString: server.databaseUrl })
  await client.connect()
  const { rows: tables } = await client.query(
    "select table_name from information_schema.tables where table_schema = 'public'",
  )
  let text = ''
  for (const { table_name } of tables)
    text += JSON.stringify((await client.query(`select * from "${table_name}"`)).rows)
  await client.end()
  return text
}

test.each(stores.kinds)(
  'after everything is deleted no trace of it is left, and nothing of others is gone ($name)',
  async (kind) => {
    const server = await serverOn(kind, { OPERATOR_EMAIL: 'office@example.org' })
    const { newBrowser, bundleOf, printed, app, log, config } = server
    const [ann, bob] = [newBrowser(), newBrowser()]
    const email = `${canary.toLowerCase()}@example.com`
    const { path } = await fullVisitor(ann)
    await sendMessage(bob, 'Build an emergency fund plan.')
    const before = await bundleOf(bob)
    await post(ann, '/contact', { name: canary, email, subject: canary, message: canary })
    await post(ann, '/notifications', {
      email,
      reminders: true,
      updates: true,
      updateThreshold: 1,
      leadDays: [7],
      timeZone: 'America/New_York',
      quietFrom: '21:00',
      quietUntil: '08:00',
    })
    await post(ann, '/sign-in', { email })
    await app.mailRoom.deliver()
    await app.mailRoom.settled()
    await post(ann, '/sign-in/code', { code: /^ {4}(\d{6})$/m.exec(printed())?.[1] })
    expect(await everythingKept(config)).toContain(canary)
    expect((await post(ann, '/your-data/delete', { confirm: 'yes' })).statusCode).toBe(400)
    const receipt = deletionReceiptSchema.parse(
      (await post(ann, '/your-data/delete', { confirm: 'delete everything' })).json(),
    )
    expect(receipt.deleted).toMatchObject({
      conversations: 2,
      messages: 6,
      savedPlans: 1,
      shares: 1,
      connections: 1,
      accounts: 1,
      sessions: 1,
    })
    expect(receipt.deleted.letters).toBeGreaterThanOrEqual(3)
    const left = await everythingKept(config)
    expect(left.toLowerCase()).not.toContain(canary.toLowerCase())
    expect(log().toLowerCase()).not.toContain(canary.toLowerCase())
    expect(ann.cookie()).toBeUndefined()
    expect((await bob.send('GET', `/api/shared/${path.slice('/s/'.length)}`)).statusCode).toBe(404)
    expect(kept(await bundleOf(bob))).toEqual(kept(before))
  },
)

test.each(stores.kinds)(
  'whoever signed in long ago signs in again before everything is deleted ($name)',
  async (kind) => {
    const server = await serverOn(kind)
    const ann = server.newBrowser()
    await fullVisitor(ann)
    await post(ann, '/sign-in', { email: 'ann@example.com' })
    await server.app.mailRoom.settled()
    await post(ann, '/sign-in/code', { code: /^ {4}(\d{6})$/m.exec(server.printed())?.[1] })
    server.now.time = new Date(server.now.time.getTime() + 2 * 3_600_000)
    const refused = await post(ann, '/your-data/delete', { confirm: 'delete everything' })
    expect(refused.json()).toMatchObject({ code: 'sign_in_again' })
    expect((await server.bundleOf(ann)).threads).toHaveLength(2)
  },
)
