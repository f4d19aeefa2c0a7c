import { expect, type FrameLocator, type Page } from '@playwright/test'
import { type BuiltServer, startBuiltServer } from '../scripts/built-server.ts'
import { block, type Entry, page as entryOf, text } from './hosted-entries.ts'
import { isPhone, test } from './visit.ts'

// The editor is a page of builder.io with ours in a frame; here a page under that address plays it, and the two speak
// by the messages of the provider's kit alone.

// A site of the world may look at a server of this machine only if somebody allows it.
test.use({ permissions: ['local-network-access'] })

let editable: BuiltServer
test.beforeAll(async () => {
  editable = await startBuiltServer({ BUILDER_EDITING: '1', BUILDER_PUBLIC_KEY: '' })
})
test.afterAll(() => editable.stop())
test.beforeEach(({ page }) => test.skip(isPhone(page), 'an editor sits at a desk'))

const editing = '?builder.frameEditing=page&builder.preview=page'

interface Heard {
  readonly type: string
  readonly data?: { readonly name?: string; readonly modelName?: string }
}

/** A page of another site with ours in a frame; it keeps what the frame tells it. */
async function frameIn(page: Page, site: string, address: string): Promise<FrameLocator> {
  const body = `<!doctype html><title>Editor</title><script>
    window.heard = []
    addEventListener('message', ({ data }) => window.heard.push(data))
  </script><iframe title="page" src="${address}" width="1000" height="700"></iframe>`
  await page.route(`${site}/**`, (route) => route.fulfill({ contentType: 'text/html', body }))
  await page.goto(`${site}/content`)
  return page.frameLocator('iframe')
}

const heard = (page: Page): Promise<Heard[]> => page.evaluate(() => Reflect.get(window, 'heard'))

const post = (page: Page, message: object): Promise<void> =>
  page.evaluate((content) => {
    document.querySelector('iframe')?.contentWindow?.postMessage(content, '*')
  }, message)

const update = (page: Page, data: Entry): Promise<void> =>
  post(page, { type: 'builder.contentUpdate', data: { key: 'page', data } })

const isListening = (page: Page) =>
  expect.poll(async () => (await heard(page)).map(({ type }) => type)).toContain('builder.sdkInfo')

const draft = (words: string, previewState: string) =>
  entryOf('/builder/_edit', [
    text(`<h1>${words}</h1>`),
    block(
      'Form:Form',
      {
        sendSubmissionsTo: 'custom',
        action: '/nowhere',
        previewState,
        successMessage: [text('We have it.')],
      },
      { children: [block('Form:SubmitButton', { text: 'Send' })] },
    ),
  ])

test('an editor is told which blocks there are, each once and with our inputs', async ({ page }) => {
  await frameIn(page, 'https://builder.io', `${editable.origin}/builder/_edit${editing}`)
  await isListening(page)
  const names = (await heard(page)).flatMap(({ type, data }) =>
    type === 'builder.registerComponent' ? [data?.name] : [],
  )
  for (const name of [
    'Builder:Carousel',
    'Builder: Tabs',
    'Builder:Accordion',
    'Builder:Masonry',
    'Form:Form',
  ])
    expect(names.filter((one) => one === name)).toEqual([name])
})

test('what an editor changes is shown at once, a form in the state that is looked at (§5 hosted forms)', async ({
  page,
}) => {
  const frame = await frameIn(page, 'https://builder.io', `${editable.origin}/builder/_edit${editing}`)
  await isListening(page)
  const form = frame.locator('form.builder-block')
  await update(page, draft('First draft', 'unsubmitted'))
  await expect(frame.getByRole('heading', { name: 'First draft' })).toBeVisible()
  await expect(form.getByRole('status')).toBeEmpty()
  await update(page, draft('Second draft', 'sending'))
  await expect(frame.getByRole('heading', { name: 'Second draft' })).toBeVisible()
  await expect(form.getByRole('status')).toHaveText('Sending...')
  await update(page, draft('Second draft', 'success'))
  await expect(form.getByRole('status')).toHaveText('We have it.', { useInnerText: true })
  await update(page, draft('Second draft', 'error'))
  await expect(form.getByRole('status')).toBeEmpty()
  await expect(form.getByRole('alert')).toHaveText(
    'Form submission error :( Please check your answers and try again',
  )
})

test('a page that is published is edited in its place', async ({ page }) => {
  const frame = await frameIn(page, 'https://builder.io', `${editable.origin}/builder/demo${editing}`)
  await isListening(page)
  await expect(frame.getByRole('heading', { level: 1 })).toHaveText('Money questions families ask in autumn')
  await update(page, draft('Changed', 'success'))
  await expect(frame.getByRole('heading', { level: 1 })).toHaveText('Changed')
})

test('a form shows to visitors none of the states that its author looked at', async ({ page }) => {
  await page.route('**/api/v3/content/page**', (route) =>
    route.fulfill({ json: { results: [draft('Published', 'success')] } }),
  )
  await page.goto(`${editable.origin}/builder/_edit${editing}`)
  await expect(page.getByRole('heading', { name: 'Published' })).toBeVisible({ timeout: 20_000 })
  await expect(page.locator('form.builder-block').getByRole('status')).toBeEmpty()
})

test('code that an editor sends does not run where the operator did not allow code', async ({ page }) => {
  const frame = await frameIn(page, 'https://builder.io', `${editable.origin}/builder/_edit${editing}`)
  await isListening(page)
  await post(page, { type: 'builder.evaluate', data: { text: 'document.title = "run"', id: '1' } })
  await update(page, draft('After it', 'unsubmitted'))
  await expect(frame.getByRole('heading', { name: 'After it' })).toBeVisible()
  expect(await frame.locator('title').first().textContent()).not.toContain('run')
})

for (const [what, site, isEditable] of [
  ['a page of another site', 'https://builder.io.example.org', true],
  ['the editor, where editing is not switched on,', 'https://builder.io', false],
] as const)
  test(`${what} cannot take our pages into a frame`, async ({ page, baseURL }) => {
    const address = `${isEditable ? editable.origin : baseURL}/builder/demo${editing}`
    const refused = page.waitForEvent('console', (message) => message.text().includes('frame-ancestors'))
    const frame = await frameIn(page, site, address)
    await refused
    await expect(frame.getByRole('heading', { level: 1 })).toHaveCount(0)
    expect(await heard(page)).toEqual([])
  })
