import type { ReactNode } from 'react'
import { Link } from 'react-router'
import { productName } from '#contract/product.ts'
import { PageHead } from './page-head.tsx'

export interface ScreenProps {
  path: string
  title: string
  description: string
  /** The headline, where it says more than the title. */
  headline?: string
  lead?: ReactNode
  /** The kind of page in the vocabulary of schema.org. */
  kind?: 'WebPage' | 'FAQPage' | 'ContactPage' | 'AboutPage' | 'CollectionPage'
  /** The screens above this one, from the outermost on. */
  trail?: readonly { readonly to: string; readonly label: string }[]
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

/** Where the screen stands, as links upward. */
function Trail({ steps }: { steps: NonNullable<ScreenProps['trail']> }) {
  return (
    <nav
      aria-label="Breadcrumb"
      itemProp="breadcrumb"
      itemScope
      itemType="https://schema.org/BreadcrumbList"
      className="mb-3"
    >
      <ol className="flex flex-wrap items-center text-small text-text-2">
        {steps.map(({ to, label }, index) => (
          <li
            key={to}
            itemProp="itemListElement"
            itemScope
            itemType="https://schema.org/ListItem"
            className="flex items-center"
          >
            {index === 0 ? null : (
              <span aria-hidden="true" className="px-2 text-text-3">
                /
              </span>
            )}
            <Link itemProp="item" to={to} className="prose-link flex min-h-11 items-center">
              <span itemProp="name">{label}</span>
            </Link>
            <meta itemProp="position" content={String(index + 1)} />
          </li>
        ))}
      </ol>
    </nav>
  )
}
