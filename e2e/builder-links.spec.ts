import { expect, type Locator, type Page } from '@playwright/test'
import { caseNames, casePath } from './hosted-cases.ts'
import { hostile } from './hosted-entries.ts'
import { openHosted, watch } from './hosted-visit.ts'
import { type RecordingServer, startRecording } from './recording-server.ts'
import { isPhone, test } from './visit.ts'

let server: RecordingServer
test.beforeEach(async ({ baseURL }) => {
  server = await startRecording(baseURL ?? '')
})
test.afterEach(() => server.stop())

const documents = () =>
  server.asked('/').filter(({ headers }) => headers['sec-fetch-dest'] === 'document').length
const contentOf = (path: string) =>
  server
    .asked('/api/v3/content/page')
    .filter(({ url }) => decodeURIComponent(url).includes(`"urlPath":"${path}"`)).length

async function openLinks(page: Page): Promise<void> {
  await openHosted(page, `${server.origin}/builder/links`)
  expect(documents()).toBe(1)
}
const link = (page: Page, name: string): Locator => page.getByRole('link', { name, exact: true })

for (const [name, path] of [
  ['relative', '/builder/linked'],
  ['with query and hash', '/builder/linked?x=1#part'],
  ['same target', '/builder/linked-self'],
  ['screen', '/pricing'],
  ['block link', '/builder/linked'],
] as const)
  test(`the link "${name}" walks without a reload (§7 links)`, async ({ page }) => {
    await openLinks(page)
    await link(page, name).click()
    await expect(page).toHaveURL(server.origin + path)
    await expect(page.getByRole('heading', { level: 1 })).not.toHaveText('Links')
    if (path.endsWith('#part')) await expect(page.getByRole('heading', { name: 'Part' })).toBeInViewport()
    expect(documents()).toBe(1)
  })

test('a link to this site by its whole address walks without a reload (§7 links)', async ({ page }) => {
  await openLinks(page)
  await link(page, 'relative').evaluate((anchor, origin) => {
    anchor.setAttribute('href', `${origin}/builder/linked?y=2`)
  }, server.origin)
  await link(page, 'relative').click()
  await expect(page).toHaveURL(`${server.origin}/builder/linked?y=2`)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Linked page')
  expect(documents()).toBe(1)
})

/** Whether the page left a click to the browser, told after the page had its say and before the browser acts. */
async function isLeftToBrowser(
  page: Page,
  name: string,
  event: Pick<MouseEventInit, 'button' | 'ctrlKey' | 'metaKey' | 'shiftKey' | 'altKey'> = {},
): Promise<boolean> {
  return link(page, name).evaluate((anchor, init) => {
    let isLeft = false
    window.addEventListener(
      'click',
      (found) => {
        isLeft = !found.defaultPrevented
        found.preventDefault()
      },
      { once: true },
    )
    anchor.dispatchEvent(new MouseEvent('click', { bubbles: true, cancelable: true, ...init }))
    return isLeft
  }, event)
}

test('other targets, hosts, schemes and downloads, other buttons and modifiers stay with the browser (§7 links)', async ({
  page,
}) => {
  await openLinks(page)
  expect(await isLeftToBrowser(page, 'relative')).toBe(false)
  await openHosted(page, `${server.origin}/builder/links`)
  for (const name of ['hash', 'other target', 'other host', 'mail'])
    expect(await isLeftToBrowser(page, name), name).toBe(true)
  for (const modifier of [{ ctrlKey: true }, { metaKey: true }, { shiftKey: true }, { altKey: true }])
    expect(await isLeftToBrowser(page, 'relative', modifier), JSON.stringify(modifier)).toBe(true)
  expect(await isLeftToBrowser(page, 'relative', { button: 1 }), 'middle button').toBe(true)
  await link(page, 'relative').evaluate((anchor) => anchor.setAttribute('download', ''))
  expect(await isLeftToBrowser(page, 'relative'), 'download').toBe(true)
})

