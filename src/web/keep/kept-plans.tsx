import { createContext, type ReactNode, use, useCallback, useMemo, useState } from 'react'
import { paths } from '#contract/paths.ts'
import type { SavedPlanDetail, StepAnswer, StepRecord, StepRequest } from '#contract/saved-plans.ts'
import { type Answered, postToServer } from '../server-call.ts'

/** A plan of the conversation that the visitor keeps, and what they did with its steps. */
export interface KeptPlan {
  readonly id: string
  readonly steps: readonly StepRecord[]
}

export type StepChange = Omit<StepRequest, 'revision'>

export interface KeptPlans {
  /** By the id that the plan has in its conversation. */
  readonly byPlan: ReadonlyMap<string, KeptPlan>
  keep: (threadId: string, planId: string, done: readonly string[]) => Promise<Answered<SavedPlanDetail>>
  /** Plans that turn out to be kept already. */
  found: (details: readonly SavedPlanDetail[]) => void
  changeStep: (
    planId: string,
    stepId: string,
    change: StepChange,
  ) => Promise<Answered<StepAnswer> | undefined>
}

const KeptPlansContext = createContext<KeptPlans | undefined>(undefined)

export function useKeptPlans(): KeptPlans {
  const kept = use(KeptPlansContext)
  if (kept === undefined) throw new Error('there are no kept plans around this component')
  return kept
}

export const withStep = (steps: readonly StepRecord[], step: StepRecord): StepRecord[] => [
  ...steps.filter(({ stepId }) => stepId !== step.stepId),
  step,
]

/** A step as it will stand once the server has kept the change. */
export function changedStep(steps: readonly StepRecord[], stepId: string, change: StepChange): StepRecord {
  const before = steps.find((step) => step.stepId === stepId) ?? { stepId, revision: 0 }
  const { doneAt, note, dueDate, ...rest } = before
  const isDone = change.done ?? doneAt !== undefined
  const next = {
    note: change.note === undefined ? note : (change.note ?? undefined),
    dueDate: change.dueDate === undefined ? dueDate : (change.dueDate ?? undefined),
  }
  return {
    ...rest,
    ...(isDone && { doneAt: doneAt ?? new Date().toISOString() }),
    ...(next.note !== undefined && { note: next.note }),
    ...(next.dueDate !== undefined && { dueDate: next.dueDate }),
  }
}

export const revisionOf = (steps: readonly StepRecord[], stepId: string): number =>
  steps.find((step) => step.stepId === stepId)?.revision ?? 0

/** Which plans of this visit are kept on the server. */
export function KeptPlansProvider({ children }: { children: ReactNode }) {
  const [byPlan, setByPlan] = useState<ReadonlyMap<string, KeptPlan>>(new Map())

  const found = useCallback((details: readonly SavedPlanDetail[]) => {
    setByPlan(
      (before) =>
        new Map([
          ...before,
          ...details.map(({ saved, steps }) => [saved.planId, { id: saved.id, steps }] as const),
        ]),
    )
  }, [])

  const kept = useMemo<KeptPlans>(() => {
    const stepKept = (planId: string, step: StepRecord) =>
      setByPlan((before) => {
        const plan = before.get(planId)
        return plan === undefined
          ? before
          : new Map(before).set(planId, { ...plan, steps: withStep(plan.steps, step) })
      })
    const postStep = (id: string, stepId: string, request: StepRequest) =>
      postToServer<StepAnswer>(paths.planStep(id, stepId), request)

    return {
      byPlan,
      found,
      keep: async (threadId, planId, done) => {
        const answered = await postToServer<SavedPlanDetail>(paths.plans, { threadId, planId })
        if (answered.kind !== 'answered') return answered
        const { saved, steps } = answered.answer
        found([answered.answer])
        // What was ticked before the plan was kept goes with it.
        for (const stepId of done) {
          if (steps.some((step) => step.stepId === stepId && step.doneAt !== undefined)) continue
          const ticked = await postStep(saved.id, stepId, { revision: revisionOf(steps, stepId), done: true })
          if (ticked.kind === 'answered') stepKept(planId, ticked.answer.step)
        }
        return answered
      },
      changeStep: async (planId, stepId, change) => {
        const plan = byPlan.get(planId)
        if (plan === undefined) return undefined
        const before = plan.steps.find((step) => step.stepId === stepId)
        // A tick shows at once; the server's word replaces it.
        stepKept(planId, changedStep(plan.steps, stepId, change))
        const answered = await postStep(plan.id, stepId, {
          ...change,
          revision: revisionOf(plan.steps, stepId),
        })
        stepKept(
          planId,
          answered.kind === 'answered' ? answered.answer.step : (before ?? { stepId, revision: 0 }),
        )
        return answered
      },
    }
  }, [byPlan, found])

  return <KeptPlansContext value={kept}>{children}</KeptPlansContext>
}
