/** The addresses of what belongs to one visitor: all of them are one waiting page, which asks for it in the browser. */
import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { FastifyInstance } from 'fastify'

/** The built page; no address of its own leads to it. */
export const ownPage = 'own.html'

const addresses = ['/plans', '/plans/:id', '/s/:token', '/account', '/notifications']

/** No cache keeps them, no search engine lists them, and no other site learns the address of a shared plan. */
export function ownPages(app: FastifyInstance, folder: string): void {
  const path = join(folder, ownPage)
  if (!existsSync(path)) return
  const page = readFileSync(path, 'utf8')
  for (const address of addresses)
    app.get(address, (_request, reply) =>
      reply
        .headers({ 'cache-control': 'no-store', 'x-robots-tag': 'noindex', 'referrer-policy': 'no-referrer' })
        .type('text/html; charset=utf-8')
        .send(page),
    )
}
