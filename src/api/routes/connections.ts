import { randomUUID } from 'node:crypto'
import { z } from 'zod'
import { doneSchema, nothingRequestSchema } from '#contract/account.ts'
import {
  type Connection,
  connectionAnswerSchema,
  connectionRequestSchema,
  connectionsSchema,
} from '#contract/connections.ts'
import { AppError } from '#contract/errors.ts'
import { idempotencyHeader, paths } from '#contract/paths.ts'
import { onceRequest } from '../once-request.ts'
import { idempotencyHeaders } from './conversation.ts'
import { ownerOf } from './owner.ts'
import type { ApiRoutes, RouteNeeds } from './route.ts'

const config = { access: 'visitor' } as const
const params = z.strictObject({ id: z.string().min(1).max(64) })

/** Accounts that are connected by a file. The file is read in the browser; balances are all that comes here. */
export const connectionRoutes: ApiRoutes = (app, needs) => {
  const { store, sessions, clock, limits } = needs
  const writing = { preHandler: limits.keepings }

  app.get(
    paths.connections,
    { config, schema: { response: { 200: connectionsSchema } } },
    async (request) => {
      const visitor = await sessions.visitorOf(request)
      const connections = visitor === undefined ? [] : await store.connections.list(visitor)
      return { success: true as const, connections }
    },
  )

  app.post(
    paths.connections,
    {
      config,
      ...writing,
      schema: {
        body: connectionRequestSchema,
        headers: idempotencyHeaders,
        response: { 200: connectionAnswerSchema },
      },
    },
    async (request, reply) => {
      const visitor = await sessions.visitorForWriting(request, reply)
      const made = await store.connections.add(
        visitor,
        { ...request.body, id: randomUUID() },
        onceRequest(request.headers[idempotencyHeader], 'connect', request.body),
        clock(),
      )
      if (made.kind !== 'connected') throw new AppError(made.kind)
      return { success: true as const, connection: await connectionOr404(needs, visitor, made.id) }
    },
  )

  app.post(
    '/connections/:id',
    {
      config,
      ...writing,
      schema: { params, body: connectionRequestSchema, response: { 200: connectionAnswerSchema } },
    },
    async (request) => {
      const key = { visitor: await ownerOf(request, sessions), id: request.params.id }
      if (!(await store.connections.update(key, request.body, clock()))) throw new AppError('not_found')
      return { success: true as const, connection: await connectionOr404(needs, key.visitor, key.id) }
    },
  )

  app.post(
    '/connections/:id/disconnect',
    {
      config,
      ...writing,
      schema: { params, body: nothingRequestSchema, response: { 200: doneSchema } },
    },
    async (request) => {
      const key = { visitor: await ownerOf(request, sessions), id: request.params.id }
      if (!(await store.connections.remove(key))) throw new AppError('not_found')
      return { success: true as const }
    },
  )
}

async function connectionOr404({ store }: RouteNeeds, visitor: string, id: string): Promise<Connection> {
  const found = (await store.connections.list(visitor)).find((connection) => connection.id === id)
  if (!found) throw new AppError('not_found')
  return found
}
