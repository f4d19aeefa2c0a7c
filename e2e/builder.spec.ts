import { expect, type Page } from '@playwright/test'
import { openHosted, watch } from './hosted-visit.ts'
import { hasSidewaysScroll, isPhone, test, violations } from './visit.ts'

const content = '**/api/v3/content/page**'

test('the page at /builder/demo shows every block, asks no other host and complains of nothing (§2 Builder page)', async ({
  page,
  baseURL,
}) => {
  const { foreign, complaints } = watch(page, baseURL ?? '')
  const response = page.waitForResponse((answer) => answer.url().endsWith('/builder/demo'))
  await openHosted(page, '/builder/demo')
  expect((await response).status()).toBe(200)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Money questions families ask in autumn')
  await expect(page).toHaveTitle('Money questions families ask in autumn · Hearth')
  await expect(page.locator('meta[name="description"]')).toHaveAttribute('content', /^Calm places to start/)
  await expect(page.getByRole('region', { name: 'Slides' })).toBeVisible()
  await expect(page.getByRole('tab')).toHaveCount(3)
  await expect(page.locator('.builder-accordion')).toHaveCount(2)
  await expect(page.locator('.masonry-item')).toHaveCount(6)
  await expect(page.locator('form.builder-block')).toBeVisible()
  await expect(page.getByText('They do not know your household; a plan does.')).toBeVisible()
  expect(foreign).toEqual([])
  expect(complaints).toEqual([])
})

test('the footer is as wide as the demo page, and its picture is there before it is scrolled to', async ({
  page,
}) => {
  await openHosted(page, '/builder/demo')
  const edges = (of: string) =>
    page.locator(of).evaluate((element) => {
      const { left, right } = element.getBoundingClientRect()
      return { left, right }
    })
  expect(await edges('footer > div')).toEqual(await edges('.hosted > div'))
  const picture = page.getByRole('img', { name: /every number has a receipt/ })
  await expect
    .poll(() => picture.evaluate((element) => (element as HTMLImageElement).naturalWidth))
    .toBeGreaterThan(0)
})

test('while the page is fetched there is a spinner with the text Loading... (§2 Builder page, §4)', async ({
  page,
}) => {
  let goOn = () => {}
  const held = new Promise<void>((resolve) => {
    goOn = resolve
  })
  await page.route(content, async (route) => {
    await held
    await route.continue()
  })
  await page.goto('/builder/demo')
  await expect(page.getByRole('status').filter({ hasText: 'Loading...' })).toBeVisible()
  await expect(page.getByRole('main').locator('svg')).toHaveCount(1)
  goOn()
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible({ timeout: 20_000 })
  await expect(page.getByText('Loading...')).toHaveCount(0)
})

async function expectPageNotFound(page: Page, logged: string[]): Promise<void> {
  await expect(page.getByRole('heading', { name: 'Page Not Found', level: 1 })).toBeVisible()
  await expect(page.getByText("This page hasn't been created in Builder.io yet.")).toBeVisible()
  const link = page.getByRole('link', { name: 'Open Builder.io' })
  await expect(link).toHaveAttribute('href', 'https://builder.io')
  await expect(link).toHaveAttribute('target', '_blank')
  await expect(page.locator('meta[name="robots"]')).toHaveAttribute('content', 'noindex')
  expect(logged.join('\n')).toContain('/builder/')
}

test('a path without content says Page Not Found, with a link to Builder.io, and logs it (§2 Builder page, §8)', async ({
  page,
}) => {
  const logged: string[] = []
  page.on('console', (message) => message.type() === 'error' && logged.push(message.text()))
  const response = await page.goto('/builder/nothing-is-here')
  expect(response?.status()).toBe(404)
  await expectPageNotFound(page, logged)
  expect(await violations(page)).toEqual([])
})

for (const [what, answer] of Object.entries({
  'is refused': { status: 502, json: { error: 'gone' } },
  'is no content': { status: 200, json: { message: 'odd' } },
  'is no JSON': { status: 200, body: '<!doctype html>', contentType: 'text/html' },
  'never comes': undefined,
}))
  test(`an answer that ${what} shows Page Not Found and is logged (§8 content fetch failure)`, async ({
    page,
  }) => {
    const logged: string[] = []
    page.on('console', (message) => message.type() === 'error' && logged.push(message.text()))
    await page.route(content, (route) => (answer === undefined ? route.abort() : route.fulfill(answer)))
    await page.goto('/builder/demo')
    await expectPageNotFound(page, logged)
  })

test('what a visitor adds to the address changes neither the question nor the listeners (§7 content lookup)', async ({
  page,
  baseURL,
}) => {
  const { foreign } = watch(page, baseURL ?? '')
  const asked: string[] = []
  page.on('request', (request) => {
    if (request.url().includes('/api/v3/')) asked.push(decodeURIComponent(request.url()))
  })
  const crafted = new URLSearchParams({
    'builder.apiKey': 'EVIL',
    'builder.preview': 'page',
    'builder.overrides.page': 'EVIL',
    'builder.includeUnpublished': 'EVIL',
    'builder.userAttributes.urlPath': '/EVIL',
    'builder.frameEditing': 'page',
    apiKey: 'EVIL',
    kept: '1',
  })
  await openHosted(page, `/builder/demo?${crafted}#part`)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Money questions families ask in autumn')
  await expect(page).toHaveURL('/builder/demo?apiKey=EVIL&kept=1#part')
  expect(asked.length).toBeGreaterThan(0)
  expect(asked.filter((url) => url.includes('EVIL'))).toEqual([])
  expect(foreign).toEqual([])
})

