import { expect } from '@playwright/test'
import { answered, ask, emergency, goTo, goToPlan, invest, openHome, send, test } from './visit.ts'

const distanceFromEnd = (log: Element) => {
  const list = log.parentElement
  return list === null ? 0 : list.scrollHeight - list.scrollTop - list.clientHeight
}

test('the chat follows to its end, except for someone who has scrolled up (§4 Chat)', async ({ page }) => {
  await openHome(page)
  await ask(page, emergency)
  await ask(page, 'I am 41')
  const log = page.getByRole('log')
  await expect.poll(() => log.evaluate(distanceFromEnd)).toBeLessThan(2)

  const held = Promise.withResolvers<void>()
  await page.route('**/api/chat', async (route) => {
    await held.promise
    await route.continue()
  })
  await send(page, 'We have two kids')
  await expect.poll(() => log.evaluate(distanceFromEnd)).toBeLessThan(2)
  await log.evaluate((element) => element.parentElement?.scrollTo(0, 0))
  held.resolve()
  const below = page.getByRole('button', { name: 'New message' })
  await expect(below).toBeVisible()
  expect(await log.evaluate(distanceFromEnd)).toBeGreaterThan(80)
  await below.click()
  await expect(below).toHaveCount(0)
  expect(await log.evaluate(distanceFromEnd)).toBeLessThan(2)
})

test('a new plan comes in by its top edge (§4 Chat)', async ({ page }) => {
  await openHome(page)
  await ask(page, invest)
  await goToPlan(page)
  await goTo(page, 'Chat')
  await send(page, emergency)
  await answered(page, /^Answer ready\. Plan 2 added\./)
  await goToPlan(page)
  const plan = page.getByRole('article', { name: /emergency fund/i })
  const column = await page.locator('#plans').boundingBox()
  await expect.poll(async () => ((await plan.boundingBox())?.y ?? 0) - (column?.y ?? 0)).toBeLessThan(40)
  expect(((await plan.boundingBox())?.y ?? 0) - (column?.y ?? 0)).toBeGreaterThanOrEqual(0)
})
