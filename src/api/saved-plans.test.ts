import { afterAll, expect, onTestFinished, test, vi } from 'vitest'
import { chatAnswerSchema, threadSchema } from '#contract/chat.ts'
import {
  comparisonAnswerSchema,
  planVersionSchema,
  type SavedPlanDetail,
  savedPlanDetailSchema,
  savedPlansSchema,
} from '#contract/saved-plans.ts'
import { browser, sendMessage } from './app-for-tests.ts'
import { testStores } from './stores-for-tests.ts'

vi.setConfig({ testTimeout: 60_000, hookTimeout: 60_000 })
const stores = await testStores()
afterAll(stores.stop)
const day = 24 * 3_600_000

async function serverOn(kind: (typeof stores.kinds)[number]) {
  const server = await kind.server()
  onTestFinished(server.close)
  const later = (milliseconds: number) => {
    server.now.time = new Date(server.now.time.getTime() + milliseconds)
  }
  return { ...server, later }
}

type Visitor = ReturnType<typeof browser>

/** Asks, and keeps the plan that comes of it. */
async function keptPlan(visitor: Visitor, thread = 'user-1'): Promise<SavedPlanDetail> {
  const answer = chatAnswerSchema.parse(
    (await sendMessage(visitor, 'Build an emergency fund plan.', { thread })).json(),
  )
  return save(visitor, thread, answer.plan?.id ?? '')
}

const save = async (visitor: Visitor, threadId: string, planId: string) =>
  savedPlanDetailSchema.parse(
    (await visitor.send('POST', '/api/plans', { payload: { threadId, planId } })).json(),
  )

const post = (visitor: Visitor, path: string, payload: object, key?: string) =>
  visitor.send('POST', `/api${path}`, {
    payload,
    headers: key === undefined ? {} : { 'idempotency-key': key },
  })
const detail = async (visitor: Visitor, id: string) =>
  savedPlanDetailSchema.parse((await visitor.send('GET', `/api/plans/${id}`)).json())
const list = async (visitor: Visitor) =>
  savedPlansSchema.parse((await visitor.send('GET', '/api/plans')).json())

test.each(stores.kinds)('a plan is kept once, and listed with its next step ($name)', async (kind) => {
  const visitor = browser((await serverOn(kind)).app)
  const kept = await keptPlan(visitor)
  expect(kept.saved).toMatchObject({ version: 1, revision: 1, stepsDone: 0, isOutdated: false })
  expect(kept.saved.name).not.toMatch(/figure:/)
  expect(kept.saved.nextStep?.dueDate).toBe(kept.plan.nextSteps.map(({ dueDate }) => dueDate).sort()[0])
  const again = await save(visitor, 'user-1', kept.plan.id)
  expect(again.saved.id).toBe(kept.saved.id)
  expect((await list(visitor)).plans.map(({ id }) => id)).toEqual([kept.saved.id])
})

test.each(stores.kinds)('a plan that is not there cannot be kept ($name)', async (kind) => {
  const { app } = await serverOn(kind)
  const stranger = browser(app)
  const wish = { threadId: 'user-1', planId: 'no-such-plan' }
  expect((await post(stranger, '/plans', wish)).statusCode).toBe(404)
  await keptPlan(stranger)
  expect((await post(stranger, '/plans', wish)).json()).toMatchObject({ code: 'not_found' })
})

test.each(stores.kinds)('a name changes once for each revision that was seen ($name)', async (kind) => {
  const visitor = browser((await serverOn(kind)).app)
  const { saved } = await keptPlan(visitor)
  const rename = (name: string, revision: number) =>
    post(visitor, `/plans/${saved.id}/rename`, { name, revision })
  const answers = await Promise.all(['One', 'Two', 'Three', 'Four'].map((name) => rename(name, 1)))
  expect(answers.filter(({ statusCode }) => statusCode === 200)).toHaveLength(1)
  expect(answers.filter((answer) => answer.json().code === 'edited_elsewhere')).toHaveLength(3)
  expect((await detail(visitor, saved.id)).saved.revision).toBe(2)
  expect((await rename('Five', 2)).json().saved).toMatchObject({ name: 'Five', revision: 3 })
  expect((await rename('a\r\nBcc: b', 3)).statusCode).toBe(400)
})

test.each(stores.kinds)(
  'a plan is called by its newest title until it is given a name ($name)',
  async (kind) => {
    const visitor = browser((await serverOn(kind)).app)
    const { saved } = await keptPlan(visitor)
    await sendMessage(visitor, 'I got laid off, my costs are 3,000 a month', { thread: 'user-1' })
    const followed = await detail(visitor, saved.id)
    expect(followed.saved.name).not.toBe(saved.name)
    expect(followed.saved.name).toBe(followed.plan.title.replaceAll(/\[([^\]]*)\]\([^)]*\)/g, '$1'))
    await post(visitor, `/plans/${saved.id}/rename`, { name: 'Ours', revision: followed.saved.revision })
    await sendMessage(visitor, 'I found a job', { thread: 'user-1' })
    expect((await detail(visitor, saved.id)).saved.name).toBe('Ours')
  },
)

