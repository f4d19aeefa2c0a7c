import { expect, onTestFinished, test } from 'vitest'
import { threadSchema } from '#contract/chat.ts'
import { browser, sendMessage, testApp } from './app-for-tests.ts'
import { createPlanner } from './planner.ts'
import { postgresPrograms, startPostgres } from './store/postgres-for-tests.ts'
import type { Store } from './store/store.ts'

const question = 'Build an emergency fund plan.'

/** A store whose nth call fails, before or after its work is done, and all others go through. */
function failingOnce(store: Store, nth: number, moment: 'before' | 'after') {
  let calls = 0
  const failure = Object.assign(new Error('disk full'), { errcode: 13 })
  const failingIn = <Part extends object>(part: Part): Part =>
    new Proxy(part, {
      get(target, name: keyof Part & string) {
        const call = target[name]
        if (typeof call === 'object' && call !== null) return failingIn(call)
        if (typeof call !== 'function') return call
        return async (...values: unknown[]) => {
          calls += 1
          const isIt = calls === nth
          if (isIt && moment === 'before') throw failure
          const result: unknown = await Reflect.apply(call, target, values)
          if (isIt) throw failure
          return result
        }
      },
    })
  const failing = failingIn(store)
  return { failing, wasReached: () => calls >= nth }
}

test.each(['before', 'after'] as const)(
  'whichever call of the store fails %s its work, what was acknowledged is there and the thread goes on',
  async (moment) => {
    const planner = createPlanner({ workers: 1 })
    onTestFinished(() => planner.close())
    let isThrough = false
    for (let nth = 1; !isThrough; nth++) {
      let wasReached = () => false
      const server = await testApp({
        around: () => planner,
        store: (store) => {
          const made = failingOnce(store, nth, moment)
          wasReached = made.wasReached
          return made.failing
        },
      })
      const visitor = browser(server.app)
      const acknowledged: string[] = []
      const statuses: number[] = []
      for (const message of [question, 'I spend $4,000 a month.']) {
        const response = await sendMessage(visitor, message, { key: message.length.toString() })
        statuses.push(response.statusCode)
        if (response.statusCode === 200) acknowledged.push(message, response.json().message_id)
      }
      expect(statuses.filter((status) => status !== 200 && status !== 507)).toEqual([])
      // A claim that could not be given back runs out by itself.
      server.now.time = new Date(server.now.time.getTime() + 60_000)
      const last = () => sendMessage(visitor, question, { key: 'last' })
      expect([(await last()).statusCode, (await last()).statusCode]).toContain(200)
      const read = () => visitor.send('GET', '/api/threads/user-1')
      const reads = [await read(), await read()]
      const thread = threadSchema.parse(reads.find(({ statusCode }) => statusCode === 200)?.json())
      const found = thread.messages.flatMap(({ role, content, id }) => (role === 'user' ? [content] : [id]))
      for (const kept of acknowledged) expect(found).toContain(kept)
      for (const versions of Map.groupBy(thread.plans, ({ id }) => id).values())
        expect(versions.map(({ version }) => version)).toEqual(versions.map((_, index) => index + 1))
      expect(thread.messages.filter(({ status }) => status === 'pending')).toEqual([])
      isThrough = !wasReached()
      await server.close()
    }
  },
  120_000,
)

const programs = postgresPrograms()

test.skipIf(!programs)(
  'while PostgreSQL is gone the visitor is asked to wait, and when it is back the server goes on',
  async () => {
    const postgres = await startPostgres(programs ?? '')
    onTestFinished(() => postgres.stop())
    const server = await testApp({ environment: { DATABASE_URL: await postgres.newDatabase() } })
    const visitor = browser(server.app)
    expect((await sendMessage(visitor, question)).statusCode).toBe(200)
    await postgres.halt()
    const refused = await sendMessage(visitor, question)
    expect(refused.statusCode).toBe(503)
    expect(refused.json()).toMatchObject({ success: false, code: 'unavailable' })
    expect(refused.headers['retry-after']).toBe('5')
    expect((await server.app.inject({ url: '/readyz' })).json()).toMatchObject({
      reasons: [{ part: 'database' }],
    })
    await postgres.resume()
    expect((await sendMessage(visitor, 'I spend $4,000 a month.')).statusCode).toBe(200)
    const thread = threadSchema.parse((await visitor.send('GET', '/api/threads/user-1')).json())
    expect(thread.plans.map(({ version }) => version)).toEqual([1, 2])
    await server.close()
  },
  60_000,
)
