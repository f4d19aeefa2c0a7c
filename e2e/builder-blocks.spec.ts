import { expect, type Page } from '@playwright/test'
import { openHosted, press } from './hosted-visit.ts'
import { isPhone, test } from './visit.ts'

const current = (page: Page) => page.locator('.hosted-dot[aria-current="true"]').first()
const seen = (page: Page, carousel = 0) =>
  page.locator('.builder-carousel').nth(carousel).locator('.swiper-slide:not([inert])')

/** Real time, for what the browser moves by itself. */
const moved = () => new Promise((resolve) => setTimeout(resolve, 900))

/** Opens a page whose timers stand still from then on. */
async function openStill(page: Page, path: string): Promise<void> {
  await page.clock.install({ time: new Date('2026-11-20T12:00:00Z') })
  await openHosted(page, path)
  await page.clock.pauseAt(new Date('2026-11-20T12:10:00Z'))
  await moved()
}

for (const [path, delay] of [
  ['/builder/carousels', 5_000],
  ['/builder/carousel-without-speed', 3_000],
] as const)
  test(`the slides of ${path} move on after ${delay} ms, and not before (§9 carousel constants)`, async ({
    page,
  }) => {
    await openStill(page, path)
    await press(page, '.hosted-dot')
    await page.clock.runFor(20)
    await moved()
    await expect(current(page)).toHaveAccessibleName('Go to slide 1')
    await press(page, '.hosted-next')
    await moved()
    await expect(current(page)).toHaveAccessibleName('Go to slide 2')
    await page.clock.runFor(delay - 100)
    await moved()
    await expect(current(page)).toHaveAccessibleName('Go to slide 2')
    await page.clock.runFor(200)
    await expect(current(page)).toHaveAccessibleName('Go to slide 3')
    await moved()
    await page.clock.runFor(delay)
    await expect(current(page)).toHaveAccessibleName('Go to slide 1')
  })

test('a slide takes 500 ms to come in (§9 carousel constants)', async ({ page }) => {
  await openHosted(page, '/builder/carousel-still')
  const duration = await page
    .locator('.builder-carousel')
    .first()
    .evaluate((carousel: HTMLElement) => {
      carousel.querySelector<HTMLElement>('.hosted-next')?.click()
      const track = carousel.querySelector('.swiper-wrapper')
      return track === null ? '' : getComputedStyle(track).transitionDuration
    })
  expect(duration).toBe('0.5s')
})

test('slides are set out anew 50 ms after the window was changed, and not before (§9 carousel constants)', async ({
  page,
}) => {
  test.skip(isPhone(page), 'begins with a wide window')
  await openStill(page, '/builder/carousel-still')
  await expect(seen(page)).toHaveCount(2)
  await page.setViewportSize({ width: 380, height: 700 })
  await moved()
  await page.clock.runFor(40)
  await moved()
  await expect(seen(page)).toHaveCount(2)
  await page.clock.runFor(20)
  await expect(seen(page)).toHaveCount(1)
})

test('a slide is as wide as its place, also after the window was changed (§9 carousel constants)', async ({
  page,
}) => {
  await openStill(page, '/builder/carousels')
  await press(page, '.hosted-dot')
  await page.clock.runFor(20)
  await moved()
  await press(page, '.hosted-next')
  await moved()
  const widthOf = async (selector: string) =>
    Math.round((await page.locator(selector).first().boundingBox())?.width ?? 0)
  const before = await widthOf('.swiper')
  await page.setViewportSize({ width: 340, height: 700 })
  await moved()
  await page.clock.runFor(60)
  await expect.poll(() => widthOf('.swiper')).not.toBe(before)
  await expect.poll(() => widthOf('.swiper-slide')).toBe(await widthOf('.swiper'))
  await expect(current(page)).toHaveAccessibleName('Go to slide 2')
  await expect(seen(page)).toHaveCount(1)
  await expect(seen(page)).toBeInViewport({ ratio: 1 })
})

