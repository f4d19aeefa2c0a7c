import { useEffect, useId, useRef } from 'react'
import { AnchoredDialog } from '../ui/anchored-dialog.tsx'
import { Button } from '../ui/button.tsx'
import { Chip } from '../ui/chip.tsx'
import { Icon } from '../ui/icon.tsx'
import type { Figures, Receipt } from './figures.ts'
import { originOf } from './origin-words.ts'

export interface ReceiptDialogProps {
  figures: Figures
  trail: readonly string[]
  anchor: HTMLElement
  onTrail: (trail: readonly string[]) => void
  onClose: () => void
}

/** How a number was worked out; each number that it was worked out from opens in turn. */
export function ReceiptDialog({ figures, trail, anchor, onTrail, onClose }: ReceiptDialogProps) {
  const titleId = useId()
  const title = useRef<HTMLHeadingElement>(null)
  const receipt = figures.get(trail.at(-1) ?? '')

  // biome-ignore lint/correctness/useExhaustiveDependencies: each receipt is read from its title on
  useEffect(() => title.current?.focus(), [trail])

  if (receipt === undefined) return null
  return (
    <AnchoredDialog anchor={anchor} labelledBy={titleId} onClose={onClose}>
      <div className="flex items-start justify-between gap-3">
        <h2
          ref={title}
          id={titleId}
          tabIndex={-1}
          className="pt-2 text-small font-semibold text-text-2 outline-none"
        >
          {receipt.label}
        </h2>
        <Button variant="quiet" aria-label="Close" className="-mt-0.5 -mr-2 size-11" onClick={onClose}>
          <Icon name="close" />
        </Button>
      </div>
      <p className="headline num text-[1.75rem] leading-tight">{receipt.shown}</p>
      <div className="mt-3">
        <Chip tone={originOf(receipt).tone}>{originOf(receipt).words}</Chip>
      </div>
      <p className="mt-3 text-small text-text">{sentence(receipt.how)}</p>
      {receipt.approximated === undefined ? null : (
        <p className="mt-2 text-small text-text-2">Approximated. {receipt.approximated}</p>
      )}
      <Inputs figures={figures} receipt={receipt} onOpen={(id) => onTrail([...trail, id])} />
      <SourceLine source={receipt.source} />
      {trail.length > 1 ? (
        <Button className="mt-4" onClick={() => onTrail(trail.slice(0, -1))}>
          <Icon name="back" size={16} />
          Back to {figures.get(trail.at(-2) ?? '')?.label ?? 'the number before'}
        </Button>
      ) : null}
    </AnchoredDialog>
  )
}

const sentence = (text: string) => text.charAt(0).toUpperCase() + text.slice(1)

function Inputs(props: { figures: Figures; receipt: Receipt; onOpen: (id: string) => void }) {
  const inputs = props.receipt.inputs.flatMap((id) => props.figures.get(id) ?? [])
  if (inputs.length === 0) return null
  return (
    <>
      <h3 className="mt-4 text-micro font-semibold text-text-3">Worked out from</h3>
      <ul className="mt-1 divide-y divide-border border-y border-border">
        {inputs.map((input) => (
          <li key={input.id}>
            <button
              type="button"
              onClick={() => props.onOpen(input.id)}
              className="-mx-2 flex min-h-11 w-[calc(100%+1rem)] items-center justify-between gap-4 rounded-chip px-2 py-1.5 text-left text-small transition-colors hover:bg-surface-2"
            >
              <span className="text-text-2">{input.label}</span>
              <span className="num shrink-0 font-semibold underline decoration-border-strong decoration-dotted underline-offset-4">
                {input.shown}
              </span>
            </button>
          </li>
        ))}
      </ul>
    </>
  )
}

function SourceLine({ source }: { source: Receipt['source'] }) {
  if (source === undefined) return null
  return (
    <p className="mt-4 text-meta text-text-2 [overflow-wrap:anywhere]">
      Source:{' '}
      {source.url === undefined ? (
        source.title
      ) : (
        <a href={source.url} target="_blank" rel="noreferrer" className="prose-link">
          {source.title} (opens {siteOf(source.url)}
          <span className="sr-only"> in a new tab</span>)
        </a>
      )}
    </p>
  )
}

const siteOf = (url: string) => new URL(url).host.replace(/^www\./, '')
