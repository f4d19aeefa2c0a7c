import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, onTestFinished, test } from 'vitest'
import { planSchemaVersion } from '#engine/plan.ts'
import { openStore } from './open-store.ts'
import { postgresPrograms, startPostgres, type TestPostgres } from './postgres-for-tests.ts'
import type { ContactLetter, Store, TurnClaim, TurnOutcome, TurnRequest } from './store.ts'

const programs = postgresPrograms()
if (!programs) console.warn('PostgreSQL is not installed here: its half of the store tests is skipped.')

let postgres: TestPostgres | undefined
beforeAll(async () => {
  if (programs) postgres = await startPostgres(programs)
}, 60_000)
afterAll(() => postgres?.stop())

/** One sentence that holds for both databases, each time on an empty one. */
function onBoth(sentence: string, body: (store: Store, reopen: () => Promise<Store>) => Promise<void>): void {
  test(`${sentence} (SQLite)`, async () => {
    const dataDir = mkdtempSync(join(tmpdir(), 'hearth-store-'))
    onTestFinished(() => rmSync(dataDir, { recursive: true, force: true }))
    await withStores(() => openStore({ dataDir }), body)
  })
  test.skipIf(!programs)(`${sentence} (PostgreSQL)`, async () => {
    const databaseUrl = await postgres?.newDatabase()
    await withStores(() => openStore({ dataDir: '/nowhere', databaseUrl }), body)
  })
}

async function withStores(
  open: () => Promise<Store>,
  body: (store: Store, reopen: () => Promise<Store>) => Promise<void>,
): Promise<void> {
  let current = await open()
  const reopen = async () => {
    await current.close()
    current = await open()
    return current
  }
  try {
    await body(current, reopen)
  } finally {
    await current.close()
  }
}

const noon = new Date('2026-11-20T17:00:00.000Z')
const later = (milliseconds: number) => new Date(noon.getTime() + milliseconds)
const day = 24 * 3_600_000

async function visitorIn(store: Store, visitor = 'ann'): Promise<string> {
  await store.openSession({ tokenHash: `hash-of-${visitor}`, visitor }, noon)
  return visitor
}

let turns = 0
function ask(visitor: string, content: string, more: Partial<TurnRequest> = {}): TurnRequest {
  turns += 1
  return {
    visitor,
    threadId: 'thread-1',
    turnId: `turn-${turns}`,
    message: { id: `message-${turns}`, content },
    ...more,
  }
}

function outcome(response: string, more: Partial<TurnOutcome> = {}): TurnOutcome {
  turns += 1
  return {
    answerId: `answer-${turns}`,
    response,
    detailsJson: '{"suggestions":["Why?"]}',
    stateJson: JSON.stringify({ heard: response }),
    factsJson: '[]',
    plans: [],
    answerJson: JSON.stringify({ response }),
    ...more,
  }
}

async function begun(store: Store, request: TurnRequest, now = noon) {
  const start = await store.beginTurn(request, now)
  if (start.kind !== 'begun') throw new Error(`the turn did not begin: ${start.kind}`)
  return start
}

const plan = (version: number) => ({
  id: 'plan-1',
  version,
  topic: 'emergency_fund',
  schemaVersion: planSchemaVersion,
  json: JSON.stringify({ schemaVersion: planSchemaVersion, id: 'plan-1', version }),
})

onBoth('a message is kept before its answer exists, and both after', async (store) => {
  const visitor = await visitorIn(store)
  const { claim } = await begun(store, ask(visitor, 'Build an emergency fund plan.'))
  const while_ = await store.threadContents(claim, noon)
  expect(while_.messages).toMatchObject([
    { role: 'user', content: 'Build an emergency fund plan.', status: 'pending' },
  ])
  expect(await store.completeTurn(claim, outcome('Here it is.', { plans: [plan(1)] }), later(80))).toBe(
    'completed',
  )
  const after = await store.threadContents(claim, later(90))
  expect(after.messages).toMatchObject([
    { role: 'user', status: 'answered', timestamp: noon.toISOString() },
    {
      role: 'assistant',
      content: 'Here it is.',
      planId: 'plan-1',
      planVersion: 1,
      suggestions: ['Why?'],
      timestamp: later(80).toISOString(),
    },
  ])
  expect(after.plans).toEqual([{ schemaVersion: planSchemaVersion, id: 'plan-1', version: 1 }])
})

