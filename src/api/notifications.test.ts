import { afterAll, expect, onTestFinished, test, vi } from 'vitest'
import { copiedThread } from '#chat/copied-thread.ts'
import { newThread } from '#chat/thread-state.ts'
import { chatAnswerSchema } from '#contract/chat.ts'
import { type NotificationSettings, notificationsSchema } from '#contract/notifications.ts'
import { savedPlanDetailSchema } from '#contract/saved-plans.ts'
import { draftContext } from '#engine/draft-context.ts'
import { draftPlan } from '#engine/draft-plan.ts'
import { limits2025 } from '#engine/tax/limits-2025.ts'
import { us2025 } from '#engine/tax/us-2025.ts'
import { topicOf } from '#engine/topics/all.ts'
import { browser, sendMessage, type TestApp, testApp } from './app-for-tests.ts'
import { type Message, PermanentProblem } from './mail/transport.ts'
import { summaryOf } from './plan-summary.ts'
import { updateKeptPlans } from './plan-updates.ts'
import { remindOfDueSteps } from './reminders.ts'
import { testStores } from './stores-for-tests.ts'
import { turnTaker } from './turns.ts'

vi.setConfig({ testTimeout: 60_000, hookTimeout: 60_000 })
const stores = await testStores()
afterAll(stores.stop)
const publicOrigin = 'https://plans.example.org'

const settings: NotificationSettings = {
  email: 'ann@example.com',
  reminders: true,
  updates: true,
  updateThreshold: 1,
  leadDays: [7, 1],
  timeZone: 'America/New_York',
  quietFrom: '21:00',
  quietUntil: '08:00',
}

async function notified(kind: (typeof stores.kinds)[number]) {
  const sent: Message[] = []
  const server = await kind.server({
    transport: async (message) => void sent.push(message),
    environment: { PUBLIC_ORIGIN: publicOrigin },
  })
  onTestFinished(server.close)
  const { app, store, now } = server
  const clock = () => now.time
  const at = (time: string) => {
    now.time = new Date(time)
  }
  const visitor = browser(app)
  const post = (path: string, payload: object) => visitor.send('POST', `/api${path}`, { payload })
  const { plan } = chatAnswerSchema.parse(
    (await sendMessage(visitor, 'Build an emergency fund plan.')).json(),
  )
  const kept = savedPlanDetailSchema.parse(
    (await post('/plans', { threadId: 'user-1', planId: plan?.id })).json(),
  )
  const subscribe = async (more: Partial<NotificationSettings> = {}) => {
    const answer = await post('/notifications', { ...settings, ...more })
    await app.mailRoom.settled()
    return notificationsSchema.parse(answer.json())
  }
  const tokenIn = (text: string | undefined, name: string) =>
    new RegExp(`#${name}=([\\w-]+)`).exec(text ?? '')?.[1] ?? ''
  const confirm = async () => {
    const token = tokenIn(sent.at(-1)?.text, 'confirm')
    expect(
      (await browser(app).send('POST', '/api/notifications/confirm', { payload: { token } })).statusCode,
    ).toBe(200)
    sent.length = 0
    return token
  }
  /** One round of everything that a running server does by itself. */
  const round = async () => {
    await remindOfDueSteps({ store, clock, publicOrigin })
    await app.mailRoom.deliver()
  }
  const setStep = (stepId: string, change: object) => post(`/plans/${kept.saved.id}/steps/${stepId}`, change)
  return { ...server, sent, at, clock, visitor, post, kept, subscribe, confirm, round, setStep, tokenIn }
}

/** Only one step is left, and it is due on that day. */
async function oneStepDue({ kept, setStep }: Awaited<ReturnType<typeof notified>>, dueDate: string) {
  const [first, ...others] = kept.plan.nextSteps
  for (const { id } of others) await setStep(id, { revision: 0, done: true })
  await setStep(first?.id ?? '', { revision: 0, dueDate })
  return first
}

test.each(stores.kinds)('nobody is written to before the address said yes ($name)', async (kind) => {
  const world = await notified(kind)
  const { subscribe, sent, round, confirm, at } = world
  const step = await oneStepDue(world, '2026-11-27')
  expect((await subscribe()).state).toBe('unconfirmed')
  expect(sent).toMatchObject([{ to: 'ann@example.com', unsubscribeUrl: undefined }])
  await round()
  expect(sent).toHaveLength(1)
  const token = await confirm()
  const again = await browser(world.app).send('POST', '/api/notifications/confirm', { payload: { token } })
  expect(again.json()).toMatchObject({ code: 'link_used_up' })
  await round()
  expect(sent).toHaveLength(1)
  expect(sent[0]?.text).toContain('Nov 27, 2026')
  expect(sent[0]?.text).toContain(`${publicOrigin}/plans/${world.kept.saved.id}`)
  expect(sent[0]?.subject).toBe('A step of your plan is due')
  expect(step).toBeDefined()
  for (const [time, letters] of [
    ['2026-11-21T17:00:00Z', 1],
    ['2026-11-26T17:00:00Z', 2],
    ['2026-11-27T17:00:00Z', 2],
    ['2026-11-28T17:00:00Z', 2],
  ] as const) {
    at(time)
    await round()
    await round()
    expect(sent, time).toHaveLength(letters)
  }
})

