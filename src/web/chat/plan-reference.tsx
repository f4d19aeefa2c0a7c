import { plainText } from '#engine/say.ts'
import { Icon } from '../ui/icon.tsx'
import { useConversation, useConversationActions } from './conversation-provider.tsx'
import type { PlanMention } from './conversation-state.ts'

/** The plan that an answer made or changed, as a small card that leads to it. */
export function PlanReference({ plan }: { plan: PlanMention }) {
  const { plans } = useConversation()
  const { showPlan } = useConversationActions()
  const place = plans.findIndex((history) => history.id === plan.id) + 1
  return (
    <button
      type="button"
      onClick={() => showPlan(plan.id)}
      className="mt-3 flex min-h-14 w-full flex-wrap items-center justify-between gap-3 rounded-tile border border-border bg-surface px-4 py-2.5 text-left shadow-card transition-colors hover:border-brand"
    >
      <span className="min-w-0 [overflow-wrap:anywhere]">
        <span className="block text-micro font-semibold text-text-3">
          Plan {place || null}
          {plan.version > 1 ? ` · Version ${plan.version}` : ''}
        </span>
        <span className="block text-small font-semibold">{plainText(plan.title)}</span>
      </span>
      <span className="flex shrink-0 items-center gap-1.5 text-small font-semibold text-link">
        <span className="sr-only">Go to plan: </span>
        View
        <Icon name="act" size={16} />
      </span>
    </button>
  )
}
