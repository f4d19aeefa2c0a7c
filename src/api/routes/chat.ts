import { maskPrivateNumbers } from '#chat/masks.ts'
import { chatAnswerSchema, chatRequestSchema } from '#contract/chat.ts'
import { idempotencyHeader, paths } from '#contract/paths.ts'
import { idempotencyHeaders, sendJson } from './conversation.ts'
import type { ApiRoutes } from './route.ts'

/** Something the visitor says, and the answer to it. */
export const chatRoutes: ApiRoutes = (app, { takeTurn, sessions, limits }) => {
  app.post(
    paths.chat,
    {
      config: { access: 'visitor' },
      schema: { body: chatRequestSchema, headers: idempotencyHeaders, response: { 200: chatAnswerSchema } },
      onRequest: limits.perAddress,
      preHandler: limits.perVisitor,
    },
    async (request, reply) => {
      const answer = await takeTurn({
        visitor: await sessions.visitorForWriting(request, reply),
        threadId: request.body.thread_id,
        // Card, account and Social Security numbers are neither stored nor logged.
        ask: { kind: 'message', message: maskPrivateNumbers(request.body.message).text },
        idempotencyKey: request.headers[idempotencyHeader],
      })
      return sendJson(reply, answer)
    },
  )
}
