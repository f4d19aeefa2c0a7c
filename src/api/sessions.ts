/**
 * Who is asking. A visitor gets a session with the first thing they write, never for looking: 256 random bits in
 * a cookie that scripts cannot read, of which the database only knows the SHA-256.
 */
import { createHmac, randomBytes, randomUUID } from 'node:crypto'
import type {} from '@fastify/cookie'
import type { FastifyReply, FastifyRequest } from 'fastify'
import type { Clock } from './clock.ts'
import { deviceOf } from './devices.ts'
import { hashOf, newSecret } from './secrets.ts'
import { accountSessionMilliseconds, type NewSession } from './store/accounts.ts'
import { keeperIdleMilliseconds, type Store, sessionIdleMilliseconds } from './store/store.ts'

export interface Session {
  readonly visitor: string
  readonly account: string | undefined
  readonly tokenHash: string
  /** What the owner of an account sees of it. */
  readonly id: string | undefined
  /** Begun a short while ago: whoever has an account has just shown that it is theirs. */
  readonly isFresh: boolean
}

export interface Sessions {
  sessionOf(request: FastifyRequest): Promise<Session | undefined>
  /** The visitor that the request's cookie stands for; undefined for an unknown or missing one. */
  visitorOf(request: FastifyRequest): Promise<string | undefined>
  /** The visitor for something that will be written: a known one, or a new one with a new cookie. */
  visitorForWriting(request: FastifyRequest, reply: FastifyReply): Promise<string>
  /** The same visitor, for as long as what they keep is kept. */
  keepLonger(request: FastifyRequest, reply: FastifyReply): Promise<void>
  /** Notes that a known visitor came by; what is kept for a time is kept from now on. */
  renew(request: FastifyRequest, reply: FastifyReply): Promise<void>
  /**
   * Begins a signed-in session with a new secret, if the deed says so, in place of the one that this browser has.
   */
  begin<Outcome>(
    request: FastifyRequest,
    reply: FastifyReply,
    deed: (session: NewSession) => Promise<Outcome | undefined>,
  ): Promise<Outcome | undefined>
  /** Ends the session of this browser, if it has an account; what is anonymous would be lost. */
  end(request: FastifyRequest, reply: FastifyReply): Promise<void>
  /** Takes the cookie back: its visitor is gone. */
  forget(request: FastifyRequest, reply: FastifyReply): void
  /** A secret that only this session and this purpose lead to; it is kept nowhere. */
  secretFor(request: FastifyRequest, purpose: string): string
}

/** How often a session in use is renewed. */
const renewalMilliseconds = 24 * 3_600_000
const freshMilliseconds = 3_600_000

export function createSessions(store: Store, clock: Clock): Sessions {
  const known = async (request: FastifyRequest) => {
    const token = tokenOf(request)
    if (token === undefined) return undefined
    const tokenHash = hashOf(token)
    const session = await store.sessionByToken(tokenHash, clock())
    return session && { ...session, token, tokenHash }
  }
  const touch = async (
    session: NonNullable<Awaited<ReturnType<typeof known>>>,
    request: FastifyRequest,
    reply: FastifyReply,
  ): Promise<void> => {
    const now = clock()
    if (now.getTime() - Date.parse(session.seenAt) <= renewalMilliseconds) return
    await store.touchSession(session.tokenHash, now)
    giveCookie(
      request,
      reply,
      session.token,
      session.account !== undefined
        ? accountSessionMilliseconds
        : session.isKeeper
          ? keeperIdleMilliseconds
          : sessionIdleMilliseconds,
    )
  }
  return {
    sessionOf: async (request) => {
      const session = await known(request)
      return (
        session && {
          visitor: session.visitor,
          account: session.account,
          tokenHash: session.tokenHash,
          id: session.id,
          isFresh: clock().getTime() - Date.parse(session.openedAt) < freshMilliseconds,
        }
      )
    },
    visitorOf: async (request) => (await known(request))?.visitor,
    visitorForWriting: async (request, reply) => {
      const now = clock()
      const session = await known(request)
      if (session) return session.visitor
      const token = newSecret()
      const visitor = randomUUID()
      await store.openSession({ tokenHash: hashOf(token), visitor }, now)
      giveCookie(request, reply, token, sessionIdleMilliseconds)
      return visitor
    },
    keepLonger: async (request, reply) => {
      const token = tokenOf(request)
      if (token !== undefined && (await known(request))?.account === undefined)
        giveCookie(request, reply, token, keeperIdleMilliseconds)
    },
    renew: async (request, reply) => {
      const session = await known(request)
      if (session) await touch(session, request, reply)
    },
    begin: async (request, reply, deed) => {
      const before = await known(request)
      const token = newSecret()
      const outcome = await deed({
        tokenHash: hashOf(token),
        id: randomUUID(),
        device: deviceOf(request.headers['user-agent']),
        before: before && { tokenHash: before.tokenHash, visitor: before.visitor },
      })
      if (outcome !== undefined) giveCookie(request, reply, token, accountSessionMilliseconds)
      return outcome
    },
    end: async (request, reply) => {
      const session = await known(request)
      if (session?.account === undefined) return
      await store.accounts.endSession(session.tokenHash)
      forget(request, reply)
    },
    forget,
    secretFor: (request, purpose) =>
      createHmac('sha256', tokenOf(request) ?? randomBytes(32))
        .update(purpose)
        .digest('base64url'),
  }
}

/** The __Host- name makes a browser insist on TLS, this host and the whole path; plain http cannot have it. */
const cookieName = (request: FastifyRequest): string =>
  request.protocol === 'https' ? '__Host-hearth' : 'hearth'

const forget = (request: FastifyRequest, reply: FastifyReply): void =>
  void reply.clearCookie(cookieName(request), { path: '/', secure: request.protocol === 'https' })

function tokenOf(request: FastifyRequest): string | undefined {
  const token = request.cookies[cookieName(request)]
  return token !== undefined && /^[\w-]{43}$/.test(token) ? token : undefined
}

function giveCookie(
  request: FastifyRequest,
  reply: FastifyReply,
  token: string,
  idleMilliseconds: number,
): void {
  reply.setCookie(cookieName(request), token, {
    path: '/',
    httpOnly: true,
    sameSite: 'lax',
    secure: request.protocol === 'https',
    maxAge: idleMilliseconds / 1_000,
  })
}
