import type { ReactNode } from 'react'

export function Exhibit({ name, children }: { name: string; children: ReactNode }) {
  return (
    <section className="space-y-3">
      <h3 className="text-micro font-semibold text-text-3">{name}</h3>
      <div className="flex flex-wrap items-center gap-3">{children}</div>
    </section>
  )
}
