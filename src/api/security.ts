/** What every answer says to the browser, and which requests of other sites are turned away. */
import helmet from '@fastify/helmet'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import { AppError } from '#contract/errors.ts'
import type { HostedConfig } from './config.ts'

/** Nothing from anywhere else, nothing inline, no frame around it. */
const contentSecurityPolicy = {
  useDefaults: false,
  directives: {
    defaultSrc: ["'none'"],
    scriptSrc: ["'self'"],
    styleSrc: ["'self'"],
    imgSrc: ["'self'", 'data:'],
    fontSrc: ["'self'"],
    connectSrc: ["'self'"],
    formAction: ["'self'"],
    baseUri: ["'none'"],
    frameAncestors: ["'none'"],
  },
}

const providerFiles = 'https://cdn.builder.io'
/** The pictures that a new block of the editor begins with. */
const providerSamples = 'https://builder.io'

/**
 * What a page of hosted content needs beyond that: its blocks bring styles, a space of the provider brings pictures
 * and films. The editor looks at the page in a frame and has it fetch drafts; code runs only if the operator said so.
 */
export function hostedPagePolicy({ publicKey, editing, customCode }: HostedConfig): string {
  const { directives } = contentSecurityPolicy
  const hasSpace = publicKey !== undefined || editing
  const files = hasSpace ? [providerFiles] : []
  const all: Record<string, string[]> = {
    ...directives,
    scriptSrc: [...directives.scriptSrc, ...(customCode ? ["'unsafe-inline'", "'unsafe-eval'"] : [])],
    styleSrc: [...directives.styleSrc, "'unsafe-inline'"],
    imgSrc: [...directives.imgSrc, ...files, ...(hasSpace ? [providerSamples] : [])],
    mediaSrc: ["'self'", ...files],
    connectSrc: [...directives.connectSrc, ...(editing ? [providerFiles] : [])],
    ...(editing && { frameAncestors: ["'self'", 'https://builder.io', 'https://*.builder.io'] }),
  }
  return Object.entries(all)
    .map(
      ([name, values]) =>
        `${name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)} ${values.join(' ')}`,
    )
    .join(';')
}

export async function addSecurityHeaders(app: FastifyInstance): Promise<void> {
  await app.register(helmet, {
    contentSecurityPolicy,
    strictTransportSecurity: false,
    referrerPolicy: { policy: 'no-referrer' },
    xFrameOptions: { action: 'deny' },
  })
  app.addHook('onRequest', async (request, reply) => {
    reply.header('x-request-id', request.id)
    reply.header('permissions-policy', 'camera=(), geolocation=(), microphone=(), payment=()')
    if (request.protocol === 'https')
      reply.header('strict-transport-security', 'max-age=31536000; includeSubDomains')
  })
}

const safeMethods = new Set(['GET', 'HEAD', 'OPTIONS'])
const ownSites = new Set(['same-origin', 'none'])

/**
 * A page of another site may not act for a visitor. Browsers say where a request comes from in Sec-Fetch-Site,
 * or else in Origin; programs that are no browser say neither and carry no one's cookie by accident.
 */
export async function refuseOtherSites(request: FastifyRequest): Promise<void> {
  if (safeMethods.has(request.method) || request.routeOptions.config.fromAnySite) return
  const { origin, 'sec-fetch-site': site } = request.headers
  const isOwn =
    site !== undefined
      ? typeof site === 'string' && ownSites.has(site)
      : origin === undefined || URL.parse(origin)?.host === request.host
  if (!isOwn) throw new AppError('foreign_origin')
}

/** Answers of the API belong to one visitor and are never kept by a cache. */
export function neverCache(app: FastifyInstance): void {
  app.addHook('onRequest', async (_request, reply) => {
    reply.header('cache-control', 'no-store')
  })
}
