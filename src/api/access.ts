/**
 * Who may ask a route. Every route under /api says it; one that does not keeps the server from starting, so that no
 * call is ever left open by forgetting.
 */
import type { FastifyInstance, FastifyRequest } from 'fastify'
import { AppError } from '#contract/errors.ts'
import type { Sessions } from './sessions.ts'

/**
 * `anyone`: nothing in it belongs to a person. `visitor`: what the cookie's visitor owns, and nothing else; what is
 * someone else's is not there. `fresh-visitor`: the same, and whoever has an account signed in a short while ago.
 * `account`: who is signed in. `fresh-account`: who signed in a short while ago. `secret`: whoever has the secret
 * that the request carries.
 */
export type Access = 'anyone' | 'visitor' | 'fresh-visitor' | 'account' | 'fresh-account' | 'secret'

declare module 'fastify' {
  interface FastifyContextConfig {
    access?: Access
    /** May be called by pages of other sites: no cookie counts there. */
    fromAnySite?: boolean
    /** How deep its body may nest, where that is deeper than usual. */
    deepest?: number
  }
}

/** To be called before the first route. */
export function requireAccess(app: FastifyInstance, sessions: Pick<Sessions, 'sessionOf'>): void {
  app.addHook('onRoute', (route) => {
    if (route.config?.access === undefined)
      throw new TypeError(`${String(route.method)} ${route.url} does not say who may ask it`)
  })
  app.addHook('preHandler', async (request: FastifyRequest) => {
    const { access = 'anyone' } = request.routeOptions.config
    if (openToAll.has(access)) return
    const session = await sessions.sessionOf(request)
    const isSignedIn = session?.account !== undefined
    if (!isSignedIn && access.endsWith('account')) throw new AppError('sign_in_needed')
    if (isSignedIn && !session.isFresh && access.startsWith('fresh')) throw new AppError('sign_in_again')
  })
}

/** Whoever asks for what is theirs came by, whether they write or only look. */
export function noteVisits(app: FastifyInstance, sessions: Pick<Sessions, 'renew'>): void {
  app.addHook('preHandler', async (request, reply) => {
    const { access = 'anyone' } = request.routeOptions.config
    if (access !== 'anyone' && access !== 'secret') await sessions.renew(request, reply)
  })
}

const openToAll = new Set<Access>(['anyone', 'visitor', 'secret'])
