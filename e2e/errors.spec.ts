import { expect } from '@playwright/test'
import { answered, emergency, field, isChatRequest, openHome, send, test } from './visit.ts'

test('a refusal is told in the server’s own words, whatever its status (§8)', async ({ page }) => {
  await page.route('**/api/chat', (route) =>
    route.fulfill({ status: 503, json: { success: false, error: 'Hearth is busy right now.' } }),
  )
  await openHome(page)
  await send(page, emergency)
  await expect(page.getByRole('alert')).toHaveText('Sorry, I encountered an error: Hearth is busy right now.')
})

test('a refusal without words asks to try again (§8)', async ({ page }) => {
  await page.route('**/api/chat', (route) => route.fulfill({ json: { success: false } }))
  await openHome(page)
  await send(page, emergency)
  await expect(page.getByRole('alert')).toHaveText('Sorry, I encountered an error: Please try again.')
})

test('no answer, and an answer that is no JSON, are a network error (§8)', async ({ page }) => {
  await page.route('**/api/chat', (route) => route.abort())
  await openHome(page)
  await send(page, emergency)
  const words = 'Network error. Please check your connection and try again.'
  await expect(page.getByRole('alert')).toHaveText(words)
  await page.unroute('**/api/chat')
  await page.route('**/api/chat', (route) => route.fulfill({ status: 502, body: '<html>Bad gateway</html>' }))
  await page.getByRole('button', { name: 'Retry' }).click()
  await expect(page.getByRole('alert')).toHaveText(words)
})

test('Retry sends the same message under the same key, and the plan comes', async ({ page }) => {
  const keys: (string | undefined)[] = []
  page.on('request', (request) => {
    if (isChatRequest(request)) keys.push(request.headers()['idempotency-key'])
  })
  await page.route('**/api/chat', (route) => route.abort())
  await openHome(page)
  await send(page, emergency)
  await expect(page.getByRole('alert')).toBeVisible()
  await page.unroute('**/api/chat')
  await page.getByRole('button', { name: 'Retry' }).click()
  await answered(page, /^Answer ready\. Plan 1 added\./)
  await expect(page.getByRole('alert')).toHaveCount(0)
  await expect(page.getByRole('log').getByText(emergency)).toHaveCount(1)
  expect(keys).toHaveLength(2)
  expect(keys[0]).toMatch(/^[0-9a-z]{24}$/)
  expect(keys[1]).toBe(keys[0])
})

test('while an answer is pending nothing else is sent, and Stop keeps the message and frees the chat (§4 Chat)', async ({
  page,
}) => {
  const held = Promise.withResolvers<void>()
  await page.route('**/api/chat', async (route) => {
    await held.promise
    await route.abort().catch(() => {})
  })
  await openHome(page)
  await send(page, emergency)
  await expect(page.getByText('Drafting plan…')).toBeVisible()
  await expect(field(page)).toBeDisabled()
  await expect(page.getByRole('button', { name: 'Send' })).toHaveCount(0)

  const stopped = page.waitForRequest((request) => request.url().endsWith('/stop'))
  await page.getByRole('button', { name: 'Stop' }).click()
  await stopped
  await expect(page.getByText('You stopped this answer. Your message is kept.')).toBeVisible()
  await expect(page.getByRole('log').getByText(emergency)).toBeVisible()
  await expect(field(page)).toBeEnabled()

  held.resolve()
  await page.unroute('**/api/chat')
  await page.getByRole('button', { name: 'Retry' }).click()
  await answered(page, /^Answer ready\. Plan 1 added\./)
})

test('a message that the server already has is stopped and sent again', async ({ page }) => {
  const reached = Promise.withResolvers<void>()
  let isFirst = true
  await page.route('**/api/chat', async (route) => {
    if (!isFirst) return route.continue()
    isFirst = false
    await route.fetch()
    reached.resolve()
  })
  await openHome(page)
  await send(page, emergency)
  await reached.promise
  await page.keyboard.press('Escape')
  await page.getByRole('button', { name: 'Retry' }).click()
  await answered(page, /^Answer ready\. Plan 1 added\./)
})

test('a long message is counted, and cannot grow beyond 4,000 characters', async ({ page }) => {
  await openHome(page)
  await field(page).fill('a'.repeat(3_100))
  await expect(page.getByText('3,100 / 4,000')).toHaveCount(0)
  await field(page).fill('a'.repeat(3_200))
  await expect(page.getByText('3,200 / 4,000')).toBeVisible()
  await expect(field(page)).toHaveAttribute('maxlength', '4000')
})

test("a direct visit to the visitor's own screens raises no error", async ({ page }) => {
  const errors: string[] = []
  page.on('pageerror', (error) => errors.push(error.message))
  for (const path of ['/plans', '/account', '/notifications']) {
    await page.goto(path)
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  }
  expect(errors).toEqual([])
})
