import { expect, type Page } from '@playwright/test'
import { extractText } from 'unpdf'
import { ask, emergency, goTo, goToPlan, openHome, test } from './visit.ts'

/** What stands on paper. */
async function printed(page: Page): Promise<{ text: string; pages: number }> {
  const { text, totalPages } = await extractText(new Uint8Array(await page.pdf()), { mergePages: true })
  return { text: text.replaceAll(/\s+/g, ' '), pages: totalPages }
}

test('a plan stands on paper, whichever view is on the screen, without what is pressed', async ({ page }) => {
  await openHome(page)
  await ask(page, emergency)
  await goToPlan(page)
  const title = await page.getByRole('main').getByRole('heading', { level: 2 }).first().innerText()
  const folded = await page.getByText('How to do it').first().innerText()
  await goTo(page, 'Chat')

  const { text, pages } = await printed(page)
  expect(text).toContain(title.replaceAll(/\s+/g, ' '))
  expect(text).toContain(folded.replaceAll(/\s+/g, ' '))
  // What is folded on the screen.
  expect(text).toContain('Keep:')
  expect(text).not.toMatch(/Skip to content|Is that so|Edit What|Save plan|All rights reserved/)
  expect(pages).toBeGreaterThan(2)

  await page.emulateMedia({ media: 'print' })
  await page.setViewportSize({ width: 700, height: 1000 })
  await expect(page.getByRole('heading', { level: 2, name: title })).toBeVisible()
  await expect(page.getByRole('link', { name: 'Skip to content' })).toBeHidden()
  const wide = await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth)
  expect(wide).toBeLessThanOrEqual(0)
})
