import type { ReactNode } from 'react'
import { useId } from 'react'

export interface CardProps {
  title: ReactNode
  subtitle?: ReactNode
  /** Controls at the right of the title. */
  actions?: ReactNode
  children: ReactNode
}

export function Card({ title, subtitle, actions, children }: CardProps) {
  const titleId = useId()
  return (
    <section
      aria-labelledby={titleId}
      className="rounded-card border border-border bg-surface p-[18px] shadow-card sm:p-6"
    >
      <div className="flex flex-wrap items-start justify-between gap-x-4 gap-y-3 print:break-after-avoid">
        <div className="min-w-0 flex-1 basis-60">
          <h3 id={titleId} className="headline text-h3">
            {title}
          </h3>
          {subtitle === undefined ? null : <p className="mt-1 text-meta text-text-3">{subtitle}</p>}
        </div>
        {actions}
      </div>
      <div className="mt-4">{children}</div>
    </section>
  )
}
