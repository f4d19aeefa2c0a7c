import { expect } from '@playwright/test'
import {
  answered,
  ask,
  emergency,
  goTo,
  goToPlan,
  hasSidewaysScroll,
  invest,
  isPhone,
  openHome,
  send,
  test,
  violations,
} from './visit.ts'

for (const colorScheme of ['light', 'dark'] as const) {
  test(`no state of the screen breaks WCAG 2.2 AA in ${colorScheme}`, async ({ page }) => {
    // Every state is measured by the whole rule set: on a busy machine that is more than one visit takes.
    test.slow()
    await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' })
    const clean = async (state: string) => {
      expect(await violations(page), state).toEqual([])
      expect(await hasSidewaysScroll(page), state).toBe(false)
    }
    await page.goto('/no-such-page')
    await clean('not found')
    await openHome(page)
    await clean('home')
    if (isPhone(page)) {
      await page.getByRole('button', { name: 'Open menu' }).click()
      await clean('menu')
      await page.keyboard.press('Escape')
    }

    await page.route('**/api/chat', (route) => route.abort(), { times: 1 })
    await send(page, invest)
    await expect(page.getByRole('alert')).toBeVisible()
    await clean('network error')
    const held = Promise.withResolvers<void>()
    await page.route('**/api/chat', async (route) => {
      await held.promise
      await route.continue()
    })
    await page.getByRole('button', { name: 'Retry' }).click()
    await expect(page.getByText('Drafting plan…')).toBeVisible()
    await clean('pending')
    await goTo(page, 'Plan')
    await expect(page.getByText('Plans you create will appear here')).toBeVisible()
    await clean('no plans yet')
    held.resolve()
    await answered(page)
    await goToPlan(page)
    await clean('plan')

    await page.getByRole('button', { name: 'Table' }).click()
    await page.getByRole('main').locator('summary').first().click()
    await page.getByRole('checkbox').first().check()
    await clean('table, open step, ticked step')

    await page.getByRole('main').locator('button.receipt').first().click()
    await expect(page.getByRole('dialog')).toBeVisible()
    await clean('receipt')
    await page.keyboard.press('Escape')

    await page.getByRole('button', { name: 'Edit Your age' }).click()
    await page.getByLabel('Your age').fill('old')
    await page.getByLabel('Your age').press('Enter')
    await clean('refused value')
    await page.getByLabel('Your age').fill('35')
    await page.getByLabel('Your age').press('Enter')
    await expect(page.getByText('Version 2 of the plan is ready.')).toBeVisible()
    await page.getByRole('button', { name: 'Compare' }).click()
    await clean('two versions compared')
  })
}

test('at 320 pixels nothing has to be scrolled sideways', async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 700 })
  await openHome(page)
  expect(await hasSidewaysScroll(page)).toBe(false)
  await ask(page, emergency)
  await goToPlan(page)
  expect(await hasSidewaysScroll(page)).toBe(false)
  const column = page.locator('#plans')
  expect(await column.evaluate((box) => box.scrollWidth > box.clientWidth)).toBe(false)
})

test('a visitor asks, opens a number and edits an assumption by keyboard alone', async ({ page }) => {
  test.skip(isPhone(page), 'a phone of this kind has no keyboard')
  await page.goto('/')
  await page.keyboard.press('Tab')
  await expect(page.getByRole('link', { name: 'Skip to content' })).toBeFocused()

  const tabTo = async (isThere: () => Promise<boolean>, most = 150) => {
    for (let presses = 0; presses < most; presses += 1) {
      if (await isThere()) return
      await page.keyboard.press('Tab')
    }
    throw new Error('the keyboard does not get there')
  }
  const focused = (selector: string) => () =>
    page.evaluate((wanted) => document.activeElement?.matches(wanted) ?? false, selector)

  await tabTo(focused('textarea'))
  await page.keyboard.type(emergency)
  await page.keyboard.press('Enter')
  await answered(page)
  await expect(page.getByLabel('Your message')).toBeFocused()

  await page.getByRole('button', { name: /Go to plan/ }).focus()
  await page.keyboard.press('Enter')
  await expect(page.getByRole('heading', { level: 2, name: /emergency fund/i })).toBeFocused()
  await tabTo(focused('main button.receipt'))
  await page.keyboard.press('Enter')
  await expect(page.getByRole('dialog')).toBeVisible()
  await page.keyboard.press('Escape')
  expect(await focused('main button.receipt')()).toBe(true)

  const edit = page.getByRole('button', { name: 'Edit What a month costs you' })
  await tabTo(() => edit.evaluate((button) => button === document.activeElement))
  await page.keyboard.press('Enter')
  await page.keyboard.press('ControlOrMeta+a')
  await page.keyboard.type('5500')
  await page.keyboard.press('Enter')
  await expect(page.getByText('Version 2 of the plan is ready.')).toBeVisible()
})