onBoth('the next turn begins from the state that the last one left', async (store) => {
  const visitor = await visitorIn(store)
  const first = await begun(store, ask(visitor, 'one'))
  expect(JSON.parse(first.stateJson)).toMatchObject({ schemaVersion: 1, household: {}, plans: [] })
  await store.completeTurn(first.claim, outcome('one heard'), noon)
  const second = await begun(store, ask(visitor, 'two'))
  expect(JSON.parse(second.stateJson)).toEqual({ heard: 'one heard' })
})

onBoth('every plan version stays, oldest first, and none can be written twice', async (store) => {
  const visitor = await visitorIn(store)
  for (const version of [1, 2, 3]) {
    const { claim } = await begun(store, ask(visitor, 'again'))
    await store.completeTurn(claim, outcome('ok', { plans: [plan(version)] }), later(version))
  }
  const { claim } = await begun(store, ask(visitor, 'again'))
  await expect(store.completeTurn(claim, outcome('ok', { plans: [plan(2)] }), later(9))).rejects.toThrow()
  const { plans } = await store.threadContents(claim, later(10))
  expect(plans.map(({ version }) => version)).toEqual([1, 2, 3])
})

onBoth('a second message waits outside while the first is answered', async (store) => {
  const visitor = await visitorIn(store)
  const { claim } = await begun(store, ask(visitor, 'first'))
  expect(await store.beginTurn(ask(visitor, 'second'), later(1_000))).toEqual({ kind: 'reply_pending' })
  expect((await store.threadContents(claim, noon)).messages).toHaveLength(1)
  await begun(store, ask(visitor, 'elsewhere', { threadId: 'thread-2' }))
})

onBoth('of twenty messages at once exactly one gets the thread', async (store) => {
  const visitor = await visitorIn(store)
  const starts = await Promise.all(
    Array.from({ length: 20 }, (_, index) => store.beginTurn(ask(visitor, `message ${index}`), noon)),
  )
  expect(starts.filter(({ kind }) => kind === 'begun')).toHaveLength(1)
  expect(starts.filter(({ kind }) => kind === 'reply_pending')).toHaveLength(19)
})

onBoth('of twenty requests under one key exactly one takes effect', async (store) => {
  const visitor = await visitorIn(store)
  const idempotency = { key: 'key-1', requestHash: 'same' }
  const starts = await Promise.all(
    Array.from({ length: 20 }, () => store.beginTurn(ask(visitor, 'hello', { idempotency }), noon)),
  )
  const claims = starts.flatMap((start): TurnClaim[] => (start.kind === 'begun' ? [start.claim] : []))
  expect(claims).toHaveLength(1)
  expect(starts.filter(({ kind }) => kind === 'duplicate_in_flight')).toHaveLength(19)
  await store.completeTurn(claims[0]!, outcome('hello yourself'), noon)
  expect(await store.beginTurn(ask(visitor, 'hello', { idempotency }), later(60_000))).toEqual({
    kind: 'answered',
    answerJson: '{"response":"hello yourself"}',
  })
  expect((await store.threadContents(claims[0]!, noon)).messages).toHaveLength(2)
})

onBoth('a key that was used for something else is refused for a day', async (store) => {
  const visitor = await visitorIn(store)
  const key = (requestHash: string) => ({ idempotency: { key: 'key-1', requestHash } })
  const { claim } = await begun(store, ask(visitor, 'one', key('one')))
  await store.completeTurn(claim, outcome('ok'), noon)
  expect(await store.beginTurn(ask(visitor, 'two', key('two')), noon)).toEqual({ kind: 'key_reused' })
  await begun(store, ask(visitor, 'two', key('two')), later(day + 1))
  const other = await visitorIn(store, 'bob')
  await begun(store, ask(other, 'two', key('two')))
})

