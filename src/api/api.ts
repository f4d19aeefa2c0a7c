/** Everything under /api: strict requests, one visitor, nothing cached, nothing from other sites. */
import underPressure from '@fastify/under-pressure'
import type { FastifyInstance } from 'fastify'
import type { Clock } from './clock.ts'
import type { Config } from './config.ts'
import type { Planner } from './planner.ts'
import { rateLimits } from './rate-limits.ts'
import { chatRoutes } from './routes/chat.ts'
import { contactRoutes } from './routes/contact.ts'
import { openApiRoute } from './routes/openapi.ts'
import { type RouteNeeds, strict } from './routes/route.ts'
import { threadRoutes } from './routes/threads.ts'
import { neverCache, refuseOtherSites } from './security.ts'
import { createSessions } from './sessions.ts'
import type { Store } from './store/store.ts'
import { turnTaker } from './turns.ts'
import { refuseUnreadable } from './validation.ts'

export interface ApiNeeds {
  readonly config: Config
  readonly store: Store
  readonly planner: Planner
  readonly clock: Clock
}

export const api =
  (needs: ApiNeeds) =>
  async (app: FastifyInstance): Promise<void> => {
    await app.register(underPressure, { maxEventLoopDelay: 1_000, retryAfter: 5 })
    neverCache(app)
    app.addHook('onRequest', refuseOtherSites)
    app.addHook('preValidation', refuseUnreadable)
    const sessions = createSessions(needs.store, needs.clock)
    const limits = await rateLimits(app, needs.config, sessions)
    const all: RouteNeeds = {
      ...needs,
      sessions,
      limits,
      takeTurn: turnTaker(needs, needs.config.engineWorkers),
    }

    openApiRoute(app)
    const routes = strict(app)
    chatRoutes(routes, all)
    threadRoutes(routes, all)
    contactRoutes(routes, all)
  }
