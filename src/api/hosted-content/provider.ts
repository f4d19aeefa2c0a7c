/** Entries of a space at the provider. The request is written here, from nothing but the question and our own key. */
import { entryIn } from './entry.ts'
import { isObject, type Json, type JsonObject, parseJson } from './json.ts'
import type { ContentQuestion, ContentSource } from './source.ts'

export type FailureCode =
  | 'timeout'
  | 'unreachable'
  | 'too_large'
  | 'not_json'
  | 'not_content'
  | 'busy'
  | `status_${number}`

/** The provider did not give an answer that can be used. */
export class ProviderFailure extends Error {
  readonly code: FailureCode
  constructor(code: FailureCode, options: { cause?: unknown } = {}) {
    super(`the provider of hosted content: ${code}`, options)
    this.name = 'ProviderFailure'
    this.code = code
  }
}

export interface ProviderNeeds {
  readonly publicKey: string
  readonly apiHost: string
  readonly patienceMilliseconds?: number
}

const patience = 5_000
const largestBytes = 2 * 2 ** 20

export function providerSource({
  publicKey,
  apiHost,
  patienceMilliseconds = patience,
}: ProviderNeeds): ContentSource {
  return {
    find: async (question) => {
      const signal = AbortSignal.timeout(patienceMilliseconds)
      const url = addressOf(question, { publicKey, apiHost })
      const { status, text } = await answerText(url, { headers: { accept: 'application/json' }, signal })
      return entryOf(status, text)
    },
  }
}

function addressOf(
  { model, urlPath, id, locale }: ContentQuestion,
  { publicKey, apiHost }: Pick<ProviderNeeds, 'publicKey' | 'apiHost'>,
): URL {
  const url = new URL(`/api/v3/content/${encodeURIComponent(model)}`, apiHost)
  url.search = new URLSearchParams({
    apiKey: publicKey,
    limit: '1',
    noTraverse: 'false',
    includeRefs: 'true',
    omit: 'meta.componentsUsed',
    userAttributes: JSON.stringify({ urlPath, locale }),
    ...(id !== undefined && { 'query.id': JSON.stringify(id) }),
    ...(locale !== undefined && { locale }),
  }).toString()
  return url
}

/** Asks and reads the whole answer, as long as it is not too much; a redirect leads nowhere. */
export async function answerText(url: URL, request: RequestInit): Promise<{ status: number; text: string }> {
  try {
    const response = await fetch(url, { ...request, redirect: 'error' })
    const parts: Uint8Array[] = []
    let bytes = 0
    for await (const part of response.body ?? []) {
      bytes += part.byteLength
      if (bytes > largestBytes) throw new ProviderFailure('too_large')
      parts.push(part)
    }
    return { status: response.status, text: Buffer.concat(parts).toString('utf8') }
  } catch (cause) {
    if (cause instanceof ProviderFailure) throw cause
    const isLate = cause instanceof Error && cause.name === 'TimeoutError'
    throw new ProviderFailure(isLate ? 'timeout' : 'unreachable', { cause })
  }
}

function entryOf(status: number, text: string): JsonObject | undefined {
  const answer = jsonOrNothing(text)
  // A model that the space does not have is as good as one without entries.
  if (status === 404 && isObject(answer) && answer.message === 'Model not found') return undefined
  if (status !== 200) throw new ProviderFailure(`status_${status}`)
  if (answer === undefined) throw new ProviderFailure('not_json')
  if (!isObject(answer) || !Array.isArray(answer.results)) throw new ProviderFailure('not_content')
  const [first] = answer.results
  if (first === undefined) return undefined
  const entry = entryIn(first)
  if (entry === undefined) throw new ProviderFailure('not_content')
  return entry
}

function jsonOrNothing(text: string): Json | undefined {
  try {
    return parseJson(text)
  } catch {
    return undefined
  }
}
