import type { FastifyInstance, RouteOptions } from 'fastify'
import { z } from 'zod'
import { chatRefusalSchema } from '#contract/chat.ts'
import { productName } from '#contract/product.ts'

/** Describes every route that is registered after it, from the schemas that the routes themselves use. */
export function openApiRoute(app: FastifyInstance): void {
  const routes: RouteOptions[] = []
  app.addHook('onRoute', (route) => {
    if (route.schema && route.method !== 'HEAD') routes.push(route)
  })
  app.get('/openapi.json', { config: { access: 'anyone' } }, async () => openApiDocument(routes))
}

function openApiDocument(routes: RouteOptions[]) {
  const paths: Record<string, Record<string, unknown>> = {}
  for (const route of routes) {
    const path = route.url.replace(/:(\w+)/g, '{$1}')
    const operation = {
      ...(route.schema?.body instanceof z.ZodType && {
        requestBody: { required: true, content: json(route.schema.body) },
      }),
      parameters: [
        ...parameters(route.schema?.params, 'path'),
        ...parameters(route.schema?.headers, 'header'),
      ],
      responses: {
        ...answers(route.schema?.response),
        default: { description: 'A refusal', content: json(chatRefusalSchema) },
      },
    }
    paths[path] = { ...paths[path], [String(route.method).toLowerCase()]: operation }
  }
  return {
    openapi: '3.1.0',
    info: { title: `${productName} API`, version: '1' },
    paths,
  }
}

function answers(response: unknown) {
  if (typeof response !== 'object' || response === null) return {}
  return Object.fromEntries(
    Object.entries(response).map(([status, schema]) => [
      status,
      { description: 'The answer', content: json(schema) },
    ]),
  )
}

function parameters(schema: unknown, place: 'path' | 'header') {
  if (!(schema instanceof z.ZodObject)) return []
  return Object.entries(schema.shape).map(([name, part]) => ({
    name,
    in: place,
    required: place === 'path',
    schema: jsonSchema(part),
  }))
}

const json = (schema: unknown) => ({ 'application/json': { schema: jsonSchema(schema) } })

const jsonSchema = (schema: unknown) =>
  schema instanceof z.ZodType ? z.toJSONSchema(schema, { unrepresentable: 'any', io: 'input' }) : {}
