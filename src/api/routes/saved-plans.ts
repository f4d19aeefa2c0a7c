import { randomUUID } from 'node:crypto'
import { z } from 'zod'
import { AppError } from '#contract/errors.ts'
import { idempotencyHeader, paths } from '#contract/paths.ts'
import {
  deletePlanAnswerSchema,
  deletePlanRequestSchema,
  duplicatePlanRequestSchema,
  planIdSchema,
  renamePlanRequestSchema,
  restorePlanRequestSchema,
  type SavedPlanDetail,
  savedPlanDetailSchema,
  savedPlansSchema,
  savePlanRequestSchema,
  stepAnswerSchema,
  stepRequestSchema,
} from '#contract/saved-plans.ts'
import { copyOfPlan } from '../copy-of-plan.ts'
import { savedPlanAnswer, savedPlanDetail } from '../saved-plan-answers.ts'
import { idempotencyHeaders } from './conversation.ts'
import { ownerOf } from './owner.ts'
import type { ApiRoutes, RouteNeeds } from './route.ts'

const params = z.strictObject({ id: planIdSchema })
const stepParams = z.strictObject({ id: planIdSchema, stepId: z.string().min(1).max(100) })
const config = { access: 'visitor' } as const

/** The plans that a visitor keeps: the list, one of them, and everything that is written on it. */
export const savedPlanRoutes: ApiRoutes = (app, needs) => {
  const { store, sessions, clock, limits } = needs
  const writing = { preHandler: limits.keepings }

  app.get(paths.plans, { config, schema: { response: { 200: savedPlansSchema } } }, async (request) => {
    const visitor = await sessions.visitorOf(request)
    const { plans, deleted } =
      visitor === undefined ? { plans: [], deleted: [] } : await store.plans.list(visitor, clock())
    return { success: true as const, plans: plans.map((plan) => savedPlanAnswer(plan, clock())), deleted }
  })

  app.post(
    paths.plans,
    { config, ...writing, schema: { body: savePlanRequestSchema, response: { 200: savedPlanDetailSchema } } },
    async (request, reply) => {
      const visitor = await ownerOf(request, sessions)
      const saved = await store.plans.save({ visitor, id: randomUUID(), ...request.body }, clock())
      if (saved.kind !== 'saved') throw new AppError(saved.kind)
      await sessions.keepLonger(request, reply)
      return detailOr404(needs, visitor, saved.id)
    },
  )

  app.get(
    '/plans/:id',
    { config, schema: { params, response: { 200: savedPlanDetailSchema } } },
    async (request) => detailOr404(needs, await ownerOf(request, sessions), request.params.id),
  )

  app.post(
    '/plans/:id/rename',
    {
      config,
      ...writing,
      schema: { params, body: renamePlanRequestSchema, response: { 200: savedPlanDetailSchema } },
    },
    async (request) => {
      const key = { visitor: await ownerOf(request, sessions), id: request.params.id }
      const { revision, name } = request.body
      const edited = await store.plans.rename(key, { revision, name: name.trim() }, clock())
      if (edited.kind !== 'done') throw new AppError(edited.kind)
      return detailOr404(needs, key.visitor, key.id)
    },
  )

  app.post(
    '/plans/:id/delete',
    {
      config,
      ...writing,
      schema: { params, body: deletePlanRequestSchema, response: { 200: deletePlanAnswerSchema } },
    },
    async (request) => {
      const key = { visitor: await ownerOf(request, sessions), id: request.params.id }
      const removed = await store.plans.remove(key, request.body.revision, clock())
      if (removed.kind !== 'deleted') throw new AppError(removed.kind)
      return { success: true as const, deleted: removed.deleted }
    },
  )

  app.post(
    '/plans/:id/restore',
    {
      config,
      ...writing,
      schema: { params, body: restorePlanRequestSchema, response: { 200: savedPlanDetailSchema } },
    },
    async (request) => {
      const key = { visitor: await ownerOf(request, sessions), id: request.params.id }
      const restored = await store.plans.restore(key, clock())
      if (restored.kind !== 'done') throw new AppError(restored.kind)
      return detailOr404(needs, key.visitor, key.id)
    },
  )

  app.post(
    '/plans/:id/duplicate',
    {
      config,
      ...writing,
      schema: {
        params,
        body: duplicatePlanRequestSchema,
        headers: idempotencyHeaders,
        response: { 200: savedPlanDetailSchema },
      },
    },
    async (request) => {
      const key = { visitor: await ownerOf(request, sessions), id: request.params.id }
      const copied = await copyOfPlan(store, key, {
        name: request.body.name?.trim(),
        requestKey: request.headers[idempotencyHeader],
        now: clock(),
      })
      if (copied.kind !== 'saved') throw new AppError(copied.kind)
      return detailOr404(needs, key.visitor, copied.id)
    },
  )

  app.post(
    '/plans/:id/steps/:stepId',
    {
      config,
      ...writing,
      schema: { params: stepParams, body: stepRequestSchema, response: { 200: stepAnswerSchema } },
    },
    async (request) => {
      const { id, stepId } = request.params
      const key = { visitor: await ownerOf(request, sessions), id }
      const kept = await store.plans.setStep(key, stepId, request.body, clock())
      if (kept.kind !== 'kept') throw new AppError(kept.kind)
      return { success: true as const, step: kept.step }
    },
  )
}

async function detailOr404(needs: RouteNeeds, visitor: string, id: string): Promise<SavedPlanDetail> {
  const detail = await savedPlanDetail(needs, { visitor, id })
  if (!detail) throw new AppError('not_found')
  return detail
}
