/**
 * Who is asking. A visitor gets a session with the first thing they write, never for looking: 256 random bits in
 * a cookie that scripts cannot read, of which the database only knows the SHA-256.
 */
import { createHash, randomBytes, randomUUID } from 'node:crypto'
import type {} from '@fastify/cookie'
import type { FastifyReply, FastifyRequest } from 'fastify'
import type { Clock } from './clock.ts'
import { type Store, sessionIdleMilliseconds } from './store/store.ts'

export interface Sessions {
  /** The visitor that the request's cookie stands for; undefined for an unknown or missing one. */
  visitorOf(request: FastifyRequest): Promise<string | undefined>
  /** The visitor for something that will be written: a known one, or a new one with a new cookie. */
  visitorForWriting(request: FastifyRequest, reply: FastifyReply): Promise<string>
}

/** How often a session in use is renewed. */
const renewalMilliseconds = 24 * 3_600_000

export function createSessions(store: Store, clock: Clock): Sessions {
  const known = async (request: FastifyRequest) => {
    const token = request.cookies[cookieName(request)]
    if (token === undefined || !/^[\w-]{43}$/.test(token)) return undefined
    const tokenHash = hashOf(token)
    const session = await store.sessionByToken(tokenHash, clock())
    return session && { ...session, token, tokenHash }
  }
  return {
    visitorOf: async (request) => (await known(request))?.visitor,
    visitorForWriting: async (request, reply) => {
      const now = clock()
      const session = await known(request)
      if (session) {
        if (now.getTime() - Date.parse(session.seenAt) > renewalMilliseconds) {
          await store.touchSession(session.tokenHash, now)
          giveCookie(request, reply, session.token)
        }
        return session.visitor
      }
      const token = randomBytes(32).toString('base64url')
      const visitor = randomUUID()
      await store.openSession({ tokenHash: hashOf(token), visitor }, now)
      giveCookie(request, reply, token)
      return visitor
    },
  }
}

const hashOf = (token: string): string => createHash('sha256').update(token).digest('hex')

/** The __Host- name makes a browser insist on TLS, this host and the whole path; plain http cannot have it. */
const cookieName = (request: FastifyRequest): string =>
  request.protocol === 'https' ? '__Host-hearth' : 'hearth'

function giveCookie(request: FastifyRequest, reply: FastifyReply, token: string): void {
  reply.setCookie(cookieName(request), token, {
    path: '/',
    httpOnly: true,
    sameSite: 'lax',
    secure: request.protocol === 'https',
    maxAge: sessionIdleMilliseconds / 1_000,
  })
}
