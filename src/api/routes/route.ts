/** What a file of routes gets: an instance that knows the contract's schemas, and what answers are made with. */
import type { FastifyInstance } from 'fastify'
import type { ZodTypeProvider } from 'fastify-type-provider-zod'
import type { Clock } from '../clock.ts'
import type { Config } from '../config.ts'
import type { HostedContent } from '../hosted-content/hosted-content.ts'
import type { MailRoom } from '../mail/mail-room.ts'
import type { Planner } from '../planner.ts'
import type { RateLimits } from '../rate-limits.ts'
import type { Sessions } from '../sessions.ts'
import type { Store } from '../store/store.ts'
import type { TurnAsked } from '../turns.ts'
import { strictValidator } from '../validation.ts'

export interface RouteNeeds {
  readonly config: Config
  readonly planner: Planner
  readonly store: Store
  readonly clock: Clock
  readonly sessions: Sessions
  readonly limits: RateLimits
  readonly hostedContent: HostedContent
  readonly mail: MailRoom
  readonly takeTurn: (asked: TurnAsked) => Promise<string>
}

export type ApiRoutes = (app: ReturnType<typeof strict>, needs: RouteNeeds) => void

/** Requests are held against the contract; answers were, before they were kept. */
export function strict(app: FastifyInstance) {
  app.setValidatorCompiler(strictValidator)
  app.setSerializerCompiler(() => (answer) => JSON.stringify(answer))
  return app.withTypeProvider<ZodTypeProvider>()
}
