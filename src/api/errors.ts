/** The one place where something that went wrong becomes an answer. */
import type { FastifyError, FastifyReply, FastifyRequest } from 'fastify'
import type { ChatRefusal } from '#contract/chat.ts'
import { AppError, type ErrorCode, errorCatalogue } from '#contract/errors.ts'
import { storeFailure } from './store/failure.ts'

/** Fastify's own refusals and what they are called here. */
const fastifyCodes: Record<string, ErrorCode> = {
  FST_ERR_CTP_BODY_TOO_LARGE: 'body_too_large',
  FST_ERR_CTP_INVALID_MEDIA_TYPE: 'not_json',
  FST_ERR_CTP_INVALID_JSON_BODY: 'malformed_json',
  FST_ERR_CTP_EMPTY_JSON_BODY: 'malformed_json',
  FST_UNDER_PRESSURE: 'unavailable',
}

/** A file that may not be served and an address too long to name anything are nothing, too. */
const notFoundStatuses = new Set([403, 404, 414])

const busySeconds = 5

export function answerError(error: unknown, request: FastifyRequest, reply: FastifyReply): FastifyReply {
  const refusal = refusalOf(error)
  const { status } = errorCatalogue[refusal.code]
  if (isForeseen(error)) request.log.info({ code: refusal.code }, 'refused')
  else if (status >= 500) request.log.error({ err: error, code: refusal.code }, 'the request failed')
  if (refusal.retryAfterSeconds !== undefined) reply.header('retry-after', refusal.retryAfterSeconds)
  return reply
    .code(status)
    .header('cache-control', 'no-store')
    .type('application/json; charset=utf-8')
    .send(JSON.stringify(refusalBody(refusal.code, request.id)))
}

export function refusalBody(code: ErrorCode, requestId?: string): ChatRefusal {
  return {
    success: false,
    error: errorCatalogue[code].message,
    code,
    ...(requestId !== undefined && { request_id: requestId }),
  }
}

function refusalOf(error: unknown): { code: ErrorCode; retryAfterSeconds?: number | undefined } {
  if (error instanceof AppError) return { code: error.code, retryAfterSeconds: waitFor(error) }
  const failure = storeFailure(error)
  if (failure === 'full') return { code: 'storage_full' }
  if (failure === 'unreachable') return { code: 'unavailable', retryAfterSeconds: busySeconds }
  if (!isFastifyError(error)) return { code: 'internal' }
  const code = fastifyCodes[error.code]
  if (code) return { code, ...(code === 'unavailable' && { retryAfterSeconds: busySeconds }) }
  const status = error.statusCode ?? 500
  if (notFoundStatuses.has(status)) return { code: 'not_found' }
  if (status >= 400 && status < 500)
    return { code: error instanceof SyntaxError ? 'malformed_json' : 'invalid_request' }
  return { code: 'internal' }
}

/** A refusal of ours with nothing behind it that would have to be looked into. */
const isForeseen = (error: unknown): boolean => error instanceof AppError && error.cause === undefined

const waitFor = (error: AppError): number | undefined =>
  error.retryAfterSeconds ?? (error.code === 'unavailable' ? busySeconds : undefined)

const isFastifyError = (error: unknown): error is FastifyError =>
  error instanceof Error && ('statusCode' in error || 'code' in error)
