import { randomUUID } from 'node:crypto'
import { readFile } from 'node:fs/promises'
import { type Browser, expect, type Page } from '@playwright/test'
import { strFromU8, unzipSync } from 'fflate'
import { type DataBundle, dataBundleSchema } from '#contract/your-data.ts'
import { codeFor, inLetter } from './letters.ts'
import { emergency, hasSidewaysScroll, openWithPlan, patient, test, violations } from './visit.ts'

test.describe.configure({ timeout: 90_000 })

const newAddress = (): string => `reader-${randomUUID()}@example.com`
const toast = (page: Page) => page.getByRole('region', { name: 'Notifications' }).last()
const part = (page: Page, name: string | RegExp) =>
  page.getByRole('main').getByRole('region', { name, exact: true })

async function keepPlan(page: Page, name: string): Promise<void> {
  await openWithPlan(page, emergency)
  await page.getByRole('checkbox').first().check()
  await page.getByRole('button', { name: 'Save plan' }).click()
  await page.getByRole('link', { name: /^Saved/ }).click()
  await page.getByRole('button', { name: 'Rename' }).click()
  await page.getByLabel('Name of the plan').fill(name)
  await page.getByRole('button', { name: 'Keep', exact: true }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(name)
}

async function askForLetter(page: Page, email: string): Promise<void> {
  await page.goto('/sign-in')
  await page.getByLabel('Email').fill(email)
  await page.getByRole('button', { name: 'Continue with email' }).click()
  await expect(page.getByLabel('Code of six digits')).toBeFocused()
}

async function enter(page: Page, code: string): Promise<void> {
  await page.getByLabel('Code of six digits').fill(code)
  await page.getByRole('button', { name: 'Sign in', exact: true }).click()
}

async function signIn(page: Page, email: string): Promise<void> {
  await askForLetter(page, email)
  await enter(page, await codeFor(email))
  await expect(page).toHaveURL('/plans')
}

const anotherBrowser = async (browser: Browser): Promise<Page> =>
  patient(await (await browser.newContext()).newPage())

const kept = (page: Page, name: string) => page.getByRole('heading', { level: 2, name, exact: true })

const another = (code: string): string => String((Number(code) + 1) % 1_000_000).padStart(6, '0')

test('a code signs in once; the plan comes along, is there in a second browser, and leaves with its session', async ({
  page,
  browser,
}) => {
  const email = newAddress()
  await keepPlan(page, 'Our cushion')
  await askForLetter(page, email)
  const code = await codeFor(email)
  await enter(page, another(code))
  await expect(page.getByRole('main').getByRole('alert')).toBeVisible()
  await enter(page, code)
  await expect(toast(page)).toContainText('1 plan of this browser came along')
  await expect(page).toHaveURL('/plans')
  await expect(kept(page, 'Our cushion')).toBeVisible()

  const second = await anotherBrowser(browser)
  await signIn(second, email)
  await expect(kept(second, 'Our cushion')).toBeVisible()
  await expect(second.getByText('1 of')).toBeVisible()

  await second.goto('/sign-in')
  await expect(second.getByRole('heading', { name: `You are signed in as ${email}` })).toBeVisible()
  await second.getByRole('main').getByRole('link', { name: 'Your data and account' }).click()
  const sessions = part(second, `Signed in as ${email}`)
  await expect(sessions.getByRole('listitem')).toHaveCount(2)
  await sessions.getByRole('button', { name: /^Sign out there/ }).click()
  await expect(sessions.getByRole('listitem')).toHaveCount(1)
  await page.reload()
  await expect(page.getByText('Nothing kept yet')).toBeVisible()

  await sessions.getByRole('button', { name: 'Sign out', exact: true }).click()
  await expect(second).toHaveURL('/')
  await second.goto('/plans')
  await expect(second.getByText('Nothing kept yet')).toBeVisible()
  await second.context().close()
})

test('a code is good for one sign-in and for no other browser', async ({ page, context, browser }) => {
  const email = newAddress()
  const neighbor = await context.newPage()
  await askForLetter(page, email)
  await askForLetter(neighbor, email)
  const code = await codeFor(email)
  const stranger = await anotherBrowser(browser)
  await askForLetter(stranger, newAddress())
  await enter(stranger, code)
  await expect(stranger.getByRole('main').getByRole('alert')).toBeVisible()
  await enter(neighbor, code)
  await expect(neighbor).toHaveURL('/plans')
  await enter(page, code)
  await expect(page.getByRole('main').getByRole('alert')).toBeVisible()
  await stranger.context().close()
})

test('who mistyped the code asks for a new one in its place, and signs in with that', async ({ page }) => {
  const email = newAddress()
  await askForLetter(page, email)
  const first = await codeFor(email)
  await enter(page, another(first))
  const refusal = page.getByRole('main').getByRole('alert')
  await expect(refusal).toBeVisible()
  await page.getByRole('button', { name: 'Send a new code' }).click()
  await expect(page.getByRole('region', { name: 'Notifications' })).toContainText('A new code is in the log')
  await expect(refusal).toHaveCount(0)
  await expect.poll(() => codeFor(email)).not.toBe(first)
  await enter(page, await codeFor(email))
  await expect(page).toHaveURL('/plans')
})

test('the link of a letter signs in by a press, in the browser that asked for it', async ({
  page,
  browser,
}) => {
  const email = newAddress()
  await askForLetter(page, email)
  const link = await inLetter(email, /(\/sign-in#[\w-]+)$/m)
  const stranger = await anotherBrowser(browser)
  await stranger.goto(link)
  await stranger.getByRole('button', { name: 'Sign in', exact: true }).click()
  await expect(stranger.getByRole('main').getByRole('alert')).toBeVisible()
  await stranger.context().close()

  // Into the address of the page that waits for the code.
  await page.goto(link)
  await expect(page.getByRole('heading', { name: 'Your link works here' })).toBeVisible()
  expect(new URL(page.url()).hash).toBe('')
  await page.getByRole('button', { name: 'Sign in', exact: true }).click()
  await expect(page).toHaveURL('/plans')
  await page.goto('/account')
  await expect(part(page, `Signed in as ${email}`)).toBeVisible()
})

test('letters begin after a yes from the address, keep their settings, and end by a press', async ({
  page,
}) => {
  const email = newAddress()
  await keepPlan(page, 'Our cushion')
  await page.goto('/account')
  const letters = part(page, 'Notifications')
  await expect(letters).toContainText('This copy of Hearth is not connected to mail')
  await letters.getByLabel('Email').fill(email)
  await letters.getByLabel('Days before a step is due').fill('14, 2')
  await letters.getByLabel('Time zone').fill('America/Chicago')
  await letters.getByRole('button', { name: 'Ask for letters' }).click()
  await expect(letters).toContainText('Until then nothing else is sent.')

  const link = await inLetter(email, /(\/notifications#confirm=[\w-]+)$/m)
  await page.goto(link)
  await page.getByRole('button', { name: 'Yes, write to me' }).click()
  await expect(page.getByRole('status')).toHaveText('Thank you. Letters are on from now on.')
  await page.getByRole('link', { name: 'Settings' }).click()
  await expect(letters).toContainText('Letters are sent as set below.')
  await expect(letters.getByLabel('Days before a step is due')).toHaveValue('14, 2')
  await expect(letters.getByLabel('Time zone')).toHaveValue('America/Chicago')
  await letters.getByRole('button', { name: 'Send me nothing' }).click()
  await expect(letters).toContainText('No letters are sent.')

  await page.goto(`/notifications#unsubscribe=${'a'.repeat(43)}`)
  await page.getByRole('button', { name: 'Send me nothing' }).click()
  await expect(page.getByRole('main').getByRole('alert')).toContainText('no longer good')

  await page.goto(link)
  await page.getByRole('button', { name: 'Yes, write to me' }).click()
  await expect(page.getByRole('main').getByRole('alert')).toContainText('no longer good')
})

test('balances of a bank’s table are connected, shown without account numbers, and gone when disconnected', async ({
  page,
}) => {
  await keepPlan(page, 'Our cushion')
  await page.goto('/account')
  const accounts = part(page, 'Connected accounts')
  await accounts.getByLabel('Name, such as the bank').fill('Credit union')
  await accounts.getByLabel('File of your bank').setInputFiles({
    name: 'balances.csv',
    mimeType: 'text/csv',
    buffer: Buffer.from(
      'Account,Type,Balance,Date\nEveryday 123456789012,Checking,"$1,234.50",2026-11-18\nVisa,Credit card,-310.25,2026-11-18\n',
    ),
  })
  await expect(accounts.getByRole('status')).toContainText('2 accounts found.')
  const sent = page.waitForRequest((request) => request.method() === 'POST')
  await accounts.getByRole('button', { name: 'Connect', exact: true }).click()
  expect((await sent).postData()).not.toContain('123456789012')
  const connected = accounts.getByRole('listitem').filter({ hasText: 'Credit union' })
  await expect(connected.getByRole('row', { name: /Everyday …9012/ })).toContainText('$1,234.50')
  await expect(connected.getByRole('row', { name: /Visa/ })).toContainText('$310.25')
  expect(await violations(page)).toEqual([])
  await connected.getByRole('button', { name: 'Disconnect Credit union' }).click()
  await expect(connected).toHaveCount(0)
  await page.reload()
  await expect(accounts.getByRole('button', { name: 'Connect', exact: true })).toBeVisible()
  await expect(connected).toHaveCount(0)
})

async function exported(page: Page): Promise<{ zip: Buffer; bundle: DataBundle; names: string[] }> {
  const [file] = await Promise.all([
    page.waitForEvent('download', { timeout: 45_000 }),
    page.getByRole('button', { name: 'Export everything' }).click(),
  ])
  const zip = await readFile(await file.path())
  const files = unzipSync(new Uint8Array(zip))
  const bundle = dataBundleSchema.parse(JSON.parse(strFromU8(files['hearth.json'] ?? new Uint8Array())))
  return { zip, bundle, names: Object.keys(files) }
}

/** What is brought back; the rest of a document is there to be read. */
const returning = ({ threads, savedPlans, connections }: DataBundle) => ({ threads, savedPlans, connections })

test('everything is taken along, deleted with a receipt, and brought back as it was', async ({ page }) => {
  test.setTimeout(150_000)
  const email = newAddress()
  await keepPlan(page, 'Our cushion')
  await signIn(page, email)
  await page.goto('/account')
  const before = await exported(page)
  expect(before.names).toEqual(expect.arrayContaining(['manifest.json', 'calendar.ics', 'READ-ME.txt']))
  expect(before.names.filter((name) => name.endsWith('.pdf'))).toHaveLength(1)
  expect(before.bundle.account?.email).toBe(email)

  const data = part(page, 'Your data')
  await data.getByLabel('Type “delete everything”').fill('delete')
  await data.getByRole('button', { name: 'Delete everything' }).click()
  await expect(data.getByRole('alert')).toHaveText('Type “delete everything” to go on.')
  await data.getByLabel('Type “delete everything”').fill('delete everything')
  await data.getByRole('button', { name: 'Delete everything' }).click()
  const receipt = data.getByRole('status').filter({ hasText: 'Everything is deleted.' })
  await expect(receipt).toContainText('Kept plans1')
  await expect(receipt).toContainText('Accounts1')
  await expect(page.getByText(email)).toHaveCount(0)
  expect(await violations(page)).toEqual([])
  await receipt.getByRole('button', { name: 'Go to the start' }).click()
  await expect(page).toHaveURL('/')
  expect(await page.context().cookies()).toEqual([])
  await page.goto('/plans')
  await expect(page.getByText('Nothing kept yet')).toBeVisible()

  await page.goto('/account')
  await expect(part(page, 'No account')).toBeVisible()
  await data
    .getByLabel('Bring it back')
    .setInputFiles({ name: 'hearth.zip', mimeType: 'application/zip', buffer: before.zip })
  await expect(data).toContainText('Brought back: 1 conversation, 1 plan, 0 connected accounts.')
  expect(returning((await exported(page)).bundle)).toEqual(returning(before.bundle))
  await page.goto('/plans')
  await expect(kept(page, 'Our cushion')).toBeVisible()
  await page.getByRole('link', { name: 'Open Our cushion' }).click()
  await expect(page.getByRole('checkbox', { checked: true })).toHaveCount(1)
})

test('what is no export is refused, and nothing changes', async ({ page }) => {
  await page.goto('/account')
  await part(page, 'Your data')
    .getByLabel('Bring it back')
    .setInputFiles({
      name: 'hearth.zip',
      mimeType: 'application/zip',
      buffer: Buffer.from('PK but no archive'),
    })
  await expect(part(page, 'Your data').getByRole('alert')).toContainText('Nothing was changed.')
})

for (const colorScheme of ['light', 'dark'] as const) {
  test(`the screens of an account can be read by everyone in ${colorScheme}`, async ({ page }) => {
    await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' })
    const email = newAddress()
    const held = async (state: string) => {
      expect(await violations(page), state).toEqual([])
      expect(await hasSidewaysScroll(page), state).toBe(false)
    }
    await keepPlan(page, 'Our cushion')
    await held('a kept plan')
    await page.goto('/sign-in')
    await held('the address')
    await askForLetter(page, email)
    await held('the code')
    await enter(page, await codeFor(email))
    await expect(kept(page, 'Our cushion')).toBeVisible()
    await held('the plans')
    await page.goto('/account')
    await expect(part(page, 'Notifications').getByLabel('Email')).toBeVisible()
    await held('the account')
    await page.goto('/notifications')
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    await held('the letters')
  })
}

test('a passkey is added, signs in without a letter, and is removed', async ({ page }) => {
  const email = newAddress()
  const devtools = await page.context().newCDPSession(page)
  await devtools.send('WebAuthn.enable')
  await devtools.send('WebAuthn.addVirtualAuthenticator', {
    options: {
      protocol: 'ctap2',
      transport: 'internal',
      hasResidentKey: true,
      hasUserVerification: true,
      isUserVerified: true,
      automaticPresenceSimulation: true,
    },
  })
  await signIn(page, email)
  await page.goto('/account')
  const passkeys = part(page, 'Passkeys')
  await passkeys.getByLabel('Name of this device').fill('My laptop')
  await passkeys.getByRole('button', { name: 'Add a passkey' }).click()
  await expect(passkeys.getByRole('listitem')).toContainText('My laptop')
  await page.getByRole('button', { name: 'Sign out', exact: true }).click()
  await expect(page).toHaveURL('/')

  await page.goto('/sign-in')
  await expect(part(page, 'With your e-mail address').getByRole('button')).toHaveText(['Continue with email'])
  await part(page, 'With a passkey').getByRole('button', { name: 'Use a passkey' }).click()
  await expect(page).toHaveURL('/plans')
  await page.goto('/account')
  await expect(part(page, `Signed in as ${email}`)).toBeVisible()
  await passkeys.getByRole('button', { name: 'Remove My laptop' }).click()
  await expect(passkeys.getByRole('listitem')).toHaveCount(0)
})
