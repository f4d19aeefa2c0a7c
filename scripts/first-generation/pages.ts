/** The two pages that show an entry: ours, and one of the first generation. */
import type { BrowserContext, Page } from '@playwright/test'
import { isObject, type Json, type JsonObject, parseJson } from '../../src/api/hosted-content/json.ts'
import { plainStyles, type Reading, readPage } from './reading.ts'

const picture = '<svg xmlns="http://www.w3.org/2000/svg" width="300" height="200"/>'
const refusal = { error: { message: 'This name is taken.' } }
const open = { 'access-control-allow-origin': '*', 'access-control-allow-headers': '*' }

/**
 * No page asks anybody but our server: pictures are all the same one, and forms are refused. Pages are plain from the
 * start, since the first generation does not notice when its room changes.
 */
export async function closeOff(context: BrowserContext, origin: string): Promise<void> {
  await context.addInitScript((styles) => {
    document.addEventListener('DOMContentLoaded', () => {
      document.head.append(Object.assign(document.createElement('style'), { textContent: styles }))
    })
  }, plainStyles)
  await context.route('**', (route) => {
    const request = route.request()
    if (request.method() === 'OPTIONS') return route.fulfill({ headers: open })
    if (request.method() === 'POST') return route.fulfill({ status: 422, json: refusal, headers: open })
    if (request.url().startsWith(origin)) return route.continue()
    return request.resourceType() === 'image'
      ? route.fulfill({ contentType: 'image/svg+xml', body: picture })
      : route.abort()
  })
}

/** The entry as our page shows it, with the addresses of the style sheets that it is shown with. */
export async function readOurs(page: Page, address: string): Promise<{ reading: Reading; sheets: string[] }> {
  await page.goto(address)
  await page.locator('.hosted').waitFor({ state: 'attached', timeout: 20_000 })
  const sheets = await page
    .locator('link[rel="stylesheet"]')
    .evaluateAll((links) => links.map((link) => link.getAttribute('href') ?? ''))
  return { reading: await readPage(page), sheets }
}

/** The entry as the first generation shows it under the same style sheets. */
export async function readFirst(
  page: Page,
  { origin, script, sheets, entry }: { origin: string; script: string; sheets: string[]; entry: JsonObject },
): Promise<Reading> {
  const links = sheets.map((sheet) => `<link rel="stylesheet" href="${sheet}">`).join('')
  const body = `<!doctype html><html lang="en">${links}<div class="hosted" id="entry"></div>`
  const address = `${origin}/first-generation`
  await page.route(address, (route) => route.fulfill({ contentType: 'text/html', body }))
  await page.goto(address)
  await page.addScriptTag({ content: script })
  await page.evaluate((json) => Reflect.get(window, 'showEntry')(JSON.parse(json)), JSON.stringify(entry))
  await page.locator('.hosted > *').waitFor({ state: 'attached' })
  return readPage(page)
}

/** The entry as our server hands it out: without its code, and with its symbols. */
export async function handedOut(origin: string, path: string): Promise<JsonObject> {
  const address = new URL('/api/v3/content/page', origin)
  address.searchParams.set('userAttributes', JSON.stringify({ urlPath: path }))
  const answer = withoutHidden(parseJson(await (await fetch(address)).text()))
  const [entry] = isObject(answer) && Array.isArray(answer.results) ? answer.results : []
  if (!isObject(entry)) throw new Error(`the server has no entry for ${path}`)
  return entry
}

/** To the first generation a condition is always code: it would show what our server has found to be hidden. */
const isHidden = (value: Json): boolean => isObject(value) && (value.show === false || value.hide === true)

const withoutHidden = (value: Json): Json => {
  if (Array.isArray(value)) return value.filter((one) => !isHidden(one)).map(withoutHidden)
  return isObject(value)
    ? Object.fromEntries(Object.entries(value).map(([key, part]) => [key, withoutHidden(part)]))
    : value
}
