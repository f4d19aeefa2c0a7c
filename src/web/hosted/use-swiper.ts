import { type RefObject, useEffect, useState } from 'react'
import Swiper from 'swiper'
import type { CarouselView } from './carousel-settings.ts'
import { debounce } from './debounce.ts'
import { resizeDebounce } from './use-window-width.ts'

/** How long a slide takes to come in, in milliseconds. */
const slideTime = 500
/** Room between slides that stand side by side, in pixels. */
const gap = 16

export interface SwiperWishes {
  readonly view: CarouselView
  readonly slides: number
  readonly isStill: boolean
  readonly goToClicked: boolean
  readonly onChange: (slide: number, swiper: Swiper) => void
}

export interface Slider {
  readonly swiper: Swiper | undefined
  /** The slide that stands first. */
  readonly active: number
  /** The stop that the slides stand at, of those that have a dot. */
  readonly stop: number
  readonly isAtStart: boolean
  readonly isAtEnd: boolean
}

/** What is not seen can neither be reached nor be heard. A focus inside of it moves to the frame. */
function hideUnseen(swiper: Swiper): void {
  for (const slide of swiper.slides) {
    const isUnseen = !slide.classList.contains('swiper-slide-visible')
    if (isUnseen && slide.contains(document.activeElement)) swiper.el.focus({ preventScroll: true })
    slide.inert = isUnseen
  }
}

function createSwiper(frame: HTMLElement, { view, slides, isStill, goToClicked }: SwiperWishes): Swiper {
  const { slidesToShow, slidesToScroll, infinite } = view
  const canGoRound = slides % slidesToScroll === 0 && slides >= slidesToShow + slidesToScroll
  return new Swiper(frame, {
    slidesPerView: slidesToShow,
    slidesPerGroup: slidesToScroll,
    spaceBetween: slidesToShow > 1 ? gap : 0,
    speed: isStill ? 0 : slideTime,
    // A track without an end needs slides to spare; where there are too few, the last leads back to the first.
    loop: infinite && canGoRound,
    rewind: infinite && !canGoRound,
    watchOverflow: true,
    watchSlidesProgress: true,
    slideToClickedSlide: goToClicked,
    updateOnWindowResize: false,
    init: false,
  })
}

/** Sets the slides of a frame in motion, and sets them out anew when their number or the room changes. */
export function useSwiper(frame: RefObject<HTMLElement | null>, wishes: SwiperWishes): Slider {
  const [slider, setSlider] = useState<Slider>({
    swiper: undefined,
    active: 0,
    stop: 0,
    isAtStart: true,
    isAtEnd: false,
  })
  const { slidesToShow, slidesToScroll, infinite } = wishes.view
  // biome-ignore lint/correctness/useExhaustiveDependencies: made anew for what a running one cannot change
  useEffect(() => {
    if (frame.current === null) return
    const swiper = createSwiper(frame.current, wishes)
    const show = () => {
      hideUnseen(swiper)
      setSlider({
        swiper,
        active: swiper.realIndex,
        stop: swiper.params.loop ? Math.floor(swiper.realIndex / slidesToScroll) : swiper.snapIndex,
        isAtStart: !infinite && swiper.isBeginning,
        isAtEnd: !infinite && swiper.isEnd,
      })
    }
    swiper.on('init', show)
    swiper.on('progress', show)
    swiper.on('snapIndexChange', show)
    // The place is counted after the slides were set in motion.
    swiper.on('realIndexChange', () => {
      show()
      wishes.onChange(swiper.realIndex, swiper)
    })
    swiper.init()
    const measure = debounce(() => {
      if (swiper.width !== swiper.el.clientWidth) swiper.update()
    }, resizeDebounce)
    const observer = new ResizeObserver(measure)
    observer.observe(frame.current)
    return () => {
      measure.cancel()
      observer.disconnect()
      for (const slide of swiper.slides) slide.inert = false
      swiper.destroy()
    }
  }, [slidesToShow, slidesToScroll, infinite, wishes.slides, wishes.isStill, wishes.goToClicked])
  return slider
}