onBoth('a retry after a failure takes up the message that failed', async (store) => {
  const visitor = await visitorIn(store)
  const idempotency = { key: 'key-1', requestHash: 'same' }
  const { claim } = await begun(store, ask(visitor, 'hello', { idempotency }))
  await store.abandonTurn(claim)
  expect((await store.threadContents(claim, noon)).messages).toMatchObject([{ status: 'failed' }])
  const again = await begun(store, ask(visitor, 'hello', { idempotency }))
  expect(again.claim.messageId).toBe(claim.messageId)
  await store.completeTurn(again.claim, outcome('at last'), noon)
  expect((await store.threadContents(claim, noon)).messages).toMatchObject([
    { content: 'hello', status: 'answered' },
    { content: 'at last' },
  ])
})

onBoth('a stopped message stays, its thread is free and its late answer is dropped', async (store) => {
  const visitor = await visitorIn(store)
  const { claim } = await begun(store, ask(visitor, 'first'))
  expect(await store.stopTurn(claim)).toBe(true)
  expect(await store.stopTurn(claim)).toBe(false)
  const next = await begun(store, ask(visitor, 'second'))
  expect(await store.completeTurn(claim, outcome('too late', { plans: [plan(1)] }), noon)).toBe('lost')
  await store.completeTurn(next.claim, outcome('in time'), noon)
  const { messages, plans } = await store.threadContents(claim, noon)
  expect(messages.map(({ content, status }) => [content, status])).toEqual([
    ['first', 'stopped'],
    ['second', 'answered'],
    ['in time', undefined],
  ])
  expect(plans).toEqual([])
})

onBoth(
  'a message whose server ended is failed at once for readers and free after its time',
  async (store) => {
    const visitor = await visitorIn(store)
    const { claim } = await begun(store, ask(visitor, 'first'))
    expect((await store.threadContents(claim, later(60_000))).messages).toMatchObject([{ status: 'failed' }])
    const next = await begun(store, ask(visitor, 'second'), later(60_000))
    expect(await store.completeTurn(claim, outcome('too late'), later(60_001))).toBe('lost')
    expect(await store.completeTurn(next.claim, outcome('in time'), later(60_002))).toBe('completed')
  },
)

onBoth('what was pending when a server ended is failed when one starts again', async (store, reopen) => {
  const visitor = await visitorIn(store)
  const { claim } = await begun(store, ask(visitor, 'first'))
  const again = await reopen()
  expect(await again.failUnfinishedTurns(later(60_000))).toBe(1)
  expect(await again.failUnfinishedTurns(later(60_000))).toBe(0)
  expect((await again.threadContents(claim, noon)).messages).toMatchObject([
    { content: 'first', status: 'failed' },
  ])
})

onBoth("another visitor's thread id opens a new, empty thread", async (store) => {
  const ann = await visitorIn(store)
  const { claim } = await begun(store, ask(ann, 'secret'))
  await store.completeTurn(claim, outcome('secret answer', { plans: [plan(1)] }), noon)
  const bob = await visitorIn(store, 'bob')
  const nothing = { messages: [], plans: [], facts: [] }
  expect(await store.threadContents({ visitor: bob, threadId: 'thread-1' }, noon)).toEqual(nothing)
  expect(await store.stopTurn({ visitor: bob, threadId: 'thread-1' })).toBe(false)
  const start = await begun(store, ask(bob, 'hello'))
  expect(JSON.parse(start.stateJson)).toMatchObject({ plans: [] })
  expect((await store.threadContents(claim, noon)).messages).toHaveLength(2)
})

onBoth('an edit of facts holds the thread but leaves no message of the visitor', async (store) => {
  const visitor = await visitorIn(store)
  const { claim } = await begun(store, ask(visitor, '', { message: undefined }))
  expect(await store.beginTurn(ask(visitor, 'hello'), noon)).toEqual({ kind: 'reply_pending' })
  await store.completeTurn(claim, outcome('Changed.'), noon)
  expect((await store.threadContents(claim, noon)).messages).toMatchObject([{ role: 'assistant' }])
})

