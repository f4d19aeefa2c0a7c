import { statfs } from 'node:fs/promises'
import type { FastifyInstance } from 'fastify'
import type { Config } from '../config.ts'
import type { Store } from '../store/store.ts'

interface Needs {
  readonly config: Config
  readonly store: Store
}

/** For whoever keeps the server running: is it alive, and if it cannot serve, why not. */
export function healthRoutes(app: FastifyInstance, { config, store }: Needs): void {
  app.addHook('onRequest', async (_request, reply) => {
    reply.header('cache-control', 'no-store')
  })

  app.get('/livez', async () => ({ alive: true }))

  app.get('/readyz', async (_request, reply) => {
    const reasons = await reasonsAgainst({ config, store })
    return reply.code(reasons.length === 0 ? 200 : 503).send({ ready: reasons.length === 0, reasons })
  })
}

interface Reason {
  readonly part: 'database' | 'migrations' | 'disk'
  readonly reason: string
}

async function reasonsAgainst({ config, store }: Needs): Promise<Reason[]> {
  const found = await Promise.all([
    databaseReason(store),
    config.databaseUrl === undefined ? diskReason(config) : undefined,
  ])
  return found.filter((reason) => reason !== undefined)
}

async function databaseReason(store: Store): Promise<Reason | undefined> {
  try {
    await store.ping()
    const missing = await store.missingMigrations()
    return missing.length === 0
      ? undefined
      : { part: 'migrations', reason: `The database lacks the changes ${missing.join(', ')}.` }
  } catch {
    return { part: 'database', reason: 'The database does not answer.' }
  }
}

async function diskReason(config: Config): Promise<Reason | undefined> {
  const { bavail, bsize } = await statfs(config.dataDir)
  const freeMegabytes = Math.floor((bavail * bsize) / 2 ** 20)
  return freeMegabytes >= config.minimumFreeDiskMegabytes
    ? undefined
    : {
        part: 'disk',
        reason: `${freeMegabytes} MB are free in the data folder; ${config.minimumFreeDiskMegabytes} MB are wanted.`,
      }
}
