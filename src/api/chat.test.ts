import { afterEach, expect, test } from 'vitest'
import { type ChatAnswer, chatAnswerSchema, type Thread, threadSchema } from '#contract/chat.ts'
import { facts } from '#engine/household.ts'
import { browser, gate, sendMessage, type TestApp, type TestNeeds, testApp } from './app-for-tests.ts'

let server: TestApp | undefined
afterEach(() => server?.close())

async function open(needs: TestNeeds = {}) {
  server = await testApp(needs)
  return { ...server, visitor: browser(server.app) }
}

type Visitor = ReturnType<typeof browser>

const answerOf = (response: { json: () => unknown }): ChatAnswer => chatAnswerSchema.parse(response.json())

async function threadOf(visitor: Visitor, thread = 'user-1'): Promise<Thread> {
  const response = await visitor.send('GET', `/api/threads/${thread}`)
  expect(response.statusCode).toBe(200)
  return threadSchema.parse(response.json())
}

const editFacts = (visitor: Visitor, payload: object, key?: string) =>
  visitor.send('POST', '/api/threads/user-1/facts', {
    payload,
    headers: key === undefined ? {} : { 'idempotency-key': key },
  })

const question = 'Build an emergency fund plan.'

test('a question is answered with a plan, and the thread gives both back', async () => {
  const { visitor } = await open()
  const response = await sendMessage(visitor, question)
  expect(response.statusCode).toBe(200)
  const answer = answerOf(response)
  expect(answer).toMatchObject({ success: true, topic: 'emergency_fund', plan: { version: 1 } })

  const thread = await threadOf(visitor)
  expect(thread.messages).toMatchObject([
    { role: 'user', content: question, status: 'answered' },
    {
      role: 'assistant',
      id: answer.message_id,
      content: answer.response,
      planId: answer.plan?.id,
      planVersion: 1,
    },
  ])
  expect(thread.plans).toEqual([answer.plan])
})

test('editing a fact makes the next version and keeps the one before', async () => {
  const { visitor } = await open()
  const first = answerOf(await sendMessage(visitor, question))
  const response = await editFacts(visitor, { set: { monthlyExpenses: 5_321 } })
  expect(response.statusCode).toBe(200)
  const second = answerOf(response)
  expect(second.plan).toMatchObject({ id: first.plan?.id, version: 2 })
  expect(second.change?.from).toBe(1)
  expect(second.facts?.find(({ fact }) => fact === 'monthlyExpenses')).toMatchObject({ value: 5_321 })
  const thread = await threadOf(visitor)
  expect(thread.plans).toEqual([first.plan, second.plan])
  expect(thread.messages.at(-1)).toMatchObject({ planVersion: 2, change: { from: 1 } })
  expect(thread.facts).toEqual(second.facts)
})

test('a fact that is taken back is assumed again', async () => {
  const { visitor } = await open()
  await sendMessage(visitor, question)
  await editFacts(visitor, { set: { monthlyExpenses: 5_321 } })
  const answer = answerOf(await editFacts(visitor, { forget: ['monthlyExpenses'] }))
  expect(answer.facts?.some(({ fact }) => fact === 'monthlyExpenses') ?? false).toBe(false)
  expect(answer.plan?.version).toBe(3)
})

test('the facts of a sample household are kept as such, and one that is changed is told', async () => {
  const { visitor } = await open()
  const set = { age: 33, income: 72_000 }
  const first = answerOf(
    await editFacts(visitor, { set, fromSample: ['age', 'income'], topic: 'emergency_fund' }),
  )
  expect(first).toMatchObject({ topic: 'emergency_fund', plan: { version: 1 } })
  expect(first.facts?.map(({ fact, origin }) => [fact, origin])).toEqual([
    ['age', 'sample'],
    ['income', 'sample'],
  ])
  await editFacts(visitor, { set: { age: 45 } })
  const thread = await threadOf(visitor)
  expect(thread.facts.map(({ fact, origin }) => [fact, origin])).toEqual([
    ['age', 'told'],
    ['income', 'sample'],
  ])
})

test('only a fact that is set can be of a sample, and every fact can be forgotten at once', async () => {
  const { visitor } = await open()
  const refused = await editFacts(visitor, { set: { age: 33 }, fromSample: ['income'] })
  expect(refused.statusCode).toBe(400)
  const forgotten = await editFacts(visitor, { forget: Object.keys(facts) })
  expect(forgotten.statusCode).toBe(200)
})

