import type { Checklist } from '../cards/next-steps-card.tsx'
import { useConversation, useConversationActions } from '../chat/conversation-provider.tsx'
import { useToast } from '../ui/toasts.tsx'
import { useKeptPlans } from './kept-plans.tsx'

/** The checklist of a plan of the conversation: on the server once the plan is kept, in this visit until then. */
export function useChecklist(planId: string): Checklist {
  const { done } = useConversation()
  const { tick } = useConversationActions()
  const kept = useKeptPlans()
  const toast = useToast()
  const plan = kept.byPlan.get(planId)

  if (plan === undefined) {
    const step = (stepId: string) => `${planId}/${stepId}`
    return { isDone: (stepId) => done.includes(step(stepId)), onTick: (stepId) => tick(step(stepId)) }
  }
  const record = (stepId: string) => plan.steps.find((step) => step.stepId === stepId)
  const isDone = (stepId: string) => record(stepId)?.doneAt !== undefined
  const change: NonNullable<Checklist['onChange']> = async (stepId, wish) => {
    const answered = await kept.changeStep(planId, stepId, wish)
    if (answered?.kind !== 'refused') return undefined
    toast({ message: answered.error, kind: 'problem' })
    return answered.error
  }
  return {
    isDone,
    record,
    onTick: (stepId) => void change(stepId, { done: !isDone(stepId) }),
    onChange: change,
  }
}
