/** Lines of the specification that no other file here tells. */
import { expect, type Page } from '@playwright/test'
import { readScreens } from './screens.ts'
import {
  answered,
  ask,
  field,
  goTo,
  goToPlan,
  invest,
  isChatRequest,
  isPhone,
  openHome,
  send,
  test,
} from './visit.ts'

test('Home claims independence, protected data and next steps in three tiles (§1, §2 Home)', async ({
  page,
}) => {
  await openHome(page)
  const tiles = page.getByRole('main').getByRole('list').first().getByRole('listitem')
  await expect(tiles).toHaveCount(3)
  for (const words of [/no sales pitches/i, /your data is guarded/i, /ends in steps/i])
    await expect(tiles.filter({ hasText: words })).toHaveCount(1)
})

test('every screen stands between the header and the footer (§2)', async ({ page }) => {
  for (const path of ['/', ...readScreens.map((screen) => screen.path), '/nowhere']) {
    await page.goto(path)
    await expect(page.getByRole('banner').getByRole('link', { name: 'Hearth' }), path).toBeVisible()
    await expect(page.getByRole('main'), path).toBeVisible()
    await expect(page.getByRole('contentinfo'), path).toContainText('All rights reserved.')
    const footer = page.getByRole('contentinfo')
    await expect(footer.getByRole('navigation', { name: 'Legal' }).getByRole('link'), path).toHaveText([
      'Terms',
      'Privacy',
      'Disclosures',
      'Contact',
    ])
    await expect(footer.getByRole('navigation', { name: 'Yours' }).getByRole('link'), path).toHaveText([
      'Your plans',
      'Your data and account',
    ])
  }
})

test('the header stays in sight, and its links are those of the specification (§2 Header)', async ({
  page,
}) => {
  await page.goto('/terms')
  await page.getByRole('contentinfo').scrollIntoViewIfNeeded()
  const header = page.getByRole('banner')
  await expect(header).toBeInViewport()
  expect((await header.boundingBox())?.y).toBe(0)
  if (isPhone(page)) await page.getByRole('button', { name: 'Open menu' }).click()
  const nav = page.getByRole('navigation', { name: isPhone(page) ? 'Menu' : 'Main' })
  await expect(nav.getByRole('link')).toHaveText(['How it works', 'Pricing', 'Security', 'Sign in'])
  await nav.getByRole('link', { name: 'Sign in' }).click()
  await expect(page).toHaveURL('/sign-in')
})

test('the plan area is on the left and the chat on the right (§2 Home)', async ({ page }) => {
  test.skip(isPhone(page), 'a narrow screen shows one at a time')
  await openHome(page)
  const plan = await page.getByRole('main').boundingBox()
  const chat = await page.getByRole('complementary', { name: 'Chat' }).boundingBox()
  expect((plan?.x ?? 0) + (plan?.width ?? 0)).toBeLessThanOrEqual(chat?.x ?? 0)
})

test('each topic has its tag Ask (§2 Home)', async ({ page }) => {
  await openHome(page)
  await expect(page.getByRole('list', { name: 'Topics' }).getByText('Ask', { exact: true })).toHaveCount(6)
})

test('a message without a plan leaves the placeholder, and a new conversation brings the intro back (§2 Home, §4 Plan area)', async ({
  page,
}) => {
  await openHome(page)
  await ask(page, 'Hello')
  await goTo(page, 'Plan')
  await expect(page.getByText('Plans you create will appear here')).toBeVisible()
  await expect(page.getByText('Ask a question in the chat to make the first one.')).toBeVisible()
  await expect(page.getByText('Start here')).toHaveCount(0)
  await goTo(page, 'Chat')
  await page.getByRole('button', { name: /^New/ }).click()
  await goTo(page, 'Plan')
  await expect(page.getByRole('heading', { name: 'Start here' })).toBeVisible()
})

