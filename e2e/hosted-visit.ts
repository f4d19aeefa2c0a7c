/** What the visits to hosted pages share. */
import { expect, type Page } from '@playwright/test'

/** Everything that a page must not do: ask another host, break the policy, throw, complain. */
export function watch(page: Page, origin: string): { foreign: string[]; complaints: string[] } {
  const foreign: string[] = []
  const complaints: string[] = []
  page.on('request', (request) => {
    const { protocol } = new URL(request.url())
    if (/^(https?|wss?):$/.test(protocol) && !request.url().startsWith(origin)) foreign.push(request.url())
  })
  page.on('console', (message) => {
    if (message.type() === 'error') complaints.push(message.text())
  })
  page.on('pageerror', (error) => complaints.push(error.message))
  return { foreign, complaints }
}

export async function openHosted(page: Page, path: string): Promise<void> {
  await page.goto(path)
  // The code of hosted pages is fetched and read first.
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible({ timeout: 20_000 })
  await expect(page.getByText('Loading...')).toHaveCount(0)
}

/** Clicks without a pointer that would stay and point at something. */
export const press = (page: Page, selector: string): Promise<void> =>
  page
    .locator(selector)
    .first()
    .evaluate((element: HTMLElement) => element.click())
