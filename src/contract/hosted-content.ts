/** What the pages and the server agree on about hosted content and its forms. */
import { z } from 'zod'
import { contactReferenceSchema } from './contact.ts'

/** The answer to a form that was kept here. A form that went on to the provider is answered by the provider. */
export const hostedFormAnswerSchema = z.looseObject({
  success: z.literal(true),
  reference: contactReferenceSchema.optional(),
})

/** What a page has to know about this copy before it shows hosted content. */
export const hostedSettingsSchema = z.strictObject({
  /** The visual editor may look in: a page without an entry waits for it instead of being not found. */
  editing: z.boolean(),
  /** Code in hosted content runs; otherwise the blocks that carry it do nothing. */
  customCode: z.boolean(),
  /** The public key of the space, for the editor alone. */
  apiKey: z.string().optional(),
})
export type HostedSettings = z.infer<typeof hostedSettingsSchema>
