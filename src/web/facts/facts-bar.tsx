import { lazy, Suspense, useRef, useState } from 'react'
import { productName } from '#contract/product.ts'
import { useConversation } from '../chat/conversation-provider.tsx'
import { Button } from '../ui/button.tsx'
import { Icon } from '../ui/icon.tsx'
import { useHousehold } from './use-household.ts'

const FactsDialog = lazy(() => import('./facts-dialog.tsx'))

/** The way to everything that Hearth knows; says when that comes from a sample. */
export function FactsBar() {
  const { facts } = useConversation()
  const { sampleCount, isBlocked, clearSample } = useHousehold()
  const opener = useRef<HTMLButtonElement>(null)
  const [anchor, setAnchor] = useState<HTMLElement>()
  return (
    <div className="flex flex-wrap items-center justify-between gap-x-2 border-b border-border px-2.5 py-1">
      <Button
        ref={opener}
        variant="quiet"
        aria-haspopup="dialog"
        onClick={(event) => setAnchor(event.currentTarget)}
      >
        <Icon name="list" size={16} />
        What {productName} knows
        <span className="num rounded-full bg-brand-soft px-2 py-0.5 text-micro font-semibold text-on-brand-soft">
          {facts.length}
          <span className="sr-only">{facts.length === 1 ? ' fact' : ' facts'}</span>
        </span>
      </Button>
      {sampleCount === 0 ? null : (
        <Button
          variant="quiet"
          disabled={isBlocked}
          onClick={() => {
            // The button goes with the sample.
            opener.current?.focus({ preventScroll: true })
            clearSample()
          }}
        >
          Clear sample
        </Button>
      )}
      {anchor === undefined ? null : (
        <Suspense>
          <FactsDialog anchor={anchor} onClose={() => setAnchor(undefined)} />
        </Suspense>
      )}
    </div>
  )
}
