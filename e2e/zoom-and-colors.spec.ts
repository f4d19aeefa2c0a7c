import { expect, type Page } from '@playwright/test'
import { readScreens } from './screens.ts'
import {
  ask,
  goTo,
  goToPlan,
  hasSidewaysScroll,
  invest,
  isPhone,
  openHome,
  openWithPlan,
  test,
} from './visit.ts'

/** Twice the text, as a browser's own setting makes it. */
const doubleText = (page: Page) =>
  page.evaluate(() => {
    document.documentElement.style.fontSize = '200%'
  })

/** Boxes that hold more than they show, or that stand out of the screen; tables and tabs scroll in regions of their own. */
const clipped = (page: Page): Promise<string[]> =>
  page.evaluate(() =>
    [...document.querySelectorAll<HTMLElement>('button, a, h1, h2, h3, h4, p, dt, dd, li, th, td, label')]
      .filter(
        (box) =>
          box.checkVisibility() &&
          box.clientWidth > 1 &&
          box.closest('.sr-only, section[tabindex], [role="tablist"], [inert]') === null,
      )
      .filter((box) => {
        const { left, right, bottom } = box.getBoundingClientRect()
        return bottom > 0 && (left < -1 || right > document.documentElement.clientWidth + 1)
      })
      .map((box) => `${box.tagName} ${box.textContent?.slice(0, 60)}`),
  )

test('at 320 pixels with twice the text nothing scrolls sideways and no words are cut off', async ({
  page,
}) => {
  await page.setViewportSize({ width: 320, height: 800 })
  await openHome(page)
  await doubleText(page)
  expect(await hasSidewaysScroll(page)).toBe(false)
  expect(await clipped(page)).toEqual([])
  await ask(page, invest)
  await goTo(page, 'Chat')
  expect(await hasSidewaysScroll(page)).toBe(false)
  expect(await clipped(page)).toEqual([])
  await goToPlan(page)
  await expect(page.getByRole('heading', { name: 'Your next steps' })).toBeVisible()
  expect(await hasSidewaysScroll(page)).toBe(false)
  expect(await clipped(page)).toEqual([])
})

const otherScreens = [
  '/nowhere',
  '/builder/demo',
  '/builder/nothing',
  '/account',
  '/plans',
  '/notifications',
  '/s/lost',
]

for (const path of [...readScreens.map((screen) => screen.path), ...otherScreens])
  test(`${path} holds twice the text on a phone without a sideways scroll or a word cut off`, async ({
    page,
  }) => {
    test.skip(!isPhone(page), 'sets its own widths')
    await page.goto(path)
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible({ timeout: 20_000 })
    await page.locator('details').evaluateAll((folds: HTMLDetailsElement[]) => {
      for (const fold of folds) fold.open = true
    })
    for (const width of [375, 320]) {
      await page.setViewportSize({ width, height: 800 })
      await doubleText(page)
      await expect.poll(() => hasSidewaysScroll(page), `at ${width}`).toBe(false)
      await expect.poll(() => clipped(page), `at ${width}`).toEqual([])
    }
  })

test('a wide screen at 200 % is a screen of 720 pixels, and nothing is cut off there', async ({ page }) => {
  await page.setViewportSize({ width: 720, height: 450 })
  await openWithPlan(page, invest)
  expect(await hasSidewaysScroll(page)).toBe(false)
  expect(await clipped(page)).toEqual([])
})

test('in forced colors focus, controls, chips and the parts of a chart can be told apart', async ({
  page,
}) => {
  await page.emulateMedia({ forcedColors: 'active' })
  await openWithPlan(page, invest)

  await page.getByRole('main').getByRole('checkbox').first().focus()
  await page.keyboard.press('Tab')
  const ring = await page.evaluate(() => {
    const { outlineStyle, outlineWidth } = getComputedStyle(document.activeElement ?? document.body)
    return { outlineStyle, isWide: Number.parseFloat(outlineWidth) >= 2 }
  })
  expect(ring).toEqual({ outlineStyle: 'solid', isWide: true })

  const [chosen, other] = await page
    .getByRole('main')
    .locator('button[aria-pressed]')
    .evaluateAll((buttons) => buttons.map((button) => getComputedStyle(button).backgroundColor))
  expect(chosen).not.toBe(other)

  const borderOf = (selector: string) =>
    page
      .locator(selector)
      .first()
      .evaluate((element) => getComputedStyle(element).borderTopWidth)
  expect(await borderOf('ul[aria-label="At a glance"] li > *')).not.toBe('0px')

  const colors = await page
    .locator('.swatch:visible')
    .evaluateAll((swatches) => swatches.map((swatch) => getComputedStyle(swatch).backgroundColor))
  expect(new Set(colors).size).toBeGreaterThan(1)

  const strokes = await page
    .getByRole('main')
    .locator('svg path')
    .evaluateAll((paths) => paths.map((path) => getComputedStyle(path).stroke))
  expect(strokes.some((stroke) => stroke !== 'none')).toBe(true)
})

test('on a phone the chat is the main part of the page under a title of its own', async ({ page }) => {
  test.skip(!isPhone(page), 'a wide screen shows both')
  await openHome(page)
  await goTo(page, 'Chat')
  const main = page.getByRole('main')
  await expect(main).toHaveCount(1)
  await expect(main.getByRole('heading', { level: 1 })).toHaveText('Ask a question')
  await goTo(page, 'Plan')
  await expect(page.getByRole('heading', { level: 1 })).toHaveCount(1)
  await expect(page.getByRole('complementary', { name: 'Chat' })).toBeAttached()
})

test('the steps follow the key numbers and one chart; what is behind them folds away on a phone', async ({
  page,
}) => {
  await openWithPlan(page, invest)
  const titles = await page.getByRole('article').first().getByRole('heading', { level: 3 }).allTextContents()
  expect(titles.indexOf('Your next steps')).toBeLessThan(titles.indexOf('What we checked'))
  const alternatives = page.getByText(/^This plan beside \d other ways?$/)
  if (!isPhone(page)) return expect(alternatives).toHaveCount(0)
  await alternatives.click()
  await expect(page.getByText('If nothing changes').first()).toBeVisible()
})

test('“Is that so for you?” opens the form of the fact', async ({ page }) => {
  await openWithPlan(page, invest)
  if (isPhone(page)) await page.getByText(/^\d facts$/).click()
  await page.getByRole('button', { name: 'Is that so for you?' }).first().click()
  const form = page.getByRole('button', { name: 'Update plan' })
  await expect(form).toBeInViewport()
  await page.keyboard.press('Escape')
  await expect(form).toHaveCount(0)
})

test('with twice the text messages, field and view switch keep their own places', async ({ page }) => {
  await openHome(page)
  await ask(page, invest)
  await goTo(page, 'Chat')
  await doubleText(page)
  const field = page.getByLabel('Your message')
  await field.scrollIntoViewIfNeeded()
  const place = (locator: ReturnType<Page['locator']>) =>
    locator.evaluate((box) => {
      const { top, bottom } = box.getBoundingClientRect()
      return { top, bottom }
    })
  const messages = await place(page.getByRole('log', { name: 'Conversation' }).locator('..'))
  const form = await place(page.getByRole('form', { name: 'Message' }))
  expect(messages.bottom - messages.top).toBeGreaterThan(100)
  expect(messages.bottom).toBeLessThanOrEqual(form.top + 1)
  if (!isPhone(page)) return
  const tabs = await place(page.getByRole('navigation', { name: 'View' }))
  expect(tabs.bottom).toBeLessThanOrEqual((page.viewportSize()?.height ?? 0) + 1)
})
