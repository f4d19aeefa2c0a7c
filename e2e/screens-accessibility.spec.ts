import { expect, type Page, test } from '@playwright/test'
import { readScreens } from './screens.ts'
import { hasSidewaysScroll, isPhone, violations } from './visit.ts'

async function expectClean(page: Page, state: string): Promise<void> {
  expect(await violations(page), state).toEqual([])
  expect(await hasSidewaysScroll(page), state).toBe(false)
}

for (const colorScheme of ['light', 'dark'] as const) {
  test(`no screen that is read breaks WCAG 2.2 AA in ${colorScheme}`, async ({ page }) => {
    test.setTimeout(90_000)
    await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' })
    for (const { path } of readScreens) {
      await page.goto(path)
      await expectClean(page, path)
    }
  })

  test(`what opens on the screens that are read breaks WCAG 2.2 AA no more in ${colorScheme}`, async ({
    page,
  }) => {
    test.setTimeout(90_000)
    await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' })
    await page.goto('/how-it-works')
    await page.getByText('The same as a table').click()
    await page.getByRole('checkbox').first().check()
    await expectClean(page, 'example: table and ticked step')
    await page.getByRole('main').locator('button.receipt').first().click()
    await expectClean(page, 'example: receipt')
    await page.goto('/pricing')
    for (const question of await page.locator('summary').all()) await question.click()
    await expectClean(page, 'pricing: every question open')
    await page.goto('/sign-in')
    await page.getByRole('button', { name: 'Continue with email' }).click()
    await expectClean(page, 'sign-in: asked')
    await page.goto('/contact')
    await page.getByRole('button', { name: 'Start a chat' }).click()
    await expectClean(page, 'contact: notification')
    await page.route('**/api/contact', (route) => route.abort(), { times: 1 })
    for (const [label, words] of Object.entries({
      Name: 'Ann',
      Email: 'a@b.co',
      Subject: 'Hi',
      Message: 'Hello',
    }))
      await page.getByRole('form').getByLabel(label, { exact: true }).fill(words)
    await page.getByRole('button', { name: 'Send message' }).click()
    await expect(page.getByRole('form').getByRole('alert')).toBeVisible()
    await expectClean(page, 'contact: refused')
    await page.getByRole('button', { name: 'Send message' }).click()
    await expect(page.getByRole('form').getByText('Your message is kept.')).toBeVisible()
    await expectClean(page, 'contact: kept')
  })
}

test('at 320 pixels, and with text of twice its size, no screen has to be scrolled sideways', async ({
  page,
}) => {
  for (const { path } of readScreens) {
    await page.setViewportSize({ width: 320, height: 700 })
    await page.goto(path)
    expect(await hasSidewaysScroll(page), path).toBe(false)
    await page.setViewportSize({ width: 640, height: 700 })
    await page.evaluate(() => document.documentElement.style.setProperty('font-size', '200%'))
    expect(await hasSidewaysScroll(page), `${path} at 200 %`).toBe(false)
  }
})

test('a letter can be written and sent by keyboard alone', async ({ page }) => {
  test.skip(isPhone(page), 'a phone of this kind has no keyboard')
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
