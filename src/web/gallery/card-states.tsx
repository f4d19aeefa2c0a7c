import type { Plan } from '#engine/plan.ts'
import { AssumptionsCard } from '../cards/assumptions-card.tsx'
import { ChangeNote } from '../cards/change-note.tsx'
import { ComparisonTable } from '../cards/comparison-table.tsx'
import type { FactEditing } from '../cards/fact-row.tsx'
import { NextStepsCard } from '../cards/next-steps-card.tsx'
import { planDifferences } from '../cards/plan-difference.ts'
import { PlanVersions } from '../cards/plan-versions.tsx'
import { FactChips } from '../facts/fact-chips.tsx'

const nothing = () => {}
const still: FactEditing = {
  open: undefined,
  isSaving: false,
  error: undefined,
  isBlocked: false,
  saveWords: 'Update plan',
  onOpen: nothing,
  onSave: nothing,
  onForget: nothing,
  onPutBack: nothing,
}

const standings = ['holds', 'taken back', 'said later', 'holds'] as const

/** The cards in the states that a single plan does not show at once. */
export function CardStates({ before, after }: { before: Plan; after: Plan }) {
  const editable = before.assumptions.find((statement) => statement.input.kind === 'number')
  const open = { ...still, open: editable?.fact }
  const states: readonly [string, FactEditing][] = [
    ['editing', open],
    ['saving', { ...open, isSaving: true, isBlocked: true }],
    ['refused', { ...open, error: 'That value is outside what Hearth can plan with. Nothing was changed.' }],
    ['blocked', { ...still, isBlocked: true }],
  ]
  return (
    <div className="space-y-5">
      <FactChips
        scope="state-chips"
        editing={open}
        taken={before.assumptions.slice(0, 4).map((statement, index) => ({
          statement,
          standing: standings[index] ?? 'holds',
        }))}
      />
      <NextStepsCard plan={before} checklist={{ isDone: () => true, onTick: nothing }} />
      {states.map(([name, editing]) => (
        <AssumptionsCard
          key={name}
          planId={`state-${name}`}
          facts={before.assumptions.slice(0, 4)}
          editing={editing}
        />
      ))}
      <PlanVersions versions={[1, 2]} shown={2} isComparing onShow={nothing} onCompare={nothing} />
      <ComparisonTable
        rows={planDifferences(
          { plan: before, told: [], change: undefined },
          { plan: after, told: [], change: undefined },
        )}
        before={1}
        after={2}
      />
      <ComparisonTable rows={[]} before={1} after={2} />
      <ChangeNote change={{ from: 1, lines: ['Emergency fund: $14,500 → $9,000'] }} />
    </div>
  )
}
