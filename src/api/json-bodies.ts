/** Bodies are JSON in UTF-8. A byte that is none would be stored as another character than was sent. */
import type { FastifyInstance } from 'fastify'
import { AppError } from '#contract/errors.ts'

const utf8 = new TextDecoder('utf-8', { fatal: true })

export function takeJsonOnly(app: FastifyInstance): void {
  app.removeContentTypeParser(['text/plain', 'application/json'])
  const parseJson = app.getDefaultJsonParser('error', 'error')
  app.addContentTypeParser<Buffer>('application/json', { parseAs: 'buffer' }, (request, body, done) => {
    const text = decoded(body)
    if (text === undefined) done(new AppError('not_utf8'))
    else parseJson(request, text, done)
  })
}

function decoded(body: Buffer): string | undefined {
  try {
    return utf8.decode(body)
  } catch {
    return undefined
  }
}
