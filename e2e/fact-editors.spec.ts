import { expect, type Page } from '@playwright/test'
import { ask, goTo, hasSidewaysScroll, openHome, openWithPlan, test, violations } from './visit.ts'

const withDebt =
  'Build an emergency fund plan. I live in Texas, spend $4,000 a month, have kids 3 and 5 and owe $9,000 on a credit card at 24.99%.'

/** A debt without its payment stands with what is assumed: a usual payment is filled in. */
const told = (page: Page) => page.getByRole('region', { name: /^(?:You told us|We assumed)$/ })
const edit = (page: Page, fact: string) => told(page).getByRole('button', { name: `Edit ${fact}` })
const save = (page: Page) => page.getByRole('button', { name: 'Update plan' })
const newVersion = (page: Page) => expect(page.getByText('Version 2 of the plan is ready.')).toBeVisible()

test('a visitor changes one debt and adds another, by keyboard, and gets version 2', async ({ page }) => {
  await openWithPlan(page, withDebt)
  await edit(page, 'Debts').press('Enter')
  const first = told(page).getByRole('group', { name: 'Debt 1' })
  await expect(first.getByLabel('Kind')).toBeFocused()
  await expect(first.getByLabel('Interest rate a year')).toHaveValue('24.99')
  await first.getByLabel('Still owed').fill('$7,500')
  await told(page).getByRole('button', { name: 'Add a debt' }).press('Enter')
  const second = told(page).getByRole('group', { name: 'Debt 2' })
  await expect(second.getByLabel('Kind')).toBeFocused()
  await second.getByLabel('Kind').selectOption('car loan')
  await second.getByLabel('Still owed').fill('12k')
  await second.getByLabel('Interest rate a year').fill('6')
  await second.getByLabel('Interest rate a year').press('Enter')
  await newVersion(page)
  await expect(told(page).getByText(/\$7,500 at 24\.99%.*car loan: \$12,000 at 6%/)).toBeVisible()
  await expect(edit(page, 'Debts')).toBeFocused()
})

test('what cannot be is refused beside its own field, and nothing changes', async ({ page }) => {
  await openWithPlan(page, withDebt)
  await edit(page, 'Debts').click()
  await told(page).getByLabel('Still owed').fill('a lot')
  await told(page).getByLabel('Interest rate a year').fill('5000')
  await save(page).click()
  const owed = told(page).getByLabel('Still owed')
  await expect(owed).toHaveAccessibleDescription('Enter a number from 0 to 1,000,000,000,000.')
  await expect(owed).toBeFocused()
  await expect(told(page).getByLabel('Interest rate a year')).toHaveAccessibleDescription(
    'Enter a number from 0 to 1,000.',
  )
  await owed.press('Escape')
  await expect(edit(page, 'Debts')).toBeFocused()
  await expect(page.getByLabel('Version', { exact: true })).toHaveCount(0)
})

test('a debt that is removed is gone from the next version', async ({ page }) => {
  await openWithPlan(page, withDebt)
  await edit(page, 'Debts').click()
  await told(page).getByRole('button', { name: 'Remove Debt 1' }).click()
  await expect(told(page).getByRole('button', { name: 'Add a debt' })).toBeFocused()
  await save(page).click()
  await newVersion(page)
  await expect(told(page).getByText('none', { exact: true })).toBeVisible()
})

test('a state is chosen by its name', async ({ page }) => {
  await openWithPlan(page, withDebt)
  await edit(page, 'State you live in').click()
  const states = told(page).getByLabel('State you live in')
  await expect(states.getByRole('option')).toHaveCount(51)
  await states.selectOption('District of Columbia')
  await save(page).click()
  await expect(told(page).getByText('District of Columbia')).toBeVisible()
})

test('the ages of children are edited in the chip that they were read into', async ({ page }) => {
  await openHome(page)
  await ask(page, withDebt)
  await goTo(page, 'Chat')
  const chips = page.getByRole('list', { name: 'What Hearth understood' })
  await chips.getByRole('button', { name: /^Edit Ages of your children/ }).click()
  await chips.getByRole('group', { name: 'Age 2' }).getByLabel('Age').fill('6')
  await chips.getByRole('button', { name: 'Add an age' }).click()
  await page.keyboard.type('1')
  await page.keyboard.press('Enter')
  await expect(chips.getByRole('button', { name: /^Edit Ages of your children.*: 3, 6, 1$/ })).toBeVisible()
})

for (const colorScheme of ['light', 'dark'] as const) {
  test(`forms of lists break no rule of WCAG 2.2 AA in ${colorScheme}`, async ({ page }) => {
    await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' })
    await openWithPlan(page, withDebt)
    await edit(page, 'Debts').click()
    await told(page).getByText('More about Debt 1').click()
    await told(page).getByLabel('Still owed').fill('a lot')
    await save(page).click()
    await expect(told(page).getByRole('alert')).toBeVisible()
    expect(await violations(page)).toEqual([])
    expect(await hasSidewaysScroll(page)).toBe(false)
  })
}