test('where the server allows editing, a page without an entry waits for the editor (§2 Builder page)', async ({
  page,
}) => {
  const settings = { editing: true, customCode: false, apiKey: 'abcdefgh' }
  await page.route('**/api/v3/hosted-settings', (route) => route.fulfill({ json: settings }))
  await page.goto('/builder/_edit?builder.preview=page&builder.overrides.page=x')
  await expect(page.locator('.hosted')).toBeAttached({ timeout: 20_000 })
  await expect(page.getByRole('heading', { name: 'Page Not Found' })).toHaveCount(0)
  await expect(page).toHaveURL(/builder\.preview=page/)
  await page.goto('/builder/_edit')
  await expect(page.getByRole('heading', { name: 'Page Not Found' })).toBeVisible({ timeout: 20_000 })
})

test('a link of the page walks inside the app, and the way back keeps its place (§7 links)', async ({
  page,
}) => {
  await openHosted(page, '/builder/demo')
  await page.evaluate(() => Object.assign(window, { sameDocument: true }))
  const link = page.getByRole('link', { name: 'See how it works' })
  await link.scrollIntoViewIfNeeded()
  const before = await page.evaluate(() => window.scrollY)
  expect(before).toBeGreaterThan(300)
  await link.click()
  await expect(page).toHaveURL('/how-it-works')
  await expect(page.getByRole('main')).toBeFocused()
  expect(await page.evaluate(() => window.scrollY)).toBe(0)
  await page.goBack()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Money questions families ask in autumn')
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBeGreaterThan(before - 100)
  expect(await page.evaluate(() => Reflect.get(window, 'sameDocument'))).toBe(true)
})

test('the code of hosted pages is no weight of the other screens', async ({ page }) => {
  const scripts: string[] = []
  page.on('request', (request) => scripts.push(request.url()))
  await page.goto('/pricing')
  await page.waitForLoadState('networkidle')
  expect(scripts.filter((url) => /\/assets\/builder-/.test(url))).toEqual([])
  await page.goto('/builder/demo')
  await page.waitForLoadState('networkidle')
  expect(scripts.filter((url) => /\/assets\/builder-[^/]*\.js$/.test(url)).length).toBeGreaterThan(0)
})

for (const colorScheme of ['light', 'dark'] as const)
  test(`the demo page breaks WCAG 2.2 AA in no state in ${colorScheme}`, async ({ page }) => {
    await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' })
    await openHosted(page, '/builder/demo')
    expect(await violations(page)).toEqual([])
    for (const tab of await page.getByRole('tab').all()) await tab.click()
    for (const title of await page.locator('.builder-accordion-title').all()) await title.click()
    await page.getByRole('button', { name: 'Next slide' }).click()
    await page.route('**/api/v1/form-submit**', (route) => route.abort())
    await page.getByLabel('First name').fill('Ann')
    await page.getByLabel('Your question').fill('What first?')
    await page.getByRole('button', { name: 'Send' }).click()
    await expect(page.locator('form.builder-block').getByRole('alert')).not.toBeEmpty()
    expect(await violations(page)).toEqual([])
    expect(await hasSidewaysScroll(page)).toBe(false)
    await page.setViewportSize({ width: 320, height: 700 })
    await expect.poll(() => hasSidewaysScroll(page), 'at 320 pixels').toBe(false)
  })

test('everything of the demo page can be reached and worked by keyboard (§4)', async ({ page }) => {
  test.skip(isPhone(page), 'a phone of this kind has no keyboard')
  await openHosted(page, '/builder/demo')
  const reached = new Set<string>()
  await page.getByRole('main').focus()
  for (let step = 0; step < 60; step += 1) {
    await page.keyboard.press('Tab')
    const name = await page.evaluate(() => {
      const at = document.activeElement
      const style = at === null ? undefined : getComputedStyle(at)
      const isSeen = style !== undefined && style.outlineStyle !== 'none' && style.outlineWidth !== '0px'
      return `${at?.getAttribute('aria-label') || (at instanceof HTMLElement ? at.innerText.trim() : '') || at?.getAttribute('name')}${isSeen ? '' : ' without a visible focus'}`
    })
    reached.add(name.slice(0, 60))
    if (name === 'Send') break
  }
  for (const name of [
    'Previous slide',
    'Next slide',
    'Pause slides',
    'Go to slide 1',
    'A cushion',
    'Deductible',
    'Send',
  ])
    expect([...reached]).toContain(name)
  await page.getByRole('tab').first().focus()
  await page.keyboard.press('ArrowRight')
  await expect(page.getByRole('tab', { name: 'The match' })).toBeFocused()
  await expect(page.getByRole('tabpanel')).toContainText('If your employer adds')
  await page.keyboard.press('End')
  await expect(page.getByRole('tab', { name: 'Costly debt' })).toHaveAttribute('aria-selected', 'true')
  await page.getByRole('button', { name: 'Deductible' }).focus()
  await page.keyboard.press('Space')
  await expect(page.getByRole('button', { name: 'Deductible' })).toHaveAttribute('aria-expanded', 'true')
  await page.keyboard.press('ArrowDown')
  await expect(page.getByRole('button', { name: 'Premium' })).toBeFocused()
  await page.getByRole('button', { name: 'Next slide' }).focus()
  await page.keyboard.press('ArrowRight')
  await expect(page.getByRole('button', { name: 'Go to slide 3' })).toHaveAttribute('aria-current', 'true')
})
