/** What an author's settings of a carousel come to at a width of the window. */

export interface CarouselView {
  readonly slidesToShow: number
  readonly slidesToScroll: number
  readonly infinite: boolean
  readonly dots: boolean
}

/** A rule for windows up to a width. The provider's default writes it flat, its editor with its settings apart. */
export type ResponsiveRule =
  | ({ readonly width: number } & Partial<CarouselView>)
  | { readonly breakpoint: number; readonly settings?: Partial<CarouselView> | string }

const widthOf = (rule: ResponsiveRule): number => Number('breakpoint' in rule ? rule.breakpoint : rule.width)

const settingsOf = (rule: ResponsiveRule): Partial<CarouselView> => {
  if (!('breakpoint' in rule)) return rule
  return typeof rule.settings === 'object' && rule.settings !== null ? rule.settings : {}
}

const countOf = (value: number | undefined): number =>
  Number.isFinite(value) ? Math.max(1, Math.floor(Number(value))) : 1

/** The rule of the smallest width that holds the window decides; without one, slides come one by one. */
export function carouselView(
  rules: readonly ResponsiveRule[] | undefined,
  windowWidth: number,
): CarouselView {
  const fitting = (Array.isArray(rules) ? rules : [])
    .filter((rule) => widthOf(rule) >= windowWidth)
    .sort((a, b) => widthOf(a) - widthOf(b))
  const settings = fitting[0] === undefined ? {} : settingsOf(fitting[0])
  const slidesToShow = countOf(settings.slidesToShow)
  return {
    slidesToShow,
    // Passing more slides than are seen would leave some unseen.
    slidesToScroll: Math.min(countOf(settings.slidesToScroll), slidesToShow),
    infinite: settings.infinite ?? true,
    dots: settings.dots ?? true,
  }
}

/** Milliseconds for which a slide stays when none, or none above zero, are given. */
const usualDelay = 3_000

export const autoplayDelay = (seconds: number | undefined): number =>
  Number.isFinite(seconds) && Number(seconds) > 0 ? Number(seconds) * 1_000 : usualDelay

/** How many stops a carousel has: each shows slides that the one before did not, the last perhaps fewer. */
export function stopCount(slides: number, { slidesToShow, slidesToScroll, infinite }: CarouselView): number {
  if (slides <= slidesToShow) return 1
  const passed = infinite ? slides : slides - slidesToShow + slidesToScroll
  return Math.ceil(passed / slidesToScroll)
}
