/** How often one visitor, and one address, may ask for work or for content of others, and how often write to us. */
import rateLimit from '@fastify/rate-limit'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import { AppError, type ErrorCode } from '#contract/errors.ts'
import type { Config } from './config.ts'
import type { Sessions } from './sessions.ts'

export interface RateLimits {
  perAddress(request: FastifyRequest): Promise<void>
  perVisitor(request: FastifyRequest): Promise<void>
  contacts(request: FastifyRequest): Promise<void>
  hostedContent(request: FastifyRequest): Promise<void>
  hostedForms(request: FastifyRequest): Promise<void>
  /** Ticking, naming, sharing and the like: many small writes. */
  keepings(request: FastifyRequest): Promise<void>
  signInLetters(request: FastifyRequest): Promise<void>
  signInTries(request: FastifyRequest): Promise<void>
  /** Looking at shared links: enough for people, too few for guessing. */
  lookups(request: FastifyRequest): Promise<void>
}

type Limit = ReturnType<FastifyInstance['createRateLimit']>

const enforce =
  (limit: Limit, refusal: ErrorCode) =>
  async (request: FastifyRequest): Promise<void> => {
    const count = await limit(request)
    if (!count.isAllowed && count.isExceeded)
      throw new AppError(refusal, { retryAfterSeconds: Math.max(1, count.ttlInSeconds) })
  }

/** Each path that nobody asked for before is a question to the provider, who counts them. */
const hostedPagesPerMinutePerAddress = 300

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
  const keepings = app.createRateLimit({
    max: config.messagesPerMinutePerVisitor * 4,
    timeWindow: 60_000,
    keyGenerator: async (request) => `keeping ${(await sessions.visitorOf(request)) ?? request.ip}`,
  })
  const signInLetters = app.createRateLimit({ max: config.signInsPerHourPerAddress, timeWindow: 3_600_000 })
  const signInTries = app.createRateLimit({ max: config.signInsPerHourPerAddress * 5, timeWindow: 3_600_000 })
  const lookups = app.createRateLimit({ max: config.messagesPerMinutePerAddress * 2, timeWindow: 60_000 })
  const contacts = app.createRateLimit({ max: config.contactsPerHourPerAddress, timeWindow: 3_600_000 })
  const hostedForms = app.createRateLimit({ max: config.contactsPerHourPerAddress, timeWindow: 3_600_000 })
  return {
    perAddress: enforce(address, 'too_many_requests'),
    perVisitor: enforce(visitor, 'too_many_requests'),
    keepings: enforce(keepings, 'too_many_requests'),
    signInLetters: enforce(signInLetters, 'too_many_codes'),
    signInTries: enforce(signInTries, 'too_many_codes'),
    lookups: enforce(lookups, 'too_many_requests'),
    contacts: enforce(contacts, 'too_many_contacts'),
    hostedContent: countHostedContent(app, config),
    hostedForms: enforce(hostedForms, 'too_many_contacts'),
  }
}

const countHostedContent = (app: FastifyInstance, config: Config) =>
  enforce(
    app.createRateLimit({
      max: hostedPagesPerMinutePerAddress,
      timeWindow: 60_000,
      // What comes with this copy costs nobody anything.
      allowList: () => config.hosted.publicKey === undefined,
    }),
    'too_many_requests',
  )

/** The same measure for the pages, which stand outside of the API. */
export async function hostedContentLimit(app: FastifyInstance, config: Config) {
  await app.register(rateLimit, { global: false, cache: 50_000 })
  return countHostedContent(app, config)
}
