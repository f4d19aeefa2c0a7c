/** The contact form as states: what happens to a letter after Send. */
import { idempotencyHeader, paths } from '#contract/paths.ts'
import { randomText } from '../chat/random-text.ts'
import { networkError, serverBase } from '../server-call.ts'

export const letterFields = ['name', 'email', 'subject', 'message', 'website'] as const
export type Letter = Readonly<Record<(typeof letterFields)[number], string>>

export type LetterState =
  | { readonly kind: 'open' }
  | { readonly kind: 'sending' }
  | { readonly kind: 'kept'; readonly reference: string }
  | { readonly kind: 'refused'; readonly error: string }

const patience = 30_000

/** The same words are sent under the same key, so that a letter whose answer was lost is not kept twice. */
let sent: { body: string; key: string } | undefined

export async function sendLetter(letter: Letter): Promise<LetterState> {
  const body = JSON.stringify(letter)
  if (sent?.body !== body) sent = { body, key: randomText(24) }
  try {
    const response = await fetch(serverBase + paths.contact, {
      method: 'POST',
      headers: { 'content-type': 'application/json', [idempotencyHeader]: sent.key },
      body,
      signal: AbortSignal.timeout(patience),
    })
    const state = stateAfter(await response.text())
    if (state.kind === 'kept') sent = undefined
    return state
  } catch {
    return { kind: 'refused', error: networkError }
  }
}

/** What the answer's text means; no JSON is no answer. */
export function stateAfter(text: string): LetterState {
  let answer: unknown
  try {
    answer = JSON.parse(text)
  } catch {
    return { kind: 'refused', error: networkError }
  }
  if (typeof answer !== 'object' || answer === null) return { kind: 'refused', error: networkError }
  if ('reference' in answer && typeof answer.reference === 'string')
    return { kind: 'kept', reference: answer.reference }
  return {
    kind: 'refused',
    error: 'error' in answer && typeof answer.error === 'string' ? answer.error : 'Please try again.',
  }
}

/** What a link to the form may already say, by its `about`. */
const openings: Readonly<Record<string, { subject: string; message: string }>> = {
  pro: { subject: 'Tell me when Pro opens', message: 'Please write to me when Pro opens.' },
  security: { subject: 'Security', message: '' },
}

export const openingFor = (about: string | null) =>
  about !== null && Object.hasOwn(openings, about) ? openings[about] : undefined
