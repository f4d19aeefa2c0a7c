import { type ReactNode, useId, useMemo } from 'react'
import { productName } from '#contract/product.ts'
import { plainText } from '#engine/say.ts'
import { FiguresContext, figuresById } from '../receipts/figures.ts'
import { RichText } from '../text/rich-text.tsx'
import { timeOfDay } from '../text/time-words.ts'
import { Button } from '../ui/button.tsx'
import { CopyButton } from '../ui/copy-button.tsx'
import { Icon } from '../ui/icon.tsx'
import type { Asked, Entry } from './conversation-state.ts'
import { PlanReference } from './plan-reference.tsx'
import { Understood } from './understood.tsx'

export interface EntryViewProps {
  entry: Entry
  isPending: boolean
  onRetry: (asked: Asked) => void
}

/** One message of the log, with a hidden heading that says who speaks. */
export function EntryView({ entry, isPending, onRetry }: EntryViewProps) {
  switch (entry.kind) {
    case 'user':
      return (
        <Article speaker="You said" at={entry.at} className="ml-auto w-fit max-w-[85%]">
          <p className="rounded-message rounded-br-bubble bg-brand px-4 py-2.5 whitespace-pre-wrap text-on-brand [overflow-wrap:anywhere]">
            {entry.text}
          </p>
        </Article>
      )
    case 'edit':
      return (
        <Article speaker="You changed" at={entry.at}>
          <p className="text-right text-meta text-text-2">{entry.text}</p>
        </Article>
      )
    case 'answer':
      return <Answer entry={entry} />
    case 'error':
      return (
        <Article speaker={`${productName} said`} at={entry.at}>
          <div
            role="alert"
            className="flex items-start gap-3 rounded-tile bg-danger-soft px-4 py-3 text-small text-danger"
          >
            <Icon name="warning" />
            <p>{entry.text}</p>
          </div>
          <RetryButton asked={entry.asked} isPending={isPending} onRetry={onRetry} />
        </Article>
      )
    case 'stopped':
      return (
        <Article speaker={`${productName} said`} at={entry.at}>
          <p className="text-small text-text-2">{entry.text}</p>
          <RetryButton asked={entry.asked} isPending={isPending} onRetry={onRetry} />
        </Article>
      )
    default:
      return entry satisfies never
  }
}

function Answer({ entry }: { entry: Extract<Entry, { kind: 'answer' }> }) {
  const figures = useMemo(() => figuresById(entry.figures), [entry.figures])
  return (
    <Article speaker={`${productName} said`} at={entry.at} className="group">
      <FiguresContext value={figures}>
        <RichText text={entry.text} />
      </FiguresContext>
      <Understood answer={entry} />
      {entry.plan === undefined ? null : <PlanReference plan={entry.plan} />}
      <div className="-ml-2.5 pt-1 opacity-0 transition-opacity group-focus-within:opacity-100 group-hover:opacity-100 touch:opacity-100">
        <CopyButton text={plainText(entry.text)} label="Copy answer" />
      </div>
    </Article>
  )
}

function RetryButton({ asked, isPending, onRetry }: { asked: Asked } & Omit<EntryViewProps, 'entry'>) {
  return (
    <Button className="mt-3" disabled={isPending} onClick={() => onRetry(asked)}>
      <Icon name="retry" size={16} />
      Retry
    </Button>
  )
}

function Article(props: { speaker: string; at: string; className?: string; children: ReactNode }) {
  const headingId = useId()
  return (
    <article aria-labelledby={headingId} className={props.className}>
      <h3 id={headingId} className="sr-only">
        {props.speaker} at {timeOfDay(props.at)}
      </h3>
      {props.children}
    </article>
  )
}
