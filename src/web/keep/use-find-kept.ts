import { useCallback } from 'react'
import { paths } from '#contract/paths.ts'
import type { SavedPlanDetail, SavedPlans } from '#contract/saved-plans.ts'
import { getFromServer } from '../server-call.ts'
import { useKeptPlans } from './kept-plans.tsx'

/** Finds which plans of a conversation are kept, with their checklists. */
export function useFindKept(): (threadId: string) => Promise<void> {
  const { found } = useKeptPlans()
  return useCallback(
    async (threadId) => {
      const list = await getFromServer<SavedPlans>(paths.plans)
      if (list.kind === 'refused') return
      const details = await Promise.all(
        list.answer.plans
          .filter((plan) => plan.threadId === threadId)
          .map(({ id }) => getFromServer<SavedPlanDetail>(paths.plan(id))),
      )
      found(details.flatMap((detail) => (detail.kind === 'answered' ? detail.answer : [])))
    },
    [found],
  )
}
