import { expect } from '@playwright/test'
import { readScreens } from './screens.ts'
import { answered, ask, field, goToPlan, invest, isPhone, openHome, test } from './visit.ts'

/** The most that the first load of Home may cost in compressed JavaScript. */
const firstLoadLimit = 130_000
/** A layout shift that no eye sees, such as a word that is a pixel wider in its own font. */
const unseen = 0.005

test('the page asks nothing of any other host, breaks no policy and reports no error', async ({
  page,
  baseURL,
}) => {
  const foreign: string[] = []
  const complaints: string[] = []
  page.on('request', (request) => {
    if (!request.url().startsWith(baseURL ?? '')) foreign.push(request.url())
  })
  page.on('console', (message) => {
    if (message.type() === 'error' || message.type() === 'warning') complaints.push(message.text())
  })
  page.on('pageerror', (error) => complaints.push(error.message))
  await openHome(page)
  await ask(page, invest)
  await goToPlan(page)
  expect(foreign).toEqual([])
  expect(complaints).toEqual([])
})

test('the first load of Home is light', async ({ page }) => {
  await openHome(page)
  await page.waitForLoadState('networkidle')
  const bytes = await page.evaluate(() =>
    performance
      .getEntriesByType('resource')
      .filter((entry): entry is PerformanceResourceTiming => entry instanceof PerformanceResourceTiming)
      .filter((entry) => new URL(entry.name).pathname.endsWith('.js'))
      .reduce((sum, entry) => sum + entry.encodedBodySize, 0),
  )
  expect(bytes).toBeGreaterThan(0)
  expect(bytes).toBeLessThan(firstLoadLimit)
})

test('nothing moves by itself while Home loads and while an answer comes in', async ({ page }) => {
  await page.addInitScript(() => {
    const shifts: number[] = []
    Object.assign(window, { shifts })
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries())
        if ('value' in entry && 'hadRecentInput' in entry && !entry.hadRecentInput)
          shifts.push(Number(entry.value))
    }).observe({ type: 'layout-shift', buffered: true })
  })
  const moved = () =>
    page.evaluate((): number => {
      const shifts: number[] = Reflect.get(window, 'shifts')
      return shifts.reduce((sum, shift) => sum + shift, 0)
    })
  await openHome(page)
  await page.waitForLoadState('networkidle')
  await page.evaluate(() => document.fonts.ready)
  expect(await moved()).toBeLessThan(unseen)

  // An answer that comes long after the last key press.
  await page.route('**/api/chat', async (route) => {
    await new Promise((resolve) => setTimeout(resolve, 1_000))
    await route.continue()
  })
  await field(page).click()
  await page.keyboard.type(invest)
  await page.keyboard.press('Enter')
  await answered(page)
  await page.waitForLoadState('networkidle')
  expect(await moved()).toBeLessThan(unseen)
})

test('no screen waits for a script before it is painted', async ({ page }) => {
  await page.route('**/assets/*.js', () => {})
  for (const path of ['/', ...readScreens.map((screen) => screen.path)]) {
    await page.goto(path, { waitUntil: 'commit' })
    await expect(page.getByRole('heading', { level: 1 }), path).toBeVisible()
    await expect
      .poll(() => page.evaluate(() => performance.getEntriesByName('first-contentful-paint').length), path)
      .toBe(1)
  }
})

test('an address without a screen asks nothing of any other host', async ({ page, baseURL }) => {
  const foreign: string[] = []
  page.on('request', (request) => {
    if (!request.url().startsWith(baseURL ?? '')) foreign.push(request.url())
  })
  await page.goto('/nowhere')
  await page.waitForLoadState('networkidle')
  expect(foreign).toEqual([])
})

test('Home is readable before any script has run', async ({ browser, baseURL }) => {
  const context = await browser.newContext({ javaScriptEnabled: false })
  const page = await context.newPage()
  await page.goto(baseURL ?? '')
  await expect(page).toHaveTitle(/Planning for your money, from questions to actions/)
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  await expect(page.locator('meta[name="description"]')).toHaveAttribute('content', /money question/)
  await context.close()
})

test('the logo leads home, and the footer says what plans are not (§2 Header, §2 Footer)', async ({
  page,
}) => {
  await openHome(page)
  const footer = page.getByRole('contentinfo')
  await expect(footer).toContainText(
    'Free plans are educational guidance and not investment, legal or tax advice.',
  )
  await expect(footer).toContainText(`© ${new Date().getFullYear()} Hearth. All rights reserved.`)
  for (const [name, path] of [
    ['Terms', '/terms'],
    ['Privacy', '/privacy'],
    ['Disclosures', '/disclosures'],
    ['Contact', '/contact'],
  ] as const)
    await expect(footer.getByRole('link', { name })).toHaveAttribute('href', path)
  await expect(page.getByRole('banner').getByRole('link', { name: 'Hearth' })).toHaveAttribute('href', '/')
})

test('the menu of a phone opens, closes by Escape and by a choice, and gives the focus back (§2 Header, §4)', async ({
  page,
}) => {
  test.skip(!isPhone(page), 'a wide screen has no menu button')
  await openHome(page)
  const toggle = page.getByRole('button', { name: 'Open menu' })
  await toggle.click()
  const menu = page.getByRole('navigation', { name: 'Menu' })
  for (const name of ['How it works', 'Pricing', 'Security', 'Sign in'])
    await expect(menu.getByRole('link', { name })).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(menu).toBeHidden()
  await expect(toggle).toBeFocused()
  await toggle.click()
  await menu.getByRole('link', { name: 'Pricing' }).click()
  await expect(menu).toBeHidden()
  await expect(page).toHaveURL('/pricing')
})

test('the menu of a phone opens without scripts (§2 Header)', async ({ browser, baseURL }) => {
  const context = await browser.newContext({
    javaScriptEnabled: false,
    viewport: { width: 375, height: 812 },
  })
  const page = await context.newPage()
  await page.goto(`${baseURL}/pricing`)
  const menu = page.getByRole('navigation', { name: 'Menu' })
  await expect(menu).toBeHidden()
  await page.getByRole('button', { name: 'Open menu' }).click()
  await menu.getByRole('link', { name: 'Security' }).click()
  await expect(page).toHaveURL(`${baseURL}/security`)
  await expect(menu).toBeHidden()
  await context.close()
})

test('an address without a screen says so, logs itself and leads home (§2 Not-found, §8)', async ({
  page,
}) => {
  const logged: string[] = []
  page.on('console', (message) => logged.push(message.text()))
  const response = await page.goto('/nowhere/at-all')
  expect(response?.status()).toBe(404)
  await expect(page.getByRole('heading', { name: '404' })).toBeVisible()
  await expect(page.getByText("We couldn't find that page.")).toBeVisible()
  expect(logged.join('\n')).toContain('/nowhere/at-all')
  await page.getByRole('link', { name: 'Return home' }).click()
  await expect(page).toHaveURL('/')
  await expect(page.getByRole('heading', { name: 'Start here' })).toBeVisible()
})

test('a chosen theme holds over a reload', async ({ page }) => {
  test.skip(isPhone(page), 'the same button stands in the menu of a phone')
  await page.emulateMedia({ colorScheme: 'light' })
  await openHome(page)
  const ground = () => page.evaluate(() => getComputedStyle(document.documentElement).colorScheme)
  expect(await ground()).toBe('light')
  await page.getByRole('button', { name: /Change to light$/ }).click()
  await page.getByRole('button', { name: /Change to dark$/ }).click()
  expect(await ground()).toBe('dark')
  await page.reload()
  expect(await ground()).toBe('dark')
})
