/** What a visitor sees of an entry, read the same way off a page of ours and off one of the first generation. */
import type { Page } from '@playwright/test'

/** Left, top, width and height in pixels, from the corner of the block that they stand in. */
export type Box = readonly [number, number, number, number]

/** By the name of what was looked at: words, boxes, or how many. */
export type Reading = Readonly<Record<string, string | readonly Box[] | readonly string[] | number>>

/**
 * Our own look of headers and buttons, and what either generation adds to the author's words, is put away, so that
 * what is compared is what an author wrote and where it stands.
 */
export const plainStyles = `
  .hosted { width: 1000px !important; max-width: none !important; padding: 0 !important; }
  .builder-accordion > .builder-accordion-title, .builder-tab-wrap {
    border: 0 !important; padding: 0 !important; min-height: 0 !important; gap: 0 !important;
  }
  .builder-accordion > .builder-accordion-title::after { display: none !important; }
  .builder-tabs-wrap { gap: 0 !important; padding: 0 !important; margin: 0 !important; }
`
const unread = `
  .slick-cloned, .slick-arrow, .slick-dots, .hosted-prev, .hosted-next, .hosted-stops,
  .builder-tabs-wrap ~ * { display: none !important; }
`

/** Milliseconds between two looks at a page that is to come to rest: tiles wait for 100 before they are laid out. */
const look = 250
const mostLooks = 60

/** Waits until nothing on the page has moved between two looks. */
async function rest(page: Page): Promise<void> {
  let before = ''
  for (let looks = 0; looks < mostLooks; looks += 1) {
    const now = await page.evaluate(() =>
      [...document.querySelectorAll('.hosted *')]
        .map((element) => {
          const { x, y, width, height } = element.getBoundingClientRect()
          return [x, y, width, height].map(Math.round).join()
        })
        .join(' '),
    )
    if (now === before) return
    before = now
    await page.waitForTimeout(look)
  }
}

const words = (text: string): string => text.replace(/\s+/g, ' ').trim()

/** Reads the one entry that a page shows; it is clicked through. */
export async function readPage(page: Page): Promise<Reading> {
  await rest(page)
  const reading: Record<string, Reading[string]> = { words: await readWords(page) }
  const count = (selector: string) => page.locator(`.hosted ${selector}`).count()
  for (let place = 0; place < (await count('.builder-carousel')); place += 1)
    Object.assign(reading, await readCarousel(page, place))
  for (let place = 0; place < (await count('.builder-masonry')); place += 1)
    reading[`masonry ${place + 1}, tiles`] = await boxesIn(page, '.builder-masonry', place, '.masonry-item')
  for (let place = 0; place < (await count('.builder-tabs-wrap')); place += 1)
    Object.assign(reading, await readTabs(page, place))
  for (let place = 0; place < (await count('.builder-accordion')); place += 1)
    Object.assign(reading, await readAccordion(page, place))
  for (let place = 0; place < (await count('form')); place += 1)
    Object.assign(reading, await readForm(page, place))
  return reading
}

async function readWords(page: Page): Promise<string> {
  const style = await page.addStyleTag({ content: unread })
  const text = await page.locator('.hosted').first().innerText()
  await style.evaluate((element) => element.parentNode?.removeChild(element))
  return words(text)
}

function boxesIn(page: Page, block: string, place: number, parts: string): Promise<Box[]> {
  return page
    .locator(`.hosted ${block}`)
    .nth(place)
    .evaluate((frame, selector) => {
      const found = [...frame.querySelectorAll(selector)].filter((one) => one.getClientRects().length > 0)
      const { left, top } = frame.getBoundingClientRect()
      return found.map((part): [number, number, number, number] => {
        const box = part.getBoundingClientRect()
        return [
          Math.round(box.left - left),
          Math.round(box.top - top),
          Math.round(box.width),
          Math.round(box.height),
        ]
      })
    }, parts)
}