test('a link to a part of the page goes there without a question (§7 links)', async ({ page }) => {
  await openLinks(page)
  const before = server.asked('/api/v3/').length
  await link(page, 'hash').click()
  await expect(page).toHaveURL(/\/builder\/links#bottom$/)
  expect(documents()).toBe(1)
  expect(server.asked('/api/v3/')).toHaveLength(before)
})

test('what a link leads to is fetched once, when it is pointed at first (§7 links)', async ({ page }) => {
  test.skip(isPhone(page), 'a finger does not hover')
  await openLinks(page)
  expect(contentOf('/builder/linked')).toBe(0)
  await link(page, 'relative').hover()
  await expect.poll(() => contentOf('/builder/linked')).toBe(1)
  await link(page, 'hash').hover()
  await link(page, 'relative').hover()
  await link(page, 'relative').click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Linked page')
  expect(contentOf('/builder/linked')).toBe(1)
})

test('what a finger touches is fetched once (§7 links)', async ({ page }) => {
  test.skip(!isPhone(page), 'needs a finger')
  await openLinks(page)
  await link(page, 'relative').dispatchEvent('touchstart')
  await expect.poll(() => contentOf('/builder/linked')).toBe(1)
  await link(page, 'relative').dispatchEvent('touchstart')
  await link(page, 'relative').tap()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Linked page')
  expect(contentOf('/builder/linked')).toBe(1)
})

test('another path is asked for anew, and an answer that comes late for a path that was left is ignored (§2 Builder page, §4)', async ({
  page,
}) => {
  await openLinks(page)
  let goOn = () => {}
  const held = new Promise<void>((resolve) => {
    goOn = resolve
  })
  await page.route(/content\/page.*linked-self/, async (route) => {
    await held
    await route.continue()
  })
  await link(page, 'same target').click()
  await expect(page.getByText('Loading...')).toBeVisible()
  await page.goBack()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Links')
  await expect.poll(() => contentOf('/builder/links')).toBe(2)
  goOn()
  await expect.poll(() => contentOf('/builder/linked-self')).toBe(1)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Links')
  await expect(page).toHaveTitle('Test page /builder/links · Hearth')
})

/** Opens the hostile page, clicks whatever it offers, and tells what the policy of the page had to stop. */
async function tryHostile(page: Page): Promise<string[]> {
  await page.addInitScript(() => {
    const stopped: string[] = []
    Object.assign(window, { stopped })
    document.addEventListener('securitypolicyviolation', (event) => stopped.push(event.effectiveDirective))
  })
  await openHosted(page, `${server.origin}/builder/hostile`)
  await page.getByText('Acted').click()
  for (const name of ['script link', 'button link']) {
    const found = page.getByText(name)
    if ((await found.count()) > 0) await found.first().click()
  }
  await page.waitForTimeout(500)
  expect(await page.evaluate(() => Reflect.get(window, 'hostile'))).toBeUndefined()
  await expect(page).toHaveURL(/\/builder\/hostile$/)
  return page.evaluate(() => Reflect.get(window, 'stopped'))
}

test('of a hostile page nothing reaches the browser that its policy would have to stop (§2 Builder page)', async ({
  page,
}) => {
  const { foreign } = watch(page, server.origin)
  expect(await tryHostile(page)).toEqual([])
  expect(foreign).toEqual([])
})

test('a hostile page that was not cleaned runs nothing either: the policy stops it (§2 Builder page)', async ({
  page,
}) => {
  await page.route('**/api/v3/content/page**', (route) => route.fulfill({ json: { results: [hostile] } }))
  const answered: string[] = []
  page.on('response', (response) => answered.push(response.url()))
  const stopped = await tryHostile(page)
  expect(stopped).toContain('script-src-attr')
  expect(stopped).toContain('frame-src')
  expect(answered.filter((url) => url.includes('evil.example'))).toEqual([])
})

test('the real pages of others are drawn without an error (§2 Builder page)', async ({ page }) => {
  test.skip(caseNames().length === 0, 'the folder of real pages is not beside this copy')
  test.skip(isPhone(page), 'done once')
  test.setTimeout(600_000)
  const thrown: string[] = []
  let at = ''
  page.on('pageerror', (error) => thrown.push(`${at}: ${error.message}`))
  const empty: string[] = []
  for (at of caseNames()) {
    await page.goto(`${server.origin}${casePath(at)}`)
    await expect(page.locator('main').getByText('Loading...')).toHaveCount(0, { timeout: 30_000 })
    if ((await page.locator('.hosted, h1').count()) === 0) empty.push(at)
  }
  expect(thrown).toEqual([])
  expect(empty).toEqual([])
})