test.each(stores.kinds)(
  'ticks, notes and own days stay beside their steps over versions ($name)',
  async (kind) => {
    const visitor = browser((await serverOn(kind)).app)
    const { saved, plan } = await keptPlan(visitor)
    const [step] = plan.nextSteps
    const path = `/plans/${saved.id}/steps/${step?.id}`
    const set = (change: object) => post(visitor, path, change)
    expect((await set({ revision: 0, done: true, note: 'Ally, 4.1%' })).json().step).toMatchObject({
      revision: 1,
      note: 'Ally, 4.1%',
    })
    expect((await set({ revision: 0, done: false })).json()).toMatchObject({ code: 'edited_elsewhere' })
    expect((await set({ revision: 1, dueDate: '2027-03-01' })).statusCode).toBe(200)
    expect(
      (await post(visitor, `/plans/${saved.id}/steps/no-such`, { revision: 0, done: true })).statusCode,
    ).toBe(404)
    await sendMessage(visitor, 'I spend $4,000 a month.')
    const now = await detail(visitor, saved.id)
    expect(now.saved).toMatchObject({ version: 2, stepsDone: 1 })
    expect(now.steps).toMatchObject([
      { stepId: step?.id, revision: 2, note: 'Ally, 4.1%', dueDate: '2027-03-01' },
    ])
    const back = await set({ revision: 2, done: false, note: null, dueDate: null })
    expect(back.json().step).toEqual({ stepId: step?.id, revision: 3 })
  },
)

test.each(stores.kinds)(
  'a deleted plan comes back within a week and is gone after it ($name)',
  async (kind) => {
    const { app, later, now, store } = await serverOn(kind)
    const visitor = browser(app)
    const { saved } = await keptPlan(visitor)
    const remove = (revision: number) => post(visitor, `/plans/${saved.id}/delete`, { revision })
    expect((await remove(7)).json()).toMatchObject({ code: 'edited_elsewhere' })
    expect((await remove(1)).statusCode).toBe(200)
    expect(await list(visitor)).toMatchObject({ plans: [], deleted: [{ id: saved.id }] })
    expect((await visitor.send('GET', `/api/plans/${saved.id}`)).statusCode).toBe(404)
    later(6 * day)
    await store.forgetExpired(now.time)
    expect((await post(visitor, `/plans/${saved.id}/restore`, {})).statusCode).toBe(200)
    expect((await remove(3)).statusCode).toBe(200)
    later(7 * day + 1)
    await store.forgetExpired(now.time)
    expect((await post(visitor, `/plans/${saved.id}/restore`, {})).statusCode).toBe(404)
    expect(await list(visitor)).toMatchObject({ plans: [], deleted: [] })
    const thread = threadSchema.parse((await visitor.send('GET', '/api/threads/user-1')).json())
    expect(thread).toMatchObject({ messages: [], plans: [] })
  },
)

test.each(stores.kinds)(
  'other facts make the next version, once, and say that facts moved it ($name)',
  async (kind) => {
    const visitor = browser((await serverOn(kind)).app)
    const { saved } = await keptPlan(visitor)
    const change = (version: number, monthlyExpenses: number, key?: string) =>
      post(visitor, `/plans/${saved.id}/facts`, { version, set: { monthlyExpenses } }, key)
    const second = savedPlanDetailSchema.parse((await change(1, 9_000, 'k1')).json())
    expect(second.saved.version).toBe(2)
    expect(second.change).toMatchObject({ from: 1, movedBy: ['facts'] })
    expect((await change(1, 9_000, 'k1')).json().saved.version).toBe(2)
    expect((await change(1, 5_000)).json()).toMatchObject({ code: 'edited_elsewhere' })
    expect((await change(2, 5_000)).statusCode).toBe(200)
    expect((await detail(visitor, saved.id)).versions.map(({ version }) => version)).toEqual([1, 2, 3])
  },
)

test.each(stores.kinds)(
  'any two versions can be put side by side, either way round ($name)',
  async (kind) => {
    const visitor = browser((await serverOn(kind)).app)
    const { saved } = await keptPlan(visitor)
    for (const [version, monthlyExpenses] of [
      [1, 3_000],
      [2, 6_000],
    ])
      await post(visitor, `/plans/${saved.id}/facts`, { version, set: { monthlyExpenses } })
    const compare = async (from: number, to: number) =>
      comparisonAnswerSchema.parse(
        (await visitor.send('GET', `/api/plans/${saved.id}/compare/${from}/${to}`)).json(),
      ).comparison
    const there = await compare(2, 3)
    expect(there.movedBy).toEqual(['facts'])
    expect(there.facts).toMatchObject([
      { fact: 'monthlyExpenses', before: '$3,000 a month', after: '$6,000 a month' },
    ])
    expect(there.dollarsMoved).toBeGreaterThan(1_000)
    const back = await compare(3, 2)
    expect(back.rows.map(({ dollars }) => dollars)).toEqual(
      there.rows.map(({ dollars }) => (dollars === undefined ? undefined : 0 - dollars)),
    )
    expect((await visitor.send('GET', `/api/plans/${saved.id}/compare/2/9`)).statusCode).toBe(404)
  },
)

