/** Text that people write into fields. */
import { z } from 'zod'

const isWritten = (text: string) => text.trim() !== ''

/** One line: no line break or other control character, which could end up in the head of a letter or of an answer. */
export const lineSchema = (limit: number) =>
  z
    .string()
    .max(limit)
    .regex(/^\P{Cc}*$/u)
    .refine(isWritten)

/** Several lines; of the control characters only line breaks and tabs. */
export const linesSchema = (limit: number) =>
  z
    .string()
    .max(limit)
    .regex(/^(?:\P{Cc}|[\n\r\t])*$/u)

/** An address of e-mail by the rule of browsers, of at most the length that mail carries. */
export const emailSchema = z.string().trim().max(254).regex(z.regexes.html5Email)

/** 32 random bytes in an address: whoever knows it may do the one thing that it stands for. */
export const secretSchema = z.string().regex(/^[\w-]{32,64}$/)
