import { statSync } from 'node:fs'
import { join } from 'node:path'
import { expect } from '@playwright/test'
import { helpPaths, readScreens } from './screens.ts'
import { isPhone, test } from './visit.ts'

/** The most that a screen that is read may cost in compressed JavaScript, all in all. */
const scriptLimit = 110_000
/** The most that the style sheets of a screen may weigh, compressed. */
const styleLimit = 14_000
/** The address that pages name when the build was not told another. */
const origin = process.env.VITE_PUBLIC_ORIGIN ?? 'http://localhost:3000'
const built = join(import.meta.dirname, '..', 'dist', 'web')

const gzippedBytes = (address: string): number => {
  const file = join(built, new URL(address).pathname)
  return statSync(`${file}.gz`, { throwIfNoEntry: false })?.size ?? statSync(file).size
}

test.beforeEach(({ page }) => {
  test.skip(isPhone(page), 'the same for every width')
})

for (const { path, title, headline } of readScreens) {
  test(`${path} is readable without scripts and says what it is`, async ({ browser, baseURL }) => {
    const context = await browser.newContext({ javaScriptEnabled: false })
    const page = await context.newPage()
    const answer = await page.goto(baseURL + path)
    expect(answer?.status()).toBe(200)
    await expect(page).toHaveTitle(`${title} · Hearth`)
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(headline)
    expect((await page.getByRole('main').innerText()).length).toBeGreaterThan(300)
    const meta = (name: string) => page.locator(`meta[name="${name}"], meta[property="${name}"]`)
    const description = (await meta('description').getAttribute('content')) ?? ''
    expect(description.length).toBeGreaterThan(50)
    expect(description.length).toBeLessThan(170)
    await expect(page.locator('link[rel="canonical"]')).toHaveAttribute('href', origin + path)
    await expect(meta('og:title')).toHaveAttribute('content', `${title} · Hearth`)
    await expect(meta('og:description')).toHaveAttribute('content', description)
    await expect(meta('og:url')).toHaveAttribute('content', origin + path)
    const picture = (await meta('og:image').getAttribute('content')) ?? ''
    expect((await page.request.get(picture.replace(origin, baseURL ?? ''))).headers()['content-type']).toBe(
      'image/png',
    )
    await expect(page.locator('[itemtype^="https://schema.org/"] [itemprop="name"]').first()).toBeAttached()
    expect(await page.locator('script:not([src]), [style], style').count()).toBe(0)
    // What is painted is not kept waiting by what is only run.
    await expect(page.locator('script[type=module], link[rel=modulepreload]')).toHaveCount(0)
    await context.close()
  })

  test(`${path} is light, moves nothing by itself, and complains of nothing`, async ({ page, baseURL }) => {
    const complaints: string[] = []
    const foreign: string[] = []
    page.on('request', (request) => {
      if (!request.url().startsWith(baseURL ?? '')) foreign.push(request.url())
    })
    page.on('console', (message) => {
      if (['error', 'warning'].includes(message.type())) complaints.push(message.text())
    })
    page.on('pageerror', (error) => complaints.push(error.message))
    await page.addInitScript(() => {
      const shifts: number[] = []
      Object.assign(window, { shifts })
      new PerformanceObserver((list) => {
        for (const entry of list.getEntries()) if ('value' in entry) shifts.push(Number(entry.value))
      }).observe({ type: 'layout-shift', buffered: true })
    })
    await page.goto(path)
    await page.waitForLoadState('networkidle')
    await page.evaluate(() => document.fonts.ready)
    const loaded = await page.evaluate(() => performance.getEntriesByType('resource').map(({ name }) => name))
    const weightOf = (ending: string) =>
      [...new Set(loaded)]
        .filter((name) => name.endsWith(ending))
        .reduce((sum, name) => sum + gzippedBytes(name), 0)
    const bytes = weightOf('.js')
    expect(weightOf('.css')).toBeGreaterThan(5_000)
    expect(weightOf('.css')).toBeLessThan(styleLimit)
    expect(bytes).toBeGreaterThan(50_000)
    expect(bytes).toBeLessThan(scriptLimit)
    const moved = await page.evaluate((): number => {
      const shifts: number[] = Reflect.get(window, 'shifts')
      return shifts.reduce((sum, shift) => sum + shift, 0)
    })
    expect(moved).toBeLessThan(0.005)
    expect(complaints).toEqual([])
    expect(foreign).toEqual([])
  })
}

test('the map of the site names every screen once, and robots are led to it', async ({ page }) => {
  const sitemap = await (await page.request.get('/sitemap.xml')).text()
  const named = Array.from(sitemap.matchAll(/<loc>([^<]+)<\/loc>/g), (match) => match[1])
  const paths = new Set(['/', ...readScreens.map(({ path }) => path), ...helpPaths])
  expect(named.sort()).toEqual([...paths].map((path) => origin + path).sort())
  const robots = await (await page.request.get('/robots.txt')).text()
  expect(robots).toContain(`Sitemap: ${origin}/sitemap.xml`)
  expect(robots).toContain('Disallow: /api/')
})

test('Pricing tells search engines its offers and its questions', async ({ page }) => {
  await page.goto('/pricing')
  const offers = page.locator('[itemtype="https://schema.org/Offer"]')
  await expect(offers).toHaveCount(2)
  await expect(offers.nth(1).locator('[itemprop="price"]')).toHaveAttribute('content', '95')
  await expect(offers.nth(1).locator('[itemprop="availability"]')).toHaveAttribute(
    'href',
    'https://schema.org/OutOfStock',
  )
  const questions = page.locator(
    '[itemtype="https://schema.org/FAQPage"] [itemtype="https://schema.org/Question"]',
  )
  expect(await questions.count()).toBeGreaterThan(4)
  for (const question of await questions.all())
    await expect(question.locator('[itemprop="acceptedAnswer"] [itemprop="text"]')).not.toBeEmpty()
})

test('Home tells search engines what Hearth is', async ({ page }) => {
  await page.goto('/')
  await expect(page.locator('link[rel="canonical"]')).toHaveAttribute('href', `${origin}/`)
  const application = page.locator('[itemtype="https://schema.org/WebApplication"]')
  await expect(application.locator('> [itemprop="name"]')).toHaveAttribute('content', 'Hearth')
})

test('an unknown address asks not to be indexed', async ({ page }) => {
  await page.goto('/nowhere')
  await expect(page.locator('meta[name="robots"]').first()).toHaveAttribute('content', 'noindex')
  await expect(page.locator('link[rel="canonical"]')).toHaveCount(0)
})
