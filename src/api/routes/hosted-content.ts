import { z } from 'zod'
import { AppError } from '#contract/errors.ts'
import { type HostedSettings, hostedSettingsSchema } from '#contract/hosted-content.ts'
import { paths } from '#contract/paths.ts'
import { contentQuestion } from '../hosted-content/question.ts'
import { sendJson } from './conversation.ts'
import type { ApiRoutes } from './route.ts'

const nothing = '{"results":[]}'

/** Hosted content for the provider's own software in the browser, which asks here instead of there. */
export const hostedContentRoutes: ApiRoutes = (app, { config, hostedContent, limits }) => {
  app.get(
    '/v3/content/:model',
    {
      config: { access: 'anyone' },
      schema: {
        params: z.object({ model: z.string() }),
        response: { 200: z.object({ results: z.array(z.looseObject({})) }) },
      },
      onRequest: limits.hostedContent,
    },
    async (request, reply) => {
      const question = contentQuestion(request.params.model, request.query)
      if (question === undefined) return sendJson(reply, nothing)
      try {
        return sendJson(reply, (await hostedContent.answer(question)).json)
      } catch (cause) {
        throw new AppError('hosted_content_unavailable', { cause })
      }
    },
  )

  app.get(
    paths.hostedSettings,
    { config: { access: 'anyone' }, schema: { response: { 200: hostedSettingsSchema } } },
    async (): Promise<HostedSettings> => {
      const { editing, customCode, publicKey } = config.hosted
      return { editing, customCode, ...(editing && publicKey !== undefined && { apiKey: publicKey }) }
    },
  )
}
