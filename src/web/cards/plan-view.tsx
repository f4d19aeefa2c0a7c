import { type ReactNode, useId, useMemo } from 'react'
import type { FactStatement, Plan } from '#engine/plan.ts'
import { FiguresContext, figuresById } from '../receipts/figures.ts'
import { AlternativesCard } from './alternatives-card.tsx'
import { AssumptionsCard } from './assumptions-card.tsx'
import { ChecksCard } from './checks-card.tsx'
import { type FactEditing, factRowId } from './fact-row.tsx'
import { type Checklist, NextStepsCard } from './next-steps-card.tsx'
import { PlanCard } from './plan-card.tsx'
import { planOrder } from './plan-order.ts'
import { SensitivitiesCard } from './sensitivities-card.tsx'
import { VisualizationCard } from './visualization-card.tsx'

export interface PlanViewProps {
  plan: Plan
  /** What was told when it was drafted. */
  told: readonly FactStatement[]
  /** Versions and what changed, above the plan's own words. */
  head?: ReactNode
  /** What can be done with it, below the plan's own words. */
  actions?: ReactNode
  /** Absent where the plan is only read. */
  checklist?: Checklist | undefined
  editing?: FactEditing | undefined
}

/** A plan with all its cards. */
export function PlanView({ plan, told, head, actions, checklist, editing }: PlanViewProps) {
  const titleId = useId()
  const figures = useMemo(() => figuresById(plan.figures), [plan])
  // A fact that was told in part stands once, with what was filled in.
  const assumed = new Set(plan.assumptions.map(({ fact }) => fact))
  const facts = [...plan.assumptions, ...told.filter(({ fact }) => !assumed.has(fact))]
  const { division, first, afterSteps } = planOrder(plan)
  const editFact = (fact: FactStatement['fact']) =>
    editing !== undefined && !editing.isBlocked && facts.some((statement) => statement.fact === fact)
      ? () => {
          editing.onOpen(fact)
          goToFact(plan.id, fact)
        }
      : undefined

  return (
    <FiguresContext value={figures}>
      <article aria-labelledby={titleId} id={plan.id} className="@container/plan scroll-mt-4 space-y-5">
        <PlanCard plan={plan} titleId={titleId} division={division} head={head} actions={actions} />
        {first.map((visualization) => (
          <VisualizationCard key={visualization.id} visualization={visualization} />
        ))}
        {plan.nextSteps.length === 0 ? null : <NextStepsCard plan={plan} checklist={checklist} />}
        {afterSteps.map((visualization) => (
          <VisualizationCard key={visualization.id} visualization={visualization} />
        ))}
        {plan.checks.length === 0 ? null : <ChecksCard checks={plan.checks} />}
        {plan.alternatives.length === 0 ? null : <AlternativesCard alternatives={plan.alternatives} />}
        {plan.sensitivities.length === 0 ? null : (
          <SensitivitiesCard sensitivities={plan.sensitivities} onEdit={editFact} />
        )}
        {facts.length === 0 ? null : <AssumptionsCard planId={plan.id} facts={facts} editing={editing} />}
      </article>
    </FiguresContext>
  )
}

function goToFact(planId: string, fact: string): void {
  requestAnimationFrame(() =>
    document.getElementById(factRowId(planId, fact))?.scrollIntoView({ block: 'center' }),
  )
}
