/** What crosses the wire about who is asking: the visit, signing in, sessions and passkeys. */
import { z } from 'zod'
import { topicSlugs } from '#engine/topic-slugs.ts'
import { threadIdSchema } from './chat.ts'
import { keptLimits } from './limits.ts'
import { emailSchema, lineSchema, secretSchema } from './text.ts'

/** What this browser left behind the last time, for "Continue where you left off". Nothing for someone new. */
export const visitSchema = z.strictObject({
  success: z.literal(true),
  /** The conversation that was written in last. */
  last: z
    .strictObject({
      threadId: threadIdSchema,
      at: z.iso.datetime(),
      topic: z.enum(topicSlugs).optional(),
      /** Its newest plan, in plain words. */
      planTitle: z.string().optional(),
    })
    .optional(),
  savedPlans: z.int().nonnegative(),
  /** The address of the account that is signed in. */
  email: z.string().optional(),
})
export type Visit = z.infer<typeof visitSchema>

const sessionSchema = z.strictObject({
  id: z.string(),
  /** 'Firefox on Windows' */
  device: z.string(),
  signedInAt: z.iso.datetime(),
  seenAt: z.iso.datetime(),
  isThisOne: z.boolean(),
})

const passkeySchema = z.strictObject({
  id: z.string(),
  label: z.string(),
  createdAt: z.iso.datetime(),
  usedAt: z.iso.datetime().optional(),
})

export const accountSchema = z.strictObject({
  success: z.literal(true),
  /** Absent for a visitor without an account. */
  account: z
    .strictObject({
      email: z.string(),
      createdAt: z.iso.datetime(),
      /** Signed in so recently that deleting and passkeys need no new sign-in. */
      isFresh: z.boolean(),
      sessions: z.array(sessionSchema),
      passkeys: z.array(passkeySchema),
    })
    .optional(),
  /** Whether letters leave this copy of Hearth; else they stand in its log. */
  mailConnected: z.boolean(),
})
export type Account = z.infer<typeof accountSchema>

/** Asks for a letter with a code and a link. The answer is the same for every address. */
export const signInRequestSchema = z.strictObject({ email: emailSchema })
export const signInAnswerSchema = z.strictObject({
  success: z.literal(true),
  mailConnected: z.boolean(),
  minutes: z.int(),
})
export type SignInAnswer = z.infer<typeof signInAnswerSchema>

/** Works in the browser that asked for the letter, and there once. */
export const signInCodeRequestSchema = z.strictObject({ code: z.string().regex(/^\d{6}$/) })
/** The secret stands behind the # of the letter's link, where no server sees it until the person confirms. */
export const signInLinkRequestSchema = z.strictObject({ token: secretSchema })

export const signedInSchema = z.strictObject({
  success: z.literal(true),
  email: z.string(),
  isNew: z.boolean(),
  /** Kept plans of this browser that went over to the account. */
  plansMoved: z.int().nonnegative(),
})
export type SignedIn = z.infer<typeof signedInSchema>

/** What @simplewebauthn/browser takes and gives: passed through, judged by @simplewebauthn/server. */
const ceremony = z.looseObject({})
export const ceremonyAnswerSchema = z.strictObject({ success: z.literal(true), options: ceremony })
export const passkeySignInRequestSchema = z.strictObject({ response: ceremony })
export const passkeyRequestSchema = z.strictObject({
  label: lineSchema(keptLimits.passkeyLabel),
  response: ceremony,
})
export const passkeyAnswerSchema = z.strictObject({ success: z.literal(true), passkey: passkeySchema })
export type PasskeyAnswer = z.infer<typeof passkeyAnswerSchema>

export const nothingRequestSchema = z.strictObject({})
export const doneSchema = z.strictObject({ success: z.literal(true) })
