import { expect, type Page } from '@playwright/test'
import {
  answered,
  ask,
  emergency,
  field,
  goTo,
  goToPlan,
  invest,
  isChatRequest,
  isPhone,
  openHome,
  send,
  taken,
  test,
} from './visit.ts'

const topics = [
  '401(k) rollover',
  'One time invest',
  'Build a term-life plan',
  'Roth vs Traditional',
  'Debt management',
  'College savings (529)',
]

test('a visitor sees what Hearth is for, six topics and three questions (§2 Home)', async ({ page }) => {
  await openHome(page)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(
    'Planning for your money, from questions to actions',
  )
  for (const words of [
    'Start here',
    'What do you want to ask today?',
    'Pick a topic to auto-fill the first question. You can always ask something else later.',
  ])
    await expect(page.getByText(words, { exact: true })).toBeVisible()
  for (const topic of topics)
    await expect(page.getByRole('button', { name: `Ask about ${topic}`, exact: true })).toBeVisible()
  await goTo(page, 'Chat')
  await expect(page.getByText('Demo preview')).toBeVisible()
  await expect(page.getByRole('heading', { name: 'Start a conversation' })).toBeVisible()
  for (const prompt of [invest, 'Roth or Traditional for me?', emergency])
    await expect(page.getByRole('button', { name: prompt })).toBeVisible()
})

test('a visitor asks how to invest $100k and gets a plan with dated steps (§3 Plan, §9 plan date)', async ({
  page,
}) => {
  await openHome(page)
  await ask(page, invest)
  await expect(page.getByRole('log').getByText(invest)).toBeVisible()
  await goToPlan(page)
  const plan = page.getByRole('article', { name: /\$100,000/ })
  await expect(plan.getByText(/^Version 1 · \w{3} \d{1,2}, \d{4} • \d{1,2}:\d{2}(AM|PM)$/)).toBeVisible()
  await expect(plan.getByRole('table', { name: 'How the total is divided' })).toBeVisible()
  await expect(plan.getByRole('heading', { name: 'Your next steps' })).toBeVisible()
  await expect(plan.getByRole('heading', { name: 'What we checked' })).toBeVisible()
  await expect(plan.getByRole('heading', { name: 'Other ways, by the same measures' })).toBeVisible()
})

test('a visitor presses a question and gets an emergency fund plan', async ({ page }) => {
  await openHome(page)
  await goTo(page, 'Chat')
  await page.getByRole('button', { name: emergency }).click()
  await answered(page, /^Answer ready\. Plan 1 added\./)
  await goToPlan(page)
  await expect(page.getByRole('heading', { level: 2, name: /emergency fund/i })).toBeVisible()
})

test('each topic sends its own label, and the selector goes (§2 Home, §4 Chat)', async ({ page }) => {
  for (const topic of topics) {
    await openHome(page)
    const sent = page.waitForRequest(isChatRequest)
    await page.getByRole('button', { name: `Ask about ${topic}`, exact: true }).click()
    expect((await sent).postDataJSON()).toMatchObject({ message: topic })
    await answered(page)
    await expect(page.getByText('Start here')).toHaveCount(0)
  }
})

test('a message is trimmed, a blank one is not sent, and Shift+Enter makes a new line (§5)', async ({
  page,
}) => {
  const sent: unknown[] = []
  page.on('request', (request) => {
    if (isChatRequest(request)) sent.push(request.postDataJSON().message)
  })
  await openHome(page)
  await send(page, '   \n ')
  await field(page).fill('  Hello')
  await field(page).press('Shift+Enter')
  await field(page).pressSequentially('there  ')
  await field(page).press('Enter')
  await answered(page)
  expect(sent).toEqual(['Hello\nthere'])
  await expect(field(page)).toHaveValue('')
})

test('one visit has one thread, named by time and chance, and a new conversation has another (§3)', async ({
  page,
}) => {
  const threads: string[] = []
  page.on('request', (request) => {
    if (isChatRequest(request)) threads.push(request.postDataJSON().thread_id)
  })
  await openHome(page)
  await ask(page, emergency)
  await ask(page, 'I am 41')
  await page.getByRole('button', { name: 'New conversation' }).click()
  await ask(page, emergency)
  expect(threads).toHaveLength(3)
  expect(threads[0]).toMatch(/^user-[0-9a-z]+-[0-9a-z]{16}$/)
  expect(threads[1]).toBe(threads[0])
  expect(threads[2]).not.toBe(threads[0])
})

test('a later message corrects the plan and says what changed', async ({ page }) => {
  await openHome(page)
  await ask(page, invest)
  await ask(page, 'I need the money in 18 months')
  await goToPlan(page)
  await expect(page.getByText('What changed since version 1')).toBeVisible()
  await expect(page.getByLabel('Version', { exact: true })).toHaveValue('2')
})

/** The home page whose scripts arrive when the returned function is called. */
async function openWithoutScripts(page: Page): Promise<() => void> {
  let release = () => {}
  const held = new Promise<void>((resolve) => {
    release = resolve
  })
  await page.route('**/assets/*.js', async (route) => {
    await held
    await route.continue()
  })
  // Once they are asked for, what waits for them in the page stands ready; nobody types a message before that.
  const requested = page.waitForRequest('**/assets/*.js')
  await page.goto('/', { waitUntil: 'commit' })
  await requested
  return release
}

test('what is typed before the scripts have arrived is kept', async ({ page }) => {
  const release = await openWithoutScripts(page)
  await field(page).fill(emergency)
  release()
  await taken(page)
  await expect(field(page)).toHaveValue(emergency)
  await page.getByRole('button', { name: 'Send' }).click()
  await expect(page.getByRole('log')).toContainText(emergency)
})

for (const [how, press] of [
  ['by Enter', (page: Page) => field(page).press('Enter')],
  ['by its button', (page: Page) => page.getByRole('button', { name: 'Send' }).click()],
] as const)
  test(`a message sent ${how} before the scripts have arrived is sent once, when they do`, async ({
    page,
  }) => {
    const sent: string[] = []
    page.on('request', (request) => {
      if (isChatRequest(request)) sent.push(request.postDataJSON().message)
    })
    const release = await openWithoutScripts(page)
    await field(page).fill(emergency)
    await press(page)
    release()
    await answered(page)
    expect(sent).toEqual([emergency])
    await expect(field(page)).toHaveValue('')
  })

test('the menu of a phone opens at once before the scripts have arrived', async ({ page }) => {
  test.skip(!isPhone(page), 'a wide screen has no menu button')
  await openWithoutScripts(page)
  await page.getByRole('button', { name: 'Open menu' }).click()
  await expect(page.getByRole('navigation', { name: 'Menu' })).toBeVisible()
})

test('a topic that is pressed before the scripts have arrived is asked about when they do', async ({
  page,
}) => {
  const release = await openWithoutScripts(page)
  await page.getByRole('button', { name: 'Ask about Debt management', exact: true }).click()
  release()
  await answered(page)
})
