/** The server, put together: what it listens to, in reading order. */
import { randomUUID } from 'node:crypto'
import { Socket } from 'node:net'
import { join } from 'node:path'
import cookie from '@fastify/cookie'
import Fastify, { type FastifyInstance, LogController, type RouteOptions } from 'fastify'
import { apiBase } from '#contract/paths.ts'
import { type ApiNeeds, api } from './api.ts'
import { answerError } from './errors.ts'
import { hostedPages } from './hosted-pages.ts'
import { runWhileListening } from './jobs.ts'
import { takeJsonOnly } from './json-bodies.ts'
import { type LogStream, logOptions, logRequest } from './log.ts'
import { type MailRoom, mailRoom } from './mail/mail-room.ts'
import type { Transport } from './mail/transport.ts'
import { refuseMalformedHttp } from './malformed-http.ts'
import { ownPages } from './own-pages.ts'
import { updateKeptPlans } from './plan-updates.ts'
import { mayLeave, remindOfDueSteps } from './reminders.ts'
import { healthRoutes } from './routes/health.ts'
import { addSecurityHeaders } from './security.ts'
import { serveWebApp } from './static.ts'
import { turnTaker } from './turns.ts'
import { tellOfUnusedAccounts } from './unused-accounts.ts'

declare module 'fastify' {
  interface FastifyInstance {
    readonly mailRoom: MailRoom
  }
}

export interface AppNeeds extends Omit<ApiNeeds, 'mail' | 'takeTurn'> {
  readonly transport: Transport | undefined
  /** Where letters stand that cannot leave. */
  readonly print: (text: string) => void
  /** Told of every route. */
  readonly onRoute?: (route: RouteOptions) => void
  readonly log?: LogStream
  /** Where the built web app is. */
  readonly webFolder?: string
}

const bodyLimit = 256 * 1_024
/** How long bytes are waited for. */
const patience = 10_000
/** How long a question that has arrived is waited with: the planner ends a draft sooner, but not its own first start. */
const startPatience = 60_000
const minute = 60_000
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
    routerOptions: { ignoreTrailingSlash: true, maxParamLength: 1_500 },
    frameworkErrors: answerError,
    clientErrorHandler: refuseMalformedHttp,
    forceCloseConnections: 'idle',
  })
  if (needs.onRoute) app.addHook('onRoute', needs.onRoute)
  takeJsonOnly(app)
  app.setErrorHandler(answerError)
  app.addHook('onResponse', logRequest)
  app.addHook('preHandler', async ({ socket }) => {
    if (socket instanceof Socket) socket.setTimeout(startPatience)
  })
  letGoWhenClosing(app)
  await addSecurityHeaders(app)
  await app.register(cookie)

  const mail = mailRoom({
    ...needs,
    publicOrigin: config.publicOrigin,
    operatorEmail: config.operatorEmail,
    log: app.log,
    mayLeave: mayLeave(needs.store),
  })
  app.decorate('mailRoom', mail)
  app.addHook('onClose', mail.settled)
  const takeTurn = turnTaker(needs, config.engineWorkers)
  const letters = { ...needs, publicOrigin: config.publicOrigin, takeTurn }
  runWhileListening(app, [
    { name: 'mail', everyMilliseconds: 5_000, run: mail.deliver },
    // Without mail nobody is told twice, or at all: the calendar file is the way.
    ...(mail.isConnected
      ? [{ name: 'reminders', everyMilliseconds: minute, run: () => remindOfDueSteps(letters) }]
      : []),
    { name: 'updates', everyMilliseconds: minute, run: () => updateKeptPlans(letters) },
    { name: 'unused accounts', everyMilliseconds: 60 * minute, run: () => tellOfUnusedAccounts(letters) },
  ])

  await app.register(async (health) => healthRoutes(health, needs))
  await app.register(api({ ...needs, mail, takeTurn }), { prefix: apiBase })
  await hostedPages(app, needs, webFolder)
  ownPages(app, webFolder)
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
