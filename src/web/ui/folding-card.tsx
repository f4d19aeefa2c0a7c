import { type ReactNode, useId } from 'react'
import { Card } from './card.tsx'
import { Icon } from './icon.tsx'
import { useMedia } from './use-media.ts'

export interface FoldingCardProps {
  title: ReactNode
  subtitle?: ReactNode
  /** What is inside, said while it is folded. */
  inside: string
  children: ReactNode
}

/** A card that is one line on a phone until it is opened. */
export function FoldingCard({ title, subtitle, inside, children }: FoldingCardProps) {
  const titleId = useId()
  const isPhone = useMedia('(max-width: 639px)')
  if (!isPhone)
    return (
      <Card title={title} subtitle={subtitle}>
        {children}
      </Card>
    )
  return (
    <section
      aria-labelledby={titleId}
      className="rounded-card border border-border bg-surface px-[18px] shadow-card"
    >
      <details className="group/card">
        <summary className="flex min-h-14 list-none items-center justify-between gap-4 py-3 [&::-webkit-details-marker]:hidden">
          <span className="min-w-0">
            <h3 id={titleId} className="headline text-h3">
              {title}
            </h3>
            <span className="text-meta text-text-2">{inside}</span>
          </span>
          <span className="shrink-0 text-text-2 transition-transform group-open/card:rotate-180">
            <Icon name="chevron" />
          </span>
        </summary>
        <div className="pb-[18px]">
          {subtitle === undefined ? null : <p className="mb-3 text-meta text-text-3">{subtitle}</p>}
          {children}
        </div>
      </details>
    </section>
  )
}
