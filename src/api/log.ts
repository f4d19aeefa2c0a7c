/**
 * What may be written to the log: an allow-list. Never a message, a fact, a cookie, a thread id or an address
 * of the web that may hold one; of an error its kind and its place, and its words only when they are the machine's.
 */
import type { FastifyReply, FastifyRequest } from 'fastify'
import type { Config } from './config.ts'

export interface LogStream {
  write(line: string): void
}

export function logOptions(level: Config['logLevel'], stream: LogStream) {
  return {
    level,
    stream,
    base: null,
    serializers: {
      req: (request: FastifyRequest) => ({
        method: request.method,
        route: request.routeOptions?.url ?? 'none',
      }),
      res: (reply: { statusCode?: number }) => ({ status: reply.statusCode }),
      err: loggedError,
    },
  }
}

/** One line for each request: which route, how it ended and how long it took. */
export async function logRequest(request: FastifyRequest, reply: FastifyReply): Promise<void> {
  request.log.info(
    {
      method: request.method,
      route: request.routeOptions.url ?? 'none',
      status: reply.statusCode,
      milliseconds: Math.round(reply.elapsedTime),
    },
    'answered',
  )
}

// A type, not an interface: the logger wants to index it.
type LoggedError = {
  type: string
  message: string
  stack: string
  code?: string
  cause?: LoggedError
}

function loggedError(error: unknown): LoggedError {
  if (!(error instanceof Error)) return { type: typeof error, message: '', stack: '' }
  const frames = (error.stack ?? '').split('\n').filter((line) => /^\s+at /.test(line))
  return {
    type: error.name,
    ...('code' in error && { code: String(error.code) }),
    message: isTheMachines(error) ? error.message : '',
    ...(error.cause !== undefined && { cause: loggedError(error.cause) }),
    stack: frames.join('\n'),
  }
}

/** Words of the language or the system; those of a parser or a database may quote what they were given. */
const isTheMachines = (error: Error): boolean =>
  error instanceof TypeError ||
  error instanceof RangeError ||
  error instanceof ReferenceError ||
  'syscall' in error
