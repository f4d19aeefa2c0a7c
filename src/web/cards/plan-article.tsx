import { useReducer } from 'react'
import { plainText } from '#engine/say.ts'
import { useConversation } from '../chat/conversation-provider.tsx'
import type { PlanHistory } from '../chat/conversation-state.ts'
import { useKeptPlans } from '../keep/kept-plans.tsx'
import { PlanActions } from '../keep/plan-actions.tsx'
import { useChecklist } from '../keep/use-checklist.ts'
import { PlanView } from './plan-view.tsx'
import { useFactEditing } from './use-fact-editing.ts'
import { VersionsHead } from './versions-head.tsx'

/** Which version of a plan is looked at. */
interface Looking {
  /** Undefined: the newest, whichever that is. */
  version: number | undefined
  isComparing: boolean
}
type Look = { show: number | undefined } | { toggle: 'comparison' }

const looking = (state: Looking, look: Look): Looking =>
  'show' in look ? { version: look.show, isComparing: false } : { ...state, isComparing: !state.isComparing }

/** A plan of the conversation. */
export function PlanArticle({ history }: { history: PlanHistory }) {
  const [look, dispatch] = useReducer(looking, { version: undefined, isComparing: false })
  const newest = history.versions.at(-1)
  const shown = history.versions.find(({ plan }) => plan.version === look.version) ?? newest
  const editing = useFactEditing({ scope: history.id, isLocked: shown !== newest })
  const checklist = useChecklist(history.id)
  if (shown === undefined || newest === undefined) return null
  return (
    <PlanView
      plan={shown.plan}
      told={shown.told}
      head={
        <VersionsHead
          versions={history.versions}
          shown={shown}
          isComparing={look.isComparing}
          onShow={(version) => dispatch({ show: version })}
          onCompare={() => dispatch({ toggle: 'comparison' })}
        />
      }
      actions={
        <Actions planId={history.id} version={shown.plan.version} title={plainText(shown.plan.title)} />
      }
      checklist={checklist}
      editing={shown === newest ? editing : undefined}
    />
  )
}

function Actions({ planId, version, title }: { planId: string; version: number; title: string }) {
  const { threadId, done } = useConversation()
  const kept = useKeptPlans()
  if (threadId === undefined) return null
  const saved = kept.byPlan.get(planId)
  return (
    <PlanActions
      place={{ threadId, planId, version, title }}
      keptAt={saved && `/plans/${saved.id}`}
      onKeep={async () => {
        const ticked = done.flatMap((step) =>
          step.startsWith(`${planId}/`) ? step.slice(planId.length + 1) : [],
        )
        const answered = await kept.keep(threadId, planId, ticked)
        return answered.kind === 'refused' ? answered.error : undefined
      }}
    />
  )
}
