import type { FastifyBaseLogger, FastifyRequest } from 'fastify'
import { z } from 'zod'
import { AppError } from '#contract/errors.ts'
import { hostedFormAnswerSchema } from '#contract/hosted-content.ts'
import { paths } from '#contract/paths.ts'
import { contactReference } from '../contact-reference.ts'
import { deliverForm, recipientIn } from '../hosted-content/form-delivery.ts'
import {
  formTypes,
  isTrapped,
  keptFields,
  readSentForm,
  type SentForm,
  withoutTrap,
} from '../hosted-content/sent-form.ts'
import { sendJson } from './conversation.ts'
import type { ApiRoutes, RouteNeeds } from './route.ts'

const longestForm = 256 * 1_024

/** Whatever key a page names is not looked at: forms go where this copy was told to send them. */
const query = z.looseObject({
  name: z
    .string()
    .max(200)
    .regex(/^\P{Cc}*$/u)
    .default(''),
  to: z.string().max(500).optional(),
})

/** A form of a hosted page that somebody filled in. */
export const hostedFormRoutes: ApiRoutes = (app, needs) => {
  app.register(async (forms) => {
    forms.removeAllContentTypeParsers()
    forms.addContentTypeParser<Buffer>(
      formTypes,
      { parseAs: 'buffer', bodyLimit: longestForm },
      ({ headers }: Pick<FastifyRequest, 'headers'>, body: Buffer) =>
        readSentForm(headers['content-type'] ?? '', body),
    )
    forms.post<{ Body: SentForm | undefined; Querystring: z.infer<typeof query> }>(
      paths.hostedForm,
      {
        config: { access: 'anyone' },
        schema: { querystring: query, response: { 200: hostedFormAnswerSchema } },
        onRequest: needs.limits.perAddress,
        preHandler: needs.limits.hostedForms,
      },
      async ({ body: form, query: { name, to }, log }, reply) => {
        if (form === undefined) throw new AppError('invalid_request')
        const filled = { form, name: name.trim(), recipient: recipientIn(to) }
        if (needs.config.hosted.publicKey === undefined) return keepHere(filled, needs, log)
        const receipt = await handOn(filled, needs)
        return sendJson(reply.code(receipt.status), receipt.json)
      },
    )
  })
}

interface Filled {
  readonly form: SentForm
  readonly name: string
  readonly recipient: string | undefined
}

/** Letters go only to those whom the operator named; whoever else a page names is not even kept. */
async function keepHere(
  { form, name, recipient = '' }: Filled,
  { store, config, clock }: RouteNeeds,
  log: FastifyBaseLogger,
) {
  const reference = contactReference()
  await store.keepFormSubmission(
    {
      reference,
      form: name,
      recipient: config.hosted.formRecipients.includes(recipient) ? recipient : undefined,
      fieldsJson: keptFields(withoutTrap(form)),
      // Kept all the same: a browser that fills in forms by itself may have touched the unseen field.
      isSuspect: isTrapped(form),
    },
    clock(),
  )
  log.info({ reference }, 'a form was kept')
  return { success: true as const, reference }
}

async function handOn(filled: Filled, { config: { hosted } }: RouteNeeds) {
  const { formRecipients } = hosted
  const { form, recipient } = filled
  if (isTrapped(form)) return { status: 200, json: '{"success":true}' }
  if (recipient !== undefined && formRecipients.length > 0 && !formRecipients.includes(recipient))
    throw new AppError('invalid_request')
  return deliverForm(filled, hosted)
}
