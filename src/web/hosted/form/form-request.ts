import { apiBase, paths } from '#contract/paths.ts'
import type { FormOptions } from './form-options.ts'
import type { FieldEntry } from './form-values.ts'
import { nestedValues } from './nested-values.ts'

/** What goes over the wire for a form. */
export interface FormRequest {
  readonly url: string
  readonly method: string
  readonly headers: Readonly<Record<string, string>>
  readonly body: string | FormData | URLSearchParams | undefined
}

/** Base64 of a text in UTF-8; the browser's own btoa refuses letters beyond Latin. */
export const base64 = (text: string): string => btoa(String.fromCharCode(...new TextEncoder().encode(text)))

/** Where forms to an e-mail address go: to our server, which knows whom it may write to. */
function emailAddress(options: FormOptions, apiKey: string): string {
  const query = { apiKey, to: base64(options.sendSubmissionsToEmail ?? ''), name: options.name ?? '' }
  const parts = Object.entries(query).map(([name, value]) => `${name}=${encodeURIComponent(value)}`)
  return `${apiBase}${paths.hostedForm}?${parts.join('&')}`
}

const hasFile = (entries: readonly FieldEntry[]): boolean =>
  entries.some(([, value]) => Array.isArray(value) && value.length > 0)

function contentTypeOf(options: FormOptions, entries: readonly FieldEntry[]): string {
  if (options.sendSubmissionsTo === 'email' || hasFile(entries)) return 'multipart/form-data'
  return options.contentType || 'application/json'
}

/** A file field that is empty says nothing in JSON; files never travel in it. */
const withoutFiles = (entries: readonly FieldEntry[]) => entries.filter(([, value]) => !Array.isArray(value))

function bodyOf(contentType: string, entries: readonly FieldEntry[], data: FormData): FormRequest['body'] {
  if (contentType === 'application/json') return JSON.stringify(nestedValues(withoutFiles(entries)))
  return contentType === 'multipart/form-data' ? data : textFields(data)
}

const textFields = (data: FormData): URLSearchParams =>
  new URLSearchParams(
    [...data].flatMap(([name, value]) =>
      typeof value === 'string' ? [[name, value] as [string, string]] : [],
    ),
  )

/** The request of a form: its place, its method, its headers and its body in the type that was asked for. */
export function formRequest(
  options: FormOptions,
  entries: readonly FieldEntry[],
  data: FormData,
  apiKey: string,
): FormRequest {
  const toEmail = options.sendSubmissionsTo === 'email'
  const url = toEmail ? emailAddress(options, apiKey) : (options.action ?? '')
  const method = (options.method || 'POST').toUpperCase()
  const headers = Object.fromEntries(
    Object.entries(options.customHeaders ?? {}).map(([name, value]) => [name.toLowerCase(), String(value)]),
  )
  if (method === 'GET' || method === 'HEAD')
    return { url: withQuery(url, data), method, headers, body: undefined }
  const contentType = contentTypeOf(options, entries)
  // A multipart body names its own boundary; the browser writes that header. Zapier answers only without one.
  if (contentType === 'multipart/form-data') delete headers['content-type']
  else if (!url.includes('zapier.com')) headers['content-type'] = contentType
  return { url, method, headers, body: bodyOf(contentType, entries, data) }
}

function withQuery(url: string, data: FormData): string {
  const query = textFields(data).toString()
  return query === '' ? url : `${url}${url.includes('?') ? '&' : '?'}${query}`
}
