import type { FactStatement } from '#engine/plan.ts'
import { type FactEditing, FactRow, factRowId } from './fact-row.tsx'

export interface FactGroupsProps {
  scope: string
  facts: readonly FactStatement[]
  editing: FactEditing | undefined
}

const groups = [
  { origin: 'told', title: 'You told us' },
  { origin: 'sample', title: 'From the sample' },
  { origin: 'assumed', title: 'We assumed' },
] as const

/** Facts by where they come from, each editable in its place. */
export function FactGroups({ scope, facts, editing }: FactGroupsProps) {
  return (
    <div className="@container space-y-6">
      {groups.map(({ origin, title }) => {
        const statements = facts.filter((statement) => statement.origin === origin)
        return statements.length === 0 ? null : (
          <section key={origin} aria-label={title}>
            <h4 className="text-micro font-semibold text-text-3">{title}</h4>
            <ul className="mt-1 divide-y divide-border border-t border-border">
              {statements.map((statement) => (
                <FactRow
                  key={statement.fact}
                  id={factRowId(scope, statement.fact)}
                  statement={statement}
                  editing={editing}
                />
              ))}
            </ul>
          </section>
        )
      })}
    </div>
  )
}
