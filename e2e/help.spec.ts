import { expect } from '@playwright/test'
import { helpPaths } from './screens.ts'
import { answered, field, goTo, isChatRequest, isPhone, openHome, send, test } from './visit.ts'

test('every question has a page of its own and stands in the list (help)', async ({ page }) => {
  test.skip(isPhone(page), 'the same for every width')
  expect(helpPaths.length).toBeGreaterThan(200)
  for (const path of helpPaths) {
    const answer = await page.request.get(path)
    expect(answer.status(), path).toBe(200)
    expect(await answer.text(), path).toContain(`<link rel="canonical" href="http`)
  }
  await page.goto('/help')
  const listed = await page
    .getByRole('main')
    .locator('section a')
    .evaluateAll((links) => links.map((link) => link.getAttribute('href') ?? ''))
  expect(listed.sort()).toEqual([...helpPaths].sort())
})

test('the list is searched by the words that people use, and is whole again without them (help)', async ({
  page,
}) => {
  await page.goto('/help')
  const search = page.getByRole('searchbox', { name: 'Search the questions' })
  await search.fill('will a raise push me into a higher brackett')
  const found = page.getByRole('region', { name: 'Questions found' }).getByRole('link')
  await expect(found.first()).toHaveText('How do tax brackets work?')
  await expect(page.getByRole('status').filter({ hasText: 'the nearest first' })).toBeVisible()
  await search.fill('zzzzqqqq')
  await expect(page.getByText('No question is like that.')).toBeVisible()
  await search.fill('')
  await expect(page.getByRole('heading', { level: 2, name: 'Taxes' })).toBeVisible()
})

test('without scripts the list is whole, no search is offered, and a number leads to its note (help)', async ({
  browser,
  baseURL,
}) => {
  const context = await browser.newContext({ javaScriptEnabled: false })
  const page = await context.newPage()
  await page.goto(`${baseURL}/help`)
  await expect(page.getByRole('searchbox')).toBeHidden()
  await page.getByRole('link', { name: 'How much can I put into an HSA?' }).click()
  await expect(page).toHaveURL(`${baseURL}/help/hsa-limits`)
  const number = page.getByRole('main').locator('a.receipt').nth(1)
  await number.click()
  const note = page.locator(':target')
  await expect(note).toContainText((await number.innerText()).trim())
  await expect(note).toContainText('Set by law.')
  await expect(note).toContainText('Source:')
  await expect(page.getByRole('region', { name: 'Official sources' }).getByRole('link')).toHaveAttribute(
    'href',
    'https://www.irs.gov',
  )
  await context.close()
})

test('a number of a help page opens its receipt, and related questions lead on (help)', async ({ page }) => {
  await page.goto('/help/hsa-limits')
  const number = page.getByRole('main').locator('a.receipt').nth(1)
  await number.click()
  const dialog = page.getByRole('dialog')
  await expect(dialog).toContainText((await number.innerText()).trim())
  await page.keyboard.press('Escape')
  await expect(number).toBeFocused()
  const related = page.getByRole('region', { name: 'Related questions' }).getByRole('link')
  await expect(related).toHaveCount(4)
  const title = await related.first().innerText()
  await related.first().click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(title)
  await expect(page).toHaveTitle(`${title} · Hearth`)
  await page.getByRole('navigation', { name: 'Breadcrumb' }).getByRole('link', { name: 'Help' }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('What people ask about money')
})

test('a help page brings its question to the chat, and the visitor sends it (help)', async ({ page }) => {
  const asked: string[] = []
  page.on('request', (request) => {
    if (isChatRequest(request)) asked.push(request.postDataJSON().message)
  })
  await page.goto('/help/hsa-limits')
  await page.getByRole('link', { name: 'Ask Hearth about your own numbers' }).click()
  await expect(field(page)).toHaveValue('How much can I put into an HSA?')
  await expect(field(page)).toBeFocused()
  expect(asked).toEqual([])
  await field(page).press('Enter')
  await answered(page)
  expect(asked).toEqual(['How much can I put into an HSA?'])
})

test('an explanation in the chat leads to its page, and the way back keeps the conversation (help)', async ({
  page,
}) => {
  await openHome(page)
  await send(page, 'What is COBRA?')
  await answered(page)
  await page.getByRole('log').getByRole('link', { name: 'Read more' }).click()
  await expect(page).toHaveURL('/help/what-is-cobra')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('What is COBRA?')
  await page.goBack()
  await goTo(page, 'Chat')
  await expect(page.getByRole('log').getByText('What is COBRA?')).toBeVisible()
})

test('a help page that does not exist is not found, also on a walk (help)', async ({ page }) => {
  expect((await page.goto('/help/no-such-question'))?.status()).toBe(404)
  await expect(page.getByRole('heading', { name: '404' })).toBeVisible()
})

test('without a connection a help page says so and can be tried again (help)', async ({ page }) => {
  await page.goto('/help')
  await page.route('**/help/*.json', (route) => route.abort())
  await page.getByRole('link', { name: 'What is COBRA?' }).click()
  await expect(page.getByRole('alert')).toHaveText(
    'Network error. Please check your connection and try again.',
  )
  await page.unroute('**/help/*.json')
  await page.getByRole('button', { name: 'Try again' }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('What is COBRA?')
})
