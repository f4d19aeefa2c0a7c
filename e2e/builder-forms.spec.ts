import { expect, type Page } from '@playwright/test'
import { formAnswers, formTypes } from './hosted-entries.ts'
import { openHosted } from './hosted-visit.ts'
import { type RecordingServer, startRecording } from './recording-server.ts'
import { test } from './visit.ts'

let server: RecordingServer
test.beforeEach(async ({ baseURL }) => {
  server = await startRecording(baseURL ?? '')
})
test.afterEach(() => server.stop())

/** The provider's kit puts style sheets between the words. */
const visibleText = { useInnerText: true }
const ordinaryError = 'Form submission error :( Please check your answers and try again'
const open = (page: Page, name: string) => openHosted(page, `${server.origin}/builder/${name}`)

async function fill(page: Page): Promise<void> {
  await page.getByLabel('Your name').fill('Ann Ölander')
  await page.getByLabel('age', { exact: true }).fill('42')
  await page.getByLabel('home.city', { exact: true }).fill('Reno')
  await page.getByLabel('home.__proto__.bad', { exact: true }).fill('x')
  await page.getByLabel('pick', { exact: true }).check()
  await page.getByLabel('agree', { exact: true }).check()
}
const submit = (page: Page) => page.getByRole('button', { name: 'Submit' }).click()

const inUtf8 = (latin: string) => Buffer.from(latin, 'latin1').toString('utf8')

const bodies: Record<keyof typeof formTypes, (type: string, body: string) => void> = {
  json: (type, body) => {
    expect(type).toBe('application/json')
    expect(inUtf8(body)).toBe(
      '{"name":"Ann Ölander","age":42,"home":{"city":"Reno"},"message":"","pick":"a","agree":true}',
    )
  },
  multipart: (type, body) => {
    const boundary = /^multipart\/form-data; boundary=(.+)$/.exec(type)?.[1]
    expect(boundary).toBeTruthy()
    const parts = inUtf8(body).split(`--${boundary}`)
    expect(parts).toContain('\r\nContent-Disposition: form-data; name="name"\r\n\r\nAnn Ölander\r\n')
    expect(parts).toContain('\r\nContent-Disposition: form-data; name="home.city"\r\n\r\nReno\r\n')
    expect(parts.at(-1)).toBe('--\r\n')
  },
  encoded: (type, body) => {
    expect(type).toBe('application/x-www-form-urlencoded')
    expect(Object.fromEntries(new URLSearchParams(body))).toMatchObject({
      name: 'Ann Ölander',
      age: '42',
      'home.city': 'Reno',
      pick: 'a',
      agree: 'on',
    })
  },
}

const outcomes: Record<(typeof formAnswers)[number], { role: 'status' | 'alert'; words: string }> = {
  '200': { role: 'status', words: 'Thanks!' },
  '422-path': { role: 'alert', words: 'this name is <b>taken</b>' },
  '422-none': { role: 'alert', words: ordinaryError },
  '500-text': { role: 'alert', words: ordinaryError },
  drop: { role: 'alert', words: ordinaryError },
}

for (const type of ['json', 'multipart', 'encoded'] as const)
  for (const answer of formAnswers)
    test(`a form of ${formTypes[type]} that is answered by ${answer} says so (§7 hosted forms, §8 hosted form error)`, async ({
      page,
    }) => {
      await open(page, `form-${type}-${answer}`)
      await fill(page)
      await submit(page)
      const { role, words } = outcomes[answer]
      await expect(page.locator('form').getByRole(role)).toHaveText(words, visibleText)
      await expect(page.locator('form pre')).toHaveCount(0)
      await expect(page.getByLabel('Your name')).toHaveValue(answer === '200' ? '' : 'Ann Ölander')
      const [asked, ...more] = server.asked('/take/')
      // A browser may try a connection once more that closed without a word.
      if (answer !== 'drop') expect(more).toEqual([])
      expect(asked).toMatchObject({ method: 'POST', url: `/take/${answer}` })
      expect(asked?.headers['x-team']).toBe('blue')
      bodies[type](asked?.headers['content-type'] ?? '', asked?.body ?? '')
    })

test('while a form is on its way it says Sending..., and a second submission is not made (§4 forms, §8)', async ({
  page,
}) => {
  let goOn = () => {}
  const held = new Promise<void>((resolve) => {
    goOn = resolve
  })
  await page.route('**/take/**', async (route) => {
    await held
    await route.continue()
  })
  await open(page, 'form-json-200')
  await fill(page)
  await expect(page.locator('.hosted-form-status')).toHaveAttribute('data-state', 'unsubmitted')
  await submit(page)
  await expect(page.locator('form').getByRole('status')).toHaveText('Sending...', visibleText)
  await submit(page)
  goOn()
  await expect(page.locator('form').getByRole('status')).toHaveText('Thanks!', visibleText)
  expect(server.asked('/take/')).toHaveLength(1)
})