test('slides pause on hover and focus and by a button that stays visible, and go on when told so (WCAG 2.2.2)', async ({
  page,
}) => {
  test.skip(isPhone(page), 'a finger does not hover')
  await openStill(page, '/builder/carousels')
  const pause = page.getByRole('button', { name: 'Pause slides' })
  await expect(pause).toBeVisible()
  const stays = async (name: string) => {
    await page.clock.runFor(20_000)
    await moved()
    await expect(current(page)).toHaveAccessibleName(name)
  }
  // A busy machine may have taken so long that the slides have moved already.
  await press(page, '.hosted-dot')
  await page.clock.runFor(20)
  await moved()
  await press(page, '.hosted-next')
  await moved()
  await page.locator('.builder-carousel').hover()
  await stays('Go to slide 2')
  await page.mouse.move(0, 0)
  await page.getByRole('button', { name: 'Next slide' }).focus()
  await stays('Go to slide 2')
  await pause.press('Enter')
  await page.getByRole('link', { name: 'Hearth' }).first().focus()
  await stays('Go to slide 2')
  const play = page.getByRole('button', { name: 'Play slides' })
  await play.press('Enter')
  await page.clock.runFor(5_100)
  await expect(current(page)).toHaveAccessibleName('Go to slide 3')
})

test('who wants less motion has slides that stand still (§4, WCAG 2.2.2)', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await openStill(page, '/builder/carousels')
  await expect(page.getByRole('button', { name: 'Pause slides' })).toHaveCount(0)
  await page.clock.runFor(60_000)
  await expect(current(page)).toHaveAccessibleName('Go to slide 1')
})

test('back is on the left and shows the author’s picture, on is on the right, and the round has no end (§3 Carousel)', async ({
  page,
}) => {
  await openHosted(page, '/builder/carousel-still')
  const carousel = page.locator('.builder-carousel').nth(1)
  const back = carousel.getByRole('button', { name: 'Previous slide' })
  const on = carousel.getByRole('button', { name: 'Next slide' })
  expect((await back.boundingBox())?.x).toBeLessThan((await on.boundingBox())?.x ?? 0)
  const first = page.locator('.builder-carousel').first()
  await expect(first.locator('.hosted-prev')).toContainText('PREV')
  await expect(first.locator('.hosted-next')).toContainText('NEXT')
  await expect(carousel.locator('.hosted-dot')).toHaveCount(0)
  // Children are slides, a repeated one once for each item.
  for (const word of ['apple', 'pear', 'last', 'apple']) {
    await expect(seen(page, 1)).toHaveCount(1)
    await expect(seen(page, 1)).toContainText(word)
    await on.click()
    await moved()
  }
  await back.click()
  await expect(seen(page, 1)).toContainText('apple')
})

test('a narrow window shows one slide and a wide one two, as the author wrote (§3 Carousel responsive)', async ({
  page,
}) => {
  await openHosted(page, '/builder/carousel-still')
  await expect(seen(page)).toHaveCount(isPhone(page) ? 1 : 2)
  await expect(page.locator('.builder-carousel').first().locator('.hosted-dot')).toHaveCount(
    isPhone(page) ? 4 : 2,
  )
})

test('a finger pulls the next slide in (§3 Carousel)', async ({ page }) => {
  test.skip(!isPhone(page), 'needs a finger')
  await openHosted(page, '/builder/carousels')
  const box = await page.locator('.builder-carousel .swiper').boundingBox()
  if (box === null) throw new Error('the slides have no place')
  const finger = await page.context().newCDPSession(page)
  const at = (type: 'touchStart' | 'touchMove' | 'touchEnd', share: number) =>
    finger.send('Input.dispatchTouchEvent', {
      type,
      touchPoints: type === 'touchEnd' ? [] : [{ x: box.x + box.width * share, y: box.y + box.height / 2 }],
    })
  await at('touchStart', 0.9)
  for (const share of [0.8, 0.65, 0.5, 0.35, 0.2]) await at('touchMove', share)
  await at('touchEnd', 0)
  await expect(current(page)).toHaveAccessibleName('Go to slide 2')
})

