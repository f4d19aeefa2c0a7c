import { readFile } from 'node:fs/promises'
import { expect, type Page } from '@playwright/test'
import { strFromU8, unzipSync } from 'fflate'
import ICAL from 'ical.js'
import { extractText } from 'unpdf'
import { dataBundleSchema } from '#contract/your-data.ts'
import { emergency, goToPlan, openHome, openWithPlan, patient, test, violations } from './visit.ts'

const toast = (page: Page) => page.getByRole('region', { name: 'Notifications' })

async function save(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Save plan' }).click()
  await expect(page.getByRole('link', { name: /^Saved/ })).toBeVisible()
}

async function openSaved(page: Page): Promise<void> {
  await page.getByRole('link', { name: /^Saved/ }).click()
  await expect(page).toHaveURL(/\/plans\/[\w-]+$/)
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
}

async function download(page: Page, press: () => Promise<void>) {
  const [file] = await Promise.all([page.waitForEvent('download'), press()])
  return { name: file.suggestedFilename(), content: await readFile(await file.path()) }
}

test('a plan is saved with its ticks, changed, compared, shared, and the link taken back', async ({
  page,
  browser,
}) => {
  await openWithPlan(page, emergency)
  await page.getByRole('checkbox').first().check()
  await save(page)
  await page.getByRole('checkbox').nth(1).check()
  await page.getByRole('button', { name: 'Edit What a month costs you' }).click()
  await page.getByLabel('What a month costs you, a month').fill('$6,000')
  await page.getByRole('button', { name: 'Update plan' }).click()
  await expect(page.getByText('Version 2 of the plan is ready.')).toBeVisible()

  await openSaved(page)
  await expect(page.getByRole('checkbox', { checked: true })).toHaveCount(2)
  await page.getByRole('button', { name: 'What changed' }).click()
  const compared = page.getByRole('region', { name: 'Version 1 beside version 2' })
  await expect(compared.getByRole('row', { name: /What a month costs you/ })).toContainText('$6,000 a month')
  await page.getByRole('button', { name: 'Show version 1' }).click()
  await expect(page.getByText('it comes out the same in every figure')).toBeVisible()

  await page.getByRole('button', { name: 'Share' }).click()
  const dialog = page.getByRole('dialog', { name: 'Share this plan' })
  await expect(dialog).toContainText('not the chat')
  expect(await violations(page)).toEqual([])
  await dialog.getByRole('button', { name: 'Make a link' }).click()
  const address = await dialog.getByRole('link', { name: /\/s\// }).getAttribute('href')
  const stranger = patient(await (await browser.newContext()).newPage())
  await stranger.goto(address ?? '')
  await expect(stranger.getByRole('heading', { level: 1 })).toHaveText('A plan that was shared with you')
  await expect(stranger.getByText('$6,000 a month').first()).toBeVisible()
  await expect(stranger.getByRole('checkbox')).toHaveCount(0)
  await expect(stranger.getByRole('button', { name: /^Edit/ })).toHaveCount(0)
  expect(await violations(stranger)).toEqual([])

  await dialog.getByRole('button', { name: /^Revoke/ }).click()
  await expect(dialog.getByRole('button', { name: /^Revoke/ })).toHaveCount(0)
  await stranger.reload()
  await expect(stranger.getByRole('alert')).toContainText('This link leads to no plan')
  await stranger.context().close()
})

test('a shared copy with hidden amounts shows no sum of money', async ({ page, browser }) => {
  await openWithPlan(page, emergency)
  await page.getByRole('button', { name: 'Share' }).click()
  const dialog = page.getByRole('dialog', { name: 'Share this plan' })
  await dialog.getByLabel(/Hide amounts/).check()
  await dialog.getByRole('button', { name: 'Make a link' }).click()
  const address = await dialog.getByRole('link', { name: /\/s\// }).getAttribute('href')
  const stranger = patient(await (await browser.newContext()).newPage())
  await stranger.goto(address ?? '')
  await expect(stranger.getByText('Its owner took the amounts out.')).toBeVisible()
  expect(await stranger.getByRole('main').innerText()).not.toMatch(/\$\s?\d/)
  await stranger.context().close()
})

test('a plan leaves as PDF, calendar, tables and document', async ({ page }) => {
  await openWithPlan(page, emergency)
  const title = await page.getByRole('main').getByRole('heading', { level: 2 }).first().innerText()
  const steps = await page.getByRole('checkbox').count()

  const pdf = await download(page, () => page.getByRole('button', { name: 'Export PDF' }).click())
  expect(pdf.name).toMatch(/\.pdf$/)
  const { text } = await extractText(new Uint8Array(pdf.content), { mergePages: true })
  expect(text).toContain(title)

  await page.getByText('Other formats').click()
  const calendar = await download(page, () => page.getByRole('button', { name: /^Calendar/ }).click())
  const events = new ICAL.Component(ICAL.parse(calendar.content.toString())).getAllSubcomponents('vevent')
  expect(events).toHaveLength(steps + 1)
  const tables = await download(page, () => page.getByRole('button', { name: /^Spreadsheets/ }).click())
  const files = unzipSync(new Uint8Array(tables.content))
  expect(Object.keys(files)).toContain('manifest.json')
  expect(
    Object.values(files)
      .map((file) => strFromU8(file))
      .join(),
  ).toContain('Step,Why,How')
  const document = await download(page, () => page.getByRole('button', { name: /^Document/ }).click())
  expect(dataBundleSchema.parse(JSON.parse(document.content.toString())).savedPlans).toHaveLength(1)
})

test('the note of a saved plan leads to where it is kept', async ({ page }) => {
  await openWithPlan(page, emergency)
  await save(page)
  await toast(page).getByRole('button', { name: 'Show' }).click()
  await expect(page).toHaveURL('/plans')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Your plans')
})

test('a plan that cannot be saved says so, marked as a problem', async ({ page }) => {
  await openWithPlan(page, emergency)
  await page.route('**/api/plans', (route) => route.abort())
  await page.getByRole('button', { name: 'Save plan' }).click()
  await expect(toast(page).getByRole('alert')).toContainText('connection')
  await expect(toast(page).locator('.text-danger')).toHaveCount(1)
  await expect(page.getByRole('button', { name: 'Save plan' })).toBeEnabled()
})

test('the other formats fold away when the visitor presses elsewhere', async ({ page }) => {
  await openWithPlan(page, emergency)
  await page.getByText('Other formats').click()
  await expect(page.getByRole('button', { name: /^Calendar/ })).toBeVisible()
  await page.getByRole('heading', { name: 'Good to know' }).click()
  await expect(page.getByRole('button', { name: /^Calendar/ })).toBeHidden()
})

test('a note and a day of one’s own stay with a step', async ({ page }) => {
  await openWithPlan(page, emergency)
  await save(page)
  await page.getByRole('button', { name: 'Add a note or your own day' }).first().click()
  await page.getByLabel('Your own day').fill('2027-02-03')
  await page.getByLabel('Note').fill('Ask at the credit union')
  await page.getByRole('button', { name: 'Keep' }).click()
  await expect(page.getByText('Your day: Feb 3, 2027')).toBeVisible()
  await openSaved(page)
  await page.reload()
  await expect(page.getByText('Ask at the credit union')).toBeVisible()
  await expect(page.getByText('Your day: Feb 3, 2027')).toBeVisible()
})

test('a kept plan is renamed, copied, deleted and brought back', async ({ page }) => {
  await openWithPlan(page, emergency)
  await save(page)
  await openSaved(page)
  await page.getByRole('button', { name: 'Rename' }).click()
  await page.getByLabel('Name of the plan').fill('Our cushion')
  await page.getByRole('button', { name: 'Keep' }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Our cushion')
  await page.getByRole('main').getByRole('link', { name: 'Your plans', exact: true }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Your plans')
  expect(await violations(page)).toEqual([])

  await page.getByRole('button', { name: 'Duplicate Our cushion' }).click()
  await expect(page.getByRole('heading', { name: 'Our cushion (copy)' })).toBeVisible()
  await page.getByRole('button', { name: 'Delete Our cushion', exact: true }).click()
  await expect(page.getByRole('heading', { name: 'Our cushion', exact: true })).toHaveCount(0)
  await toast(page).getByRole('button', { name: 'Undo' }).click()
  await expect(page.getByRole('heading', { name: 'Our cushion', exact: true })).toBeVisible()
})

test('after a reload the page offers to continue, and the plan, its ticks and the chat are back', async ({
  page,
}) => {
  await openWithPlan(page, emergency)
  await page.getByRole('checkbox').first().check()
  await save(page)
  await page.reload()
  await page.getByRole('button', { name: 'Continue where you left off' }).click()
  await goToPlan(page)
  await expect(page.getByRole('checkbox').first()).toBeChecked()
  await expect(page.getByRole('link', { name: /^Saved/ })).toBeVisible()
  expect(await page.evaluate(() => JSON.stringify({ ...localStorage, ...sessionStorage }))).not.toMatch(
    /\d{4}/,
  )
})

test('somebody new is offered nothing to continue', async ({ page }) => {
  const visit = page.waitForResponse((response) => response.url().endsWith('/api/visit'))
  await openHome(page)
  await (await visit).finished()
  await expect(page.getByRole('button', { name: 'Continue where you left off' })).toHaveCount(0)
})

test('an address of somebody else’s plan leads to none', async ({ page }) => {
  await page.goto('/plans/0b7a1c9e-0000-4000-8000-000000000000')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('No plan here')
})
