import { expect, type Page } from '@playwright/test'
import { emergency, goTo, invest, openWithPlan, test } from './visit.ts'

/** Opens everything that waits behind one line. */
const unfold = (page: Page) =>
  page
    .getByRole('main')
    .locator('details')
    .evaluateAll((all) => {
      for (const details of all) details.setAttribute('open', '')
    })

test('a visitor opens a number, the numbers behind it, and goes back', async ({ page }) => {
  await openWithPlan(page, emergency)
  const plan = page.getByRole('article', { name: /emergency fund/i }).first()
  const total = plan.locator('.text-figure').getByRole('button')
  await total.click()

  const receipt = page.getByRole('dialog')
  await expect(receipt).toBeVisible()
  await expect(receipt.getByText('We worked it out')).toBeVisible()
  const title = await receipt.getByRole('heading', { level: 2 }).textContent()
  const input = receipt.getByRole('listitem').getByRole('button').first()
  const inputLabel = await input.locator('span').first().textContent()
  await input.click()
  await expect(receipt.getByRole('heading', { level: 2 })).toHaveText(inputLabel ?? '')
  await receipt.getByRole('button', { name: `Back to ${title}` }).click()
  await expect(receipt.getByRole('heading', { level: 2 })).toHaveText(title ?? '')

  await page.keyboard.press('Escape')
  await expect(receipt).toHaveCount(0)
  await expect(total).toBeFocused()
})

test('every number of a plan has a receipt behind it', async ({ page }) => {
  await openWithPlan(page, invest)
  await unfold(page)
  const numbers = page.getByRole('main').locator('button.receipt')
  const count = await numbers.count()
  expect(count).toBeGreaterThan(40)
  const links = await page
    .getByRole('main')
    .getByText(/\]\(figure:/)
    .count()
  expect(links).toBe(0)
  for (let index = 0; index < count; index += 15) {
    await numbers.nth(index).click()
    const receipt = page.getByRole('dialog')
    await expect(receipt.getByRole('heading', { level: 2 })).not.toBeEmpty()
    await receipt.getByRole('button', { name: 'Close' }).click()
    await expect(receipt).toHaveCount(0)
  }
})

test('a number that others published names their document and says which site its link opens', async ({
  page,
}) => {
  await openWithPlan(page, emergency)
  await unfold(page)
  await page.getByRole('main').getByRole('button', { name: '$250,000' }).first().click()
  const receipt = page.getByRole('dialog')
  await expect(receipt.getByText(/^Source: FDIC, deposit insurance; .* \(opens fdic\.gov/)).toBeVisible()
  await expect(receipt.getByRole('link', { name: /fdic\.gov in a new tab/ })).toHaveAttribute(
    'href',
    'https://www.fdic.gov',
  )
})

test('a number of the reply opens too', async ({ page }) => {
  await openWithPlan(page, invest)
  await goTo(page, 'Chat')
  await page.getByRole('log').locator('button.receipt').first().click()
  await expect(page.getByRole('dialog')).toBeVisible()
})

test('a projection is a chart, a table, and a year at a time by arrow keys', async ({ page }) => {
  await openWithPlan(page, invest)
  const year = page.getByRole('slider', { name: 'Year' })
  await year.focus()
  await year.press('Home')
  await year.press('ArrowRight')
  const next = String(new Date().getFullYear() + 1)
  await expect(year).toHaveAttribute('aria-valuetext', new RegExp(`^${next}: .*\\$`))
  await page.getByRole('button', { name: 'Table' }).click()
  await expect(page.getByRole('button', { name: 'Table' })).toHaveAttribute('aria-pressed', 'true')
  await expect(
    page
      .getByRole('rowheader')
      .or(page.getByRole('cell', { name: next }))
      .first(),
  ).toBeVisible()
})

test('a step is ticked off and stays so in the next version', async ({ page }) => {
  await openWithPlan(page, emergency)
  const steps = page.getByRole('region', { name: 'Your next steps' })
  await steps.getByRole('checkbox').first().check()
  await expect(steps.getByText(/^1 of \d done$/)).toBeVisible()
  await expect(steps.getByText('Done', { exact: true })).toBeVisible()
})
