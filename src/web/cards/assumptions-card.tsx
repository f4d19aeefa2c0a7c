import type { FactStatement } from '#engine/plan.ts'
import { Card } from '../ui/card.tsx'
import { FactGroups } from './fact-groups.tsx'
import type { FactEditing } from './fact-row.tsx'

export interface AssumptionsCardProps {
  planId: string
  /** What was assumed and what was told. */
  facts: readonly FactStatement[]
  /** Absent where the plan is only read. */
  editing: FactEditing | undefined
}

/** What the plan rests on. */
export function AssumptionsCard({ planId, facts, editing }: AssumptionsCardProps) {
  return (
    <Card
      title="What this plan rests on"
      subtitle={editing && 'Change anything; the plan is worked out anew at once.'}
    >
      <FactGroups scope={planId} facts={facts} editing={editing} />
    </Card>
  )
}