test('one tab is open, the one that the author named; the headers stand as they want (§3 Tabs, §4 Tabs)', async ({
  page,
}) => {
  await openHosted(page, '/builder/tabs')
  await expect(page.getByRole('tab', { name: 'Green' })).toHaveAttribute('aria-selected', 'true')
  await expect(page.getByRole('tab', { name: 'Green' })).toHaveCSS('background-color', 'rgba(0, 0, 0, 0.1)')
  await expect(page.getByRole('tablist').first()).toHaveCSS('justify-content', 'space-between')
  await expect(page.getByRole('tabpanel')).toHaveText(/Green content/)
  await page.getByRole('tab', { name: 'Blue' }).click()
  await expect(page.getByRole('tabpanel')).toHaveText(/Blue content/)
  await page.getByRole('tab', { name: 'Blue' }).click()
  await expect(page.getByRole('tabpanel')).toHaveText(/Blue content/)
})

test('0 opens no tab, and a click on the open tab closes it where that is allowed (§3 Tabs, §4 Tabs)', async ({
  page,
}) => {
  await openHosted(page, '/builder/tabs')
  const cat = page.getByRole('tab', { name: 'Cat' })
  await expect(cat).toHaveAttribute('aria-selected', 'false')
  await expect(page.getByText('Cat content')).toHaveCount(0)
  await cat.click()
  await expect(page.getByText('Cat content')).toBeVisible()
  const panel = await cat.getAttribute('aria-controls')
  await expect(page.locator(`[id="${panel}"]`)).toBeVisible()
  await cat.click()
  await expect(page.getByText('Cat content')).toHaveCount(0)
  await expect(page.locator(`[id="${panel}"]`)).toBeAttached()
})

test('items open beside each other, or one at a time (§4 Accordion)', async ({ page }) => {
  await openHosted(page, '/builder/accordions')
  const title = (name: string) => page.getByRole('button', { name, exact: true })
  await title('One').click()
  await title('Two').click()
  await expect(page.getByText('One detail')).toBeVisible()
  await expect(page.getByText('Two detail')).toBeVisible()
  await title('One').click()
  await expect(page.getByText('One detail')).toHaveCount(0)
  await title('Either').click()
  await title('Or').click()
  await expect(page.getByText('Either detail')).toHaveCount(0)
  await expect(page.getByText('Or detail')).toBeVisible()
  await title('Hen').click()
  await expect(page.getByText('cluck')).toBeVisible()
})

test('in a grid of quarters the detail stands below its row, at full width (§3 Accordion, §9)', async ({
  page,
}) => {
  await openHosted(page, '/builder/accordions')
  const grid = page.locator('.builder-accordion[data-grid="true"]')
  const title = (name: string) => grid.getByRole('button', { name, exact: true })
  const boxOf = async (name: string) =>
    (await title(name).boundingBox()) ?? { x: 0, y: 0, width: 0, height: 0 }
  const whole = (await grid.boundingBox())?.width ?? 0
  expect((await boxOf('G1')).width).toBeCloseTo(whole / 4, 0)
  const expectBelowFirstRow = async (words: string) => {
    const detail = await grid.locator('section:not([hidden])').boundingBox()
    expect(detail?.width).toBeCloseTo(whole, 0)
    expect(detail?.y).toBeGreaterThanOrEqual((await boxOf('G4')).y + (await boxOf('G4')).height - 1)
    expect(detail?.y).toBeLessThan((await boxOf('G5')).y)
    await expect(grid.locator('section:not([hidden])')).toContainText(words)
  }
  await title('G2').click()
  await expectBelowFirstRow('G2 detail')
  await title('G3').click()
  await expectBelowFirstRow('G3 detail')
  await expect(page.getByText('G2 detail')).toHaveCount(0)
})

