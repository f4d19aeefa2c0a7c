import { expect, test } from 'vitest'
import { autoplayDelay, carouselView, stopCount } from './carousel-settings.ts'

const providersDefault = [
  { width: 3000, slidesToShow: 2, slidesToScroll: 2 },
  { width: 400, slidesToShow: 1, slidesToScroll: 1 },
]

test('by default two slides are shown up to 3000 pixels and one up to 400 (§3 Carousel defaults)', () => {
  expect(carouselView(providersDefault, 1000)).toMatchObject({ slidesToShow: 2, slidesToScroll: 2 })
  expect(carouselView(providersDefault, 401)).toMatchObject({ slidesToShow: 2 })
  expect(carouselView(providersDefault, 400)).toMatchObject({ slidesToShow: 1, slidesToScroll: 1 })
  expect(carouselView(providersDefault, 3001)).toMatchObject({ slidesToShow: 1, slidesToScroll: 1 })
})

test('both ways to write a rule mean the same (§3 Carousel responsive)', () => {
  const nested = [
    { breakpoint: 400, settings: { slidesToShow: 1, slidesToScroll: 1 } },
    { breakpoint: 3000, settings: { slidesToShow: 2, slidesToScroll: 2 } },
  ]
  for (const width of [320, 400, 700, 1440, 4000])
    expect(carouselView(nested, width)).toEqual(carouselView(providersDefault, width))
})

test('a rule may end the round and hide the dots (§3 Carousel responsive)', () => {
  const rules = [
    { breakpoint: 800, settings: { slidesToShow: 3, slidesToScroll: 1, infinite: false, dots: false } },
  ]
  expect(carouselView(rules, 800)).toEqual({
    slidesToShow: 3,
    slidesToScroll: 1,
    infinite: false,
    dots: false,
  })
})

test('what makes no sense comes to one slide at a time', () => {
  const single = { slidesToShow: 1, slidesToScroll: 1, infinite: true, dots: true }
  expect(carouselView(undefined, 500)).toEqual(single)
  expect(carouselView([{ breakpoint: 900, settings: 'unslick' }], 500)).toEqual(single)
  expect(carouselView([{ width: 900, slidesToShow: 0, slidesToScroll: Number.NaN }], 500)).toEqual(single)
  expect(carouselView([{ width: 900, slidesToShow: 2, slidesToScroll: 5 }], 500)).toMatchObject({
    slidesToScroll: 2,
  })
})

test('autoplay waits the seconds that are given, and 3000 ms when none are (§9 carousel constants)', () => {
  expect(autoplayDelay(5)).toBe(5_000)
  expect(autoplayDelay(0.5)).toBe(500)
  for (const nothing of [undefined, 0, -1, Number.NaN]) expect(autoplayDelay(nothing)).toBe(3_000)
})

test('a carousel stops as often as there are new slides to see', () => {
  const view = { slidesToShow: 2, slidesToScroll: 2, infinite: true, dots: true }
  expect(stopCount(2, view)).toBe(1)
  expect(stopCount(4, view)).toBe(2)
  expect(stopCount(5, view)).toBe(3)
  expect(stopCount(5, { ...view, slidesToScroll: 1, infinite: false })).toBe(4)
  expect(stopCount(5, { ...view, infinite: false })).toBe(3)
})
