/** The screens that are read: every route × theme × width × state, the keyboard, and the settings of a visitor. */
import { expect, type Page } from '@playwright/test'
import { readScreens } from './screens.ts'
import { expectAccessible, hasSidewaysScroll, isPhone, test } from './visit.ts'

const routes = [...readScreens.map(({ path }) => path), '/', '/nowhere']

test.beforeEach(({ page }) => {
  test.setTimeout(120_000)
  test.skip(isPhone(page), 'each test sets its own widths')
})

for (const colorScheme of ['light', 'dark'] as const) {
  for (const path of routes)
    test(`${path} breaks no rule of WCAG 2.2 AA in ${colorScheme} at any width`, async ({ page }) => {
      await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' })
      await page.goto(path)
      await expectAccessible(page, path)
    })

  test(`the open menu breaks none in ${colorScheme}`, async ({ page }) => {
    await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' })
    await page.setViewportSize({ width: 320, height: 800 })
    await page.goto('/pricing')
    await page.getByRole('button', { name: 'Open menu' }).click()
    await expect(page.getByRole('navigation', { name: 'Menu' })).toBeVisible()
    await expectAccessible(page, 'menu')
  })

  test(`the example of How it works breaks none when its parts are open in ${colorScheme}`, async ({
    page,
  }) => {
    await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' })
    await page.goto('/how-it-works')
    await page.getByText('The same as a table').click()
    await page.getByRole('checkbox').first().check()
    await expectAccessible(page, 'table and ticked step')
    await page.getByRole('main').locator('button.receipt').first().click()
    await expect(page.getByRole('dialog')).toBeVisible()
    await expectAccessible(page, 'receipt')
  })

  test(`open questions, the answer of Sign-in and the states of Help break none in ${colorScheme}`, async ({
    page,
  }) => {
    await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' })
    await page.goto('/pricing')
    for (const question of await page.locator('summary').all()) await question.click()
    await expectAccessible(page, 'pricing: every question open')
    await page.goto('/sign-in')
    await page.getByRole('button', { name: 'Continue with email' }).click()
    await expectAccessible(page, 'sign-in: asked')
    await page.goto('/help')
    await page.getByRole('searchbox').fill('tax on a bonus')
    await expect(page.getByText('the nearest first')).toBeVisible()
    await expectAccessible(page, 'help: found')
    await page.getByRole('searchbox').fill('zzzzqqqq')
    await expectAccessible(page, 'help: nothing found')
    await page.goto('/help/tax-brackets')
    await page.getByRole('main').locator('a.receipt').first().click()
    await expect(page.getByRole('dialog')).toBeVisible()
    await expectAccessible(page, 'help: receipt')
  })

  test(`the form of Contact breaks none empty, invalid, refused and sent in ${colorScheme}`, async ({
    page,
  }) => {
    await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' })
    await page.goto('/contact')
    await page.getByRole('button', { name: 'Start a chat' }).click()
    await expectAccessible(page, 'notification')
    await page.getByRole('button', { name: 'Send message' }).click()
    await expect(page.getByRole('form').getByLabel('Name')).toBeFocused()
    await expectAccessible(page, 'invalid')
    for (const [label, words] of Object.entries({
      Name: 'Ann',
      Email: 'a@b.co',
      Subject: 'Hi',
      Message: 'Hello',
    }))
      await page.getByRole('form').getByLabel(label, { exact: true }).fill(words)
    await page.route('**/api/contact', (route) => route.abort(), { times: 1 })
    await page.getByRole('button', { name: 'Send message' }).click()
    await expect(page.getByRole('form').getByRole('alert')).toBeVisible()
    await expectAccessible(page, 'refused')
    const held = Promise.withResolvers<void>()
    await page.route('**/api/contact', async (route) => {
      await held.promise
      await route.continue()
    })
    await page.getByRole('button', { name: 'Send message' }).click()
    await expectAccessible(page, 'pending')
    held.resolve()
    await expect(page.getByRole('form').getByText('Your message is kept.')).toBeVisible()
    await expectAccessible(page, 'kept')
  })
}

test('with text of twice its size no screen that is read has to be scrolled sideways', async ({ page }) => {
  for (const { path } of readScreens) {
    await page.goto(path)
    await page.evaluate(() => document.documentElement.style.setProperty('font-size', '200%'))
    for (const width of [640, 1280]) {
      await page.setViewportSize({ width, height: 800 })
      expect(await hasSidewaysScroll(page), `${path} at ${width}`).toBe(false)
    }
  }
})