test('a second message while the first is answered is refused, and the first goes on', async () => {
  const { around, shut, open: release } = gate()
  const { visitor } = await open({ around })
  await sendMessage(visitor, question)
  const { arrival } = shut()
  const first = sendMessage(visitor, 'I spend $4,000 a month.')
  await arrival
  const second = await sendMessage(visitor, 'And my debts?')
  expect(second.statusCode).toBe(409)
  expect(second.json()).toMatchObject({ success: false, code: 'reply_pending' })
  expect((await editFacts(visitor, { set: { age: 41 } })).json()).toMatchObject({ code: 'reply_pending' })
  expect((await threadOf(visitor)).messages.at(-1)).toMatchObject({
    content: 'I spend $4,000 a month.',
    status: 'pending',
  })
  release()
  expect((await first).statusCode).toBe(200)
  expect((await threadOf(visitor)).messages.map(({ content }) => content)).not.toContain('And my debts?')
  expect((await sendMessage(visitor, 'And my debts?')).statusCode).toBe(200)
})

test('Stop keeps the message, frees the thread and drops the late answer', async () => {
  const { around, shut, open: release } = gate()
  const { visitor } = await open({ around })
  await sendMessage(visitor, question)
  const { arrival } = shut()
  const asked = sendMessage(visitor, 'I spend $4,000 a month.')
  await arrival
  const stop = () => visitor.send('POST', '/api/threads/user-1/stop')
  expect((await stop()).json()).toEqual({ success: true, stopped: true })
  expect((await stop()).json()).toEqual({ success: true, stopped: false })
  release()
  const late = await asked
  expect(late.statusCode).toBe(409)
  expect(late.json()).toMatchObject({ success: false, code: 'stopped' })
  const thread = await threadOf(visitor)
  expect(thread.messages.at(-1)).toMatchObject({ content: 'I spend $4,000 a month.', status: 'stopped' })
  expect(thread.plans).toHaveLength(1)
  expect((await sendMessage(visitor, 'I spend $4,500 a month.')).statusCode).toBe(200)
})

test('a stopped message that is sent again under its key is answered once', async () => {
  const { around, shut, open: release } = gate()
  const { visitor } = await open({ around })
  await sendMessage(visitor, question)
  const { arrival } = shut()
  const asked = sendMessage(visitor, 'I spend $4,000 a month.', { key: 'k-1' })
  await arrival
  await visitor.send('POST', '/api/threads/user-1/stop')
  release()
  await asked
  expect((await sendMessage(visitor, 'I spend $4,000 a month.', { key: 'k-1' })).statusCode).toBe(200)
  const own = (await threadOf(visitor)).messages.filter(({ role }) => role === 'user')
  expect(own.map(({ status }) => status)).toEqual(['answered', 'answered'])
})

test('twenty requests under one key have one effect and one answer', async () => {
  const { visitor } = await open()
  await sendMessage(visitor, question)
  const send = () => sendMessage(visitor, 'I spend $4,000 a month.', { key: 'k-1' })
  const responses = await Promise.all(Array.from({ length: 20 }, send))
  const answered = responses.filter(({ statusCode }) => statusCode === 200)
  expect(answered.length).toBeGreaterThan(0)
  for (const { statusCode, body } of responses)
    expect(statusCode === 200 || JSON.parse(body).code === 'duplicate_in_flight').toBe(true)
  expect(new Set([...answered, await send()].map(({ body }) => body)).size).toBe(1)
  expect((await threadOf(visitor)).messages).toHaveLength(4)
  expect((await threadOf(visitor)).plans.map(({ version }) => version)).toEqual([1, 2])
})

test('an edit under one key is made once', async () => {
  const { visitor } = await open()
  await sendMessage(visitor, question)
  const edit = () => editFacts(visitor, { set: { monthlyExpenses: 5_321 } }, 'k-1')
  const [first, second] = [await edit(), await edit()]
  expect(second.body).toBe(first.body)
  expect((await threadOf(visitor)).plans).toHaveLength(2)
})

test('a key is refused for another message, another thread and another kind of request', async () => {
  const { visitor } = await open()
  await sendMessage(visitor, question, { key: 'k-1' })
  for (const response of [
    await sendMessage(visitor, 'Something else', { key: 'k-1' }),
    await sendMessage(visitor, question, { key: 'k-1', thread: 'user-2' }),
    await editFacts(visitor, { set: { age: 41 } }, 'k-1'),
  ]) {
    expect(response.statusCode).toBe(422)
    expect(response.json()).toMatchObject({ success: false, code: 'key_reused' })
  }
})

