/** How often one visitor, and one address, may ask for work, and how often an address may write to us. */
import rateLimit from '@fastify/rate-limit'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import { AppError, type ErrorCode } from '#contract/errors.ts'
import type { Config } from './config.ts'
import type { Sessions } from './sessions.ts'

export interface RateLimits {
  perAddress(request: FastifyRequest): Promise<void>
  perVisitor(request: FastifyRequest): Promise<void>
  contacts(request: FastifyRequest): Promise<void>
}

export async function rateLimits(
  app: FastifyInstance,
  config: Config,
  sessions: Sessions,
): Promise<RateLimits> {
  await app.register(rateLimit, { global: false, cache: 50_000 })
  const address = app.createRateLimit({ max: config.messagesPerMinutePerAddress, timeWindow: 60_000 })
  const visitor = app.createRateLimit({
    max: config.messagesPerMinutePerVisitor,
    timeWindow: 60_000,
    // Someone without a session is counted by address alone.
    keyGenerator: async (request) => (await sessions.visitorOf(request)) ?? '',
    allowList: (_request, visitor) => visitor === '',
  })
  const contacts = app.createRateLimit({ max: config.contactsPerHourPerAddress, timeWindow: 3_600_000 })
  const enforce =
    (limit: typeof address, refusal: ErrorCode) =>
    async (request: FastifyRequest): Promise<void> => {
      const count = await limit(request)
      if (!count.isAllowed && count.isExceeded)
        throw new AppError(refusal, { retryAfterSeconds: Math.max(1, count.ttlInSeconds) })
    }
  return {
    perAddress: enforce(address, 'too_many_requests'),
    perVisitor: enforce(visitor, 'too_many_requests'),
    contacts: enforce(contacts, 'too_many_contacts'),
  }
}
