import type { FastifyReply } from 'fastify'
import { z } from 'zod'
import { idempotencyHeader } from '#contract/paths.ts'

/** Other headers pass; this one is any short printable text, best a UUID. */
export const idempotencyHeaders = z.looseObject({
  [idempotencyHeader]: z
    .string()
    .regex(/^[\x21-\x7e]{1,200}$/)
    .optional(),
})

/** An answer that was written as JSON before. */
export const sendJson = (reply: FastifyReply, json: string): FastifyReply =>
  reply.type('application/json; charset=utf-8').send(json)