test("someone else's thread id opens a new, empty thread", async () => {
  const { app, visitor } = await open()
  await sendMessage(visitor, question)
  const stranger = browser(app)
  expect((await threadOf(stranger)).messages).toEqual([])
  expect((await stranger.send('POST', '/api/threads/user-1/stop')).json()).toMatchObject({ stopped: false })
  await sendMessage(stranger, 'Hello')
  expect((await threadOf(stranger)).messages).toHaveLength(2)
  expect((await threadOf(stranger)).plans).toEqual([])
  expect((await threadOf(visitor)).messages).toHaveLength(2)
  const guess = await browser(app).send('GET', '/api/threads/user-1')
  const miss = await browser(app).send('GET', '/api/threads/user-9')
  expect(guess.body.replace('user-1', 'user-9')).toBe(miss.body)
})

test('an answer that breaks is a 500 with a request id, and its message can be sent again', async () => {
  let isBroken = true
  const { visitor, log } = await open({
    around: (planner) => ({
      ...planner,
      outcomeOf: (job) =>
        isBroken ? Promise.reject(new RangeError('years is below zero')) : planner.outcomeOf(job),
    }),
  })
  const failed = await sendMessage(visitor, question, { key: 'k-1' })
  expect(failed.statusCode).toBe(500)
  expect(failed.json()).toMatchObject({
    success: false,
    code: 'internal',
    request_id: failed.headers['x-request-id'],
  })
  expect(failed.body).not.toContain('years')
  expect(log()).toContain('years is below zero')
  expect(log()).toContain(String(failed.headers['x-request-id']))
  expect((await threadOf(visitor)).messages).toMatchObject([{ content: question, status: 'failed' }])
  isBroken = false
  expect((await sendMessage(visitor, question, { key: 'k-1' })).statusCode).toBe(200)
  expect((await threadOf(visitor)).messages).toMatchObject([{ status: 'answered' }, { role: 'assistant' }])
})

test('what people write, who they are and where they write it never reaches the log', async () => {
  const { visitor, log, app } = await open()
  const canary = 'canary4711'
  await sendMessage(visitor, `I am ${canary} and I am 41.`, { thread: canary, key: canary })
  await editFacts(visitor, { set: { debts: [{ name: canary }] } })
  await editFacts(visitor, { set: { debts: [{ name: canary, balance: canary }] } })
  await visitor.send('GET', `/api/threads/${canary}?note=${canary}`)
  await visitor.send('GET', `/${canary}`)
  await visitor.send('POST', '/api/chat', {
    payload: `{"message": ${canary}`,
    headers: { 'content-type': 'application/json' },
  })
  await app.inject({
    url: '/livez',
    headers: { cookie: `hearth=${canary}`, authorization: canary, referer: canary },
  })
  expect(log().split('\n').length).toBeGreaterThan(5)
  expect(log()).toContain('"route":"/api/threads/:threadId"')
  expect(log()).not.toContain(canary)
  expect(log()).not.toContain(String(visitor.cookie()).slice('hearth='.length))
  expect(log()).not.toContain('127.0.0.1')
})

test('a failure whose words quote the visitor is logged without its words', async () => {
  const { visitor, log } = await open({
    around: (planner) => ({
      ...planner,
      outcomeOf: ({ stateJson }) => Promise.reject(new SyntaxError(`canary4711 in ${stateJson}`)),
    }),
  })
  expect((await sendMessage(visitor, question)).statusCode).toBe(500)
  expect(log()).toContain('SyntaxError')
  expect(log()).not.toContain('canary4711')
})

test('more than can be answered in time is turned away before anything is kept', async () => {
  const { around, shut, open: release } = gate()
  const { app, visitor } = await open({ around })
  await sendMessage(visitor, question)
  shut()
  const send = (index: number) => sendMessage(visitor, 'Hello', { thread: `user-${index + 2}` })
  const asked = Array.from({ length: 32 }, (_, index) => send(index))
  await expect.poll(async () => (await send(40)).statusCode).toBe(503)
  const refused = await send(40)
  expect(refused.json()).toMatchObject({ success: false, code: 'unavailable' })
  expect(refused.headers['retry-after']).toBe('5')
  expect((await threadOf(visitor, 'user-42')).messages).toEqual([])
  expect((await app.inject({ url: '/livez' })).statusCode).toBe(200)
  release()
  for (const response of await Promise.all(asked)) expect(response.statusCode).toBe(200)
  expect((await send(40)).statusCode).toBe(200)
})

test('the description of the API names every route and compiles every schema', async () => {
  const { app } = await open()
  const document = (await app.inject({ url: '/api/openapi.json' })).json()
  expect(document.openapi).toBe('3.1.0')
  expect(Object.keys(document.paths)).toEqual(
    expect.arrayContaining([
      '/api/chat',
      '/api/threads/{threadId}',
      '/api/threads/{threadId}/facts',
      '/api/threads/{threadId}/stop',
      '/api/contact',
    ]),
  )
  expect(document.paths['/api/chat'].post.requestBody.content['application/json'].schema.required).toEqual([
    'message',
    'thread_id',
  ])
})
