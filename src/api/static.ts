/** The built web app. Every file has its own route, so that no path can lead anywhere else. */
import { existsSync } from 'node:fs'
import { join, sep } from 'node:path'
import fastifyStatic from '@fastify/static'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { AppError } from '#contract/errors.ts'
import { apiBase } from '#contract/paths.ts'
import { shellPage } from './hosted-pages.ts'
import { ownPage } from './own-pages.ts'

const notFoundPages = ['404.html', '404/index.html']

export async function serveWebApp(app: FastifyInstance, folder: string): Promise<void> {
  const isBuilt = existsSync(folder)
  if (isBuilt)
    await app.register(fastifyStatic, {
      root: folder,
      wildcard: false,
      globIgnore: [`${shellPage}*`, `${ownPage}*`],
      index: ['index.html'],
      redirect: false,
      dotfiles: 'deny',
      preCompressed: true,
      cacheControl: false,
      // What carries a hash in its name never changes; everything else is asked for again.
      setHeaders: (reply, path) =>
        reply.header(
          'cache-control',
          path.includes(`${sep}assets${sep}`) ? 'public, max-age=31536000, immutable' : 'no-cache',
        ),
    })
  const notFoundPage = isBuilt ? notFoundPages.find((page) => existsSync(join(folder, page))) : undefined
  app.setNotFoundHandler((request, reply) => notFound(request, reply, notFoundPage))
}

function notFound(request: FastifyRequest, reply: FastifyReply, page: string | undefined): FastifyReply {
  const wantsPage = request.method === 'GET' || request.method === 'HEAD'
  if (request.url.startsWith(`${apiBase}/`) || !wantsPage) throw new AppError('not_found')
  reply.code(404)
  return page === undefined
    ? reply.type('text/plain; charset=utf-8').send('There is nothing here.\n')
    : reply.sendFile(page)
}