test('a message stands in the log at once, the indicator until the answer, then the answer, each with its time (§3 Chat message, §4 Chat)', async ({
  page,
}) => {
  const held = Promise.withResolvers<void>()
  await page.route('**/api/chat', async (route) => {
    await held.promise
    await route.continue()
  })
  await openHome(page)
  await send(page, invest)
  const messages = page.getByRole('log').getByRole('article')
  await expect(messages).toHaveCount(1)
  await expect(messages.first()).toContainText(invest)
  await expect(page.getByText('Drafting plan…')).toBeVisible()
  await expect(field(page)).toHaveValue('')
  held.resolve()
  await answered(page)
  await expect(page.getByText('Drafting plan…')).toHaveCount(0)
  await expect(messages).toHaveCount(2)
  const time = String.raw`\d{1,2}:\d{2}(AM|PM)`
  await expect(messages.first().getByRole('heading')).toHaveText(new RegExp(`^You said at ${time}$`))
  await expect(messages.last().getByRole('heading')).toHaveText(new RegExp(`^Hearth said at ${time}$`))
})

test('a message is one call with its text and its thread, answered with success and a response (§7)', async ({
  page,
}) => {
  await openHome(page)
  const called = page.waitForRequest(isChatRequest)
  await send(page, invest)
  const request = await called
  expect(Object.keys(request.postDataJSON()).sort()).toEqual(['message', 'thread_id'])
  const answer = await (await request.response())?.json()
  expect(answer).toMatchObject({ success: true, response: expect.any(String) })
  expect(answer.error).toBeUndefined()
})

/** The plan of the first answer, and its card. */
async function planOf(page: Page, message: string) {
  await openHome(page)
  const called = page.waitForRequest(isChatRequest)
  await send(page, message)
  const answer = await (await (await called).response())?.json()
  await answered(page)
  await goToPlan(page)
  return { plan: answer.plan, card: page.getByRole('main').getByRole('article').first() }
}

/** Words as they are read: without the marks of links and bold. */
const read = (text: string) => text.replace(/\[([^\]]*)\]\([^)]*\)/g, '$1').replace(/\*\*/g, '')

test('a plan shows every part that it has, its total in whole dollars (§3 Plan, Allocation, Visualization, §9 currency)', async ({
  page,
}) => {
  const { plan, card } = await planOf(page, invest)
  expect(plan).toMatchObject({ id: expect.any(String), topic: 'lump_sum_invest', version: 1 })
  expect(Number.isInteger(plan.totalAmount)).toBe(true)
  const shown = async (text: string) => await expect(card).toContainText(read(text))
  await shown(plan.title)
  await shown(plan.summary)
  await shown(plan.riskLabel)
  await shown(plan.horizonLabel)
  await shown(`$${plan.totalAmount.toLocaleString('en-US')}`)
  for (const note of plan.accountNotes) await shown(note)
  for (const step of plan.nextSteps) await shown(step.title)
  for (const check of plan.checks) await shown(check.title)
  const table = card.getByRole('table', { name: 'How the total is divided' })
  let total = 0
  for (const { label, percent, amount } of plan.allocations) {
    const row = table
      .getByRole('row')
      .filter({ hasText: read(label) })
      .first()
    await expect(row).toContainText(`${percent}%`)
    await expect(row).toContainText(`$${amount.toLocaleString('en-US')}`)
    total += amount
  }
  expect(total).toBe(plan.totalAmount)
  for (const { title } of plan.visualizations) await shown(title)
  // The axis of a chart may say $1.2M.
  expect(await card.innerText()).not.toMatch(/\$\d[\d,]*\.\d+\b/)
})

test('visualizations of each kind are shown with their parts (§3 Visualization)', async ({ page }) => {
  const seen = new Set<string>()
  for (const message of [invest, 'Debt management', 'Build a term-life plan']) {
    const { plan, card } = await planOf(page, message)
    for (const visualization of plan.visualizations) {
      seen.add(visualization.type)
      if (visualization.type === 'timeline')
        for (const { period, label } of visualization.milestones) {
          await expect(card).toContainText(read(period))
          await expect(card).toContainText(read(label))
        }
      if (visualization.type === 'metrics')
        for (const { label, value } of visualization.metrics) {
          await expect(card).toContainText(read(label))
          await expect(card).toContainText(read(value))
        }
    }
  }
  expect([...seen]).toEqual(expect.arrayContaining(['metrics', 'timeline']))
})

test('nothing asks who the visitor is: every screen opens without signing in (§6)', async ({ page }) => {
  for (const { path } of readScreens) expect((await page.request.get(path)).status(), path).toBe(200)
  await openHome(page)
  await expect(field(page)).toBeEnabled()
  expect(await page.context().cookies()).toEqual([])
})
