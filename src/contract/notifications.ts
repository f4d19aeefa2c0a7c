/** What crosses the wire about letters that a person asked for: reminders of due dates, and news about their plans. */
import { z } from 'zod'
import { emailSchema, secretSchema } from './text.ts'

const timeOfDay = z.string().regex(/^(?:[01]\d|2[0-3]):[0-5]\d$/)
const isTimeZone = (name: string) => {
  try {
    return new Intl.DateTimeFormat('en-US', { timeZone: name }).format(0) !== ''
  } catch {
    return false
  }
}

export const notificationSettingsSchema = z.strictObject({
  email: emailSchema,
  /** Steps that fall due. */
  reminders: z.boolean(),
  /** Changes of the law or of the calculation that move a kept plan … */
  updates: z.boolean(),
  /** … by at least so many dollars. */
  updateThreshold: z.int().nonnegative().max(1_000_000),
  /** Days before a step is due, such as 7 and 1; 0 is the day itself. */
  leadDays: z.array(z.int().min(0).max(60)).min(1).max(4),
  /** A name of the time zone database, such as America/Chicago. */
  timeZone: z.string().max(64).refine(isTimeZone),
  /** No letter leaves from then … */
  quietFrom: timeOfDay,
  /** … until then, in that time zone. The same time twice: no quiet hours. */
  quietUntil: timeOfDay,
})
export type NotificationSettings = z.infer<typeof notificationSettingsSchema>

/**
 * `off`: nothing was asked for, or it was ended. `unconfirmed`: the address was written to and has not said yes.
 * `on`: it has. `settings` holds the last ones, or what is proposed.
 */
export const notificationsSchema = z.strictObject({
  success: z.literal(true),
  state: z.enum(['off', 'unconfirmed', 'on']),
  settings: notificationSettingsSchema.partial({ email: true }),
  /** Without mail nothing is sent; the calendar file is the way. */
  mailConnected: z.boolean(),
})
export type Notifications = z.infer<typeof notificationsSchema>

/** The secret behind the # of a letter's link: says yes, or ends the letters. */
export const letterTokenRequestSchema = z.strictObject({ token: secretSchema })
