import type { BuilderBlock } from '@builder.io/sdk-react'
import { type CSSProperties, useId, useState } from 'react'
import type { BlockProps } from './block-props.ts'
import { acrossKeys, moveFocus } from './move-focus.ts'
import { NestedBlocks } from './nested.tsx'

type HeaderLayout = 'center' | 'space-between' | 'space-around' | 'flex-start' | 'flex-end'

export interface TabsBlockProps extends BlockProps {
  readonly tabs?: readonly { label?: BuilderBlock[]; content?: BuilderBlock[] }[]
  readonly activeTabStyle?: CSSProperties
  readonly defaultActiveTab?: number
  readonly collapsible?: boolean
  readonly tabHeaderLayout?: HeaderLayout
}

const none = -1

/** The tab that is open at first, counted from 0. Authors count from 1; 0 and what is out of range mean none. */
export function firstActive(defaultActiveTab: number | undefined, count: number): number {
  const place = (defaultActiveTab ?? 1) - 1
  return Number.isInteger(place) && place >= 0 && place < count ? place : none
}

/** Contents of which one at most is shown, each under a header. */
export function TabsBlock({
  tabs = [],
  activeTabStyle,
  defaultActiveTab,
  collapsible = false,
  tabHeaderLayout = 'flex-start',
  ...block
}: TabsBlockProps) {
  const id = useId()
  const [active, setActive] = useState(() => firstActive(defaultActiveTab, tabs.length))
  const inTabOrder = active === none ? 0 : active
  return (
    <div className="builder-tabs">
      <div role="tablist" className="builder-tabs-wrap" style={{ justifyContent: tabHeaderLayout }}>
        {tabs.map((tab, index) => (
          <button
            // biome-ignore lint/suspicious/noArrayIndexKey: tabs have no other name
            key={index}
            type="button"
            role="tab"
            id={`${id}-tab-${index}`}
            aria-selected={index === active}
            aria-controls={`${id}-panel-${index}`}
            tabIndex={index === inTabOrder ? 0 : -1}
            className={`builder-tab-wrap ${index === active ? 'builder-tab-active' : ''}`}
            style={index === active ? activeTabStyle : undefined}
            onKeyDown={(event) => {
              const reached = moveFocus(event, '[role="tab"]', acrossKeys)
              // Where a tab can be closed, walking past must not open it.
              if (reached !== undefined && !collapsible) setActive(reached)
            }}
            onClick={() => setActive(index === active && collapsible ? none : index)}
          >
            <NestedBlocks block={block} path={`tabs.${index}.label`} blocks={tab.label} />
          </button>
        ))}
      </div>
      {tabs.map((tab, index) => (
        <div
          // biome-ignore lint/suspicious/noArrayIndexKey: tabs have no other name
          key={index}
          role="tabpanel"
          id={`${id}-panel-${index}`}
          aria-labelledby={`${id}-tab-${index}`}
          // biome-ignore lint/a11y/noNoninteractiveTabindex: a panel without a link or field of its own is reached too
          tabIndex={0}
          hidden={index !== active}
        >
          {index === active ? (
            <NestedBlocks block={block} path={`tabs.${index}.content`} blocks={tab.content} />
          ) : null}
        </div>
      ))}
    </div>
  )
}
