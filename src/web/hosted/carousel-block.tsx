import 'swiper/css'
import type { BuilderBlock } from '@builder.io/sdk-react'
import { type KeyboardEvent, type ReactNode, useCallback, useEffect, useRef } from 'react'
import { useMedia } from '../ui/use-media.ts'
import { announce, announceLoad } from './announce.ts'
import type { BlockProps } from './block-props.ts'
import { CarouselControls } from './carousel-controls.tsx'
import { autoplayDelay, carouselView, type ResponsiveRule } from './carousel-settings.ts'
import { NestedBlocks, NestedChild } from './nested.tsx'
import { repeatedChildren } from './repeated-children.ts'
import { useAutoplay } from './use-autoplay.ts'
import { useSwiper } from './use-swiper.ts'
import { useWindowWidth } from './use-window-width.ts'

export interface CarouselBlockProps extends BlockProps {
  readonly slides?: readonly ({ content?: BuilderBlock[] } | BuilderBlock[])[]
  readonly hideDots?: boolean
  readonly autoplay?: boolean
  readonly autoplaySpeed?: number
  readonly prevButton?: BuilderBlock[]
  readonly nextButton?: BuilderBlock[]
  readonly useChildrenForSlides?: boolean
  readonly responsive?: readonly ResponsiveRule[]
  readonly accessibility?: boolean
  readonly focusOnSelect?: boolean
}

interface Slide {
  readonly key: string
  readonly content: ReactNode
}

function slidesOf({ slides = [], useChildrenForSlides = false, ...block }: CarouselBlockProps): Slide[] {
  if (useChildrenForSlides)
    return repeatedChildren(block.builderBlock.children, block.builderContext).map((child) => ({
      key: child.key,
      content: <NestedChild block={block} child={child} />,
    }))
  return slides.map((slide, index) => ({
    key: String(index),
    content: (
      <NestedBlocks
        block={block}
        path={`slides.${index}.content`}
        blocks={'content' in slide ? slide.content : Array.isArray(slide) ? slide : undefined}
      />
    ),
  }))
}

const isField = (target: EventTarget) =>
  target instanceof Element && target.matches('input,select,textarea,[contenteditable="true"]')

/** Slides side by side, of which some are seen. */
export function CarouselBlock(props: CarouselBlockProps) {
  const root = useRef<HTMLElement>(null)
  const frame = useRef<HTMLDivElement>(null)
  const slides = slidesOf(props)
  const view = carouselView(props.responsive, useWindowWidth())
  const isStill = useMedia('(prefers-reduced-motion: reduce)')
  const { builderBlock } = props
  const slider = useSwiper(frame, {
    view,
    slides: slides.length,
    isStill,
    goToClicked: props.focusOnSelect ?? false,
    onChange: (slide, carousel) =>
      announce(root.current, 'builder:carousel:change', { slide, block: builderBlock, carousel }),
  })
  const { swiper } = slider
  const canMove = slides.length > view.slidesToShow
  const next = useCallback(() => void swiper?.slideNext(), [swiper])
  const previous = useCallback(() => void swiper?.slidePrev(), [swiper])
  const autoplay = useAutoplay({
    isWanted: (props.autoplay ?? false) && canMove && !isStill,
    delay: autoplayDelay(props.autoplaySpeed),
    since: slider.active,
    move: next,
  })

  useEffect(
    () =>
      swiper === undefined
        ? undefined
        : announceLoad(root.current, 'carousel', { block: builderBlock, carousel: swiper }),
    [swiper, builderBlock],
  )

  const onKeyDown = (event: KeyboardEvent) => {
    if (!props.accessibility || event.defaultPrevented || isField(event.target)) return
    if (event.key === 'ArrowRight') next()
    else if (event.key === 'ArrowLeft') previous()
    else return
    event.preventDefault()
  }

  return (
    <section
      ref={root}
      aria-roledescription="carousel"
      aria-label="Slides"
      className="builder-carousel"
      data-movable={canMove}
      onKeyDown={onKeyDown}
      {...autoplay.listeners}
    >
      <div ref={frame} className="swiper" tabIndex={-1}>
        <div className="swiper-wrapper" aria-live={autoplay.isRunning ? 'off' : 'polite'}>
          {slides.map(({ key, content }, index) => (
            // biome-ignore lint/a11y/useSemanticElements: a slide is a group, and no set of fields
            <div
              key={key}
              role="group"
              aria-roledescription="slide"
              aria-label={`${index + 1} of ${slides.length}`}
              className="swiper-slide"
            >
              {content}
            </div>
          ))}
        </div>
      </div>
      {canMove ? (
        <CarouselControls
          block={props}
          slides={slides.length}
          view={view}
          slider={slider}
          hasDots={!props.hideDots && view.dots}
          prevButton={props.prevButton}
          nextButton={props.nextButton}
          onPrevious={previous}
          onNext={next}
          pausing={props.autoplay && !isStill ? autoplay : undefined}
        />
      ) : null}
    </section>
  )
}
