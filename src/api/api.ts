/** Everything under /api: strict requests, one visitor, nothing cached, nothing from other sites. */
import underPressure from '@fastify/under-pressure'
import type { FastifyInstance } from 'fastify'
import { noteVisits, requireAccess } from './access.ts'
import type { Clock } from './clock.ts'
import type { Config } from './config.ts'
import type { HostedContent } from './hosted-content/hosted-content.ts'
import type { MailRoom } from './mail/mail-room.ts'
import type { Planner } from './planner.ts'
import { rateLimits } from './rate-limits.ts'
import { accountRoutes } from './routes/account.ts'
import { chatRoutes } from './routes/chat.ts'
import { connectionRoutes } from './routes/connections.ts'
import { contactRoutes } from './routes/contact.ts'
import { hostedContentRoutes } from './routes/hosted-content.ts'
import { hostedFormRoutes } from './routes/hosted-form.ts'
import { notificationRoutes } from './routes/notifications.ts'
import { openApiRoute } from './routes/openapi.ts'
import { planFileRoutes } from './routes/plan-files.ts'
import { planVersionRoutes } from './routes/plan-versions.ts'
import { type RouteNeeds, strict } from './routes/route.ts'
import { savedPlanRoutes } from './routes/saved-plans.ts'
import { shareRoutes } from './routes/shares.ts'
import { signInRoutes } from './routes/sign-in.ts'
import { threadRoutes } from './routes/threads.ts'
import { visitRoutes } from './routes/visit.ts'
import { yourDataRoutes } from './routes/your-data.ts'
import { neverCache, refuseOtherSites } from './security.ts'
import { createSessions } from './sessions.ts'
import type { Store } from './store/store.ts'
import type { TurnAsked } from './turns.ts'
import { refuseUnreadable } from './validation.ts'

export interface ApiNeeds {
  readonly config: Config
  readonly store: Store
  readonly planner: Planner
  readonly hostedContent: HostedContent
  readonly clock: Clock
  readonly mail: MailRoom
  readonly takeTurn: (asked: TurnAsked) => Promise<string>
}

export const api =
  (needs: ApiNeeds) =>
  async (app: FastifyInstance): Promise<void> => {
    await app.register(underPressure, { maxEventLoopDelay: 3_000, retryAfter: 5 })
    neverCache(app)
    app.addHook('onRequest', refuseOtherSites)
    app.addHook('preValidation', refuseUnreadable)
    const sessions = createSessions(needs.store, needs.clock)
    const limits = await rateLimits(app, needs.config, sessions)
    const all: RouteNeeds = {
      ...needs,
      sessions,
      limits,
    }

    requireAccess(app, sessions)
    noteVisits(app, sessions)
    openApiRoute(app)
    const routes = strict(app)
    chatRoutes(routes, all)
    threadRoutes(routes, all)
    contactRoutes(routes, all)
    hostedContentRoutes(routes, all)
    hostedFormRoutes(routes, all)
    savedPlanRoutes(routes, all)
    planVersionRoutes(routes, all)
    planFileRoutes(routes, all)
    shareRoutes(routes, all)
    visitRoutes(routes, all)
    signInRoutes(routes, all)
    accountRoutes(routes, all)
    notificationRoutes(routes, all)
    connectionRoutes(routes, all)
    yourDataRoutes(routes, all)
  }