test.each(stores.kinds)(
  'a version of this engine is drafted again alike to the bit ($name)',
  async (kind) => {
    const { app, later } = await serverOn(kind)
    const visitor = browser(app)
    const { saved, plan } = await keptPlan(visitor)
    await post(visitor, `/plans/${saved.id}/facts`, { version: 1, set: { monthlyExpenses: 3_000 } })
    later(40 * day)
    const version = planVersionSchema.parse(
      (await visitor.send('GET', `/api/plans/${saved.id}/versions/1`)).json(),
    )
    expect(version).toEqual({ success: true, plan, replay: 'same' })
  },
)

test.each(stores.kinds)('drafted again a month later, the day is what moved it ($name)', async (kind) => {
  const { app, later } = await serverOn(kind)
  const visitor = browser(app)
  const { saved } = await keptPlan(visitor)
  later(40 * day)
  const again = savedPlanDetailSchema.parse(
    (await post(visitor, `/plans/${saved.id}/redraft`, { version: 1 })).json(),
  )
  expect(again.saved.version).toBe(2)
  expect(again.change?.movedBy).toEqual(['date'])
  expect(again.response).toContain('Time has passed')
  const idle = savedPlanDetailSchema.parse(
    (await post(visitor, `/plans/${saved.id}/redraft`, { version: 2 })).json(),
  )
  expect(idle.saved.version).toBe(2)
  expect(idle.change).toBeUndefined()
})

test.each(stores.kinds)('a copy goes its own way, and is made once for its key ($name)', async (kind) => {
  const visitor = browser((await serverOn(kind)).app)
  const { saved } = await keptPlan(visitor)
  const copy = (key: string, payload = {}) => post(visitor, `/plans/${saved.id}/duplicate`, payload, key)
  const answers = await Promise.all([copy('c1'), copy('c1'), copy('c1')])
  const ids = new Set(answers.map((answer) => answer.json().saved.id))
  expect(ids.size).toBe(1)
  expect((await copy('c1', { name: 'Other' })).json()).toMatchObject({ code: 'key_reused' })
  const copied = savedPlanDetailSchema.parse(answers[0]?.json())
  expect(copied.saved.name).toMatch(/\(copy\)$/)
  await post(visitor, `/plans/${copied.saved.id}/facts`, { version: 1, set: { monthlyExpenses: 9_000 } })
  expect((await detail(visitor, copied.saved.id)).saved.version).toBe(2)
  expect((await detail(visitor, saved.id)).saved.version).toBe(1)
})

test.each(stores.kinds)('what is kept is invisible to every other visitor ($name)', async (kind) => {
  const { app } = await serverOn(kind)
  const [ann, bob] = [browser(app), browser(app)]
  const { saved, plan } = await keptPlan(ann)
  await keptPlan(bob, 'user-2')
  const step = plan.nextSteps[0]?.id
  for (const [path, payload] of [
    ['rename', { revision: 1, name: 'Mine' }],
    ['delete', { revision: 1 }],
    ['restore', {}],
    ['duplicate', {}],
    [`steps/${step}`, { revision: 0, done: true }],
    ['facts', { version: 1, set: { monthlyExpenses: 1 } }],
    ['redraft', { version: 1 }],
  ] as const)
    expect((await post(bob, `/plans/${saved.id}/${path}`, payload)).json(), path).toMatchObject({
      code: 'not_found',
    })
  for (const path of ['', '/versions/1', '/compare/1/1'])
    expect((await bob.send('GET', `/api/plans/${saved.id}${path}`)).statusCode, path).toBe(404)
  expect((await detail(ann, saved.id)).saved).toMatchObject({ revision: 1, version: 1, stepsDone: 0 })
})

test.each(stores.kinds)(
  'a visitor who kept nothing is forgotten after ninety days, one who kept a plan after four hundred ($name)',
  async (kind) => {
    const { app, later, now, store } = await serverOn(kind)
    const [keeper, passer] = [browser(app), browser(app)]
    const { saved } = await keptPlan(keeper)
    await sendMessage(passer, 'Build an emergency fund plan.')
    later(91 * day)
    await store.forgetExpired(now.time)
    expect((await passer.send('GET', '/api/threads/user-1')).json().messages).toEqual([])
    expect((await detail(keeper, saved.id)).saved.id).toBe(saved.id)
    later(401 * day)
    await store.forgetExpired(now.time)
    expect((await keeper.send('GET', `/api/plans/${saved.id}`)).statusCode).toBe(404)
  },
)
