import type { FastifyRequest } from 'fastify'
import { AppError } from '#contract/errors.ts'
import type { Sessions } from '../sessions.ts'

/** The visitor who asks. Someone without a session owns nothing, so whatever they ask for is not there. */
export async function ownerOf(request: FastifyRequest, sessions: Sessions): Promise<string> {
  const visitor = await sessions.visitorOf(request)
  if (visitor === undefined) throw new AppError('not_found')
  return visitor
}
