import type { ReactNode } from 'react'
import { productName } from '#contract/product.ts'
import { PageHead } from './page-head.tsx'
import { Trail, type TrailProps } from './trail.tsx'

export interface ScreenProps {
  path: string
  title: string
  description: string
  /** The headline, where it says more than the title. */
  headline?: string
  lead?: ReactNode
  /** The kind of page in the vocabulary of schema.org. */
  kind?: 'WebPage' | 'FAQPage' | 'ContactPage' | 'AboutPage' | 'CollectionPage'
  trail?: TrailProps['steps']
  children: ReactNode
}

/** A page that is read: its head, its headline and its lead. Search engines read its kind from the markup itself. */
export function Screen({
  path,
  title,
  description,
  headline,
  lead,
  kind = 'WebPage',
  trail,
  children,
}: ScreenProps) {
  return (
    <div itemScope itemType={`https://schema.org/${kind}`} className="mx-auto max-w-[960px]">
      <PageHead path={path} title={`${title} · ${productName}`} description={description} />
      {trail === undefined ? null : <Trail steps={trail} />}
      <h1 itemProp="name" className="headline max-w-[22ch] text-display">
        {headline ?? title}
      </h1>
      {lead === undefined ? null : (
        <p itemProp="description" className="mt-4 max-w-[60ch] text-lead text-text-2">
          {lead}
        </p>
      )}
      {children}
    </div>
  )
}
