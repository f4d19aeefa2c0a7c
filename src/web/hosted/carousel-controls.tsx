import type { BuilderBlock } from '@builder.io/sdk-react'
import type { ReactNode } from 'react'
import type { BlockProps } from './block-props.ts'
import { type CarouselView, stopCount } from './carousel-settings.ts'
import { NestedBlocks } from './nested.tsx'
import type { Slider } from './use-swiper.ts'

export interface CarouselControlsProps {
  block: BlockProps
  slides: number
  view: CarouselView
  slider: Slider
  hasDots: boolean
  prevButton: BuilderBlock[] | undefined
  nextButton: BuilderBlock[] | undefined
  onPrevious: () => void
  onNext: () => void
  /** Present while the slides move by themselves. */
  pausing: { isPaused: boolean; toggle: () => void } | undefined
}

const Sign = ({ path }: { path: string }) => (
  <svg aria-hidden="true" width="20" height="20" viewBox="0 0 20 20" fill="none" strokeWidth="1.8">
    <path d={path} stroke="currentColor" strokeLinecap="round" strokeLinejoin="round" />
  </svg>
)

function Arrow({
  name,
  isDisabled,
  onClick,
  className,
  children,
}: {
  name: string
  isDisabled: boolean
  onClick: () => void
  className: string
  children: ReactNode
}) {
  return (
    <button
      type="button"
      aria-label={name}
      aria-disabled={isDisabled}
      className={`hosted-round ${className}`}
      onClick={isDisabled ? undefined : onClick}
    >
      {children}
    </button>
  )
}

/** The author's own picture on a button, or ours. */
function Face({
  block,
  path,
  blocks,
  sign,
}: {
  block: BlockProps
  path: string
  blocks: BuilderBlock[] | undefined
  sign: string
}) {
  if (blocks === undefined || blocks.length === 0) return <Sign path={sign} />
  return <NestedBlocks block={block} path={path} blocks={blocks} />
}

/** The buttons of a carousel: back on the left, on on the right, the stops and the pause between them. */
export function CarouselControls({ block, slides, view, slider, ...props }: CarouselControlsProps) {
  const stops = stopCount(slides, view)
  const isLooping = slider.swiper?.params.loop === true
  const goTo = (stop: number) => {
    const slide = stop * view.slidesToScroll
    if (isLooping) slider.swiper?.slideToLoop(slide)
    else slider.swiper?.slideTo(slide)
  }
  return (
    <>
      <Arrow
        name="Previous slide"
        className="hosted-prev"
        isDisabled={slider.isAtStart}
        onClick={props.onPrevious}
      >
        <Face block={block} path="prevButton" blocks={props.prevButton} sign="M12.5 4.5 7 10l5.5 5.5" />
      </Arrow>
      <div className="hosted-stops">
        {props.pausing === undefined ? null : (
          <button
            type="button"
            aria-label={props.pausing.isPaused ? 'Play slides' : 'Pause slides'}
            className="hosted-round hosted-pause"
            onClick={props.pausing.toggle}
          >
            <Sign path={props.pausing.isPaused ? 'M7 4.5v11l8.5-5.5Z' : 'M7 5v10M13 5v10'} />
          </button>
        )}
        {props.hasDots
          ? Array.from({ length: stops }, (_, stop) => (
              <button
                // biome-ignore lint/suspicious/noArrayIndexKey: a stop is its place
                key={stop}
                type="button"
                aria-label={`Go to slide ${stop * view.slidesToScroll + 1}`}
                aria-current={stop === slider.stop ? 'true' : undefined}
                className="hosted-dot"
                onClick={() => goTo(stop)}
              />
            ))
          : null}
      </div>
      <Arrow name="Next slide" className="hosted-next" isDisabled={slider.isAtEnd} onClick={props.onNext}>
        <Face block={block} path="nextButton" blocks={props.nextButton} sign="M7.5 4.5 13 10l-5.5 5.5" />
      </Arrow>
    </>
  )
}
