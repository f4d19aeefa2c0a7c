/** The browser that is about to sign in, before it has an account: known by a short-lived secret of its own. */
import type {} from '@fastify/cookie'
import type { FastifyReply, FastifyRequest } from 'fastify'
import { signInMinutes } from '#contract/limits.ts'
import { newSecret } from './secrets.ts'

const cookieName = (request: FastifyRequest): string =>
  request.protocol === 'https' ? '__Host-hearth-sign-in' : 'hearth-sign-in'

export function giveSignInSecret(request: FastifyRequest, reply: FastifyReply): string {
  const secret = newSecret()
  reply.setCookie(cookieName(request), secret, {
    path: '/',
    httpOnly: true,
    sameSite: 'lax',
    secure: request.protocol === 'https',
    maxAge: signInMinutes * 60,
  })
  return secret
}

export function signInSecretOf(request: FastifyRequest): string | undefined {
  const secret = request.cookies[cookieName(request)]
  return secret !== undefined && /^[\w-]{43}$/.test(secret) ? secret : undefined
}

export function takeSignInSecret(request: FastifyRequest, reply: FastifyReply): void {
  reply.clearCookie(cookieName(request), { path: '/', secure: request.protocol === 'https' })
}
