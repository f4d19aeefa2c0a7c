import { expect, type Page } from '@playwright/test'
import { test } from './visit.ts'

const thanks = "Thank you for your message! We'll get back to you soon."
const isLetter = (url: string) => new URL(url).pathname === '/api/contact'

const form = (page: Page) => page.getByRole('form', { name: 'Message' })
const send = (page: Page) => page.getByRole('button', { name: 'Send message' }).click()

async function fill(page: Page, more: Record<string, string> = {}): Promise<void> {
  const letter = {
    Name: 'Ann Lee',
    Email: 'ann@example.com',
    Subject: 'Your numbers',
    Message: 'How do you count Medicare?',
    ...more,
  }
  for (const [label, words] of Object.entries(letter))
    await form(page).getByLabel(label, { exact: true }).fill(words)
}

test('Contact has its three cards (§2 Contact)', async ({ page }) => {
  await page.goto('/contact')
  const main = page.getByRole('main')
  await expect(main.getByRole('heading', { name: 'Email support' })).toBeVisible()
  await expect(main).toContainText('We reply within 24-48 hours.')
  await expect(main.getByRole('heading', { name: 'Live chat' })).toBeVisible()
  await expect(main).toContainText('Mon-Fri 9 AM-6 PM EST')
  await expect(main.getByRole('heading', { name: 'Help center' })).toBeVisible()
  await expect(main).toContainText('San Francisco')
})

test('the button of the chat shows its alert, one at a time however often (§2 Contact, §2 notifications)', async ({
  page,
}) => {
  await page.goto('/contact')
  const notifications = page.getByRole('region', { name: 'Notifications' })
  await page.getByRole('button', { name: 'Start a chat' }).click()
  await expect(notifications.getByRole('alert')).toHaveText('Chat feature coming soon!')
  await expect(notifications.locator('.text-danger')).toHaveCount(0)
  await page.getByRole('button', { name: 'Start a chat' }).click()
  await expect(page.getByRole('alert')).toHaveCount(1)
  await notifications.getByRole('button', { name: 'Close toast' }).focus()
  await page.keyboard.press('Enter')
  await expect(page.getByRole('alert')).toHaveCount(0)
})

test('the help center leads to the help pages (§2 Contact)', async ({ page }) => {
  await page.goto('/contact')
  await page.getByRole('link', { name: 'Open the help center' }).click()
  await expect(page).toHaveURL('/help')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('What people ask about money')
})

test('a notification goes by itself, but not while it is pointed at or focused (§2 notifications)', async ({
  page,
}) => {
  await page.clock.install()
  await page.goto('/contact')
  await page.getByRole('button', { name: 'Start a chat' }).click()
  const close = page.getByRole('button', { name: 'Close toast' })
  await close.focus()
  await page.clock.runFor(60_000)
  await expect(close).toBeVisible()
  await close.blur()
  await page.clock.runFor(10_000)
  await expect(close).toHaveCount(0)
})

test('the four fields are required by the browser, and nothing is sent without them (§5)', async ({
  page,
}) => {
  const letters: string[] = []
  page.on('request', (request) => {
    if (isLetter(request.url())) letters.push(request.url())
  })
  await page.goto('/contact')
  const missing = (label: string) =>
    form(page)
      .getByLabel(label, { exact: true })
      .evaluate((field: HTMLInputElement) => [field.required, field.validity.valid])
  for (const label of ['Name', 'Email', 'Subject', 'Message'])
    expect(await missing(label)).toEqual([true, false])
  await send(page)
  await expect(form(page).getByLabel('Name')).toBeFocused()
  await fill(page, { Email: 'no address' })
  await send(page)
  await expect(form(page).getByLabel('Email')).toBeFocused()
  expect(letters).toEqual([])
})

test('a letter is kept, thanked for in an alert, and has a reference number (§5)', async ({ page }) => {
  await page.goto('/contact')
  await fill(page)
  const answer = page.waitForResponse((response) => isLetter(response.url()))
  await send(page)
  const { reference } = await (await answer).json()
  expect(reference).toMatch(/^[0-9A-Z]{4}-[0-9A-Z]{4}$/)
  await expect(page.getByRole('region', { name: 'Notifications' }).getByRole('alert')).toHaveText(thanks)
  await expect(form(page).getByRole('status')).toContainText(reference)
  await expect(form(page).getByLabel('Message')).toHaveValue('')
})

test('without a connection the letter stays, and is sent again as the same letter (§8)', async ({ page }) => {
  const keys: (string | undefined)[] = []
  page.on('request', (request) => {
    if (isLetter(request.url())) keys.push(request.headers()['idempotency-key'])
  })
  await page.goto('/contact')
  await page.route('**/api/contact', (route) => route.abort())
  await fill(page)
  await send(page)
  await expect(form(page).getByRole('alert')).toContainText(
    'Network error. Please check your connection and try again.',
  )
  await expect(form(page).getByLabel('Message')).toHaveValue('How do you count Medicare?')
  await page.unroute('**/api/contact')
  await send(page)
  await expect(form(page).getByRole('status')).toContainText('Your message is kept.')
  expect(keys).toHaveLength(2)
  expect(keys[1]).toBe(keys[0])
})

test('a refusal is told in the server’s own words, and the letter stays', async ({ page }) => {
  await page.goto('/contact')
  await fill(page, { Name: '   ' })
  await send(page)
  await expect(form(page).getByRole('alert')).toContainText(
    'Please fill in your name, your e-mail address, a subject and a message.',
  )
  await expect(form(page).getByLabel('Subject')).toHaveValue('Your numbers')
})

test('no person comes across the field that catches programs', async ({ page }) => {
  await page.goto('/contact')
  await expect(page.getByRole('textbox', { name: 'Leave this empty' })).toHaveCount(0)
  await form(page).getByLabel('Message').focus()
  await page.keyboard.press('Tab')
  await expect(page.getByRole('button', { name: 'Send message' })).toBeFocused()
})
