import { useState } from 'react'
import { paths } from '#contract/paths.ts'
import type { SavedPlanDetail } from '#contract/saved-plans.ts'
import type { FactEditor } from '../cards/use-fact-editing.ts'
import { randomText } from '../chat/random-text.ts'
import { postToServer } from '../server-call.ts'

/** Edits of facts on the screen of a kept plan: each drafts its next version. */
export function useSavedPlanEditor(
  { saved, plan }: SavedPlanDetail,
  put: (detail: SavedPlanDetail) => void,
): FactEditor {
  const [isPending, setPending] = useState(false)
  return {
    isPending,
    hasPlans: true,
    edit: async ({ set, forget }) => {
      setPending(true)
      const answered = await postToServer<SavedPlanDetail>(
        paths.planFacts(saved.id),
        { version: plan.version, ...(set && { set }), ...(forget && { forget }) },
        randomText(24),
      )
      setPending(false)
      if (answered.kind === 'refused') return answered
      put(answered.answer)
      const { version } = answered.answer.plan
      return { kind: 'done', version: version === plan.version ? undefined : version }
    },
  }
}
