import { Link } from 'react-router'

export interface TrailProps {
  /** The screens above this one, from the outermost on. */
  steps: readonly { readonly to: string; readonly label: string }[]
}

/** Where the screen stands, as links upward. */
export function Trail({ steps }: TrailProps) {
  return (
    <nav
      aria-label="Breadcrumb"
      itemProp="breadcrumb"
      itemScope
      itemType="https://schema.org/BreadcrumbList"
      className="mb-3 print:hidden"
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