test('whoever asks for reduced motion gets none', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' })
  for (const path of routes) {
    await page.goto(path)
    const moving = await page.evaluate(() =>
      [...document.querySelectorAll('*')]
        .filter((element) => {
          const { transitionDuration, animationName, scrollBehavior } = getComputedStyle(element)
          return (
            !/^(0s(, )?)+$/.test(transitionDuration) ||
            animationName !== 'none' ||
            scrollBehavior === 'smooth'
          )
        })
        .map((element) => element.outerHTML.slice(0, 120)),
    )
    expect(moving, path).toEqual([])
  }
})

/** What the keyboard can reach, in the order of the page. */
const tabbable = (page: Page) =>
  page
    .locator('a[href], button:not([disabled]), input, textarea, select, summary, [tabindex="0"]')
    .evaluateAll(
      (elements) =>
        elements.filter(
          (element) =>
            element.checkVisibility({ visibilityProperty: true }) &&
            element.getAttribute('tabindex') !== '-1',
        ).length,
    )

test('the keyboard reaches everything of every screen, and what has the focus is seen and framed', async ({
  page,
}) => {
  for (const path of routes.filter((route) => route !== '/help')) {
    await page.goto(path)
    const expected = await tabbable(page)
    let reached = 0
    for (let presses = 0; presses < expected + 5; presses += 1) {
      await page.keyboard.press('Tab')
      const focus = await page.evaluate(() => {
        const element = document.activeElement
        if (element === null || element === document.body) return undefined
        const box = element.getBoundingClientRect()
        // A link of several lines is framed line by line.
        const framed = [element, ...(element.closest('form, label') ? [element.closest('div')] : [])]
        const hasFrame = framed.some((one) => {
          if (one == null) return false
          const { outlineStyle, outlineWidth } = getComputedStyle(one)
          return outlineStyle !== 'none' && Number.parseFloat(outlineWidth) >= 2
        })
        const isSeen = box.bottom > 0 && box.top < window.innerHeight && box.width > 0
        const header = document.querySelector('header')
        const under = header?.contains(element) ? 0 : (header?.getBoundingClientRect().bottom ?? 0)
        const isFirst = element.getAttribute('href') === '#main'
        return {
          html: element.outerHTML.slice(0, 120),
          hasFrame,
          isSeen,
          isCovered: !isFirst && box.bottom <= under,
        }
      })
      if (focus === undefined) break
      reached += 1
      expect(focus, path).toMatchObject({ hasFrame: true, isSeen: true, isCovered: false })
    }
    expect(reached, path).toBeGreaterThanOrEqual(expected)
  }
})

test('in forced colours every button and field has an edge', async ({ page }) => {
  await page.emulateMedia({ forcedColors: 'active' })
  for (const path of routes) {
    await page.goto(path)
    const bare = await page
      .locator(
        'main a[class*="min-h-11"][class*="bg-"], main button[class*="min-h-11"], main input, main textarea',
      )
      .evaluateAll((elements) =>
        elements
          .filter(
            (element) =>
              element.checkVisibility() && Number.parseFloat(getComputedStyle(element).borderTopWidth) < 1,
          )
          .filter(
            (element) =>
              !(element instanceof HTMLInputElement && element.type === 'checkbox') &&
              !element.matches('.min-h-9'),
          )
          .map((element) => element.outerHTML.slice(0, 160)),
      )
    expect(bare, path).toEqual([])
  }
})

test('a letter can be written and sent by keyboard alone', async ({ page }) => {
  await page.goto('/contact')
  await page.getByRole('link', { name: 'Write a message' }).focus()
  await page.keyboard.press('Enter')
  for (const words of ['Ann Lee', 'ann@example.com', 'By keyboard', 'Hello.']) {
    await page.keyboard.press('Tab')
    if (words === 'Ann Lee')
      while (!(await page.getByLabel('Name').evaluate((field) => field === document.activeElement)))
        await page.keyboard.press('Tab')
    await page.keyboard.type(words)
  }
  await page.keyboard.press('Tab')
  await page.keyboard.press('Enter')
  await expect(page.getByText('Your message is kept.')).toBeVisible()
})
