/** Hands a form of a space on to the provider, who keeps and sends it. */
import { AppError } from '#contract/errors.ts'
import type { HostedConfig } from '../config.ts'
import { answerText } from './provider.ts'
import { formBody, type SentForm, withoutTrap } from './sent-form.ts'

export interface FormOrder {
  readonly form: SentForm
  readonly name: string
  readonly recipient: string | undefined
}

export interface FormReceipt {
  readonly status: number
  readonly json: string
}

const patience = 5_000
/** What the provider has against the form itself; anything else is between it and us. */
const aboutTheForm = new Set([400, 413, 422, 429])

export async function deliverForm(
  { form, name, recipient }: FormOrder,
  { formHost, publicKey = '' }: Pick<HostedConfig, 'formHost' | 'publicKey'>,
): Promise<FormReceipt> {
  const url = new URL('/api/v1/form-submit', formHost)
  url.search = new URLSearchParams({
    apiKey: publicKey,
    ...(recipient !== undefined && { to: Buffer.from(recipient, 'utf8').toString('base64') }),
    name,
  }).toString()
  const { status, text } = await delivered(url, form)
  const isTaken = status >= 200 && status < 300
  if (!isTaken && !aboutTheForm.has(status)) throw new AppError('form_not_delivered', { cause: status })
  return { status: isTaken ? 200 : status, json: jsonObject(text) ?? JSON.stringify({ success: isTaken }) }
}

async function delivered(url: URL, form: SentForm): Promise<{ status: number; text: string }> {
  try {
    const signal = AbortSignal.timeout(patience)
    return await answerText(url, { method: 'POST', ...formBody(withoutTrap(form)), signal })
  } catch (cause) {
    throw new AppError('form_not_delivered', { cause })
  }
}

/** The provider's own words, when they are of the kind that a page can read. */
function jsonObject(text: string): string | undefined {
  try {
    const value: unknown = JSON.parse(text)
    return typeof value === 'object' && value !== null && !Array.isArray(value)
      ? JSON.stringify(value)
      : undefined
  } catch {
    return undefined
  }
}

/** Whom a form names: an address in base 64, in whose place a plus may have come as a space. */
export function recipientIn(to: string | undefined): string | undefined {
  const address = Buffer.from((to ?? '').replaceAll(' ', '+'), 'base64').toString('utf8')
  return address === '' ? undefined : address.toLowerCase()
}
