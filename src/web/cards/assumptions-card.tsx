import type { FactStatement } from '#engine/plan.ts'
import { Card } from '../ui/card.tsx'
import { type FactEditing, FactRow, factRowId } from './fact-row.tsx'

export interface AssumptionsCardProps {
  planId: string
  /** What was assumed and what was told. */
  facts: readonly FactStatement[]
  editing: FactEditing
}

const groups = [
  { origin: 'told', title: 'You told us' },
  { origin: 'sample', title: 'From the sample' },
  { origin: 'assumed', title: 'We assumed' },
] as const

/** What the plan rests on. */
export function AssumptionsCard({ planId, facts, editing }: AssumptionsCardProps) {
  return (
    <Card title="What this plan rests on" subtitle="Change anything; the plan is worked out anew at once.">
      <div className="space-y-6">
        {groups.map(({ origin, title }) => {
          const statements = facts.filter((statement) => statement.origin === origin)
          return statements.length === 0 ? null : (
            <section key={origin} aria-label={title}>
              <h4 className="text-micro font-semibold text-text-3">{title}</h4>
              <ul className="mt-1 divide-y divide-border border-t border-border">
                {statements.map((statement) => (
                  <FactRow
                    key={statement.fact}
                    id={factRowId(planId, statement.fact)}
                    statement={statement}
                    editing={editing}
                  />
                ))}
              </ul>
            </section>
          )
        })}
      </div>
    </Card>
  )
}