test('a required field that is empty keeps the form back (§5 hosted forms)', async ({ page }) => {
  await open(page, 'form-json-200')
  await submit(page)
  await expect(page.getByLabel('Your name')).toBeFocused()
  expect(server.asked('/take/')).toEqual([])
})

test('validation of the browser may be switched off, and texts that the author left out are ours (§5, §8)', async ({
  page,
}) => {
  await open(page, 'form-free')
  await expect(page.locator('form')).toHaveAttribute('novalidate', '')
  await submit(page)
  await expect(page.locator('form').getByRole('status')).toHaveText('Thanks!', visibleText)
  expect(JSON.parse(server.asked('/take/')[0]?.body ?? '')).toEqual({
    name: '',
    home: { city: '' },
    message: '',
    agree: false,
  })
})

test('after success the page goes where the author wants, unless someone holds it back (§7 hosted forms)', async ({
  page,
}) => {
  await open(page, 'form-goes')
  await page.evaluate(() => {
    const heard: string[] = []
    Object.assign(window, { heard })
    for (const name of ['presubmit', 'submit:success', 'route'])
      document.querySelector('form')?.addEventListener(name, (event) => {
        heard.push(`${name} ${event.cancelable}`)
        if (name === 'route') event.preventDefault()
      })
  })
  await page.getByLabel('Your name').fill('Ann')
  await submit(page)
  await expect(page.locator('form').getByRole('status')).toHaveText('Thanks!', visibleText)
  await expect(page.getByLabel('Your name')).toHaveValue('Ann')
  await expect
    .poll(() => page.evaluate(() => Reflect.get(window, 'heard')))
    .toEqual(['presubmit true', 'submit:success true', 'route true'])
  await expect(page).toHaveURL(/form-goes$/)
  await page.reload()
  await page.getByLabel('Your name').fill('Ann')
  await submit(page)
  await expect(page).toHaveURL(/\/builder\/linked$/)
})

test('who cancels presubmit keeps the form back, and who cancels submit:error keeps the words back', async ({
  page,
}) => {
  await open(page, 'form-json-500-text')
  const cancel = (name: string) =>
    page.evaluate((event) => {
      document
        .querySelector('form')
        ?.addEventListener(event, (found) => found.preventDefault(), { once: true })
    }, name)
  await fill(page)
  await cancel('presubmit')
  await submit(page)
  expect(server.asked('/take/')).toEqual([])
  await cancel('submit:error')
  await submit(page)
  await expect.poll(() => server.asked('/take/').length).toBe(1)
  await expect(page.locator('form').getByRole('alert')).toBeEmpty()
  await submit(page)
  await expect(page.locator('form').getByRole('alert')).toHaveText(ordinaryError, visibleText)
})

test('a form to an e-mail address goes to our own server with key, encoded recipient and name (§7 hosted forms)', async ({
  page,
}) => {
  await open(page, 'form-email')
  await fill(page)
  await submit(page)
  await expect.poll(() => server.asked('/api/v1/form-submit').length).toBe(1)
  const [asked] = server.asked('/api/v1/form-submit')
  expect(asked?.method).toBe('POST')
  expect(asked?.url).toMatch(/^\/api\/v1\/form-submit\?apiKey=[^&]+&to=b3BzQGV4YW1wbGUub3Jn&name=My%20form$/)
  expect(asked?.headers['content-type']).toMatch(/^multipart\/form-data; boundary=/)
  expect(inUtf8(asked?.body ?? '')).toContain('name="name"\r\n\r\nAnn Ölander\r\n')
})

test('a form to nobody says what is missing and sends nothing', async ({ page }) => {
  await open(page, 'form-nobody')
  await fill(page)
  await submit(page)
  await expect(page.locator('form').getByRole('alert')).toHaveText(
    'SubmissionsToEmail is required when sendSubmissionsTo is set to email',
    visibleText,
  )
  expect(server.asked('/api/v1/form-submit')).toEqual([])
})

test('a form without an address does nothing', async ({ page }) => {
  await open(page, 'form-nowhere')
  await fill(page)
  await submit(page)
  await expect(page.locator('.hosted-form-status')).toHaveAttribute('data-state', 'unsubmitted')
  await expect(page).toHaveURL(/form-nowhere$/)
})

test('a form that is not sent by script is sent by the browser itself (§7 hosted forms)', async ({
  page,
}) => {
  await open(page, 'form-plain')
  await fill(page)
  await submit(page)
  await expect(page.getByRole('heading', { name: 'Taken' })).toBeVisible()
  expect(server.asked('/take/page')).toMatchObject([
    { method: 'POST', headers: { 'content-type': 'application/x-www-form-urlencoded' } },
  ])
})
