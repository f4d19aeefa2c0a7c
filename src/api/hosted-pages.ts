/** The addresses under /builder/: all of them are the same page, which asks for its content in the browser. */
import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import type { Config } from './config.ts'
import type { HostedContent } from './hosted-content/hosted-content.ts'
import { pagePath } from './hosted-content/question.ts'
import { hostedContentLimit } from './rate-limits.ts'
import { hostedPagePolicy } from './security.ts'

interface Needs {
  readonly config: Config
  readonly hostedContent: HostedContent
}

/** The built page that is nothing yet; no address of its own leads to it. */
export const shellPage = 'shell.html'

export async function hostedPages(app: FastifyInstance, needs: Needs, folder: string): Promise<void> {
  const path = join(folder, shellPage)
  if (!existsSync(path)) return
  const shell = readFileSync(path, 'utf8')
  const policy = hostedPagePolicy(needs.config.hosted)
  await app.register(async (pages) => {
    const onRequest = await hostedContentLimit(pages, needs.config)
    pages.get('/builder/*', { onRequest }, async (request, reply) => {
      reply.code(await statusOf(request, needs))
      if (reply.statusCode !== 200) reply.header('x-robots-tag', 'noindex')
      allow(reply, policy, needs.config)
      return reply.header('cache-control', 'no-cache').type('text/html; charset=utf-8').send(shell)
    })
  })
}

/** The page itself says the same to a visitor; this is for programs, which read no further. */
async function statusOf(request: FastifyRequest, { hostedContent }: Needs): Promise<200 | 404 | 502> {
  try {
    const [path = ''] = request.url.split('?')
    const { found } = await hostedContent.answer({ model: 'page', urlPath: pagePath(path) })
    return found ? 200 : 404
  } catch (error) {
    request.log.error({ err: error }, 'hosted content could not be fetched')
    return 502
  }
}

function allow(reply: FastifyReply, policy: string, { hosted }: Config): void {
  reply.header('content-security-policy', policy)
  // Older browsers obey this one first, and it cannot name who may frame.
  if (hosted.editing) reply.removeHeader('x-frame-options')
}