test.each(stores.kinds)(
  'another address has to say yes again, and another time zone has not ($name)',
  async (kind) => {
    const { subscribe, confirm, sent, post } = await notified(kind)
    await subscribe()
    await confirm()
    expect((await subscribe({ timeZone: 'America/Chicago' })).state).toBe('on')
    expect(sent).toHaveLength(0)
    expect((await subscribe({ email: 'eve@example.com' })).state).toBe('unconfirmed')
    expect(sent).toMatchObject([{ to: 'eve@example.com' }])
    const nowhere = await post('/notifications', { ...settings, timeZone: 'Mars/Olympus' })
    expect(nowhere.statusCode).toBe(400)
  },
)

test.each(stores.kinds)('what failed by day waits out the night ($name)', async (kind) => {
  const world = await notified(kind)
  const { subscribe, confirm, round, at, sent, store, now } = world
  await oneStepDue(world, '2026-11-27')
  await subscribe()
  await confirm()
  await remindOfDueSteps({ store, clock: world.clock, publicOrigin })
  at('2026-11-21T02:30:00Z')
  await round()
  expect(sent).toHaveLength(0)
  const letters = await store.letters.list(10)
  expect(letters.find(({ kind }) => kind === 'reminder')).toMatchObject({
    state: 'waiting',
    dueAt: '2026-11-21T13:00:00.000Z',
  })
  now.time = new Date('2026-11-21T13:00:00Z')
  await round()
  expect(sent).toHaveLength(1)
})

