import { expect } from '@playwright/test'
import { type ServerWithMail, startServerWithMail } from './server-with-mail.ts'
import { answered, emergency, goToPlan, send, test } from './visit.ts'

// Reminders are looked for once a minute.
test.describe.configure({ timeout: 240_000 })

test.skip(({ isMobile }) => isMobile, 'one minute of waiting is enough')

let server: ServerWithMail
test.beforeAll(async () => {
  server = await startServerWithMail()
})
test.afterAll(() => server.stop())

test('a step that falls due is told in a letter, and the letter’s own link ends the letters', async ({
  page,
}) => {
  const { origin, letters } = server
  const lettersAbout = (subject: RegExp) => letters().filter((letter) => subject.test(letter))
  const linkIn = (letter: string | undefined, place: RegExp) => place.exec(letter ?? '')?.[1] ?? ''
  await page.goto(origin)
  await send(page, emergency)
  await answered(page)
  await goToPlan(page)
  await page.getByRole('button', { name: 'Save plan' }).click()
  await expect(page.getByRole('link', { name: /^Saved/ })).toBeVisible()

  await page.goto(`${origin}/account`)
  const settings = page.getByRole('main').getByRole('region', { name: 'Notifications', exact: true })
  await expect(settings).not.toContainText('not connected to mail')
  await settings.getByLabel('Email').fill('reader@example.com')
  await settings.getByLabel('Days before a step is due').fill('30')
  await settings.getByLabel('No letters from').fill('00:00')
  await settings.getByLabel('No letters until').fill('00:00')
  await settings.getByRole('button', { name: 'Ask for letters' }).click()
  await expect(settings).toContainText('Until then nothing else is sent.')
  await expect.poll(() => lettersAbout(/^Subject: Letters from Hearth: please confirm/m).length).toBe(1)
  const [confirmation] = letters()
  await page.goto(linkIn(confirmation, /^(http\S+#confirm=[\w-]+)/m))
  await page.getByRole('button', { name: 'Yes, write to me' }).click()
  await expect(page.getByRole('status')).toHaveText('Thank you. Letters are on from now on.')

  const reminders = () => lettersAbout(/^Subject: .* due/m)
  await expect.poll(() => reminders().length, { timeout: 120_000 }).toBe(1)
  const [reminder] = reminders()
  expect(reminder).toContain('To: reader@example.com')
  expect(reminder).toContain('Open a separate savings account and name it')
  expect(reminder).toContain('List-Unsubscribe-Post: List-Unsubscribe=One-Click')
  const link = linkIn(reminder, /^(http\S+#unsubscribe=[\w-]+)/m)
  // Some mail programs open the address of the head in a browser: looking at it ends nothing.
  await page.goto(linkIn(reminder, /^List-Unsubscribe: <(http[^>]+)>/m))
  await expect(page.getByRole('button', { name: 'Send me nothing' })).toBeVisible()
  await page.goto(`${origin}/account`)
  await expect(settings).toContainText('Letters are sent as set below.')

  await page.goto(link)
  await page.getByRole('button', { name: 'Send me nothing' }).click()
  await expect(page.getByRole('status')).toHaveText('Done. No more letters are sent to you.')
  await page.getByRole('link', { name: 'Settings' }).click()
  await expect(settings).toContainText('No letters are sent.')
  expect(reminders()).toHaveLength(1)
})
