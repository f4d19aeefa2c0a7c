import type { FactStatement } from '#engine/plan.ts'

/** What was read from a message, so that a misreading is seen at once. */
export function Understood({ statements }: { statements: readonly FactStatement[] }) {
  if (statements.length === 0) return null
  return (
    <p className="mt-2 text-meta text-text-3">
      Understood: {statements.map(({ label, shown }) => `${label}: ${shown}`).join(' · ')}
    </p>
  )
}
