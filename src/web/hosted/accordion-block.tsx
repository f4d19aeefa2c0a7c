import type { BuilderBlock } from '@builder.io/sdk-react'
import { type ReactNode, type RefObject, useEffect, useId, useLayoutEffect, useRef, useState } from 'react'
import { afterClick, lastInRow } from './accordion-items.ts'
import { announceLoad } from './announce.ts'
import type { BlockProps } from './block-props.ts'
import { downKeys, moveFocus } from './move-focus.ts'
import { NestedBlocks, NestedChild } from './nested.tsx'
import { repeatedChildren } from './repeated-children.ts'

export interface AccordionBlockProps extends BlockProps {
  readonly items?: readonly { title?: BuilderBlock[]; detail?: BuilderBlock[] }[]
  readonly oneAtATime?: boolean
  readonly grid?: boolean
  readonly gridRowWidth?: string
  readonly useChildrenForItems?: boolean
}

interface Item {
  readonly key: string
  readonly title: ReactNode
  readonly detail: ReactNode
}

/** Of a child that is an item, the first block inside is the title and the second the detail. */
function itemsOfChildren(block: BlockProps): Item[] {
  return repeatedChildren(block.builderBlock.children, block.builderContext).map(
    ({ key, blocks, context }) => {
      const [title, detail] = blocks[0]?.children ?? []
      const part = (blockOfPart: BuilderBlock | undefined) => (
        <NestedChild
          block={block}
          child={{ key, context, blocks: blockOfPart === undefined ? [] : [blockOfPart] }}
        />
      )
      return { key, title: part(title), detail: part(detail) }
    },
  )
}

const itemsOfInput = (items: AccordionBlockProps['items'], block: BlockProps): Item[] =>
  (items ?? []).map((item, index) => ({
    key: String(index),
    title: <NestedBlocks block={block} path={`items.${index}.title`} blocks={item.title} />,
    detail: <NestedBlocks block={block} path={`items.${index}.detail`} blocks={item.detail} />,
  }))

/** Titles whose details open below them, or in a grid below their row. */
export function AccordionBlock({
  items,
  oneAtATime = false,
  grid = false,
  gridRowWidth = '25%',
  useChildrenForItems = false,
  ...block
}: AccordionBlockProps) {
  const id = useId()
  const frame = useRef<HTMLDivElement>(null)
  const [open, setOpen] = useState<readonly number[]>([])
  const detailPlace = useDetailPlace(frame, grid ? open[0] : undefined)
  const shown = useChildrenForItems ? itemsOfChildren(block) : itemsOfInput(items, block)

  useEffect(() => announceLoad(frame.current, 'accordion', { ref: frame.current }), [])

  return (
    <div ref={frame} className="builder-accordion" data-grid={grid}>
      {shown.flatMap(({ key, title, detail }, index) => {
        const isOpen = open.includes(index)
        const state = isOpen ? 'open' : 'closed'
        const order = detailPlace === undefined ? undefined : index < detailPlace ? index : index + 1
        return [
          <button
            key={`${key}-title`}
            type="button"
            id={`${id}-title-${index}`}
            aria-expanded={isOpen}
            aria-controls={`${id}-detail-${index}`}
            data-index={index}
            className={`builder-accordion-title builder-accordion-title-${state}`}
            style={grid ? { width: gridRowWidth, order } : undefined}
            onKeyDown={(event) => moveFocus(event, '.builder-accordion-title', downKeys)}
            onClick={() => setOpen((before) => afterClick(before, index, oneAtATime || grid))}
          >
            {title}
          </button>,
          <section
            key={`${key}-detail`}
            id={`${id}-detail-${index}`}
            aria-labelledby={`${id}-title-${index}`}
            hidden={!isOpen}
            className={`builder-accordion-detail builder-accordion-detail-${state}`}
            style={grid ? { width: '100%', order: detailPlace } : undefined}
          >
            {isOpen ? detail : null}
          </section>,
        ]
      })}
    </div>
  )
}

/** Where in a grid the open detail stands; measured again whenever the width changes. */
function useDetailPlace(frame: RefObject<HTMLDivElement | null>, opened: number | undefined) {
  const [place, setPlace] = useState<number>()
  useLayoutEffect(() => {
    const element = frame.current
    if (element === null || opened === undefined) return setPlace(undefined)
    const measure = () => setPlace(lastInRow(leftsOfTitles(element), opened) + 1)
    measure()
    const observer = new ResizeObserver(measure)
    observer.observe(element)
    return () => observer.disconnect()
  }, [frame, opened])
  return place
}

/** The rows are those of the titles alone: an open detail would break them apart. */
function leftsOfTitles(frame: HTMLElement): number[] {
  frame.dataset.measuring = ''
  const titles = frame.querySelectorAll(':scope > .builder-accordion-title')
  const lefts = [...titles].map((title) => title.getBoundingClientRect().left)
  delete frame.dataset.measuring
  return lefts
}
