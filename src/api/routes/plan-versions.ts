import { z } from 'zod'
import { comparePlans } from '#chat/compare-plans.ts'
import type { ChatAnswer, changeSchema } from '#contract/chat.ts'
import { AppError } from '#contract/errors.ts'
import { idempotencyHeader } from '#contract/paths.ts'
import {
  type ComparisonAnswer,
  comparisonAnswerSchema,
  type PlanVersionAnswer,
  planFactsRequestSchema,
  planIdSchema,
  planVersionSchema,
  redraftRequestSchema,
  type SavedPlanDetail,
  savedPlanDetailSchema,
  versionInPathSchema,
} from '#contract/saved-plans.ts'
import { calendarDay } from '../clock.ts'
import type { Ask } from '../engine-job.ts'
import { savedPlanDetail } from '../saved-plan-answers.ts'
import type { KeptPlan, KeptVersion } from '../store/keeping.ts'
import { idempotencyHeaders } from './conversation.ts'
import { ownerOf } from './owner.ts'
import type { ApiRoutes, RouteNeeds } from './route.ts'

const params = z.strictObject({ id: planIdSchema })
const versionParams = params.extend({ version: versionInPathSchema })
const comparisonParams = params.extend({ from: versionInPathSchema, to: versionInPathSchema })
const config = { access: 'visitor' } as const

/** The versions of a kept plan: as they were, side by side, and the next one. */
export const planVersionRoutes: ApiRoutes = (app, needs) => {
  const { store, sessions, planner, limits } = needs
  const drafting = { onRequest: limits.perAddress, preHandler: limits.perVisitor }

  app.get(
    '/plans/:id/versions/:version',
    {
      config,
      preHandler: limits.perVisitor,
      schema: { params: versionParams, response: { 200: planVersionSchema } },
    },
    async (request): Promise<PlanVersionAnswer> => {
      const visitor = await ownerOf(request, sessions)
      const { id, version } = request.params
      const { plan, household } = await versionOr404(
        store,
        await keptOr404(store, visitor, id),
        version,
        visitor,
      )
      if (household === undefined) return { success: true, plan, replay: 'unknown' }
      const today = calendarDay(new Date(plan.generatedAt))
      const isSame = await planner.isReproduced({ plan, household, today })
      return { success: true, plan, replay: isSame ? 'same' : 'moved' }
    },
  )

  app.get(
    '/plans/:id/compare/:from/:to',
    { config, schema: { params: comparisonParams, response: { 200: comparisonAnswerSchema } } },
    async (request): Promise<ComparisonAnswer> => {
      const visitor = await ownerOf(request, sessions)
      const { id, from, to } = request.params
      const kept = await keptOr404(store, visitor, id)
      const [before, after] = [
        await versionOr404(store, kept, from, visitor),
        await versionOr404(store, kept, to, visitor),
      ]
      return { success: true, from, to, comparison: comparePlans(before, after) }
    },
  )

  app.post(
    '/plans/:id/facts',
    {
      config,
      ...drafting,
      schema: {
        params,
        body: planFactsRequestSchema,
        headers: idempotencyHeaders,
        response: { 200: savedPlanDetailSchema },
      },
    },
    async (request) => {
      const visitor = await ownerOf(request, sessions)
      const { version, ...edit } = request.body
      const kept = await keptOr404(store, visitor, request.params.id)
      return draftedAgain(needs, visitor, kept, {
        version,
        ask: { kind: 'edit', edit: { ...edit, topic: kept.topic } },
        idempotencyKey: request.headers[idempotencyHeader],
      })
    },
  )

  app.post(
    '/plans/:id/redraft',
    {
      config,
      ...drafting,
      schema: {
        params,
        body: redraftRequestSchema,
        headers: idempotencyHeaders,
        response: { 200: savedPlanDetailSchema },
      },
    },
    async (request) => {
      const visitor = await ownerOf(request, sessions)
      const kept = await keptOr404(store, visitor, request.params.id)
      return draftedAgain(needs, visitor, kept, {
        version: request.body.version,
        ask: { kind: 'redraft', planId: kept.planId },
        idempotencyKey: request.headers[idempotencyHeader],
      })
    },
  )
}

async function keptOr404(store: RouteNeeds['store'], visitor: string, id: string): Promise<KeptPlan> {
  const kept = await store.plans.one({ visitor, id })
  if (!kept) throw new AppError('not_found')
  return kept
}

async function versionOr404(
  store: RouteNeeds['store'],
  { threadId, planId }: KeptPlan,
  version: number,
  visitor: string,
): Promise<KeptVersion> {
  const found = await store.plans.version({ visitor, threadId, planId }, version)
  if (!found) throw new AppError('not_found')
  return found
}

interface Redrafting {
  readonly version: number
  readonly ask: Ask
  readonly idempotencyKey: string | undefined
}

/** A turn of the plan's conversation, so that every other plan in it follows and nothing is lost half way. */
async function draftedAgain(
  needs: RouteNeeds,
  visitor: string,
  kept: KeptPlan,
  { version, ask, idempotencyKey }: Redrafting,
): Promise<SavedPlanDetail> {
  const json = await needs.takeTurn({
    visitor,
    threadId: kept.threadId,
    ask,
    seen: { planId: kept.planId, version },
    idempotencyKey,
  })
  const answer: ChatAnswer = JSON.parse(json)
  const detail = await savedPlanDetail(needs, { visitor, id: kept.id })
  if (!detail) throw new AppError('not_found')
  const change = changeOf(answer, kept.planId)
  return { ...detail, response: answer.response, ...(change && { change }) }
}

function changeOf(
  { plan, change, also = [] }: ChatAnswer,
  planId: string,
): z.infer<typeof changeSchema> | undefined {
  return plan?.id === planId ? change : also.find((other) => other.plan.id === planId)?.change
}
