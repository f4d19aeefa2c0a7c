/** What the visits share: opening the page, asking, and going to the plan. */
import { AxeBuilder } from '@axe-core/playwright'
import { test as base, expect, type Page, type Request } from '@playwright/test'

export const invest = 'I have $100k — how should I invest?'
export const emergency = 'Build an emergency fund plan.'

export const isPhone = (page: Page): boolean => (page.viewportSize()?.width ?? 0) < 1024

export const field = (page: Page) => page.getByLabel('Your message')

export async function openHome(page: Page): Promise<void> {
  await page.goto('/')
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
}

/** Waits until the scripts of the page have taken over what was rendered ahead of time. */
export async function taken(page: Page): Promise<void> {
  await page.waitForFunction(() => {
    if (document.getElementById('root') === null) return true
    const main = document.querySelector('#root main')
    return main !== null && Object.keys(main).some((key) => key.startsWith('__reactFiber'))
  })
}

/**
 * A page that is used only once its scripts have taken it over. Who waits for no more than the commit looks at what is
 * painted without them.
 */
export function patient(page: Page): Page {
  const goTo = page.goto.bind(page)
  const reload = page.reload.bind(page)
  page.goto = async (address, options) => {
    const answer = await goTo(address, options)
    if (options?.waitUntil !== 'commit') await taken(page)
    return answer
  }
  page.reload = async (...options) => {
    const answer = await reload(...options)
    await taken(page)
    return answer
  }
  return page
}

export const test = base.extend({ page: ({ page }, use) => use(patient(page)) })

/** Sends a message by keyboard. */
export async function send(page: Page, message: string): Promise<void> {
  await field(page).fill(message)
  await field(page).press('Enter')
}

/** Waits for the answer; the first plan of a server that has just started draws its futures first. */
export async function answered(page: Page, words = /^Answer ready\./): Promise<void> {
  await expect(page.getByText(words)).toBeAttached({ timeout: 45_000 })
}

export async function ask(page: Page, message: string): Promise<void> {
  await send(page, message)
  await answered(page)
}

/** Plan or Chat: on a narrow screen one of them is a tab away. */
export async function goTo(page: Page, view: 'Plan' | 'Chat'): Promise<void> {
  if (!isPhone(page)) return
  const tabs = page.getByRole('navigation', { name: 'View' })
  await tabs.getByRole('button', { name: new RegExp(`^${view}`) }).click()
}

export async function goToPlan(page: Page): Promise<void> {
  await goTo(page, 'Plan')
  await expect(page.getByRole('main').getByRole('heading', { level: 2 }).first()).toBeVisible()
}

export async function openWithPlan(page: Page, message: string): Promise<void> {
  await openHome(page)
  await ask(page, message)
  await goToPlan(page)
}

export const isChatRequest = (request: Request): boolean =>
  request.method() === 'POST' && new URL(request.url()).pathname === '/api/chat'

const wcag = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa']

/** What WCAG 2.2 AA would hold against the page as it is now. */
export async function violations(page: Page): Promise<string[]> {
  const found = await new AxeBuilder({ page }).withTags(wcag).analyze()
  return found.violations.map(({ id, nodes }) => `${id}: ${nodes.map((node) => node.html).join(' ')}`)
}

export const hasSidewaysScroll = (page: Page): Promise<boolean> =>
  page.evaluate(() => document.documentElement.scrollWidth > document.documentElement.clientWidth)

/** The widths of a small phone, a tablet and a desk. */
const widths = [320, 768, 1440] as const

/** Holds the page as it is against WCAG 2.2 AA at every width, without loading it anew. */
export async function expectAccessible(page: Page, state: string): Promise<void> {
  const before = page.viewportSize()
  for (const width of widths) {
    await page.setViewportSize({ width, height: width < 1024 ? 800 : 900 })
    expect(await violations(page), `${state} at ${width}`).toEqual([])
    expect(await hasSidewaysScroll(page), `${state} at ${width}`).toBe(false)
  }
  if (before !== null) await page.setViewportSize(before)
}
