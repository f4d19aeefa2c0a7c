import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { hostedSettingsSchema } from '#contract/hosted-content.ts'
import { type TestApp, testApp } from './app-for-tests.ts'
import { failureMilliseconds, freshMilliseconds } from './hosted-content/cache.ts'
import { embeddedFolder } from './hosted-content/folder.ts'
import { type Json, parseJson } from './hosted-content/json.ts'
import { type ProviderMood, publicKeyForTests } from './hosted-content/provider-for-tests.ts'
import { startProvider, type TestProvider } from './hosted-content/provider-process-for-tests.ts'

const webFolder = mkdtempSync(join(tmpdir(), 'hearth-hosted-web-'))
const entryAt = (path: string): Json => parseJson(readFileSync(join(embeddedFolder, path), 'utf8'))
const entries = { page: [entryAt('page/demo.json')], symbol: [entryAt('symbol/education-only.json')] }

let provider: TestProvider
let embedded: TestApp
let withKey: TestApp
beforeAll(async () => {
  mkdirSync(webFolder, { recursive: true })
  writeFileSync(join(webFolder, 'shell.html'), '<div id="root"></div>')
  writeFileSync(join(webFolder, '404.html'), '<h1>not found</h1>')
  provider = await startProvider()
  await provider.has(entries)
  embedded = await testApp({ webFolder })
  withKey = await keyed()
})
afterAll(async () => {
  await embedded.close()
  await withKey.close()
  await provider.stop()
  rmSync(webFolder, { recursive: true, force: true })
})

const keyed = (environment: Record<string, string> = {}) =>
  testApp({
    webFolder,
    hostedPatienceMilliseconds: 300,
    environment: {
      BUILDER_PUBLIC_KEY: publicKeyForTests,
      BUILDER_API_HOST: provider.origin,
      ...environment,
    },
  })

const contentAt = (urlPath: string, more = '') =>
  `/api/v3/content/page?apiKey=any&limit=1&userAttributes=${encodeURIComponent(JSON.stringify({ urlPath }))}${more}`

const get = (server: TestApp, url: string) => server.app.inject({ url })

/** Every path is a question of its own, so that no test is answered from another's. */
let paths = 0
function newPath(): string {
  paths += 1
  return `/builder/path-${paths}`
}

test('the entry for an address is answered in the shape of the provider', async () => {
  const answer = await get(embedded, contentAt('/builder/demo'))
  expect(answer.statusCode).toBe(200)
  expect(answer.headers['content-type']).toBe('application/json; charset=utf-8')
  expect(answer.json().results).toHaveLength(1)
  expect(answer.json().results[0]).toMatchObject({ id: 'hearth-page-demo' })
})

test('the folder and the provider answer the same to the same', async () => {
  for (const url of [
    contentAt('/builder/demo'),
    contentAt('/builder/demo/nothing'),
    '/api/v3/content/nothing',
    '/api/v3/content/symbol?query.id=%22hearth-symbol-education-only%22',
    '/api/v3/content/symbol?query.id=hearth-symbol-education-only',
    '/api/v3/content/symbol?query.id=%22lost%22',
  ]) {
    const [own, theirs] = [await get(embedded, url), await get(withKey, url)]
    expect(theirs.statusCode).toBe(200)
    expect(theirs.json()).toEqual(own.json())
  }
})

test.each([
  contentAt('/builder/nothing'),
  '/api/v3/content/nothing',
  '/api/v3/content/__proto__',
  '/api/v3/content/..%2f..%2fsecret',
  '/api/v3/content/page',
  '/api/v3/content/page?userAttributes=%7B',
  '/api/v3/content/page?userAttributes=%5B%22%2Fbuilder%2Fdemo%22%5D',
  '/api/v3/content/page?query.id=%7B%22%24ne%22%3A1%7D',
  '/api/v3/content/page?query.id=a%00b',
])('%s has no entry', async (url) => {
  const answer = await get(embedded, url)
  expect([answer.statusCode, answer.body]).toEqual([200, '{"results":[]}'])
})

test.each([
  '&apiKey=EVIL',
  '&builder.apiKey=EVIL',
  '&includeUnpublished=true&builder.includeUnpublished=true',
  '&builder.overrides.page=EVIL&overrides.page=EVIL',
  '&builder.userAttributes.urlPath=/EVIL&userAttributes.urlPath=/EVIL',
  '&builder.env=dev&builder.api=qa',
  '&builder.preview=page&preview=true&cachebust=EVIL',
  '&query.data.secret=EVIL&query.$or=EVIL&query=EVIL',
  '&options.page.model=EVIL&fields=EVIL&omit=EVIL&sort.x=EVIL&limit=100&offset=7',
  '&locale=EVIL%26apiKey%3DEVIL',
  '&model=EVIL&__proto__=EVIL&constructor.prototype.x=EVIL',
])('%s changes nothing of what the provider is asked', async (more) => {
  await provider.requests()
  const urlPath = newPath()
  await get(withKey, contentAt(urlPath, more))
  expect(await provider.requests()).toMatchObject([
    {
      method: 'GET',
      path: '/api/v3/content/page',
      query: {
        apiKey: publicKeyForTests,
        limit: '1',
        noTraverse: 'false',
        includeRefs: 'true',
        omit: 'meta.componentsUsed',
        userAttributes: JSON.stringify({ urlPath }),
      },
      body: '',
    },
  ])
})

