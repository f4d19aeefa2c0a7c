/** Starts the server and stops it gracefully. */
import { setTimeout as pause } from 'node:timers/promises'
import type { FastifyInstance } from 'fastify'
import { productName } from '#contract/product.ts'
import { buildApp } from './app.ts'
import { systemClock } from './clock.ts'
import { type Config, readConfig } from './config.ts'
import { hostedContent } from './hosted-content/hosted-content.ts'
import { smtpTransport } from './mail/transport.ts'
import { createPlanner } from './planner.ts'
import { StartProblem } from './start-problem.ts'
import { storeFailure } from './store/failure.ts'
import { openStore } from './store/open-store.ts'
import type { Store } from './store/store.ts'

const drainMilliseconds = 10_000
const databasePatienceMilliseconds = 30_000
const hourMilliseconds = 3_600_000

try {
  if (Number(process.versions.node.split('.')[0]) < 24)
    throw new StartProblem(
      `it needs Node 24 and this is Node ${process.versions.node}. Use npm start, which brings it.`,
    )
  await start(readConfig(process.env))
} catch (error) {
  if (!(error instanceof StartProblem)) throw error
  console.error(`${productName} cannot start. ${error.message}`)
  process.exit(1)
}

async function start(config: Config): Promise<void> {
  const hosted = hostedContent({ config: config.hosted, clock: systemClock })
  const store = await storeWhenItAnswers(config)
  await store.failUnfinishedTurns(systemClock())
  await store.forgetExpired(systemClock())
  const planner = createPlanner({ workers: config.engineWorkers })
  const app = await buildApp({
    config,
    store,
    planner,
    hostedContent: hosted,
    clock: systemClock,
    transport: smtpTransport(config),
    print: (text) => console.log(text),
  })
  const housekeeping = setInterval(
    () =>
      store
        .forgetExpired(systemClock())
        .catch((error: unknown) => app.log.error({ err: error }, 'housekeeping failed')),
    hourMilliseconds,
  )
  housekeeping.unref()

  const stop = async () => {
    clearInterval(housekeeping)
    await Promise.race([app.close(), pause(drainMilliseconds, undefined, { ref: false })])
    await planner.close()
    await store.close()
    process.exit(0)
  }
  // A terminal, npm and the program that started this one may each send the same signal.
  let isStopping = false
  for (const signal of ['SIGTERM', 'SIGINT'] as const)
    process.on(signal, () => {
      if (!isStopping) void stop()
      isStopping = true
    })

  const port = await listen(app, config)
  planner.prepare()
  console.log(`${productName} is at http://${shownHost(config.host)}:${port}`)
}

/** A PostgreSQL that starts at the same time as this server is waited for. */
async function storeWhenItAnswers(config: Config): Promise<Store> {
  const lastTry = performance.now() + databasePatienceMilliseconds
  for (;;) {
    try {
      return await openStore({
        ...config,
        lostConnection: () =>
          console.error('A connection to the database was lost; the next question opens another.'),
      })
    } catch (error) {
      if (error instanceof StartProblem) throw error
      if (storeFailure(error) === undefined || performance.now() > lastTry)
        throw new StartProblem(
          `The database of DATABASE_URL does not answer: ${error instanceof Error ? error.message : 'no reason given'}.`,
          { cause: error },
        )
      await pause(500)
    }
  }
}

async function listen(app: FastifyInstance, { host, port }: Config): Promise<number> {
  try {
    await app.listen({ host, port })
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'EADDRINUSE')
      throw new StartProblem(
        `Port ${port} is already in use. Stop what uses it, or choose another: PORT=${port + 1} npm start`,
      )
    throw error
  }
  const address = app.server.address()
  return typeof address === 'object' && address ? address.port : port
}

/** Where a browser on this machine finds it: an address that means "all of them" is no place to go to. */
function shownHost(host: string): string {
  return ['0.0.0.0', '::', '127.0.0.1', '::1'].includes(host) ? 'localhost' : host
}
