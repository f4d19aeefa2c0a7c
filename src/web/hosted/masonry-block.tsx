import type { BuilderBlock } from '@builder.io/sdk-react'
import Masonry from 'masonry-layout'
import { type CSSProperties, useEffect, useRef, useState } from 'react'
import { announceLoad } from './announce.ts'
import type { BlockProps } from './block-props.ts'
import { debounce } from './debounce.ts'
import { NestedBlocks, NestedChild } from './nested.tsx'
import { repeatedChildren } from './repeated-children.ts'

export interface MasonryBlockProps extends BlockProps {
  readonly columnWidth?: string
  readonly gutterSize?: number
  readonly tiles?: readonly { content?: BuilderBlock[] }[]
  readonly useChildrenForTiles?: boolean
}

/** How long the sizes must have been still before the tiles are laid out again, in milliseconds. */
const layoutDebounce = 100

/** Lays the tiles of a frame out, and again when the room or a picture in it changes. */
function layOut(frame: HTMLElement, columnWidth: string, gutter: number, onLaidOut: () => void): () => void {
  const isShare = columnWidth.endsWith('%')
  const masonry = new Masonry(frame, {
    itemSelector: '.masonry-item',
    gutter,
    // Columns of fixed width stand close together; shares fill the room that there is.
    fitWidth: !isShare,
    percentPosition: isShare || columnWidth.startsWith('.'),
    transitionDuration: 0,
    resize: false,
    initLayout: false,
  })
  masonry.on?.('layoutComplete', onLaidOut)
  masonry.layout?.()
  const again = debounce(() => masonry.layout?.(), layoutDebounce)
  const observer = new ResizeObserver(again)
  // With columns of fixed width the frame's own width is the outcome of the layout; its room is what stands around.
  observer.observe(frame.parentElement ?? frame)
  for (const tile of frame.children) observer.observe(tile)
  frame.addEventListener('load', again, { capture: true })
  return () => {
    again.cancel()
    observer.disconnect()
    frame.removeEventListener('load', again, { capture: true })
    masonry.destroy?.()
  }
}

/** Tiles of one width and any height, each set into the shortest column. */
export function MasonryBlock({
  columnWidth = '200px',
  gutterSize = 0,
  tiles = [],
  useChildrenForTiles = true,
  ...block
}: MasonryBlockProps) {
  const frame = useRef<HTMLDivElement>(null)
  const [isLaidOut, setLaidOut] = useState(false)
  const children = useChildrenForTiles
    ? repeatedChildren(block.builderBlock.children, block.builderContext)
    : []
  const count = useChildrenForTiles ? children.length : tiles.length

  // biome-ignore lint/correctness/useExhaustiveDependencies: tiles that come or go are laid out anew
  useEffect(() => {
    if (frame.current === null) return
    return layOut(frame.current, columnWidth, gutterSize, () => setLaidOut(true))
  }, [columnWidth, gutterSize, count])
  // biome-ignore lint/correctness/useExhaustiveDependencies: said once
  useEffect(
    () => announceLoad(frame.current, 'masonry', { block: block.builderBlock, ref: frame.current }),
    [],
  )

  const width: CSSProperties = { width: columnWidth }
  return (
    <div className="builder-masonry-fade" style={{ opacity: isLaidOut ? 1 : 0, transition: 'opacity 0.2s' }}>
      <div className="builder-masonry">
        <div ref={frame}>
          {children.map((child) => (
            <div key={child.key} className="masonry-item" style={width}>
              <NestedChild block={block} child={child} />
            </div>
          ))}
          {useChildrenForTiles
            ? null
            : tiles.map((tile, index) => (
                // biome-ignore lint/suspicious/noArrayIndexKey: tiles have no other name
                <div key={index} className="masonry-item" style={width}>
                  <NestedBlocks block={block} path={`tiles.${index}.content`} blocks={tile.content} />
                </div>
              ))}
        </div>
      </div>
    </div>
  )
}
