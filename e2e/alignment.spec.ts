/** What stands in line: the rows and columns of a plan, measured. */
import { expect, type Locator, type Page } from '@playwright/test'
import { openWithPlan, test } from './visit.ts'

const debts = 'We owe 9k on a card at 24% and 12k car loan at 7%, can pay 600 a month'
const lifeInsurance = 'How much life insurance do I need? Married, kids 4 and 6, we make 140k together.'

/** Each part of a list, its label and its figure as boxes. */
const figures = (page: Page, heading: string) =>
  page
    .getByRole('region', { name: heading })
    .locator('dl > div')
    .evaluateAll((parts) =>
      parts.map((part) => ({
        label: part.querySelector('dt')?.getBoundingClientRect().top,
        figure: part.querySelector('dd')?.getBoundingClientRect().top,
      })),
    )

const boxes = (locators: Locator) =>
  locators.evaluateAll((found) => found.map((element) => element.getBoundingClientRect().toJSON() as DOMRect))

test('figures of a row stand on one line, however many lines a label takes', async ({ page }) => {
  await openWithPlan(page, lifeInsurance)
  const found = await figures(page, 'Where you stand')
  expect(found.length).toBeGreaterThan(3)
  for (const { label, figure } of found)
    expect(found.filter((other) => other.label === label).every((other) => other.figure === figure)).toBe(
      true,
    )
})

test('what can be done with a fact stands at the edge and beside its value, however long that is', async ({
  page,
}) => {
  await openWithPlan(page, debts)
  const rows = page.getByRole('region', { name: 'What this plan rests on' }).getByRole('listitem')
  const edits = await boxes(rows.getByRole('button', { name: /^Edit/ }))
  expect(edits.length).toBeGreaterThan(3)
  expect(new Set(edits.map(({ right }) => Math.round(right))).size).toBe(1)
  const ofDebts = rows.filter({ hasText: 'credit card: $9,000' })
  const [value] = await boxes(ofDebts.getByText('credit card: $9,000'))
  const [edit] = await boxes(ofDebts.getByRole('button', { name: /^Edit/ }))
  if (value === undefined || edit === undefined) throw new Error('The debts are not among the facts.')
  expect(value.right).toBeLessThanOrEqual(edit.left)
  expect(Math.abs(value.top + value.bottom - edit.top - edit.bottom)).toBeLessThanOrEqual(2)
})

test('the number in the name of a part is read with the words before it', async ({ page }) => {
  await openWithPlan(page, lifeInsurance)
  const names = page.getByRole('table', { name: 'How the total is divided' }).getByRole('rowheader')
  await expect(names.first()).toHaveText(/^Your policy for \d+ years$/)
  // One box for swatch and one for the name: a number that has its own would stand apart from its words.
  expect(await names.first().evaluate((name) => name.firstElementChild?.childElementCount)).toBe(2)
})
