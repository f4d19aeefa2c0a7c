import { z } from 'zod'
import { doneSchema, nothingRequestSchema } from '#contract/account.ts'
import { AppError } from '#contract/errors.ts'
import {
  letterTokenRequestSchema,
  type Notifications,
  notificationSettingsSchema,
  notificationsSchema,
} from '#contract/notifications.ts'
import { pages, paths } from '#contract/paths.ts'
import { secretSchema } from '#contract/text.ts'
import { confirmationLetter } from '../mail/plan-letters.ts'
import { hashOf, newSecret } from '../secrets.ts'
import { ownerOf } from './owner.ts'
import type { ApiRoutes } from './route.ts'

const visitor = { access: 'visitor' } as const
const secret = { access: 'secret' } as const
const confirmationsPerHour = 5

const proposed: Notifications['settings'] = {
  reminders: true,
  updates: true,
  updateThreshold: 100,
  leadDays: [7, 1],
  timeZone: 'America/New_York',
  quietFrom: '21:00',
  quietUntil: '08:00',
}

/** Letters that a person asks for, and every way to end them. */
export const notificationRoutes: ApiRoutes = (app, { store, sessions, mail, clock, limits, config }) => {
  const { notifications } = store

  app.get(
    paths.notifications,
    { config: visitor, schema: { response: { 200: notificationsSchema } } },
    async (request): Promise<Notifications> => {
      const owner = await sessions.visitorOf(request)
      const known = owner === undefined ? undefined : await notifications.subscription(owner)
      return {
        success: true,
        state: known?.state ?? 'off',
        settings: known?.settings ?? proposed,
        mailConnected: mail.isConnected,
      }
    },
  )

  app.post(
    paths.notifications,
    {
      config: visitor,
      preHandler: limits.keepings,
      schema: { body: notificationSettingsSchema, response: { 200: notificationsSchema } },
    },
    async (request, reply): Promise<Notifications> => {
      const owner = await sessions.visitorForWriting(request, reply)
      const settings = { ...request.body, email: request.body.email.toLowerCase() }
      const token = newSecret()
      const sent = await notifications.confirmationsSent(settings.email, clock())
      const state = await notifications.subscribe(owner, settings, hashOf(token), clock())
      if (state === 'unconfirmed' && sent < confirmationsPerHour)
        await mail.post(confirmationLetter(settings.email, owner, token, config.publicOrigin))
      return { success: true, state, settings, mailConnected: mail.isConnected }
    },
  )

  app.post(
    paths.notificationsConfirm,
    {
      config: secret,
      onRequest: limits.lookups,
      schema: { body: letterTokenRequestSchema, response: { 200: doneSchema } },
    },
    async (request) => {
      if (!(await notifications.confirm(hashOf(request.body.token), clock())))
        throw new AppError('link_used_up')
      return { success: true as const }
    },
  )

  app.post(
    paths.notificationsOff,
    {
      config: visitor,
      preHandler: limits.keepings,
      schema: { body: nothingRequestSchema, response: { 200: doneSchema } },
    },
    async (request) => {
      await notifications.end(await ownerOf(request, sessions), clock())
      return { success: true as const }
    },
  )

  const params = z.strictObject({ token: secretSchema })

  // Some mail programs only look at the address: looking ends nothing and leads to the page that asks.
  app.get(
    '/unsubscribe/:token',
    { config: secret, onRequest: limits.lookups, schema: { params } },
    async (request, reply) => reply.redirect(pages.unsubscribe(request.params.token), 303),
  )

  app.register(async (scope) => {
    // Mail programs send a form (RFC 8058); what it says is known from the address.
    scope.addContentTypeParser('*', { parseAs: 'string' }, (_request, _body, done) => done(null, undefined))
    scope.post<{ Params: z.infer<typeof params> }>(
      '/unsubscribe/:token',
      {
        config: { ...secret, fromAnySite: true },
        onRequest: limits.lookups,
        schema: { params, response: { 200: doneSchema } },
      },
      async (request) => {
        if (!(await notifications.endByToken(hashOf(request.params.token), clock())))
          throw new AppError('link_used_up')
        return { success: true as const }
      },
    )
  })
}
