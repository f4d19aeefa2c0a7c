import { expect, type Page } from '@playwright/test'
import {
  answered,
  ask,
  goTo,
  goToPlan,
  hasSidewaysScroll,
  openHome,
  patient,
  test,
  violations,
} from './visit.ts'

const told = 'Build an emergency fund plan. I am 35 and spend $4,000 a month.'
const couple = 'Renting couple, 30s'

const chips = (page: Page) => page.getByRole('list', { name: 'What Hearth understood' })
const opener = (page: Page) => page.getByRole('button', { name: /^What Hearth knows/ })
const panel = (page: Page) => page.getByRole('dialog', { name: 'What Hearth knows' })

async function tell(page: Page): Promise<void> {
  await openHome(page)
  await ask(page, told)
}

async function loadSample(page: Page): Promise<void> {
  await openHome(page)
  await goTo(page, 'Chat')
  await page.getByRole('button', { name: couple }).click()
  await answered(page)
}

test('a visitor corrects what was understood where it stands, and the plan follows', async ({ page }) => {
  await tell(page)
  await chips(page)
    .getByRole('button', { name: 'Edit What a month costs you: $4,000 a month' })
    .press('Enter')
  await expect(page.getByLabel('What a month costs you, a month')).toBeFocused()
  await page.keyboard.press('ControlOrMeta+a')
  await page.keyboard.type('5500')
  await page.keyboard.press('Enter')
  const edited = chips(page).getByRole('button', { name: 'Edit What a month costs you: $5,500 a month' })
  await expect(edited).toBeFocused()
  await expect(chips(page)).toHaveCount(1)
  await goToPlan(page)
  await expect(page.getByText('What changed since version 1')).toBeAttached()
})

test('a visitor takes back what was understood and puts it back, by keyboard', async ({ page }) => {
  await tell(page)
  await chips(page).getByRole('button', { name: 'Take back Your age' }).press('Enter')
  const putBack = chips(page).getByRole('button', { name: 'Put back Your age' })
  await expect(putBack).toBeFocused()
  await expect(opener(page)).toContainText('1 fact')
  await putBack.press('Enter')
  await expect(chips(page).getByRole('button', { name: 'Edit Your age: 35' })).toBeFocused()
  await expect(opener(page)).toContainText('2 facts')
})

test('Escape closes the form of a chip and changes nothing', async ({ page }) => {
  await tell(page)
  const chip = chips(page).getByRole('button', { name: 'Edit Your age: 35' })
  await chip.click()
  await page.keyboard.type('60')
  await page.keyboard.press('Escape')
  await expect(chip).toBeFocused()
})

test('a correction in words leaves the older chip as it was read', async ({ page }) => {
  await tell(page)
  await ask(page, 'Actually I am 45')
  await expect(chips(page)).toHaveCount(2)
  await expect(
    chips(page)
      .first()
      .getByRole('button', { name: /Your age/ }),
  ).toHaveCount(0)
  await expect(chips(page).last().getByRole('button', { name: 'Edit Your age: 45' })).toBeVisible()
})

test('the panel holds everything that Hearth knows, to be edited and taken back there', async ({ page }) => {
  await tell(page)
  await opener(page).press('Enter')
  const mine = panel(page).getByRole('region', { name: 'You told us' })
  await expect(mine.getByRole('listitem')).toHaveCount(2)
  await expect(panel(page).getByRole('region', { name: 'We assumed' })).toBeVisible()

  await mine.getByRole('button', { name: 'Edit Your age' }).press('Enter')
  await page.keyboard.press('Escape')
  await expect(panel(page)).toBeVisible()
  await mine.getByRole('button', { name: 'Edit Your age' }).press('Enter')
  await panel(page).getByLabel('Your age').fill('52')
  await page.keyboard.press('Enter')
  await expect(mine.getByText('52', { exact: true })).toBeVisible()
  await expect(mine.getByRole('button', { name: 'Edit Your age' })).toBeFocused()

  await mine.getByRole('button', { name: 'Take back Your age' }).press('Enter')
  await expect(mine.getByRole('listitem')).toHaveCount(1)
  await panel(page).getByRole('button', { name: 'Undo' }).click()
  await expect(mine.getByText('52', { exact: true })).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(panel(page)).toHaveCount(0)
  await expect(opener(page)).toBeFocused()
})