test.each(stores.kinds)(
  'one click in the mail program ends the letters, also those on their way ($name)',
  async (kind) => {
    const world = await notified(kind)
    const { subscribe, confirm, round, at, sent, app, setStep, kept, store, clock } = world
    await oneStepDue(world, '2026-11-27')
    await subscribe()
    await confirm()
    await round()
    const url = new URL(sent[0]?.unsubscribeUrl ?? '')
    expect(url.origin).toBe(publicOrigin)
    const looked = await app.inject({ url: url.pathname })
    expect(looked.statusCode).toBe(303)
    expect(looked.headers.location).toMatch(/^\/notifications#unsubscribe=/)
    await setStep(kept.plan.nextSteps[0]?.id ?? '', { revision: 1, dueDate: '2026-11-28' })
    at('2026-11-21T17:00:00Z')
    await remindOfDueSteps({ store, clock, publicOrigin })
    const clicked = await app.inject({
      method: 'POST',
      url: url.pathname,
      headers: {
        'content-type': 'application/x-www-form-urlencoded',
        origin: 'https://mail.example',
        'sec-fetch-site': 'cross-site',
      },
      payload: 'List-Unsubscribe=One-Click',
    })
    expect(clicked.statusCode).toBe(200)
    await round()
    expect(sent).toHaveLength(1)
    expect((await store.letters.list(10)).map(({ state }) => state)).toContain('withdrawn')
    const unknown = await app.inject({ method: 'POST', url: `/api/unsubscribe/${'x'.repeat(43)}` })
    expect(unknown.json()).toMatchObject({ code: 'link_used_up' })
  },
)

test.each(stores.kinds)(
  'steps that are done, and plans that are deleted, remind of nothing ($name)',
  async (kind) => {
    const world = await notified(kind)
    const { subscribe, confirm, round, sent, setStep, post, kept, at } = world
    const step = await oneStepDue(world, '2026-11-27')
    await subscribe()
    await confirm()
    await setStep(step?.id ?? '', { revision: 1, done: true })
    await round()
    await setStep(step?.id ?? '', { revision: 2, done: false })
    await post(`/plans/${kept.saved.id}/delete`, { revision: 1 })
    await round()
    expect(sent).toHaveLength(0)
    await post(`/plans/${kept.saved.id}/restore`, {})
    at('2026-11-21T17:00:00Z')
    await round()
    expect(sent).toHaveLength(1)
  },
)

test.skipIf(stores.kinds.length < 2)('three servers on one database remind once (PostgreSQL)', async () => {
  const kind = stores.kinds.find(({ name }) => name === 'PostgreSQL')
  const environment = { ...(await kind?.newDatabase()), PUBLIC_ORIGIN: publicOrigin }
  const sent: Message[] = []
  const transport = async (message: Message) => {
    sent.push(message)
    if (message.to === 'nobody@example.com') throw new PermanentProblem('no such person')
  }
  const servers = await Promise.all([1, 2, 3].map(() => testApp({ transport, environment })))
  onTestFinished(async () => void (await Promise.all(servers.map((server) => server.close()))))
  const [first] = servers
  if (!first) throw new Error('there is no server')
  for (const name of ['ann', 'bob', 'cid', 'dee']) {
    const visitor = browser(first.app)
    const { plan } = chatAnswerSchema.parse(
      (await sendMessage(visitor, 'Build an emergency fund plan.')).json(),
    )
    await visitor.send('POST', '/api/plans', { payload: { threadId: 'user-1', planId: plan?.id } })
    const email = `${name}@example.com`
    await visitor.send('POST', '/api/notifications', { payload: { ...settings, email, leadDays: [60] } })
    await first.app.mailRoom.settled()
    const token = /#confirm=([\w-]+)/.exec(sent.at(-1)?.text ?? '')?.[1]
    await visitor.send('POST', '/api/notifications/confirm', { payload: { token } })
  }
  sent.length = 0
  const round = async ({ store, app }: TestApp) => {
    await remindOfDueSteps({ store, clock: () => first.now.time, publicOrigin })
    await app.mailRoom.deliver()
  }
  await Promise.all([...servers, ...servers].map(round))
  await Promise.all(servers.map(round))
  expect(sent.map(({ to }) => to).sort()).toEqual(
    ['ann', 'bob', 'cid', 'dee'].map((name) => `${name}@example.com`),
  )
})

/** A plan that was kept last year: the same engine, the law of that year. */
async function planOfLastYear({ store, now, visitor }: Awaited<ReturnType<typeof notified>>) {
  const [owner] = await store.notifications.active()
  const topic = topicOf('roth_vs_traditional')
  if (!owner || !topic) throw new Error('there is nobody to keep it')
  const household = { age: 40, income: 180_000, filingStatus: 'single', state: 'OH' } as const
  const context = { ...draftContext('2026-11-20'), law: us2025, limits: limits2025 }
  const identity = { id: 'plan-of-2025', version: 1, generatedAt: '2025-11-20T17:00:00.000Z' }
  const { plan } = draftPlan({ topic, household, context, identity })
  const state = copiedThread({ ...newThread(), household }, plan)
  const added = await store.plans.addCopy(
    {
      id: 'kept-of-2025',
      visitor: owner.visitor,
      threadId: 'thread-of-2025',
      planId: plan.id,
      name: 'My old plan',
      stateJson: JSON.stringify(state),
      factsJson: '[]',
      topic: plan.topic,
      schemaVersion: plan.schemaVersion,
      planJson: JSON.stringify(plan),
      householdJson: JSON.stringify(household),
      summaryJson: JSON.stringify(summaryOf(plan)),
    },
    undefined,
    now.time,
  )
  if (added.kind !== 'saved') throw new Error('it was not kept')
  return async () => savedPlanDetailSchema.parse((await visitor.send('GET', `/api/plans/${added.id}`)).json())
}

test.each(stores.kinds)(
  'another law drafts kept plans again, and tells their owners why and by how much, once ($name)',
  async (kind) => {
    const world = await notified(kind)
    const { subscribe, confirm, sent, store, clock, app, planner } = world
    await subscribe()
    await confirm()
    const look = await planOfLastYear(world)
    expect((await look()).saved).toMatchObject({ isOutdated: true, lawYear: 2025 })
    const takeTurn = turnTaker({ store, planner, clock }, 1)
    const update = () => updateKeptPlans({ store, clock, publicOrigin, takeTurn })
    expect(await update()).toBe(2)
    expect(await update()).toBe(0)
    await app.mailRoom.deliver()
    const { saved, versions } = await look()
    expect(saved).toMatchObject({ version: 2, isOutdated: false, lawYear: 2026 })
    expect(versions.at(-1)?.change?.movedBy).toEqual(['law'])
    expect(sent).toHaveLength(1)
    expect(sent[0]?.text).toContain('Why: the tax law of another year applies now.')
    expect(sent[0]?.text).toMatch(/The largest change of one sum: \$\d/)
    expect(sent[0]?.unsubscribeUrl).toBeDefined()
  },
)

test.each(stores.kinds)(
  'a change below the threshold is drafted and not written about ($name)',
  async (kind) => {
    const world = await notified(kind)
    const { subscribe, confirm, sent, store, clock, app, planner } = world
    await subscribe({ updateThreshold: 1_000_000 })
    await confirm()
    const look = await planOfLastYear(world)
    await updateKeptPlans({ store, clock, publicOrigin, takeTurn: turnTaker({ store, planner, clock }, 1) })
    await app.mailRoom.deliver()
    expect((await look()).saved.version).toBe(2)
    expect(sent).toHaveLength(0)
  },
)
