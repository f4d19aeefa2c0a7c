import { useId, useMemo, useReducer } from 'react'
import type { PlanHistory } from '../chat/conversation.ts'
import { useConversation, useConversationActions } from '../chat/conversation-provider.tsx'
import { FiguresContext, figuresById } from '../receipts/figures.ts'
import { AlternativesCard } from './alternatives-card.tsx'
import { AssumptionsCard } from './assumptions-card.tsx'
import { ChangeNote } from './change-note.tsx'
import { ChecksCard } from './checks-card.tsx'
import { factRowId } from './fact-row.tsx'
import { NextStepsCard } from './next-steps-card.tsx'
import { PlanCard } from './plan-card.tsx'
import { planDifferences } from './plan-difference.ts'
import { PlanVersions, VersionComparison } from './plan-versions.tsx'
import { SensitivitiesCard } from './sensitivities-card.tsx'
import { useFactEditing } from './use-fact-editing.ts'
import { VisualizationCard } from './visualization-card.tsx'

/** Which version of a plan is looked at. */
interface Looking {
  /** Undefined: the newest, whichever that is. */
  version: number | undefined
  isComparing: boolean
}
type Look = { show: number | undefined } | { toggle: 'comparison' }

const looking = (state: Looking, look: Look): Looking =>
  'show' in look ? { version: look.show, isComparing: false } : { ...state, isComparing: !state.isComparing }

/** A plan with all its cards. */
export function PlanArticle({ history }: { history: PlanHistory }) {
  const titleId = useId()
  const [look, dispatch] = useReducer(looking, { version: undefined, isComparing: false })
  const { done } = useConversation()
  const { tick } = useConversationActions()
  const newest = history.versions.at(-1)
  const plan = history.versions.find(({ version }) => version === look.version) ?? newest
  const figures = useMemo(() => figuresById(plan?.figures ?? []), [plan])
  const editing = useFactEditing(plan !== newest)
  if (plan === undefined || newest === undefined) return null

  const before = history.versions.findLast(({ version }) => version < plan.version)
  // A timeline is read beside the steps that it dates.
  const timelines = plan.visualizations.filter(({ type }) => type === 'timeline')
  const others = plan.visualizations.filter(({ type }) => type !== 'timeline')
  const change = history.changes[plan.version]
  const step = (stepId: string) => `${plan.id}/${stepId}`
  const editFact = (fact: string) =>
    plan === newest && plan.assumptions.some((statement) => statement.fact === fact)
      ? () => {
          const row = document.getElementById(factRowId(plan.id, fact))
          row?.scrollIntoView({ block: 'center' })
          row?.querySelector('button')?.focus({ preventScroll: true })
        }
      : undefined
  const head =
    history.versions.length < 2 ? undefined : (
      <div className="mb-4">
        <div className="mb-4 flex flex-wrap items-center justify-between gap-2">
          <PlanVersions
            versions={history.versions.map(({ version }) => version)}
            shown={plan.version}
            isComparing={look.isComparing}
            onShow={(version) => dispatch({ show: version === newest.version ? undefined : version })}
            onCompare={() => dispatch({ toggle: 'comparison' })}
          />
          {plan === newest ? null : (
            <p className="text-meta text-text-2">An older version. Go back to the newest to edit.</p>
          )}
        </div>
        {change === undefined || look.isComparing ? null : <ChangeNote change={change} />}
        {look.isComparing && before !== undefined ? (
          <VersionComparison
            differences={planDifferences(before, plan)}
            before={before.version}
            after={plan.version}
          />
        ) : null}
      </div>
    )

  return (
    <FiguresContext value={figures}>
      <article aria-labelledby={titleId} id={plan.id} className="scroll-mt-4 space-y-5">
        <PlanCard plan={plan} titleId={titleId} head={head} />
        {others.map((visualization) => (
          <VisualizationCard key={visualization.id} visualization={visualization} />
        ))}
        {plan.nextSteps.length === 0 ? null : (
          <NextStepsCard
            plan={plan}
            isDone={(id) => done.includes(step(id))}
            onTick={(id) => tick(step(id))}
          />
        )}
        {timelines.map((visualization) => (
          <VisualizationCard key={visualization.id} visualization={visualization} />
        ))}
        {plan.checks.length === 0 ? null : <ChecksCard checks={plan.checks} />}
        {plan.alternatives.length === 0 ? null : <AlternativesCard alternatives={plan.alternatives} />}
        {plan.sensitivities.length === 0 ? null : (
          <SensitivitiesCard sensitivities={plan.sensitivities} onEdit={editFact} />
        )}
        {plan.assumptions.length === 0 ? null : (
          <AssumptionsCard planId={plan.id} assumptions={plan.assumptions} editing={editing} />
        )}
      </article>
    </FiguresContext>
  )
}
