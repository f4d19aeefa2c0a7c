import { paths } from '#contract/paths.ts'
import type { SavedPlanDetail, StepAnswer } from '#contract/saved-plans.ts'
import type { Checklist } from '../cards/next-steps-card.tsx'
import { postToServer } from '../server-call.ts'
import { useToast } from '../ui/toasts.tsx'
import { changedStep, revisionOf, withStep } from './kept-plans.tsx'

/** The checklist of a kept plan on its own screen. */
export function useSavedChecklist(
  detail: SavedPlanDetail,
  put: (detail: SavedPlanDetail) => void,
): Checklist {
  const toast = useToast()
  const record = (stepId: string) => detail.steps.find((step) => step.stepId === stepId)
  const isDone = (stepId: string) => record(stepId)?.doneAt !== undefined
  const change: NonNullable<Checklist['onChange']> = async (stepId, wish) => {
    const request = { ...wish, revision: revisionOf(detail.steps, stepId) }
    // A tick shows at once; the server's word replaces it.
    put({ ...detail, steps: withStep(detail.steps, changedStep(detail.steps, stepId, wish)) })
    const answered = await postToServer<StepAnswer>(paths.planStep(detail.saved.id, stepId), request)
    if (answered.kind === 'refused') {
      put(detail)
      toast({ message: answered.error, kind: 'problem' })
      return answered.error
    }
    put({ ...detail, steps: withStep(detail.steps, answered.answer.step) })
    return undefined
  }
  return {
    isDone,
    record,
    onTick: (stepId) => void change(stepId, { done: !isDone(stepId) }),
    onChange: change,
  }
}
