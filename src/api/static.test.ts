import { mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { gzipSync } from 'node:zlib'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { type TestApp, testApp } from './app-for-tests.ts'

const folder = mkdtempSync(join(tmpdir(), 'hearth-web-'))
const web = join(folder, 'web')
const files: Record<string, string | Buffer> = {
  'index.html': '<h1>home</h1>',
  'pricing/index.html': '<h1>pricing</h1>',
  '404.html': '<h1>not found</h1>',
  'own.html': '<h1>yours</h1>',
  'favicon.svg': '<svg/>',
  'assets/app-3f2a.js': 'console.log("app")',
  'assets/app-3f2a.js.gz': gzipSync('console.log("app")'),
  '.env': 'SECRET=canary',
  '../secret.txt': 'canary',
}

let server: TestApp
beforeAll(async () => {
  for (const [name, content] of Object.entries(files)) {
    mkdirSync(dirname(join(web, name)), { recursive: true })
    writeFileSync(join(web, name), content)
  }
  server = await testApp({ webFolder: web })
})
afterAll(async () => {
  await server.close()
  rmSync(folder, { recursive: true, force: true })
})

const get = (url: string, headers: Record<string, string> = {}) => server.app.inject({ url, headers })

test.each([
  ['/', 'home'],
  ['/?from=mail', 'home'],
  ['/pricing', 'pricing'],
  ['/pricing/', 'pricing'],
  ['/pricing?plan=pro', 'pricing'],
])('%s is the page %s', async (url, page) => {
  const answer = await get(url)
  expect(answer.statusCode).toBe(200)
  expect(answer.body).toBe(`<h1>${page}</h1>`)
  expect(answer.headers['content-type']).toBe('text/html; charset=utf-8')
  expect(answer.headers['cache-control']).toBe('no-cache')
})

test.each(['/plans', '/plans/p-1', '/s/secret', '/account', '/notifications'])(
  '%s is a page that no cache keeps, no search engine lists and no other site learns of',
  async (url) => {
    const answer = await get(url)
    expect(answer.body).toBe('<h1>yours</h1>')
    expect(answer.headers).toMatchObject({
      'cache-control': 'no-store',
      'x-robots-tag': 'noindex',
      'referrer-policy': 'no-referrer',
    })
  },
)

test('an unknown page is the not-found page, and says so to programs', async () => {
  for (const url of ['/nothing', '/pricing/nothing', '/assets/old-1111.js']) {
    const answer = await get(url)
    expect(answer.statusCode).toBe(404)
    expect(answer.body).toBe('<h1>not found</h1>')
    expect(answer.headers['cache-control']).toBe('no-cache')
  }
})

test('what carries a hash in its name is kept for a year', async () => {
  const answer = await get('/assets/app-3f2a.js')
  expect(answer.statusCode).toBe(200)
  expect(answer.headers['cache-control']).toBe('public, max-age=31536000, immutable')
  expect(answer.headers['content-type']).toMatch(/javascript/)
})

test('a file that was compressed beforehand is sent compressed to those who read it', async () => {
  const answer = await get('/assets/app-3f2a.js', { 'accept-encoding': 'gzip' })
  expect(answer.headers['content-encoding']).toBe('gzip')
  expect(answer.headers.vary).toContain('accept-encoding')
})

test('a page that has not changed is not sent again', async () => {
  const { etag } = (await get('/')).headers
  expect((await get('/', { 'if-none-match': String(etag) })).statusCode).toBe(304)
})

test.each([
  '/../secret.txt',
  '/..%2fsecret.txt',
  '/%2e%2e/secret.txt',
  '/%252e%252e/secret.txt',
  '/..%5csecret.txt',
  '/\\..\\secret.txt',
  '/assets/../../secret.txt',
  '/assets/%2e%2e%2f%2e%2e%2fsecret.txt',
  '//secret.txt',
  '/./secret.txt',
  '/secret.txt%00.js',
  '/pricing/..%2f..%2fsecret.txt',
  '/.env',
  '/%2eenv',
  '/static/../.env',
])('%s leads nowhere', async (url) => {
  const answer = await get(url)
  expect([400, 404]).toContain(answer.statusCode)
  expect(answer.body).not.toContain('canary')
})

test('a page cannot be written to', async () => {
  const answer = await server.app.inject({ method: 'POST', url: '/pricing', payload: {} })
  expect(answer.statusCode).toBe(404)
  expect(answer.json()).toMatchObject({ success: false, code: 'not_found' })
})

test('a link inside the web folder to a file outside of it is not followed into other folders', async () => {
  symlinkSync(join(folder, 'secret.txt'), join(web, 'late-link.txt'))
  expect((await get('/late-link.txt')).statusCode).toBe(404)
})

test('without a built web app the API still answers', async () => {
  const bare = await testApp()
  expect((await bare.app.inject({ url: '/' })).statusCode).toBe(404)
  expect((await bare.app.inject({ url: '/livez' })).statusCode).toBe(200)
  await bare.close()
})
