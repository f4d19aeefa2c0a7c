/** A form as a browser sends it, in each of the three ways that it may. */

import { AppError } from '#contract/errors.ts'
import { hostedFormTrap } from '#contract/hosted-form-trap.ts'
import { isObject, isPolluting, type Json, type JsonObject, parseJson } from './json.ts'

export type SentForm =
  | { readonly kind: 'json'; readonly fields: JsonObject }
  | { readonly kind: 'multipart' | 'urlencoded'; readonly entries: readonly FormEntry[] }

interface FormEntry {
  readonly name: string
  readonly value: string | File
}

export const formTypes = ['application/json', 'multipart/form-data', 'application/x-www-form-urlencoded']

const mostFields = 100
const longestName = 200
const mostKeptCharacters = 64 * 1_024

export async function readSentForm(contentType: string, body: Buffer): Promise<SentForm> {
  if (contentType.startsWith('application/json')) {
    const fields = parsed(body.toString('utf8'))
    if (!isObject(fields) || hasPollutingKey(fields)) throw new AppError('invalid_request')
    return { kind: 'json', fields }
  }
  const kind = contentType.startsWith('multipart/') ? 'multipart' : 'urlencoded'
  const entries = kind === 'multipart' ? await multipart(contentType, body) : urlencoded(body)
  const isTooMuch = entries.length > mostFields || entries.some(({ name }) => name.length > longestName)
  if (isTooMuch || entries.some(({ name }) => isPolluting(name))) throw new AppError('invalid_request')
  return { kind, entries }
}

function parsed(text: string): Json {
  try {
    return parseJson(text)
  } catch {
    throw new AppError('malformed_json')
  }
}

async function multipart(contentType: string, body: Buffer): Promise<FormEntry[]> {
  try {
    const data = await new Response(new Uint8Array(body), {
      headers: { 'content-type': contentType },
    }).formData()
    return [...data].map(([name, value]) => ({ name, value }))
  } catch {
    throw new AppError('invalid_request')
  }
}

const urlencoded = (body: Buffer): FormEntry[] =>
  [...new URLSearchParams(body.toString('utf8'))].map(([name, value]) => ({ name, value }))

function hasPollutingKey(value: Json): boolean {
  const open = [value]
  for (let next = open.pop(); next !== undefined; next = open.pop()) {
    if (typeof next !== 'object' || next === null) continue
    if (Object.keys(next).some(isPolluting)) return true
    open.push(...Object.values(next))
  }
  return false
}

/** Whether something was written where no person could have. */
export function isTrapped(form: SentForm): boolean {
  if (form.kind === 'json') return ![undefined, ''].includes(textOf(form.fields[hostedFormTrap]))
  return form.entries.some(({ name, value }) => name === hostedFormTrap && value !== '')
}

const textOf = (value: Json | undefined): string | undefined =>
  value === undefined ? undefined : typeof value === 'string' ? value : JSON.stringify(value)

/** The form without the field that is ours. */
export function withoutTrap(form: SentForm): SentForm {
  if (form.kind !== 'json')
    return { kind: form.kind, entries: form.entries.filter(({ name }) => name !== hostedFormTrap) }
  const { [hostedFormTrap]: _ours, ...fields } = form.fields
  return { kind: 'json', fields }
}

/** What is kept of a form: its fields by name, several of one name as a list; of a file its name and size alone. */
export function keptFields(form: SentForm): string {
  const json = JSON.stringify(form.kind === 'json' ? form.fields : fieldsByName(form.entries))
  if (json.length > mostKeptCharacters) throw new AppError('body_too_large')
  return json
}

function fieldsByName(entries: readonly FormEntry[]): Record<string, Json> {
  const fields = new Map<string, Json[]>()
  for (const { name, value } of entries) {
    const kept = typeof value === 'string' ? value : { file: value.name, bytes: value.size }
    fields.set(name, [...(fields.get(name) ?? []), kept])
  }
  return Object.fromEntries(
    [...fields].map(([name, [first = null, ...more]]) => [name, more.length > 0 ? [first, ...more] : first]),
  )
}

/** The form as it goes on to somebody else. */
export function formBody(form: SentForm): {
  body: FormData | URLSearchParams | string
  headers: Record<string, string>
} {
  if (form.kind === 'json')
    return { body: JSON.stringify(form.fields), headers: { 'content-type': 'application/json' } }
  if (form.kind === 'multipart') {
    const body = new FormData()
    for (const { name, value } of form.entries) body.append(name, value)
    return { body, headers: {} }
  }
  const body = new URLSearchParams()
  for (const { name, value } of form.entries) if (typeof value === 'string') body.append(name, value)
  return { body, headers: {} }
}
