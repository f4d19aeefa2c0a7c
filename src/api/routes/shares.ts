import { randomBytes, randomUUID } from 'node:crypto'
import { z } from 'zod'
import { AppError } from '#contract/errors.ts'
import { idempotencyHeader, pages, paths } from '#contract/paths.ts'
import {
  revokeAnswerSchema,
  type SharedPlan,
  shareAnswerSchema,
  sharedPlanSchema,
  shareRequestSchema,
  sharesSchema,
} from '#contract/shares.ts'
import { plainText } from '#engine/say.ts'
import { calendarDay } from '../clock.ts'
import { finiteJson } from '../finite-json.ts'
import { hashOf } from '../secrets.ts'
import { snapshotOf } from '../shared-snapshot.ts'
import type { KeptVersion } from '../store/keeping.ts'
import { planOf } from '../store/stored-plan.ts'
import { idempotencyHeaders } from './conversation.ts'
import { ownerOf } from './owner.ts'
import type { ApiRoutes, RouteNeeds } from './route.ts'

const dayMilliseconds = 24 * 3_600_000
/** 192 random bits, as 32 characters of an address. */
const tokenBytes = 24
const tokenLength = 32

const config = { access: 'visitor' } as const

/** Links that show one version of a plan, and what they show. */
export const shareRoutes: ApiRoutes = (app, needs) => {
  const { store, sessions, clock, limits } = needs

  app.get(paths.shares, { config, schema: { response: { 200: sharesSchema } } }, async (request) => {
    const visitor = await sessions.visitorOf(request)
    return {
      success: true as const,
      shares: visitor === undefined ? [] : await store.shares.list(visitor, clock()),
    }
  })

  app.post(
    paths.shares,
    {
      config,
      preHandler: limits.keepings,
      schema: {
        body: shareRequestSchema,
        headers: idempotencyHeaders,
        response: { 200: shareAnswerSchema },
      },
    },
    async (request) => {
      const visitor = await ownerOf(request, sessions)
      const { threadId, planId, version, hideAmounts, expiresInDays } = request.body
      const place = { visitor, threadId, planId }
      const found = await store.plans.version(place, version)
      if (!found) throw new AppError('not_found')
      await refuseForeignNumbers(needs, found)
      const snapshot = snapshotOf(found.plan, hideAmounts)
      const key = request.headers[idempotencyHeader]
      // A repeated request leads to the same secret, without that the secret were kept for it.
      const purpose = JSON.stringify(['share', key, request.body])
      const token =
        key === undefined
          ? randomBytes(tokenBytes).toString('base64url')
          : sessions.secretFor(request, purpose).slice(0, tokenLength)
      const shared = await store.shares.add(
        {
          ...place,
          id: randomUUID(),
          tokenHash: hashOf(token),
          version,
          title: plainText(snapshot.title),
          hidesAmounts: hideAmounts,
          snapshotJson: finiteJson(snapshot),
          expiresAt: new Date(clock().getTime() + expiresInDays * dayMilliseconds).toISOString(),
        },
        clock(),
      )
      if (shared.kind !== 'shared') throw new AppError(shared.kind)
      return { success: true as const, share: shared.share, path: pages.shared(token) }
    },
  )

  app.post(
    '/shares/:id/revoke',
    {
      config,
      preHandler: limits.keepings,
      schema: {
        params: z.strictObject({ id: z.string().max(64) }),
        body: z.strictObject({}),
        response: { 200: revokeAnswerSchema },
      },
    },
    async (request) => {
      const visitor = await ownerOf(request, sessions)
      if (!(await store.shares.revoke({ visitor, id: request.params.id }))) throw new AppError('not_found')
      return { success: true as const }
    },
  )

  app.get(
    '/shared/:token',
    {
      config: { access: 'secret' },
      onRequest: limits.lookups,
      schema: { params: z.object({ token: z.string() }), response: { 200: sharedPlanSchema } },
    },
    async (request, reply): Promise<SharedPlan> => {
      reply.header('x-robots-tag', 'noindex, nofollow')
      const shared = await store.shares.open(hashOf(request.params.token), clock())
      if (!shared) throw new AppError('share_not_found')
      const { snapshotJson, ...about } = shared
      return { success: true, plan: planOf(snapshotJson), ...about }
    },
  )
}

/** A plan that came from a file is shown to others only when this engine arrives at it, too: it is our word then. */
async function refuseForeignNumbers({ planner }: RouteNeeds, found: KeptVersion): Promise<void> {
  if (!found.isImported) return
  const { plan, household } = found
  const today = calendarDay(new Date(plan.generatedAt))
  const isOurs = household !== undefined && (await planner.isReproduced({ plan, household, today }))
  if (!isOurs) throw new AppError('import_not_reproduced')
}
