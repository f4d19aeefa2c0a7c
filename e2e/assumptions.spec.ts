import { expect, type Page } from '@playwright/test'
import { emergency, openWithPlan, test } from './visit.ts'

const monthly = 'What a month costs you'

async function change(page: Page, value: string): Promise<void> {
  await page.getByRole('button', { name: `Edit ${monthly}` }).click()
  await page.getByLabel(`${monthly}, a month`).fill(value)
  await page.getByRole('button', { name: 'Update plan' }).click()
}

test('a visitor edits an assumption in place and gets version 2 with what changed', async ({ page }) => {
  await openWithPlan(page, emergency)
  await change(page, '$6,000')
  await expect(page.getByText('Version 2 of the plan is ready.')).toBeVisible()
  await expect(page.getByText('What changed since version 1')).toBeAttached()
  const told = page.getByRole('region', { name: 'You told us' })
  await expect(told.getByText('$6,000 a month')).toBeVisible()
  await expect(told.getByRole('button', { name: `Edit ${monthly}` })).toBeFocused()

  await page.getByRole('button', { name: 'Compare' }).click()
  const compared = page.getByRole('region', { name: 'Version 1 beside version 2' })
  await expect(compared.getByRole('row', { name: new RegExp(monthly) })).toContainText('$6,000 a month')

  await page.getByLabel('Version', { exact: true }).selectOption('1')
  await expect(page.getByText('An older version. Go back to the newest to edit.')).toBeVisible()
  await expect(page.getByRole('button', { name: `Edit ${monthly}` })).toHaveCount(0)
})

test('an edit is undone from its notification', async ({ page }) => {
  await openWithPlan(page, emergency)
  await change(page, '6000')
  const notifications = page.getByRole('region', { name: 'Notifications' })
  await notifications.getByRole('button', { name: 'Undo' }).click()
  await expect(page.getByText('Version 3 of the plan is ready.')).toBeVisible()
  await expect(page.getByRole('region', { name: 'You told us' })).toHaveCount(0)
  await notifications.getByRole('button', { name: 'Close toast' }).click()
  await expect(notifications.getByRole('button')).toHaveCount(0)
})

test('a value that cannot be is refused beside its field, and nothing changes', async ({ page }) => {
  await openWithPlan(page, emergency)
  await change(page, 'a lot')
  await expect(page.getByRole('alert')).toHaveText('Enter a number from 0 to 1,000,000,000,000.')
  await page.getByRole('button', { name: 'Cancel' }).click()
  await expect(page.getByRole('button', { name: `Edit ${monthly}` })).toBeFocused()
  await expect(page.getByLabel('Version', { exact: true })).toHaveCount(0)
})

test('an edit that does not reach the server says so in its place', async ({ page }) => {
  await openWithPlan(page, emergency)
  await page.route('**/facts', (route) => route.abort())
  await change(page, '6000')
  await expect(page.getByRole('main').getByRole('alert')).toHaveText(
    'Network error. Please check your connection and try again.',
  )
})