test('nothing of a visitor but path, id and locale goes on to the provider', async () => {
  await provider.requests()
  const url = `/api/v3/content/symbol?query.id=%22abc%22&locale=fr-FR&userAttributes=${encodeURIComponent('{"urlPath":"/builder/x","email":"canary"}')}`
  const headers = {
    cookie: 'hearth=canary',
    'user-agent': 'canary',
    'x-forwarded-for': '192.0.2.7',
    referer: 'canary',
  }
  await withKey.app.inject({ url, headers })
  const [request, ...others] = await provider.requests()
  expect(others).toEqual([])
  expect(request?.query).toEqual({
    apiKey: publicKeyForTests,
    limit: '1',
    noTraverse: 'false',
    includeRefs: 'true',
    omit: 'meta.componentsUsed',
    userAttributes: '{"urlPath":"/builder/x","locale":"fr-FR"}',
    'query.id': '"abc"',
    locale: 'fr-FR',
  })
  expect(JSON.stringify(request)).not.toMatch(/canary|192\.0\.2\.7/)
})

const moods: [string, ProviderMood, string][] = [
  ['answers late', { kind: 'slow', milliseconds: 1_000 }, 'timeout'],
  ['hangs up', { kind: 'drop' }, 'unreachable'],
  ['hangs up in the middle', { kind: 'cut' }, 'unreachable'],
  ['sends a page', { kind: 'html' }, 'not_json'],
  ['sends too much', { kind: 'huge' }, 'too_large'],
  ['points elsewhere', { kind: 'elsewhere' }, 'unreachable'],
  ['fails', { kind: 'status', status: 500 }, 'status_500'],
  [
    'knows no such key',
    { kind: 'status', status: 401, body: { status: 401, message: 'Authorization required' } },
    'status_401',
  ],
  [
    'knows no such route',
    { kind: 'status', status: 404, body: { errors: [{ message: 'No' }] } },
    'status_404',
  ],
  ['has enough of us', { kind: 'status', status: 429 }, 'status_429'],
  ['sends something else', { kind: 'status', status: 200, body: { result: [] } }, 'not_content'],
  [
    'sends a broken entry',
    { kind: 'status', status: 200, body: { results: [{ data: 'none' }] } },
    'not_content',
  ],
]

test.each(moods)(
  'a provider that %s makes a 502 without results, and the log says why',
  async (_what, mood, code) => {
    await provider.requests()
    await provider.is(mood)
    try {
      const urlPath = newPath()
      const answer = await get(withKey, contentAt(urlPath))
      expect(answer.statusCode).toBe(502)
      expect(answer.json()).toMatchObject({ success: false, code: 'hosted_content_unavailable' })
      expect(answer.json()).not.toHaveProperty('results')
      expect(withKey.log()).toContain(`"code":"${code}"`)
      expect(withKey.log()).not.toContain(publicKeyForTests)
      const page = await get(withKey, urlPath)
      expect([page.statusCode, page.body]).toEqual([502, '<div id="root"></div>'])
      expect(page.headers['x-robots-tag']).toBe('noindex')
      expect(await provider.requests()).toHaveLength(1)
    } finally {
      await provider.is({ kind: 'well' })
    }
  },
)

test('an answer is shown for a minute, then shown once more while the next one comes, also when that is late', async () => {
  const urlPath = newPath()
  const page = (title: string): Json => ({
    id: 'p',
    name: 'P',
    published: 'published',
    query: [{ property: 'urlPath', operator: 'is', value: urlPath }],
    data: { title, blocks: [] },
  })
  const title = async () => (await get(withKey, contentAt(urlPath))).json().results[0].data.title
  const move = (milliseconds: number) => {
    withKey.now.time = new Date(withKey.now.time.getTime() + milliseconds)
  }
  try {
    await provider.has({ page: [page('first')] })
    expect(await title()).toBe('first')
    await provider.has({ page: [page('second')] })
    move(freshMilliseconds - 1)
    expect(await title()).toBe('first')
    await provider.is({ kind: 'drop' })
    move(1)
    expect(await title()).toBe('first')
    await expect.poll(async () => (await provider.requests()).length).toBeGreaterThan(0)
    await provider.is({ kind: 'slow', milliseconds: 100 })
    move(failureMilliseconds)
    expect(await title()).toBe('first')
    await expect.poll(title).toBe('second')
  } finally {
    await provider.is({ kind: 'well' })
    await provider.has(entries)
  }
})

