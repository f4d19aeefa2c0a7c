import type { ReactNode } from 'react'
import { productName } from '#contract/product.ts'
import { Trail, type TrailProps } from './trail.tsx'

export interface OwnScreenProps {
  title: string
  trail?: TrailProps['steps']
  /** Beside the headline, at its right. */
  actions?: ReactNode
  lead?: ReactNode
  children: ReactNode
}

/** A page that belongs to one visitor: nothing of it is for search engines. */
export function OwnScreen({ title, trail, actions, lead, children }: OwnScreenProps) {
  return (
    <div className="mx-auto max-w-[960px]">
      <title>{`${title} · ${productName}`}</title>
      <meta name="robots" content="noindex" />
      {trail === undefined ? null : <Trail steps={trail} />}
      <div className="flex flex-wrap items-end justify-between gap-4">
        <h1 className="headline text-display">{title}</h1>
        {actions}
      </div>
      {lead === undefined ? null : <p className="mt-3 max-w-[60ch] text-lead text-text-2">{lead}</p>}
      {children}
    </div>
  )
}

/** Why there is nothing to see, and what can be done. */
export function Problem({ words, children }: { words: string; children?: ReactNode }) {
  return (
    <div role="alert" className="mt-8 rounded-card border border-border bg-surface p-[18px] sm:p-6">
      <p className="font-semibold">{words}</p>
      {children === undefined ? null : <div className="mt-4 flex flex-wrap gap-2.5">{children}</div>}
    </div>
  )
}
