/** The server, put together: what it listens to, in reading order. */
import { randomUUID } from 'node:crypto'
import { join } from 'node:path'
import cookie from '@fastify/cookie'
import Fastify, { type FastifyInstance, LogController } from 'fastify'
import { apiBase } from '#contract/paths.ts'
import { type ApiNeeds, api } from './api.ts'
import { answerError } from './errors.ts'
import { type LogStream, logOptions, logRequest } from './log.ts'
import { refuseMalformedHttp } from './malformed-http.ts'
import { healthRoutes } from './routes/health.ts'
import { addSecurityHeaders } from './security.ts'
import { serveWebApp } from './static.ts'

export interface AppNeeds extends ApiNeeds {
  readonly log?: LogStream
  /** Where the built web app is. */
  readonly webFolder?: string
}

const bodyLimit = 256 * 1_024
const patience = 10_000
const builtWebApp = join(import.meta.dirname, '..', '..', 'dist', 'web')

export async function buildApp(needs: AppNeeds): Promise<FastifyInstance> {
  const { config, log = process.stderr, webFolder = builtWebApp } = needs
  const app = Fastify({
    bodyLimit,
    requestTimeout: patience,
    connectionTimeout: patience,
    genReqId: () => randomUUID(),
    requestIdHeader: false,
    trustProxy: config.trustedProxies.length > 0 ? config.trustedProxies : false,
    logger: logOptions(config.logLevel, log),
    logController: new LogController({ disableRequestLogging: true, requestIdLogLabel: 'request_id' }),
    routerOptions: { ignoreTrailingSlash: true },
    frameworkErrors: answerError,
    clientErrorHandler: refuseMalformedHttp,
    forceCloseConnections: 'idle',
  })
  app.removeContentTypeParser('text/plain')
  app.setErrorHandler(answerError)
  app.addHook('onResponse', logRequest)
  letGoWhenClosing(app)
  await addSecurityHeaders(app)
  await app.register(cookie)

  await app.register(async (health) => healthRoutes(health, needs))
  await app.register(api(needs), { prefix: apiBase })
  await serveWebApp(app, webFolder)
  return app
}

/** A connection that is kept open for more would keep a stopping server waiting. */
function letGoWhenClosing(app: FastifyInstance): void {
  let isClosing = false
  app.addHook('preClose', async () => {
    isClosing = true
  })
  app.addHook('onSend', async (_request, reply) => {
    if (isClosing) reply.header('connection', 'close')
  })
}