test('a symbol that the provider did not put in is asked for by its id', async () => {
  await provider.requests()
  const fresh = await keyed()
  try {
    const answer = await get(fresh, contentAt('/builder/demo'))
    expect(answer.body).toContain('"content":{"id":"hearth-symbol-education-only"')
    expect((await provider.requests()).map(({ path, query }) => [path, query['query.id']])).toEqual([
      ['/api/v3/content/page', undefined],
      ['/api/v3/content/symbol', '"hearth-symbol-education-only"'],
    ])
  } finally {
    await fresh.close()
  }
})

test('a page is told what it may do; only the editor is told the key', async () => {
  const settings = async (server: TestApp) =>
    hostedSettingsSchema.parse((await get(server, '/api/v3/hosted-settings')).json())
  expect(await settings(embedded)).toEqual({ editing: false, customCode: false })
  expect(await settings(withKey)).toEqual({ editing: false, customCode: false })
  const open = await keyed({ BUILDER_EDITING: '1', BUILDER_ALLOW_CUSTOM_CODE: '1' })
  expect(await settings(open)).toEqual({ editing: true, customCode: true, apiKey: publicKeyForTests })
  await open.close()
})

test('an address with an entry is the page that asks for it, for a look at its head, too', async () => {
  for (const server of [embedded, withKey])
    for (const url of ['/builder/demo', '/builder/demo/', '/builder/demo?builder.preview=page']) {
      const page = await get(server, url)
      expect([page.statusCode, page.body]).toEqual([200, '<div id="root"></div>'])
      expect(page.headers).toMatchObject({
        'content-type': 'text/html; charset=utf-8',
        'cache-control': 'no-cache',
      })
      expect(page.headers['x-robots-tag']).toBeUndefined()
      const head = await server.app.inject({ method: 'HEAD', url })
      expect([head.statusCode, head.body]).toEqual([200, ''])
    }
})

test('an address without an entry is the same page, and says to programs that it is none', async () => {
  for (const server of [embedded, withKey])
    for (const method of ['GET', 'HEAD'] as const)
      for (const url of ['/builder/nothing', '/builder/a/b/c', '/builder/%2e%2e%2fsecret', '/builder/%']) {
        const page = await server.app.inject({ method, url })
        expect([400, 404]).toContain(page.statusCode)
        if (page.statusCode === 404) expect(page.headers['x-robots-tag']).toBe('noindex')
      }
  expect((await get(embedded, '/builder/nothing')).body).toBe('<div id="root"></div>')
})

test('the page that is none yet has no address of its own', async () => {
  expect((await get(embedded, '/shell.html')).body).toBe('<h1>not found</h1>')
})

test('hosted pages may bring styles, a space brings pictures, and only an editor may frame', async () => {
  const policy = async (server: TestApp) =>
    String((await get(server, '/builder/demo')).headers['content-security-policy'])
  const own = await policy(embedded)
  expect(own).toBe(
    "default-src 'none';script-src 'self';style-src 'self' 'unsafe-inline';img-src 'self' data:;font-src 'self';connect-src 'self';form-action 'self';base-uri 'none';frame-ancestors 'none';media-src 'self'",
  )
  expect(await policy(withKey)).toBe(
    own
      .replace("img-src 'self' data:", "img-src 'self' data: https://cdn.builder.io https://builder.io")
      .replace("media-src 'self'", "media-src 'self' https://cdn.builder.io"),
  )
  const editing = await keyed({ BUILDER_EDITING: '1' })
  expect(await policy(editing)).toContain("connect-src 'self' https://cdn.builder.io;")
  expect(await policy(editing)).toContain("frame-ancestors 'self' https://builder.io https://*.builder.io")
  expect((await get(editing, '/builder/demo')).headers['x-frame-options']).toBeUndefined()
  expect((await get(editing, '/nothing')).headers['x-frame-options']).toBe('DENY')
  await editing.close()
  const scripted = await keyed({ BUILDER_ALLOW_CUSTOM_CODE: '1' })
  expect(await policy(scripted)).toContain("script-src 'self' 'unsafe-inline' 'unsafe-eval'")
  expect(String((await get(scripted, '/nothing')).headers['content-security-policy'])).toContain(
    "script-src 'self';",
  )
  await scripted.close()
})

test('one address cannot make this server ask the provider without end', async () => {
  const fresh = await keyed()
  try {
    const statuses: number[] = []
    for (let count = 0; count < 301; count += 1)
      statuses.push((await get(fresh, contentAt('/builder/nothing'))).statusCode)
    expect(statuses.filter((status) => status === 200)).toHaveLength(300)
    expect(statuses.at(-1)).toBe(429)
  } finally {
    await fresh.close()
  }
})
