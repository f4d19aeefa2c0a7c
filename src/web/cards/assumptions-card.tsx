import type { FactStatement } from '#engine/plan.ts'
import { Card } from '../ui/card.tsx'
import { type FactEditing, FactRow, factRowId } from './fact-row.tsx'

export interface AssumptionsCardProps {
  planId: string
  assumptions: readonly FactStatement[]
  editing: FactEditing
}

const rank = { assumed: 0, sample: 1, told: 2 } as const

/** What the plan rests on; what was assumed comes first, because that is what one may want to correct. */
export function AssumptionsCard({ planId, assumptions, editing }: AssumptionsCardProps) {
  const sorted = [...assumptions].sort((a, b) => rank[a.origin] - rank[b.origin])
  return (
    <Card title="What this plan rests on" subtitle="Change anything; the plan is worked out anew at once.">
      <ul className="divide-y divide-border">
        {sorted.map((statement) => (
          <FactRow
            key={statement.fact}
            id={factRowId(planId, statement.fact)}
            statement={statement}
            editing={editing}
          />
        ))}
      </ul>
    </Card>
  )
}
