/** How a letter leaves: by a mail server, or not at all. */
import { createTransport } from 'nodemailer'
import { productName } from '#contract/product.ts'
import type { Config } from '../config.ts'

export interface Message {
  readonly id: string
  readonly to: string
  readonly replyTo: string | undefined
  readonly subject: string
  readonly text: string
  /** Where a mail program posts to, to end such letters. */
  readonly unsubscribeUrl: string | undefined
}

/** Throws when the letter did not leave; a problem that no later attempt mends is a PermanentProblem. */
export type Transport = (message: Message) => Promise<void>

export class PermanentProblem extends Error {
  override readonly name = 'PermanentProblem'
}

/** Less than the time for which a server may hold a letter. */
const patience = 20_000

export function smtpTransport({ smtpUrl, mailFrom, publicOrigin }: Config): Transport | undefined {
  if (smtpUrl === undefined) return undefined
  const from = mailFrom ?? `no-reply@${new URL(publicOrigin).hostname}`
  const mailer = createTransport({
    url: smtpUrl,
    connectionTimeout: patience,
    greetingTimeout: patience,
    socketTimeout: patience,
    disableFileAccess: true,
    disableUrlAccess: true,
  })
  return async ({ id, to, replyTo, subject, text, unsubscribeUrl }) => {
    try {
      await mailer.sendMail({
        messageId: `<${id}@${new URL(publicOrigin).hostname}>`,
        from: { name: productName, address: from },
        to: { name: '', address: to },
        ...(replyTo !== undefined && { replyTo: { name: '', address: replyTo } }),
        subject,
        text,
        ...(unsubscribeUrl !== undefined && {
          headers: {
            'List-Unsubscribe': `<${unsubscribeUrl}>`,
            'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
          },
        }),
      })
    } catch (error) {
      if (isRejected(error)) throw new PermanentProblem('the mail server refused it', { cause: error })
      throw error
    }
  }
}

/** Codes from 550 on speak of the letter itself: its address, its size, its content. */
const isRejected = (error: unknown): boolean =>
  error instanceof Error &&
  'responseCode' in error &&
  typeof error.responseCode === 'number' &&
  error.responseCode >= 550
