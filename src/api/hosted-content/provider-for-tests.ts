/**
 * Plays the provider's API in a process of its own: replays entries in the shape of the real answers, can be slow,
 * broken or gone, and tells what it was asked.
 *
 *   node src/api/hosted-content/provider-for-tests.ts [folder of {model}/*.json] [port]
 *
 * Writes its origin to the standard output. `PUT /__entries` takes { model: [entry] }, `PUT /__mood` one of the moods
 * below, `GET /__requests` gives the requests since the last time. The key is `publicKeyForTests`.
 */
import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import { join } from 'node:path'
import { text } from 'node:stream/consumers'
import { setTimeout as pause } from 'node:timers/promises'
import { isObject, type Json, type JsonObject, parseJson } from './json.ts'

export const publicKeyForTests = '0123456789abcdef0123456789abcdef'

/** `slow` answers late, `drop` closes the connection, `cut` does so in the middle, `html` is a page with status 200. */
export type ProviderMood =
  | { kind: 'well' | 'drop' | 'cut' | 'html' | 'huge' | 'elsewhere' }
  | { kind: 'slow'; milliseconds: number }
  | { kind: 'status'; status: number; body?: Json }

export interface ProviderRequest {
  readonly method: string
  readonly path: string
  readonly query: Record<string, string>
  readonly headers: Record<string, string | string[] | undefined>
  readonly body: string
}

let entries: Record<string, Json[]> = {}
let mood: ProviderMood = { kind: 'well' }
let requests: ProviderRequest[] = []

if (import.meta.main) {
  const [folder = '', port = '0'] = process.argv.slice(2)
  if (folder !== '') entries = entriesIn(folder)
  const server = createServer((request, response) => void answer(request, response))
  server.listen(Number(port), 'localhost', () => {
    const address = server.address()
    console.log(`http://localhost:${typeof address === 'object' && address ? address.port : port}`)
  })
}

function entriesIn(folder: string): Record<string, Json[]> {
  const models = existsSync(folder) ? readdirSync(folder) : []
  return Object.fromEntries(
    models.map((model) => [
      model,
      readdirSync(join(folder, model))
        .filter((name) => name.endsWith('.json'))
        .sort()
        .map((name) => parseJson(readFileSync(join(folder, model, name), 'utf8'))),
    ]),
  )
}

async function answer(request: IncomingMessage, response: ServerResponse): Promise<unknown> {
  const url = new URL(request.url ?? '/', 'http://localhost')
  const body = await text(request)
  if (url.pathname.startsWith('/__')) return control(url.pathname, body, response)
  requests.push({
    method: request.method ?? '',
    path: url.pathname,
    query: Object.fromEntries(url.searchParams),
    headers: request.headers,
    body,
  })
  const now = mood
  if (now.kind === 'slow') await pause(now.milliseconds)
  if (now.kind === 'drop') return request.socket.destroy()
  if (now.kind === 'cut') {
    response.writeHead(200, { 'content-type': 'application/json' }).write('{"results":[{"data":')
    await pause(20)
    return request.socket.destroy()
  }
  if (now.kind === 'html') return page(response)
  if (now.kind === 'elsewhere')
    return response.writeHead(302, { location: '/api/v3/content/elsewhere' }).end()
  if (now.kind === 'huge')
    return json(response, 200, { results: [{ data: { blocks: [], text: 'x'.repeat(3 * 2 ** 20) } }] })
  if (now.kind === 'status')
    return json(response, now.status, now.body ?? { status: now.status, message: 'No' })
  return route(url, request.method ?? '', response)
}

function control(path: string, body: string, response: ServerResponse): ServerResponse {
  if (path === '/__entries') entries = JSON.parse(body)
  if (path === '/__mood') mood = JSON.parse(body)
  const seen = requests
  if (path === '/__requests') requests = []
  return response.writeHead(200, { 'content-type': 'application/json' }).end(JSON.stringify(seen))
}

function route(url: URL, method: string, response: ServerResponse): ServerResponse {
  const model = /^\/api\/v3\/content\/([^/]+)$/.exec(url.pathname)?.[1]
  if (url.pathname === '/api/v1/form-submit' && method === 'POST') return json(response, 200, { ok: true })
  if (url.pathname.startsWith('/api/v1/content')) return page(response)
  if (model === undefined) return json(response, 404, { errors: [{ message: 'No such route' }] })
  if (url.searchParams.get('apiKey') !== publicKeyForTests)
    return json(response, 401, { status: 401, message: 'Authorization required', detail: 'apiKey' })
  const all = entries[decodeURIComponent(model)]
  if (all === undefined) return json(response, 404, { status: 404, message: 'Model not found' })
  return json(response, 200, {
    results: all.filter((entry) => isWanted(entry, url.searchParams)).slice(0, 1),
  })
}

function isWanted(entry: Json, query: URLSearchParams): boolean {
  if (!isObject(entry)) return false
  const id = query.get('query.id')
  if (id !== null) return entry.id === parseJson(id)
  const attributes = parseJson(query.get('userAttributes') ?? '{}')
  const urlPath = isObject(attributes) ? attributes.urlPath : undefined
  const conditions = Array.isArray(entry.query) ? entry.query.filter((one) => isObject(one)) : []
  return conditions.every((condition) => isMet(condition, urlPath))
}

const isMet = ({ property, value }: JsonObject, urlPath: Json | undefined): boolean =>
  property !== 'urlPath' || [value].flat().some((one) => one === urlPath)

const page = (response: ServerResponse): ServerResponse =>
  response.writeHead(200, { 'content-type': 'text/html' }).end('<!doctype html><title>Builder</title>')

const json = (response: ServerResponse, status: number, body: Json): ServerResponse =>
  response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(body))