test('tiles are hidden until they are laid out, then fade in over 0.2 s (§4 Masonry, §9)', async ({
  page,
}) => {
  await page.addInitScript(() => {
    const opacities: string[] = []
    Object.assign(window, { opacities })
    new MutationObserver(() => {
      const fade = document.querySelector<HTMLElement>('.builder-masonry-fade')
      if (fade !== null && opacities.at(-1) !== fade.style.opacity) opacities.push(fade.style.opacity)
    }).observe(document, { subtree: true, childList: true, attributes: true })
  })
  await openHosted(page, '/builder/masonries')
  const fade = page.locator('.builder-masonry-fade').first()
  await expect(fade).toHaveCSS('opacity', '1')
  await expect(fade).toHaveCSS('transition-property', 'opacity')
  await expect(fade).toHaveCSS('transition-duration', '0.2s')
  const opacities: string[] = await page.evaluate(() => Reflect.get(window, 'opacities'))
  expect(opacities.at(-1)).toBe('1')
  expect(opacities.slice(0, -1).every((opacity) => opacity === '0')).toBe(true)
})

const places = (page: Page, masonry: number) =>
  page
    .locator('.builder-masonry')
    .nth(masonry)
    .evaluate((frame) =>
      [...frame.querySelectorAll<HTMLElement>('.masonry-item')].map((tile) => [
        tile.offsetLeft,
        tile.offsetTop,
        tile.offsetWidth,
      ]),
    )

test('tiles of 200px stand in the shortest column, and the frame is as wide as its columns (§3 Masonry)', async ({
  page,
}) => {
  test.skip(isPhone(page), 'the room of the test is wider than a phone')
  await openHosted(page, '/builder/masonries')
  await expect(page.locator('.builder-masonry-fade').first()).toHaveCSS('opacity', '1')
  expect(await places(page, 0)).toEqual([
    [0, 0, 200],
    [200, 0, 200],
    [200, 50, 200],
    [0, 100, 200],
    [200, 130, 200],
  ])
  expect(
    await page
      .locator('.builder-masonry > div')
      .first()
      .evaluate((frame: HTMLElement) => frame.offsetWidth),
  ).toBe(400)
})

test('tiles are laid out again 100 ms after a picture came, and not before (§9 layout debounce)', async ({
  page,
}) => {
  await openStill(page, '/builder/masonries')
  await page.clock.runFor(1_000)
  const before = await places(page, 1)
  await page
    .locator('.masonry-item')
    .nth(5)
    .evaluate(async (tile: HTMLElement) => {
      const picture = new Image(40, 300)
      picture.src = '/favicon.svg'
      picture.style.display = 'block'
      picture.style.height = '300px'
      tile.append(picture)
      await picture.decode()
    })
  await moved()
  await page.clock.runFor(90)
  expect(await places(page, 1)).toEqual(before)
  await page.clock.runFor(20)
  await expect.poll(() => places(page, 1)).not.toEqual(before)
})

test('tiles are laid out again 100 ms after their room changed, and not before (§9 layout debounce)', async ({
  page,
}) => {
  await openStill(page, '/builder/masonries')
  await page.clock.runFor(1_000)
  const before = await places(page, 0)
  await page
    .locator('.builder-block:has(> .builder-masonry-fade)')
    .first()
    .evaluate((block: HTMLElement) => {
      block.style.width = '250px'
    })
  await moved()
  await page.clock.runFor(90)
  expect(await places(page, 0)).toEqual(before)
  await page.clock.runFor(20)
  await expect.poll(async () => (await places(page, 0)).map(([left]) => left)).toEqual([0, 0, 0, 0, 0])
})

test('scripts of the page are told that blocks are there and that slides change', async ({ page }) => {
  await page.addInitScript(() => {
    const heard: string[] = []
    Object.assign(window, { heard })
    for (const name of ['carousel:load', 'carousel:change', 'accordion:load', 'masonry:load'])
      document.addEventListener(`builder:${name}`, () => heard.push(name))
  })
  const heard = () => page.evaluate((): string[] => Reflect.get(window, 'heard'))
  await openHosted(page, '/builder/carousels')
  await expect.poll(heard).toContain('carousel:load')
  await press(page, '.hosted-next')
  await expect.poll(heard).toContain('carousel:change')
  await openHosted(page, '/builder/accordions')
  await expect.poll(heard).toContain('accordion:load')
  await openHosted(page, '/builder/masonries')
  await expect.poll(heard).toContain('masonry:load')
})