onBoth('a session is known for ninety idle days, and its visitor is forgotten after', async (store) => {
  const visitor = await visitorIn(store)
  const { claim } = await begun(store, ask(visitor, 'hello'))
  expect(await store.sessionByToken('hash-of-ann', later(89 * day))).toEqual({
    visitor,
    account: undefined,
    isKeeper: false,
    id: undefined,
    openedAt: noon.toISOString(),
    seenAt: noon.toISOString(),
  })
  expect(await store.sessionByToken('hash-of-ann', later(91 * day))).toBeUndefined()
  expect(await store.sessionByToken('hash-of-eve', noon)).toBeUndefined()
  await store.touchSession('hash-of-ann', later(60 * day))
  await store.forgetExpired(later(91 * day))
  expect((await store.threadContents(claim, later(91 * day))).messages).toHaveLength(1)
  await store.forgetExpired(later(151 * day))
  expect((await store.threadContents(claim, later(151 * day))).messages).toEqual([])
})

onBoth('text of every script survives, and so does text that looks like a command', async (store) => {
  const visitor = await visitorIn(store)
  const content = `'); drop table message; -- 😀 \u202E żółć 家計 "quoted" \\u0000 $1 :name ?`
  const { claim } = await begun(store, ask(visitor, content))
  expect((await store.threadContents(claim, noon)).messages[0]?.content).toBe(content)
})

onBoth('a reopened store has everything and nothing left to migrate', async (store, reopen) => {
  const visitor = await visitorIn(store)
  const { claim } = await begun(store, ask(visitor, 'hello'))
  await store.completeTurn(claim, outcome('hello yourself'), noon)
  const again = await reopen()
  await again.ping()
  expect(await again.missingMigrations()).toEqual([])
  expect((await again.threadContents(claim, noon)).messages).toHaveLength(2)
})

const letter = (reference: string, more: Partial<ContactLetter> = {}): ContactLetter => ({
  reference,
  name: 'Ann Lee',
  email: 'ann@example.com',
  subject: 'Hello',
  message: 'How do you count Medicare?',
  isSuspect: false,
  ...more,
})

onBoth('a letter is kept once under its key, and as often as it is sent without one', async (store) => {
  const keyed = (reference: string, more: Partial<ContactLetter> = {}) =>
    store.keepContact(letter(reference, { requestKey: 'key-1', ...more }), noon)
  expect(await keyed('AAAA-0001')).toEqual({ kind: 'kept', reference: 'AAAA-0001' })
  expect(await keyed('AAAA-0002')).toEqual({ kind: 'kept', reference: 'AAAA-0001' })
  expect(await keyed('AAAA-0003', { message: 'Something else.' })).toEqual({ kind: 'key_reused' })
  for (const reference of ['AAAA-0004', 'AAAA-0005'])
    expect(await store.keepContact(letter(reference), noon)).toEqual({ kind: 'kept', reference })
})

onBoth('a letter that two servers get at once is kept once', async (store) => {
  const references = Array.from({ length: 8 }, (_, index) => `BBBB-000${index}`)
  const answers = await Promise.all(
    references.map((reference) => store.keepContact(letter(reference, { requestKey: 'key-2' }), noon)),
  )
  expect(new Set(answers.map((answer) => JSON.stringify(answer))).size).toBe(1)
})

onBoth('a letter is forgotten a year after it came', async (store) => {
  const send = (reference: string) => store.keepContact(letter(reference, { requestKey: 'key-3' }), noon)
  await send('CCCC-0001')
  await store.forgetExpired(later(365 * day))
  expect(await send('CCCC-0002')).toEqual({ kind: 'kept', reference: 'CCCC-0001' })
  await store.forgetExpired(later(365 * day + 1))
  expect(await send('CCCC-0002')).toEqual({ kind: 'kept', reference: 'CCCC-0002' })
})

onBoth('a form of a hosted page is kept for a year as it was filled in', async (store) => {
  const submission = {
    reference: 'FFFF-0001',
    form: 'Autumn questions',
    recipient: 'pages@example.org',
    fieldsJson: '{"name":"Zoë 😀","topics":["a","b"]}',
    isSuspect: false,
  }
  const suspect = { ...submission, reference: 'FFFF-0002', recipient: undefined, isSuspect: true }
  await store.keepFormSubmission(submission, noon)
  await store.keepFormSubmission(suspect, noon)
  await store.forgetExpired(later(365 * day))
  expect(await store.formSubmission('FFFF-0001')).toEqual(submission)
  expect(await store.formSubmission('FFFF-0002')).toEqual(suspect)
  await store.forgetExpired(later(365 * day + 1))
  expect(await store.formSubmission('FFFF-0001')).toBeUndefined()
})
