import type { FormRequest } from './form-request.ts'

export type Sent =
  | { readonly kind: 'taken'; readonly response: Response; readonly answer: unknown }
  | { readonly kind: 'refused'; readonly status: number; readonly answer: unknown }
  | { readonly kind: 'unreachable'; readonly cause: unknown }

/** What an answer says: JSON where it names itself so and is, else its text. */
async function answerOf(response: Response): Promise<unknown> {
  const body = await response.text()
  if (!response.headers.get('content-type')?.includes('application/json')) return body
  try {
    return JSON.parse(body)
  } catch {
    return body
  }
}

/** Sends a form. Only the status decides whether it was taken. */
export async function sendForm({ url, method, headers, body }: FormRequest): Promise<Sent> {
  try {
    const response = await fetch(url, { method, headers, ...(body === undefined ? {} : { body }) })
    const answer = await answerOf(response)
    return response.ok
      ? { kind: 'taken', response, answer }
      : { kind: 'refused', status: response.status, answer }
  } catch (cause) {
    return { kind: 'unreachable', cause }
  }
}
