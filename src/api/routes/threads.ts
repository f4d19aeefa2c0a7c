import { z } from 'zod'
import {
  chatAnswerSchema,
  factsRequestSchema,
  stopAnswerSchema,
  type Thread,
  threadIdSchema,
  threadSchema,
} from '#contract/chat.ts'
import { idempotencyHeader } from '#contract/paths.ts'
import { idempotencyHeaders, sendJson } from './conversation.ts'
import type { ApiRoutes } from './route.ts'

const params = z.strictObject({ threadId: threadIdSchema })

/** A conversation as a whole: reading it, changing what it rests on, stopping its answer. */
export const threadRoutes: ApiRoutes = (app, { takeTurn, sessions, limits, store, clock }) => {
  app.get(
    '/threads/:threadId',
    { config: { access: 'visitor' }, schema: { params, response: { 200: threadSchema } } },
    async (request): Promise<Thread> => {
      const visitor = await sessions.visitorOf(request)
      const { threadId } = request.params
      const contents =
        visitor === undefined
          ? { messages: [], plans: [], facts: [] }
          : await store.threadContents({ visitor, threadId }, clock())
      return { success: true, thread_id: threadId, ...contents }
    },
  )

  app.post(
    '/threads/:threadId/facts',
    {
      config: { access: 'visitor' },
      schema: {
        params,
        body: factsRequestSchema,
        headers: idempotencyHeaders,
        response: { 200: chatAnswerSchema },
      },
      onRequest: limits.perAddress,
      preHandler: limits.perVisitor,
    },
    async (request, reply) => {
      const answer = await takeTurn({
        visitor: await sessions.visitorForWriting(request, reply),
        threadId: request.params.threadId,
        ask: { kind: 'edit', edit: request.body },
        idempotencyKey: request.headers[idempotencyHeader],
      })
      return sendJson(reply, answer)
    },
  )

  app.post(
    '/threads/:threadId/stop',
    {
      config: { access: 'visitor' },
      schema: { params, response: { 200: stopAnswerSchema } },
      onRequest: limits.perAddress,
    },
    async (request) => {
      const visitor = await sessions.visitorOf(request)
      const { threadId } = request.params
      const stopped = visitor !== undefined && (await store.stopTurn({ visitor, threadId }))
      return { success: true as const, stopped }
    },
  )
}
