import { contactAnswerSchema, contactRequestSchema } from '#contract/contact.ts'
import { AppError } from '#contract/errors.ts'
import { idempotencyHeader, paths } from '#contract/paths.ts'
import { contactReference } from '../contact-reference.ts'
import { idempotencyHeaders } from './conversation.ts'
import type { ApiRoutes } from './route.ts'

/** A letter to the people behind the product. It opens no session: whoever writes here stays unknown as a visitor. */
export const contactRoutes: ApiRoutes = (app, { store, clock, limits }) => {
  app.post(
    paths.contact,
    {
      config: { access: 'anyone' },
      schema: {
        body: contactRequestSchema,
        headers: idempotencyHeaders,
        response: { 200: contactAnswerSchema },
      },
      onRequest: limits.perAddress,
      preHandler: limits.contacts,
    },
    async (request) => {
      const { name, email, subject, message, website = '' } = request.body
      const letter = {
        reference: contactReference(),
        name: name.trim(),
        email: email.trim(),
        subject: subject.trim(),
        message: message.trim(),
        // Kept all the same: a browser that fills in forms by itself may have touched the unseen field.
        isSuspect: website !== '',
        requestKey: request.headers[idempotencyHeader],
      }
      const kept = await store.keepContact(letter, clock())
      if (kept.kind === 'key_reused') throw new AppError('key_reused')
      request.log.info({ reference: kept.reference }, 'a letter was kept')
      return { success: true as const, reference: kept.reference }
    },
  )
}
