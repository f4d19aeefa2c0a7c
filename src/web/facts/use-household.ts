import type { SampleHousehold } from '#contract/samples.ts'
import { composerId } from '../chat/composer-id.ts'
import { useConversation, useConversationActions } from '../chat/conversation-provider.tsx'
import { type ShowToast, useToast } from '../ui/toasts.tsx'
import { type FactsEdit, forgetting, loading, restoring, sampled } from './fact-edits.ts'

export interface HouseholdActions {
  /** How many facts come from a sample. */
  sampleCount: number
  isBlocked: boolean
  load: (sample: SampleHousehold) => void
  clearSample: () => void
  forgetEverything: () => void
}

/** What is done to everything that is known at once. */
export function useHousehold(tell?: ShowToast): HouseholdActions {
  const { facts, plans, pending } = useConversation()
  const { edit } = useConversationActions()
  const toast = useToast()
  const say = tell ?? toast

  async function forget(statements: typeof facts, said: string, done: string) {
    const outcome = await edit(forgetting(statements), said)
    if (outcome.kind !== 'answer')
      return say({ message: 'That did not work. Please try again.', kind: 'problem' })
    const putBack = () => void edit(restoring(statements), 'You put it all back.')
    say({ message: done, action: { label: 'Undo', run: putBack } })
  }

  return {
    sampleCount: sampled(facts).length,
    isBlocked: pending !== undefined,
    load: async (sample) => {
      const change: FactsEdit | undefined = loading(sample, facts, plans.length > 0)
      if (change === undefined)
        return say({ message: 'You told all of that already; the sample has nothing to add.' })
      const asks = plans.length === 0 ? ` It asks: ${sample.question}` : ''
      await edit(change, `You loaded a sample household: ${sample.name}.${asks}`)
      requestAnimationFrame(focusComposerIfNowhere)
    },
    clearSample: () =>
      void forget(
        sampled(facts),
        'You cleared the facts of the sample household.',
        plans.length === 0
          ? 'The sample’s facts are cleared.'
          : 'The sample’s facts are cleared. Plans go on from assumptions until you tell your own.',
      ),
    forgetEverything: () => void forget(facts, 'You took everything back.', 'Everything is forgotten.'),
  }
}

/** The button that loaded the sample is gone; on a touch screen the keyboard would rise over the answer. */
function focusComposerIfNowhere(): void {
  const isNowhere = document.activeElement === null || document.activeElement === document.body
  if (isNowhere && !window.matchMedia('(hover: none)').matches)
    document.getElementById(composerId)?.focus({ preventScroll: true })
}
