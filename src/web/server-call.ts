/** One way to ask our server, for everything beside the chat. */
import { apiBase, idempotencyHeader } from '#contract/paths.ts'

/** The api base of this build. */
export const serverBase: string = import.meta.env.VITE_API_BASE || apiBase

export type Answered<T> =
  | { readonly kind: 'answered'; readonly answer: T }
  /** `error` is a plain sentence for the visitor; status 0 means that nobody answered. */
  | { readonly kind: 'refused'; readonly error: string; readonly status: number; readonly code?: string }

export const networkError = 'Network error. Please check your connection and try again.'
const patience = 30_000
/** Paper takes its time. */
const filePatience = 120_000

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

/** The server holds its answers against the contract before it sends them; here only success is told. */
const isSuccess = <T extends { success: true }>(value: unknown): value is T =>
  isRecord(value) && value.success === true

const parsed = (text: string): unknown => {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}

async function answered<T extends { success: true }>(sending: Promise<Response>): Promise<Answered<T>> {
  try {
    const response = await sending
    const value = parsed(await response.text())
    if (isSuccess<T>(value)) return { kind: 'answered', answer: value }
    const { status } = response
    if (!isRecord(value)) return { kind: 'refused', error: networkError, status: 0 }
    return {
      kind: 'refused',
      error: typeof value.error === 'string' ? value.error : 'Please try again.',
      status,
      ...(typeof value.code === 'string' && { code: value.code }),
    }
  } catch {
    return { kind: 'refused', error: networkError, status: 0 }
  }
}

export const getFromServer = <T extends { success: true }>(path: string, signal?: AbortSignal) =>
  answered<T>(
    fetch(serverBase + path, {
      signal: AbortSignal.any([AbortSignal.timeout(patience), ...(signal === undefined ? [] : [signal])]),
    }),
  )

/** With a key, the same request takes effect once, however often it is sent. */
export const postToServer = <T extends { success: true }>(path: string, body: object = {}, key?: string) =>
  answered<T>(
    fetch(serverBase + path, {
      method: 'POST',
      headers: {
        'content-type': 'application/json',
        ...(key !== undefined && { [idempotencyHeader]: key }),
      },
      body: JSON.stringify(body),
      signal: AbortSignal.timeout(patience),
    }),
  )

/** A file of the server, given to the browser to keep; an error in plain words when there is none. */
export async function downloadFromServer(path: string): Promise<string | undefined> {
  try {
    const response = await fetch(serverBase + path, { signal: AbortSignal.timeout(filePatience) })
    if (!response.ok) {
      const value = parsed(await response.text())
      return isRecord(value) && typeof value.error === 'string' ? value.error : networkError
    }
    const name = /filename="([^"]+)"/.exec(response.headers.get('content-disposition') ?? '')?.[1]
    const address = URL.createObjectURL(await response.blob())
    const link = document.createElement('a')
    link.href = address
    link.download = name ?? ''
    link.click()
    // The browser has taken the file by then.
    setTimeout(() => URL.revokeObjectURL(address), patience)
    return undefined
  } catch {
    return networkError
  }
}
