/** The whole server in one process for tests: a fresh SQLite, the real engine, a clock that can be moved. */
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { FastifyInstance, InjectOptions, RouteOptions } from 'fastify'
import { buildApp } from './app.ts'
import { type Config, readConfig } from './config.ts'
import { hostedContent } from './hosted-content/hosted-content.ts'
import type { Transport } from './mail/transport.ts'
import { createPlanner, type Planner } from './planner.ts'
import { openStore } from './store/open-store.ts'
import type { Store } from './store/store.ts'

export interface TestApp {
  readonly app: FastifyInstance
  readonly config: Config
  /** Every route that the server has, in its order. */
  readonly routes: readonly RouteOptions[]
  readonly store: Store
  readonly planner: Planner
  /** Everything that was logged, at the most talkative level. */
  readonly log: () => string
  /** Letters that stood in the log because there was no mail. */
  readonly printed: () => string
  readonly now: { time: Date }
  readonly close: () => Promise<void>
}

export interface TestNeeds {
  readonly environment?: Record<string, string>
  readonly webFolder?: string
  /** Holds the entries of hosted content. */
  readonly hostedFolder?: string
  readonly hostedPatienceMilliseconds?: number
  /** Stands between the server and the engine, to hold an answer back or to break. */
  readonly around?: (planner: Planner) => Planner
  readonly store?: (store: Store) => Store
  readonly transport?: Transport
}

export async function testApp(needs: TestNeeds = {}): Promise<TestApp> {
  const folder = mkdtempSync(join(tmpdir(), 'hearth-app-'))
  const config: Config = readConfig({
    DATA_DIR: folder,
    LOG_LEVEL: 'trace',
    ENGINE_WORKERS: '1',
    MESSAGES_PER_MINUTE_PER_VISITOR: '1000',
    MESSAGES_PER_MINUTE_PER_ADDRESS: '1000',
    ...needs.environment,
  })
  const opened = await openStore(config)
  const store = needs.store?.(opened) ?? opened
  const planner = createPlanner({ workers: config.engineWorkers })
  const lines: string[] = []
  const printed: string[] = []
  const routes: RouteOptions[] = []
  const now = { time: new Date('2026-11-20T17:00:00.000Z') }
  const app = await buildApp({
    config,
    store,
    planner: needs.around?.(planner) ?? planner,
    hostedContent: hostedContent({
      config: config.hosted,
      clock: () => now.time,
      ...(needs.hostedFolder !== undefined && { folder: needs.hostedFolder }),
      ...(needs.hostedPatienceMilliseconds !== undefined && {
        patienceMilliseconds: needs.hostedPatienceMilliseconds,
      }),
    }),
    clock: () => now.time,
    transport: needs.transport,
    print: (text) => void printed.push(text),
    onRoute: (route) => void routes.push(route),
    log: { write: (line) => void lines.push(line) },
    webFolder: needs.webFolder ?? join(folder, 'no-web'),
  })
  return {
    app,
    config,
    routes,
    store,
    planner: needs.around?.(planner) ?? planner,
    now,
    log: () => lines.join(''),
    printed: () => printed.join('\n'),
    close: async () => {
      await app.close()
      await planner.close()
      await opened.close()
      rmSync(folder, { recursive: true, force: true })
    },
  }
}

/** One visitor's browser: says where it comes from and keeps its cookie. */
export function browser(app: FastifyInstance) {
  const jar = new Map<string, string>()
  const cookie = () =>
    jar.size === 0 ? undefined : [...jar].map(([name, value]) => `${name}=${value}`).join('; ')
  return {
    cookie,
    send: async (
      method: 'GET' | 'POST',
      url: string,
      options: Omit<InjectOptions, 'method' | 'url'> = {},
    ) => {
      const response = await app.inject({
        ...options,
        method,
        url,
        headers: {
          host: 'localhost',
          ...(method === 'POST' && { origin: 'http://localhost', 'sec-fetch-site': 'same-origin' }),
          ...(jar.size > 0 && { cookie: cookie() }),
          ...options.headers,
        },
      })
      for (const { name, value } of response.cookies)
        if (value === '') jar.delete(name)
        else jar.set(name, value)
      return response
    },
  }
}

export const sendMessage = (
  visitor: ReturnType<typeof browser>,
  message: string,
  { thread = 'user-1', key }: { thread?: string; key?: string } = {},
) =>
  visitor.send('POST', '/api/chat', {
    payload: { message, thread_id: thread },
    headers: key === undefined ? {} : { 'idempotency-key': key },
  })

/** Holds answers back from when it is shut until it is opened. */
export function gate() {
  let isShut = false
  let opening = Promise.withResolvers<void>()
  let arriving = Promise.withResolvers<void>()
  return {
    around: (planner: Planner): Planner => ({
      ...planner,
      outcomeOf: async (job) => {
        arriving.resolve()
        if (isShut) await opening.promise
        return planner.outcomeOf(job)
      },
    }),
    /** From now on answers wait; resolves when the next one does. */
    shut: (): { arrival: Promise<void> } => {
      isShut = true
      opening = Promise.withResolvers()
      arriving = Promise.withResolvers()
      return { arrival: arriving.promise }
    },
    open: () => {
      isShut = false
      opening.resolve()
    },
  }
}