test('everything is forgotten at once, and comes back at once', async ({ page }) => {
  await tell(page)
  await opener(page).click()
  await panel(page).getByRole('button', { name: 'Forget everything' }).click()
  await expect(panel(page).getByRole('region', { name: 'You told us' })).toHaveCount(0)
  await panel(page).getByRole('button', { name: 'Undo' }).click()
  await expect(panel(page).getByRole('region', { name: 'You told us' }).getByRole('listitem')).toHaveCount(2)
})

test('before anything is told the panel says so and offers the samples', async ({ page }) => {
  await openHome(page)
  await goTo(page, 'Chat')
  await opener(page).click()
  await expect(panel(page).getByText(/^Nothing yet\./)).toBeVisible()
  await panel(page).getByRole('button', { name: 'Near retirement' }).click()
  await expect(panel(page)).toHaveCount(0)
  await answered(page, /^Answer ready\. Plan 1 added\./)
})

test('a sample household is loaded with a plan, marked as a sample, and cleared', async ({ page }) => {
  await loadSample(page)
  await opener(page).click()
  const sample = panel(page).getByRole('region', { name: 'From the sample' })
  await expect(sample.getByText('$72,000 a year')).toBeVisible()
  await expect(panel(page).getByRole('region', { name: 'You told us' })).toHaveCount(0)
  await sample.getByRole('button', { name: 'Edit Your age' }).click()
  await panel(page).getByLabel('Your age').fill('45')
  await page.keyboard.press('Enter')
  await expect(panel(page).getByRole('region', { name: 'You told us' }).getByText('45')).toBeVisible()
  await page.keyboard.press('Escape')

  await page.getByRole('button', { name: 'Clear sample' }).click()
  await expect(opener(page)).toContainText('1 fact')
  await expect(page.getByRole('button', { name: 'Clear sample' })).toHaveCount(0)
  await page.getByRole('region', { name: 'Notifications' }).getByRole('button', { name: 'Undo' }).click()
  await expect(page.getByRole('button', { name: 'Clear sample' })).toBeVisible()
})

test('a number of a sample says so in its receipt, and in that of a shared copy', async ({
  page,
  browser,
}) => {
  await loadSample(page)
  await goToPlan(page)
  const receiptOf = async (shown: Page) => {
    await shown.getByRole('main').locator('button.receipt', { hasText: '$11,000' }).first().click()
    await expect(shown.getByRole('dialog')).toContainText('From the sample')
    await expect(shown.getByRole('dialog')).not.toContainText('You told us')
  }
  await receiptOf(page)
  await page.keyboard.press('Escape')
  await page.getByRole('button', { name: 'Share', exact: true }).click()
  const dialog = page.getByRole('dialog', { name: 'Share this plan' })
  await dialog.getByRole('button', { name: 'Make a link' }).click()
  const address = await dialog.getByRole('link', { name: /\/s\// }).getAttribute('href')
  const stranger = patient(await (await browser.newContext()).newPage())
  await stranger.goto(address ?? '')
  await receiptOf(stranger)
  await stranger.context().close()
})

for (const colorScheme of ['light', 'dark'] as const) {
  test(`facts and samples break no rule of WCAG 2.2 AA in ${colorScheme}`, async ({ page }) => {
    await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' })
    const clean = async (state: string) => {
      expect(await violations(page), state).toEqual([])
      expect(await hasSidewaysScroll(page), state).toBe(false)
    }
    await openHome(page)
    await goTo(page, 'Chat')
    await clean('samples')
    await opener(page).click()
    await expect(panel(page)).toBeVisible()
    await clean('empty panel')
    await page.keyboard.press('Escape')
    await ask(page, told)
    await chips(page).getByRole('button', { name: 'Take back Your age' }).click()
    await expect(chips(page).getByRole('button', { name: 'Put back Your age' })).toBeEnabled()
    await chips(page)
      .getByRole('button', { name: /^Edit What a month costs you/ })
      .click()
    await clean('chips')
    await page.keyboard.press('Escape')
    await opener(page).click()
    await panel(page).getByRole('button', { name: couple }).click()
    await expect(page.getByRole('button', { name: 'Clear sample' })).toBeEnabled()
    await opener(page).click()
    await expect(panel(page).getByRole('region', { name: 'From the sample' })).toBeVisible()
    await clean('panel')
    await panel(page).getByRole('button', { name: 'Clear sample' }).click()
    await expect(panel(page).getByRole('button', { name: 'Undo' })).toBeEnabled()
    await clean('panel with a notice')
  })
}
