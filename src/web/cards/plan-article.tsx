import { useId, useMemo, useReducer } from 'react'
import { useConversation, useConversationActions } from '../chat/conversation-provider.tsx'
import type { PlanHistory } from '../chat/conversation-state.ts'
import { FiguresContext, figuresById, receiptsOf } from '../receipts/figures.ts'
import { AlternativesCard } from './alternatives-card.tsx'
import { AssumptionsCard } from './assumptions-card.tsx'
import { ChecksCard } from './checks-card.tsx'
import { factRowId } from './fact-row.tsx'
import { NextStepsCard } from './next-steps-card.tsx'
import { PlanCard } from './plan-card.tsx'
import { SensitivitiesCard } from './sensitivities-card.tsx'
import { useFactEditing } from './use-fact-editing.ts'
import { VersionsHead } from './versions-head.tsx'
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
  const shown = history.versions.find(({ plan }) => plan.version === look.version) ?? newest
  const figures = useMemo(
    () => figuresById(receiptsOf(shown?.plan.figures ?? [], shown?.told ?? [])),
    [shown],
  )
  const editing = useFactEditing({ scope: history.id, isLocked: shown !== newest })
  if (shown === undefined || newest === undefined) return null

  const { plan, told } = shown
  const facts = [...plan.assumptions, ...told]
  // A timeline is read beside the steps that it dates.
  const timelines = plan.visualizations.filter(({ type }) => type === 'timeline')
  const others = plan.visualizations.filter(({ type }) => type !== 'timeline')
  const step = (stepId: string) => `${plan.id}/${stepId}`
  const editFact = (fact: string) =>
    shown === newest && facts.some((statement) => statement.fact === fact)
      ? () => goToFact(plan.id, fact)
      : undefined

  return (
    <FiguresContext value={figures}>
      <article aria-labelledby={titleId} id={plan.id} className="scroll-mt-4 space-y-5">
        <PlanCard
          plan={plan}
          titleId={titleId}
          head={
            <VersionsHead
              versions={history.versions}
              shown={shown}
              isComparing={look.isComparing}
              onShow={(version) => dispatch({ show: version })}
              onCompare={() => dispatch({ toggle: 'comparison' })}
            />
          }
        />
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
        {facts.length === 0 ? null : <AssumptionsCard planId={plan.id} facts={facts} editing={editing} />}
      </article>
    </FiguresContext>
  )
}

function goToFact(planId: string, fact: string): void {
  const row = document.getElementById(factRowId(planId, fact))
  row?.scrollIntoView({ block: 'center' })
  row?.querySelector('button')?.focus({ preventScroll: true })
}
