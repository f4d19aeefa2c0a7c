import type { ReactNode } from 'react'

/** A wide table that scrolls inside its own labelled region. */
export function TableRegion({ label, children }: { label: string; children: ReactNode }) {
  return (
    <section
      aria-label={label}
      // biome-ignore lint/a11y/noNoninteractiveTabindex: a region that scrolls is reached by keyboard
      tabIndex={0}
      className="overflow-x-auto rounded-card border border-border bg-surface"
    >
      {children}
    </section>
  )
}

/** The looks of its cells. */
export const tableLook = {
  table: 'w-full text-left text-small',
  head: 'border-b border-border px-3 py-3 sm:px-4 align-bottom text-micro font-semibold text-text-2',
  row: 'border-b border-border last:border-b-0',
  cell: 'px-3 py-3 sm:px-4 align-top',
} as const