async function readCarousel(page: Page, place: number): Promise<Reading> {
  const carousel = page.locator('.hosted .builder-carousel').nth(place)
  const seen = '.slick-slide.slick-active:not(.slick-cloned), .swiper-slide:not([inert])'
  const faces = await carousel
    .locator('.slick-prev, .slick-next, .hosted-prev, .hosted-next')
    .evaluateAll((arrows) =>
      arrows
        .toSorted((a, b) => Number(/next/.test(a.className)) - Number(/next/.test(b.className)))
        .map((arrow) => {
          const pictures = [...arrow.querySelectorAll('img')].map(({ src }) => src)
          const text = arrow instanceof HTMLElement ? arrow.innerText.trim() : ''
          return [...pictures, text].join(' ').trim()
        }),
    )
  return {
    [`carousel ${place + 1}, slides in sight`]: await carousel.locator(seen).count(),
    [`carousel ${place + 1}, arrows from left to right`]: faces,
  }
}

/** The headers, and the words below them at first and after a click on each, the first one last. */
async function readTabs(page: Page, place: number): Promise<Reading> {
  const name = `tabs ${place + 1}`
  const header = page.locator('.hosted .builder-tabs-wrap').nth(place)
  const tabs = header.locator(':scope > .builder-tab-wrap')
  const shown = async () =>
    words(
      await header.evaluate((element) => {
        const active = [...element.children].findIndex((one) => one.classList.contains('builder-tab-active'))
        const contents: string[] = []
        for (let next = element.nextElementSibling; next !== null; next = next.nextElementSibling)
          if (next instanceof HTMLElement && next.getClientRects().length > 0) contents.push(next.innerText)
        return `${active === -1 ? 'none' : active + 1}: ${contents.join(' ')}`
      }),
    )
  const reading: Record<string, Reading[string]> = {
    [`${name}, headers`]: await boxesIn(page, '.builder-tabs-wrap', place, ':scope > .builder-tab-wrap'),
    [`${name}, at first`]: await shown(),
  }
  for (let tab = (await tabs.count()) - 1; tab >= 0; tab -= 1) {
    await click(page, tabs.nth(tab))
    reading[`${name}, after a click on ${tab + 1}`] = await shown()
  }
  await click(page, tabs.first())
  reading[`${name}, after a second click on 1`] = await shown()
  return reading
}

/** Titles and details, and the words, at first and after a click on each title. */
async function readAccordion(page: Page, place: number): Promise<Reading> {
  const name = `accordion ${place + 1}`
  const accordion = page.locator('.hosted .builder-accordion').nth(place)
  const titles = accordion.locator(':scope > .builder-accordion-title')
  const parts = ':scope > .builder-accordion-title, :scope > .builder-accordion-detail'
  const reading: Record<string, Reading[string]> = {
    [`${name}, boxes at first`]: await boxesIn(page, '.builder-accordion', place, parts),
  }
  for (let title = 0; title < (await titles.count()); title += 1) {
    await click(page, titles.nth(title))
    const moment = `after a click on ${title + 1}`
    reading[`${name}, boxes ${moment}`] = await boxesIn(page, '.builder-accordion', place, parts)
    reading[`${name}, words ${moment}`] = words(await accordion.innerText())
  }
  return reading
}

/** The words of a form after it was sent and refused. */
async function readForm(page: Page, place: number): Promise<Reading> {
  const form = page.locator('.hosted form').nth(place)
  const before = words(await form.innerText())
  await form.evaluate((element: HTMLFormElement) => {
    // A form that no script takes would lead away from the page.
    window.addEventListener('submit', (event) => event.preventDefault())
    element.noValidate = true
    element.requestSubmit()
  })
  await rest(page)
  const after = words(await form.innerText())
  return { [`form ${place + 1}, after an answer of 422`]: after.replace(before, '').trim() }
}

async function click(page: Page, target: ReturnType<Page['locator']>): Promise<void> {
  await target.evaluate((element: HTMLElement) => element.click())
  await rest(page)
}
