/** What crosses the wire when someone writes to the people behind the product. */
import { z } from 'zod'
import type { ErrorCode } from './errors.ts'
import { contactLimits } from './limits.ts'

const refusedAs = (code: ErrorCode) => ({ params: { code } })
const isWritten = (text: string) => text.trim() !== ''

const text = (limit: number) =>
  z
    .string()
    .refine((value) => value.length <= limit, refusedAs('contact_too_long'))
    .refine(isWritten, refusedAs('contact_incomplete'))

/** One line: no line break or other control character, which would end up in the head of a letter. */
const line = (limit: number) => text(limit).regex(/^\P{Cc}*$/u)

/** The rule by which a browser holds a field of type "email" to be one. */
const isAddress = (value: string) => z.regexes.html5Email.test(value.trim())

/** A letter of the contact form. `website` is seen by no person: only a program fills it. */
export const contactRequestSchema = z.strictObject({
  name: line(contactLimits.name),
  email: line(contactLimits.email).refine(isAddress, refusedAs('invalid_email')),
  subject: line(contactLimits.subject),
  message: text(contactLimits.message),
  website: z.string().max(contactLimits.message).optional(),
})

/** Four and four letters and digits that are not mistaken for each other: it is read aloud and copied by hand. */
export const contactReferenceSchema = z.string().regex(/^[0-9A-HJKMNP-TV-Z]{4}-[0-9A-HJKMNP-TV-Z]{4}$/)

export const contactAnswerSchema = z.strictObject({
  success: z.literal(true),
  reference: contactReferenceSchema,
})
